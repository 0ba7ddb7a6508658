//! Why saving failed.

use crate::{
    app::{I18n, i18n::common},
    saves::{save::SaveError, store::StoreError},
};

pub fn store_error(i18n: I18n, error: &StoreError) -> String {
    match error {
        StoreError::Blocked => i18n.say(common::store_blocked),
        StoreError::Full => i18n.say(common::store_full),
        StoreError::Lost => i18n.say(common::store_lost),
        StoreError::Other(what) => i18n.say(common::StoreOther { what }),
    }
}

pub fn save_error(i18n: I18n, error: &SaveError) -> String {
    match error {
        SaveError::Store(error) => store_error(i18n, error),
        SaveError::NewerSchema { .. } => i18n.say(common::save_newer),
        SaveError::HandedOver => i18n.say(common::save_handed_over),
        SaveError::BadId => i18n.say(common::StoreOther { what: error.to_string() }),
    }
}
