//! Evenings: matches of any games that one group of people plays in a row. Results name their evening by the time at
//! which it was archived; a note holds its name, its people and its scale.

pub use super::evening_note::{EveningNote, Guest, Scale};

use super::{
    library::Library,
    lists::{EVENINGS, RESULTS},
    results::MatchResult,
    save::SaveError,
    store::Storage,
    stored_list::StoredItem,
};

/// A deleted evening.
#[derive(Clone, Debug)]
pub struct DeletedEvening {
    pub results: Vec<StoredItem<MatchResult>>,
    pub note: Option<EveningNote>,
}

impl<S: Storage> Library<S> {
    /// Returns the note of the evening archived at this time (`None`: the current one); the default if it has none.
    pub fn evening_note(&self, archived: Option<u64>) -> EveningNote {
        EveningNote::of(&self.list_of(&EVENINGS).unwrap_or_default(), archived)
    }

    /// Changes the note of an evening; creates it if it has none.
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn change_evening_note(
        &self,
        archived: Option<u64>,
        change: impl FnOnce(&mut EveningNote),
    ) -> Result<(), SaveError> {
        let changed = self.change_list(&EVENINGS, |notes| change(note_of(notes, archived)));
        changed.map(drop)
    }

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
        self.atomically(|library| {
            library.change_list(&RESULTS, |results| {
                results
                    .iter_mut()
                    .filter(|result| result.archived == from)
                    .for_each(|result| result.archived = to);
            })?;
            if library.list_of(&EVENINGS).unwrap_or_default().iter().any(|note| note.archived == from) {
                library.change_list(&EVENINGS, |notes| {
                    notes.retain(|note| note.archived != to);
                    notes.iter_mut().filter(|note| note.archived == from).for_each(|note| note.archived = to);
                })?;
            }
            Ok(())
        })
    }

    /// Deletes the results of an archived evening and its note, and returns them for [`Library::put_back_evening`].
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn delete_evening(&self, archived: u64) -> Result<DeletedEvening, SaveError> {
        let notes = self.list_of(&EVENINGS).unwrap_or_default();
        let note = notes.into_iter().find(|note| note.archived == Some(archived));
        self.atomically(|library| {
            let results = library.take_results(|result| result.archived == Some(archived))?;
            if note.is_some() {
                library
                    .change_list(&EVENINGS, |notes| notes.retain(|note| note.archived != Some(archived)))?;
            }
            Ok(DeletedEvening { results, note })
        })
    }

    /// Restores a deleted evening as [`Library::put_back_results`] restores results.
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn put_back_evening(&self, deleted: &DeletedEvening) -> Result<(), SaveError> {
        self.atomically(|library| {
            library.put_back_results(&deleted.results)?;
            match &deleted.note {
                Some(note) => library.change_evening_note(note.archived, |now| now.clone_from(note)),
                None => Ok(()),
            }
        })
    }
}

/// Returns the note of an evening in the list, created if missing.
pub fn note_of(notes: &mut Vec<StoredItem<EveningNote>>, archived: Option<u64>) -> &mut EveningNote {
    let index = notes.iter().position(|note| note.archived == archived).unwrap_or_else(|| {
        notes.push(EveningNote { archived, ..EveningNote::default() }.into());
        notes.len() - 1
    });
    &mut notes[index]
}
