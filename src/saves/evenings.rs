//! Archives, reopens, deletes and restores evenings of the results.

use super::{
    library::Library,
    lists::RESULTS,
    results::{Evening, evening},
    save::SaveError,
    store::Storage,
    stored_list::{Listed, StoredItem},
};

impl<S: Storage> Library<S> {
    /// Archives the current evening; the next result starts a new one.
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn archive_evening(&self, now: u64) -> Result<(), SaveError> {
        self.move_evening(None, Some(now))
    }

    /// Makes an archived evening the current one again.
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn reopen_evening(&self, archived: u64) -> Result<(), SaveError> {
        self.move_evening(Some(archived), None)
    }

    fn move_evening(&self, from: Option<u64>, to: Option<u64>) -> Result<(), SaveError> {
        let moved = self.change_list(&RESULTS, |results| {
            results
                .iter_mut()
                .filter(|result| result.archived == from)
                .for_each(|result| result.archived = to);
        });
        moved.map(drop)
    }

    /// Deletes the results of an archived evening, and returns them for [`Library::put_back_evening`].
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn delete_evening(&self, archived: u64) -> Result<Evening, SaveError> {
        let deleted = evening(&self.load_results().unwrap_or_default(), Some(archived));
        self.change_list(&RESULTS, |results| results.retain(|result| result.archived != Some(archived)))?;
        Ok(deleted)
    }

    /// Restores deleted results. A match recorded again since then keeps its newer result.
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn put_back_evening(&self, deleted: &Evening) -> Result<(), SaveError> {
        let put_back = self.change_list(&RESULTS, |results| {
            for result in &deleted.results {
                if !results.iter().any(|known| known.id == result.id) {
                    results.push(StoredItem::from(result.clone()));
                }
            }
            results.sort_by(|one, other| one.order(other));
        });
        put_back.map(drop)
    }
}
