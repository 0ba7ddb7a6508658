//! Deletes matches and restores them, never over a newer save.

use std::rc::Rc;

use crate::kernel::{MAX_SEATS, Seat};

use super::{
    import::Comparison,
    library::{Library, clock_key, draft_key},
    overlay::Overlay,
    save::{Record, SaveError},
    slots::{SLOTS, slot_key},
    store::{Storage, StoreError},
};

/// All stored texts of a deleted match, as (key, text).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deleted {
    pub id: String,
    pub texts: Vec<(String, String)>,
}

/// Result of restoring a deleted match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Restored {
    /// The match is back, unchanged.
    Unchanged,
    /// The match was saved again meanwhile, and the new save continues the deleted one.
    Contained,
    /// The match was saved again meanwhile with another course of events. The deleted match is kept beside it, under
    /// this id.
    AsCopy(String),
    /// The id is in use again and the deleted match is unreadable, so it went to quarantine.
    Quarantined,
}

impl<S: Storage> Library<S> {
    /// Deletes a match; [`Library::restore`] puts it back.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn delete(&self, id: &str) -> Result<Deleted, StoreError> {
        let keys = SLOTS.map(|slot| slot_key(id, slot)).into_iter().chain(beside(id));
        let mut texts = Vec::new();
        for key in keys {
            if let Some(text) = self.storage().get(&key)? {
                texts.push((key, text));
            }
        }
        for (key, _) in &texts {
            self.storage().remove(key)?;
        }
        Ok(Deleted { id: id.to_owned(), texts })
    }

    /// Deletes several matches, all or none.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn delete_all<'a>(&self, ids: impl IntoIterator<Item = &'a str>) -> Result<Vec<Deleted>, StoreError> {
        let overlay = Rc::new(Overlay::over(self.storage()));
        let storage: Rc<dyn Storage + '_> = overlay.clone();
        let library = Library::with(storage, self.games, self.chain);
        let deleted = ids.into_iter().map(|id| library.delete(id)).collect::<Result<_, _>>()?;
        overlay.commit()?;
        Ok(deleted)
    }

    /// Puts a deleted match back, all or nothing. If another tab has saved the match again meanwhile, the newer save
    /// stays.
    ///
    /// # Errors
    /// If there is no space, or a newer version of the app has written the match since.
    pub fn restore(&self, deleted: &Deleted) -> Result<Restored, SaveError> {
        let overlay = Rc::new(Overlay::over(self.storage()));
        let storage: Rc<dyn Storage + '_> = overlay.clone();
        let library = Library::with(storage, self.games, self.chain);
        let restored = if library.raw(&deleted.id)?.is_empty() {
            for (key, text) in &deleted.texts {
                library.put_if_missing(key, text)?;
            }
            Restored::Unchanged
        } else {
            library.merge(deleted)?
        };
        overlay.commit()?;
        Ok(restored)
    }

    /// Restores a match whose id is in use again, by the rules of an import from another device.
    fn merge(&self, deleted: &Deleted) -> Result<Restored, SaveError> {
        let Deleted { id, texts } = deleted;
        let saves = SLOTS.iter().filter_map(|slot| {
            let (_, text) = texts.iter().find(|(key, _)| *key == slot_key(id, slot))?;
            Some((*slot, text, Record::read(text, &self.chain)))
        });
        let saves: Vec<_> = saves.collect();
        let sound = saves.iter().filter_map(|(.., read)| read.as_ref().ok());
        let newest = sound.max_by_key(|record| record.seq);
        let related = |here: &Record| newest.is_some_and(|one| here.continues(one) || one.continues(here));
        let is_related = self.newest(id).is_ok_and(|(here, _)| related(&here));
        let comparison = match newest {
            Some(record) => {
                let plan = self.plan_of(record);
                self.write_all(&plan)?;
                plan.matches.into_iter().next().map(|item| item.comparison)
            }
            None => None,
        };
        let is_imported =
            comparison.as_ref().is_some_and(|comparison| !matches!(comparison, Comparison::Bad(_)));
        for (slot, text, read) in &saves {
            let is_contained =
                read.as_ref().is_ok_and(|read| newest.is_some_and(|newest| newest.continues(read)));
            if !(is_contained && is_imported) {
                self.quarantine(id, slot, text)?;
            }
        }
        // Clock and drafts are restored only with the save they belong to: those of a match that has gone on stay.
        let (restored, home) = match comparison {
            Some(Comparison::New | Comparison::Newer | Comparison::Same) if is_related => {
                (Restored::Unchanged, id.clone())
            }
            // Also if a match kept beside this one, under `id-2` or similar, contains it.
            Some(Comparison::New | Comparison::Newer | Comparison::Same | Comparison::Older) => {
                return Ok(Restored::Contained);
            }
            Some(Comparison::Conflict { new_id }) => (Restored::AsCopy(new_id.clone()), new_id),
            Some(Comparison::Bad(_)) | None => return Ok(Restored::Quarantined),
        };
        for (was, key) in beside(id).zip(beside(&home)) {
            if let Some((_, text)) = texts.iter().find(|(known, _)| *known == was) {
                self.put_if_missing(&key, text)?;
            }
        }
        Ok(restored)
    }

    fn put_if_missing(&self, key: &str, text: &str) -> Result<(), StoreError> {
        if self.storage().get(key)?.is_none() { self.storage().set(key, text) } else { Ok(()) }
    }
}

/// Returns the keys of the clock and the drafts of a match.
fn beside(id: &str) -> impl Iterator<Item = String> + use<> {
    let id = id.to_owned();
    let drafts = Seat::all(MAX_SEATS).map({
        let id = id.clone();
        move |seat| draft_key(&id, seat)
    });
    std::iter::once(clock_key(&id)).chain(drafts)
}
