//! Why something could not be kept.

use crate::{
    app::{
        I18n,
        lexicon::{fill, say},
    },
    saves::{save::SaveError, store::StoreError},
};

pub fn store_error(i18n: I18n, error: &StoreError) -> String {
    match error {
        StoreError::Blocked => say!(i18n, store_blocked).to_owned(),
        StoreError::Full => say!(i18n, store_full).to_owned(),
        StoreError::Lost => say!(i18n, store_lost).to_owned(),
        StoreError::Other(what) => fill(say!(i18n, store_other), &[("what", what)]),
    }
}

pub fn save_error(i18n: I18n, error: &SaveError) -> String {
    match error {
        SaveError::Store(error) => store_error(i18n, error),
        SaveError::NewerSchema { .. } => say!(i18n, save_newer).to_owned(),
        SaveError::BadId => fill(say!(i18n, store_other), &[("what", &error.to_string())]),
    }
}
