//! Why a save is unreadable.

use super::{json::json_fault, storage::store_error};
use crate::{
    app::{I18n, games, i18n::common, lexicon::size},
    saves::{
        import::{ImportError, MAX_BYTES},
        save::LoadError,
    },
};

pub fn load_error(i18n: I18n, error: &LoadError) -> String {
    match error {
        LoadError::Store(error) => store_error(i18n, error),
        LoadError::Missing => i18n.say(common::load_missing),
        LoadError::NotASave => i18n.say(common::load_not_a_save),
        LoadError::Json(fault) => json_fault(i18n, *fault),
        LoadError::BadChecksum => i18n.say(common::load_checksum),
        LoadError::NewerSchema { .. } => i18n.say(common::load_newer),
        LoadError::OldSchema { .. } => i18n.say(common::load_old),
        LoadError::UnknownGame { slug } => i18n.say(common::LoadUnknownGame { game: slug }),
        LoadError::OtherRules { .. } => i18n.say(common::load_other_rules),
        LoadError::BadHeader { .. } | LoadError::CannotStart { .. } => i18n.say(common::load_bad_header),
        LoadError::BadEntry { index, .. } => i18n.say(common::LoadBadEntry { n: (index + 1).to_string() }),
        LoadError::IllegalStep { index, reason } => {
            let (n, why) = ((index + 1).to_string(), games::cause(i18n, reason));
            i18n.say(common::LoadIllegalStep { n, why })
        }
    }
}

pub fn import_error(i18n: I18n, error: &ImportError) -> String {
    match error {
        ImportError::TooLong { bytes } => {
            let (size, most) = (size(i18n, *bytes), size(i18n, MAX_BYTES));
            i18n.say(common::ImportTooLong { size, most })
        }
        ImportError::Empty => i18n.say(common::import_empty),
        ImportError::Json(fault) => json_fault(i18n, *fault),
        ImportError::NotOurs => i18n.say(common::import_not_ours),
        ImportError::NewerSchema { .. } => i18n.say(common::load_newer),
        ImportError::Store(error) => store_error(i18n, error),
    }
}
