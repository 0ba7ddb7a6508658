//! A journal of the latest writes, kept until they are surely on the disk. Browsers accept a write to local storage at
//! once, but flush it to the disk seconds later; a browser killed meanwhile forgets it. So every write is also noted in
//! a second place that flushes at once, and the next start joins both. This module does not know where notes are kept.

use std::{cell::RefCell, rc::Rc};

use super::{
    library::Library,
    save::{LoadError, Record, SaveError},
    store::{PREFIX, PROBE, Storage, StoreError},
};

/// One write to a key. `text` is `None` if the key was removed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    pub key: String,
    pub text: Option<String>,
    /// The number of the write. The storage keeps the number of its own last write, which shows what it has forgotten.
    pub turn: u64,
}

/// Keeps the latest note of each key.
pub trait Journal {
    fn note(&self, note: Note);
}

/// Milliseconds after which every browser has written its local storage to the disk.
const FLUSHED: u64 = 10 * 60 * 1000;

/// Returns whether a note may be dropped: the disk has its text, and no later start needs it.
pub fn may_drop(key: &str, written_at: u64, now: u64, needed: &[String]) -> bool {
    written_at < now.saturating_sub(FLUSHED) && !needed.iter().any(|needed| needed == key)
}

/// Returns the key under which the storage counts its writes.
fn turn_key() -> String {
    format!("{PREFIX}journal")
}

fn turns<S: Storage + ?Sized>(storage: &S) -> Result<u64, StoreError> {
    let kept = storage.get(&turn_key())?;
    Ok(kept.and_then(|turn| turn.parse().ok()).unwrap_or(0))
}

/// A storage that notes each write once it has succeeded.
pub struct Journaled<S> {
    storage: S,
    journal: Rc<dyn Journal>,
}

impl<S: Storage> Journaled<S> {
    pub fn new(storage: S, journal: Rc<dyn Journal>) -> Self {
        Journaled { storage, journal }
    }

    fn note(&self, key: &str, text: Option<&str>) -> Result<(), StoreError> {
        let turn = turns(&self.storage)? + 1;
        // The write is done even if a full storage has no space for its number.
        let _ = self.storage.set(&turn_key(), &turn.to_string());
        self.journal.note(Note { key: key.to_owned(), text: text.map(str::to_owned), turn });
        Ok(())
    }
}

impl<S: Storage> Storage for Journaled<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.storage.get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.storage.set(key, value)?;
        if is_probe(key) { Ok(()) } else { self.note(key, Some(value)) }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.storage.remove(key)?;
        if is_probe(key) { Ok(()) } else { self.note(key, None) }
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.storage.keys()
    }
}

/// Whether the key only serves to measure the space left.
fn is_probe(key: &str) -> bool {
    key.strip_prefix(PREFIX) == Some(PROBE)
}

/// Result of joining the journal with the storage.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct JoinReport {
    /// Matches of which the storage had forgotten steps.
    pub recovered: Vec<String>,
    /// Keys whose notes are still needed: a newer app wrote them, there was no space, or the join wrote their text.
    pub needed: Vec<String>,
    /// All writes of the join. They are journaled again, since the disk does not have them yet.
    pub rewritten: Vec<Note>,
    /// Error that kept a note from being put back.
    pub trouble: Option<SaveError>,
}

