//! Whether a match has hidden information, which an export or a code reveals.

use super::{
    library::Library,
    shelf::{ShelfEntry, Summary},
    store::{Storage, StoreError},
};

impl<S: Storage> Library<S> {
    /// Returns whether an export of this match, or of all matches, contains secrets of a match in progress. The table
    /// is asked first then. A match that cannot be read does not count.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn holds_secrets(&self, id: Option<&str>) -> Result<bool, StoreError> {
        let shelf = self.list()?;
        Ok(shelf.iter().any(|entry| match entry {
            ShelfEntry::Good(summary) => id.is_none_or(|id| id == summary.id) && self.has_secrets(summary),
            ShelfEntry::Broken { .. } => false,
        }))
    }

    /// Returns whether this match is in progress and of a game with secrets.
    pub fn has_secrets(&self, summary: &Summary) -> bool {
        !summary.over && self.info(&summary.game).is_ok_and(|info| info.secrets)
    }
}
