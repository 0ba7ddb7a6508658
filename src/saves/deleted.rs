//! Deletes matches and results and restores them, never over a newer save.

use std::collections::BTreeSet;

use crate::kernel::{MAX_SEATS, Seat};

use super::{
    handed_over::handed_over_key,
    import::Comparison,
    library::{Library, clock_key, draft_key},
    lists::RESULTS,
    results::MatchResult,
    save::{Record, SaveError},
    slots::{SLOTS, slot_key},
    store::{Storage, StoreError},
    stored_list::{Listed, StoredItem},
};

/// Whether the result of a deleted match stays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Results {
    Stay,
    Go,
}

/// A deleted match.
#[derive(Clone, Debug)]
pub struct Deleted {
    pub id: String,
    /// All its stored texts, as (key, text).
    pub texts: Vec<(String, String)>,
    /// Its result, if that was deleted too.
    pub result: Option<StoredItem<MatchResult>>,
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
    /// Deletes a match, but not its result; [`Library::restore`] puts it back.
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
        Ok(Deleted { id: id.to_owned(), texts, result: None })
    }

    /// Deletes several matches, all or none, with their results if these `Go`.
    ///
    /// # Errors
    /// A storage that is blocked or fails; results that a newer version of the app wrote.
    pub fn delete_all<'a>(
        &self,
        ids: impl IntoIterator<Item = &'a str>,
        results: Results,
    ) -> Result<Vec<Deleted>, SaveError> {
        self.atomically(|library| {
            let deleted = ids.into_iter().map(|id| library.delete(id));
            let mut deleted = deleted.collect::<Result<Vec<Deleted>, _>>()?;
            if results == Results::Go {
                let gone = library.delete_results(deleted.iter().map(|one| one.id.as_str()))?;
                for result in gone {
                    if let Some(one) = deleted.iter_mut().find(|one| one.id == result.id) {
                        one.result = Some(result);
                    }
                }
            }
            Ok(deleted)
        })
    }

    /// Deletes the results of these matches, and returns them for [`Library::put_back_results`]. The matches stay.
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn delete_results<'a>(
        &self,
        ids: impl IntoIterator<Item = &'a str>,
    ) -> Result<Vec<StoredItem<MatchResult>>, SaveError> {
        let ids: BTreeSet<&str> = ids.into_iter().collect();
        self.take_results(|result| ids.contains(result.id.as_str()))
    }

    /// Removes the results that fit, and returns them.
    pub(super) fn take_results(
        &self,
        fits: impl Fn(&MatchResult) -> bool,
    ) -> Result<Vec<StoredItem<MatchResult>>, SaveError> {
        let mut gone = Vec::new();
        self.change_list(&RESULTS, |results| gone.extend(results.extract_if(.., |result| fits(result))))?;
        Ok(gone)
    }

    /// Puts deleted results back. A match recorded again since then keeps its newer result.
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn put_back_results(&self, deleted: &[StoredItem<MatchResult>]) -> Result<(), SaveError> {
        let put_back = self.change_list(&RESULTS, |results| {
            let known: BTreeSet<String> = results.iter().map(|result| result.id.clone()).collect();
            results.extend(deleted.iter().filter(|result| !known.contains(&result.id)).cloned());
            results.sort_by(|one, other| one.order(other));
        });
        put_back.map(drop)
    }

    /// Puts a deleted match back, with its result, all or nothing. If another tab has saved the match again meanwhile,
    /// the newer save stays.
    ///
    /// # Errors
    /// If there is no space, or a newer version of the app has written the match or the results since.
    pub fn restore(&self, deleted: &Deleted) -> Result<Restored, SaveError> {
        self.atomically(|library| {
            let restored = library.restore_match(deleted)?;
            if let Some(result) = result_after(deleted, &restored) {
                library.put_back_results(&[result])?;
            }
            Ok(restored)
        })
    }

    /// Puts several deleted matches back, all or none, as [`Library::restore`] does with one.
    ///
    /// # Errors
    /// As [`Library::restore`].
    pub fn restore_all(&self, deleted: &[Deleted]) -> Result<Vec<Restored>, SaveError> {
        self.atomically(|library| {
            let (mut all, mut results) = (Vec::new(), Vec::new());
            for one in deleted {
                let restored = library.restore_match(one)?;
                results.extend(result_after(one, &restored));
                all.push(restored);
            }
            // The list is written once, not once for each match.
            if !results.is_empty() {
                library.put_back_results(&results)?;
            }
            Ok(all)
        })
    }

    fn restore_match(&self, deleted: &Deleted) -> Result<Restored, SaveError> {
        if !self.raw(&deleted.id)?.is_empty() {
            return self.merge(deleted);
        }
        for (key, text) in &deleted.texts {
            self.put_if_missing(key, text)?;
        }
        Ok(Restored::Unchanged)
    }

    /// Restores a match whose id is in use again, by the rules of an import from another device.
    fn merge(&self, deleted: &Deleted) -> Result<Restored, SaveError> {
        let Deleted { id, texts, .. } = deleted;
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

/// Returns the result to put back after a match was restored.
fn result_after(deleted: &Deleted, restored: &Restored) -> Option<StoredItem<MatchResult>> {
    let mut result = deleted.result.clone()?;
    match restored {
        Restored::Unchanged | Restored::Quarantined => {}
        Restored::AsCopy(id) => result.id.clone_from(id),
        // The match went on from its end, which is recorded anew once it ends again.
        Restored::Contained => return None,
    }
    Some(result)
}

/// Returns the keys of the clock, the mark and the drafts of a match.
fn beside(id: &str) -> impl Iterator<Item = String> + use<> {
    let id = id.to_owned();
    let drafts = Seat::all(MAX_SEATS).map({
        let id = id.clone();
        move |seat| draft_key(&id, seat)
    });
    [clock_key(&id), handed_over_key(&id)].into_iter().chain(drafts)
}