/// Puts back the writes that the storage has forgotten. Of two saves of a match, the one that continues the other wins;
/// if neither does, the loser goes to quarantine. For any other text, the later write wins.
///
/// # Errors
/// A storage that is blocked or fails. [`JoinReport`] reports a text that cannot be put back.
pub fn join<S: Storage>(library: &Library<S>, mut notes: Vec<Note>) -> Result<JoinReport, StoreError> {
    let seen = turns(library.storage())?;
    let mut joined = JoinReport::default();
    notes.sort_by_key(|note| note.turn);
    let recorder = Recorder { storage: library.storage(), written: RefCell::default() };
    let recorded = Library::with(&recorder, library.games, library.chain);
    for note in &notes {
        let written_before = recorder.written.borrow().len();
        let forgotten = note.turn > seen;
        let outcome = match (match_id(&note.key), &note.text) {
            (Some(id), Some(text)) => recorded.recover(id, text, forgotten),
            // A forgotten deletion is not repeated: one match too many is better than one too few.
            (Some(_), None) => Ok(Recovery::Known),
            (None, _) if !forgotten => Ok(Recovery::Known),
            (None, Some(text)) => put_back(recorder.set(&note.key, text)),
            (None, None) => put_back(recorder.remove(&note.key)),
        };
        // The old note stays until the new notes of these writes are on the disk.
        let mut needed = recorder.written.borrow().len() > written_before;
        match outcome {
            Ok(Recovery::Known) => {}
            Ok(Recovery::Recovered) => {
                let id = match_id(&note.key).map(str::to_owned);
                joined.recovered.extend(id.filter(|id| !joined.recovered.contains(id)));
            }
            Ok(Recovery::Newer) => needed = true,
            Err(error) => {
                needed = true;
                joined.trouble = Some(error);
            }
        }
        if needed {
            joined.needed.push(note.key.clone());
        }
    }
    let last = notes.last().map_or(seen, |last| last.turn.max(seen));
    let rewritten = recorder.written.into_inner().into_iter().zip(last + 1..);
    joined.rewritten = rewritten.map(|((key, text), turn)| Note { key, text, turn }).collect();
    let last = joined.rewritten.last().map_or(last, |note| note.turn);
    // Written last, so that the next start repeats a join that was cut off.
    if last > seen && joined.trouble.is_none() {
        library.storage().set(&turn_key(), &last.to_string())?;
    }
    Ok(joined)
}

/// Storage that records all writes.
struct Recorder<'a, S> {
    storage: &'a S,
    written: RefCell<Vec<(String, Option<String>)>>,
}

impl<S: Storage> Storage for Recorder<'_, S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.storage.get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.storage.set(key, value)?;
        self.written.borrow_mut().push((key.to_owned(), Some(value.to_owned())));
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.storage.remove(key)?;
        self.written.borrow_mut().push((key.to_owned(), None));
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.storage.keys()
    }
}

fn put_back(outcome: Result<(), StoreError>) -> Result<Recovery, SaveError> {
    outcome.map(|()| Recovery::Recovered).map_err(SaveError::Store)
}

fn match_id(key: &str) -> Option<&str> {
    Some(key.strip_prefix(PREFIX)?.strip_prefix("match/")?.split_once('/')?.0)
}

enum Recovery {
    /// The storage has this save, or one that continues it.
    Known,
    Recovered,
    /// A newer version of the app wrote it. That version will take it back.
    Newer,
}

impl<S: Storage> Library<S> {
    /// Takes a save of this match back from the journal. `forgotten`: the storage has lost the write; otherwise it has
    /// had it and has gone on from there.
    fn recover(&self, id: &str, text: &str, forgotten: bool) -> Result<Recovery, SaveError> {
        let record = match Record::read(text, &self.chain) {
            Ok(record) if record.header.id == id => record,
            Err(LoadError::NewerSchema { .. }) => return Ok(Recovery::Newer),
            Ok(_) | Err(_) => {
                self.quarantine(id, "journal", text)?;
                return Ok(Recovery::Known);
            }
        };
        match self.newest(id) {
            Ok((here, _)) if here.continues(&record) => return Ok(Recovery::Known),
            Ok((here, _)) if !record.continues(&here) && !forgotten => {
                self.quarantine(id, "journal", text)?;
                return Ok(Recovery::Known);
            }
            Ok(_) => {}
            // Deleted after this write.
            Err(LoadError::Missing) if !forgotten => return Ok(Recovery::Known),
            Err(LoadError::NewerSchema { .. }) => return Ok(Recovery::Newer),
            Err(LoadError::Store(error)) => return Err(error.into()),
            Err(_) => {}
        }
        self.write(record).map(|_| Recovery::Recovered)
    }
}
