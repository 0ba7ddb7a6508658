//! Why what was saved cannot be read.

use super::{json::json_fault, storage::store_error};
use crate::{
    app::{
        I18n, games,
        lexicon::{fill, say, size},
    },
    saves::{
        import::{ImportError, MAX_BYTES},
        save::LoadError,
    },
};

pub fn load_error(i18n: I18n, error: &LoadError) -> String {
    match error {
        LoadError::Store(error) => store_error(i18n, error),
        LoadError::Missing => say!(i18n, load_missing).to_owned(),
        LoadError::NotASave => say!(i18n, load_not_a_save).to_owned(),
        LoadError::Json(fault) => json_fault(i18n, *fault),
        LoadError::BadChecksum => say!(i18n, load_checksum).to_owned(),
        LoadError::NewerSchema { .. } => say!(i18n, load_newer).to_owned(),
        LoadError::OldSchema { .. } => say!(i18n, load_old).to_owned(),
        LoadError::UnknownGame { slug } => fill(say!(i18n, load_unknown_game), &[("game", slug)]),
        LoadError::OtherRules { .. } => say!(i18n, load_other_rules).to_owned(),
        LoadError::BadHeader { .. } | LoadError::CannotStart { .. } => say!(i18n, load_bad_header).to_owned(),
        LoadError::BadEntry { index, .. } => {
            fill(say!(i18n, load_bad_entry), &[("n", &(index + 1).to_string())])
        }
        LoadError::IllegalStep { index, reason } => {
            let gaps = [("n", &*(index + 1).to_string()), ("why", &*games::cause(i18n, reason))];
            fill(say!(i18n, load_illegal_step), &gaps)
        }
    }
}

pub fn import_error(i18n: I18n, error: &ImportError) -> String {
    match error {
        ImportError::TooLong { bytes } => {
            let gaps = [("size", &*size(i18n, *bytes)), ("most", &*size(i18n, MAX_BYTES))];
            fill(say!(i18n, import_too_long), &gaps)
        }
        ImportError::Empty => say!(i18n, import_empty).to_owned(),
        ImportError::Json(fault) => json_fault(i18n, *fault),
        ImportError::NotOurs => say!(i18n, import_not_ours).to_owned(),
        ImportError::NewerSchema { .. } => say!(i18n, load_newer).to_owned(),
        ImportError::Store(error) => store_error(i18n, error),
    }
}
