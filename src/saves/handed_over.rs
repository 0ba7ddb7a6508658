//! The mark of a match that was handed over to another device. The copy here stays, and cannot be played until the
//! table takes it back.

use super::{
    library::Library,
    save::LoadError,
    store::{PREFIX, Storage, StoreError},
};

impl<S: Storage> Library<S> {
    /// Marks a match as handed over at this time, in milliseconds since 1970. [`Library::save`] refuses it from then on.
    ///
    /// # Errors
    /// If the match does not exist, or the storage is blocked, full or fails.
    pub fn hand_over(&self, id: &str, now: u64) -> Result<(), LoadError> {
        if self.raw(id)?.is_empty() {
            return Err(LoadError::Missing);
        }
        Ok(self.storage().set(&handed_over_key(id), &now.to_string())?)
    }

    /// Returns when the match was handed over, in milliseconds since 1970; `None` for a match in play here.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn handed_over(&self, id: &str) -> Result<Option<u64>, StoreError> {
        let mark = self.storage().get(&handed_over_key(id))?;
        // A damaged mark is still a mark.
        Ok(mark.map(|time| time.parse().unwrap_or_default()))
    }

    /// Removes the mark, so that the match can be played here. The match must not go on elsewhere, or both go different
    /// ways.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn take_back(&self, id: &str) -> Result<(), StoreError> {
        let key = handed_over_key(id);
        if self.storage().get(&key)?.is_some() { self.storage().remove(&key) } else { Ok(()) }
    }
}

/// The key of the mark. It is not in the save: older builds of the app would refuse a save with an unknown field.
pub(super) fn handed_over_key(id: &str) -> String {
    format!("{PREFIX}handed-over/{id}")
}
