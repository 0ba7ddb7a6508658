//! A single value under a key, such as the settings: read field by field, changed in place.
//!
//! A change replaces only its own fields of the stored value; all others stay, those of a newer version included. An
//! unreadable text goes to quarantine before a new value replaces it.

use std::{borrow::Cow, marker::PhantomData};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::table::json;

use super::{
    keys,
    lenient::{read_fields, readable},
    library::Library,
    patch::{add_missing, apply_difference, leaves},
    save::SaveError,
    store::{Storage, StoreError},
};

/// Type and key of a stored value.
#[derive(Clone, Debug)]
pub struct StoredRecord<T> {
    name: Cow<'static, str>,
    value: PhantomData<fn() -> T>,
}

/// Maximum number of values in an imported record; the app's own have fewer.
pub(super) const MOST_VALUES: usize = 5_000;

impl<T> StoredRecord<T> {
    pub const fn new(name: Cow<'static, str>) -> StoredRecord<T> {
        StoredRecord { name, value: PhantomData }
    }

    /// Returns its key without the common prefix.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// A value of an export, with its type erased.
pub(super) trait AnyRecord {
    /// Returns the text here with the fields that only the imported value has, and their number. Returns `None` if the
    /// imported value cannot be read.
    fn filled(&self, here: Option<&str>, theirs: &Value) -> Option<(String, usize)>;
}

impl<T: Serialize + DeserializeOwned + Default + PartialEq> AnyRecord for StoredRecord<T> {
    fn filled(&self, here: Option<&str>, theirs: &Value) -> Option<(String, usize)> {
        let brought: T = readable(theirs)?;
        let unchanged = |text: Option<&str>| Some((text.unwrap_or_default().to_owned(), 0));
        if brought == T::default() {
            return unchanged(here);
        }
        let Some(text) = here else { return Some((json::to_text(theirs), leaves(theirs))) };
        // A text that cannot be read here stays as it is.
        let Ok(mut value) = serde_json::from_str::<Value>(text) else { return unchanged(here) };
        if !value.is_object() && readable::<T>(&value).is_some_and(|known| known == T::default()) {
            return Some((json::to_text(theirs), leaves(theirs)));
        }
        let added = add_missing(&mut value, theirs);
        if added == 0 { unchanged(here) } else { Some((json::to_text(&value), added)) }
    }
}

impl<S: Storage> Library<S> {
    /// Returns a value as it is stored now; the default if it is missing or cannot be read.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn record_of<T: DeserializeOwned + Default>(
        &self,
        record: &StoredRecord<T>,
    ) -> Result<T, StoreError> {
        let text = self.storage().get(&keys::key(&record.name))?;
        Ok(text.map(|text| read_fields(&text)).unwrap_or_default())
    }

    /// Changes a value as it is stored now, and returns it.
    ///
    /// # Errors
    /// A storage that is blocked, full or fails. Nothing is changed then.
    pub fn change_record<T: Serialize + DeserializeOwned + Default>(
        &self,
        record: &StoredRecord<T>,
        change: impl FnOnce(&mut T),
    ) -> Result<T, SaveError> {
        let key = keys::key(&record.name);
        let text = self.storage().get(&key)?;
        let stored = text.as_deref().and_then(|text| serde_json::from_str::<Value>(text).ok());
        let known = stored.as_ref().and_then(readable::<T>);
        let is_read = text.is_none() || known.is_some();
        let mut value = known.unwrap_or_default();
        let before = json::to_value(&value);
        change(&mut value);
        let after = json::to_value(&value);
        if before == after {
            return Ok(value);
        }
        let now = match stored.filter(|_| is_read) {
            Some(mut stored) => {
                apply_difference(&mut stored, &before, &after);
                stored
            }
            None if before.is_object() => {
                let mut changed = Value::Object(Map::new());
                apply_difference(&mut changed, &before, &after);
                changed
            }
            None => after,
        };
        let now = json::to_text(&now);
        if text.as_ref() != Some(&now) {
            if let (Some(text), false) = (&text, is_read) {
                self.quarantine_list(&record.name, text)?;
            }
            self.storage().set(&key, &now)?;
        }
        Ok(value)
    }
}
