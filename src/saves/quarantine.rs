//! What could not be read, or had to make room for another course of events: put aside, listed, and deleted only
//! where somebody says so.

use crate::table::{hash::fnv, log::is_id};

use super::{
    keys::{self, Travel},
    library::Library,
    room::weight,
    save::Record,
    store::{PREFIX, Storage, StoreError},
};

/// One text that was put aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aside {
    /// What [`Library::discard`] and [`Library::aside`] know it by.
    pub key: String,
    pub origin: Origin,
    /// Of key and text, as [`weight`] has it.
    pub size: usize,
}

/// Where a text was before it was put aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A save of this match. Sound: it has only gone another way than the one that took its place.
    Save { id: String, sound: bool },
    /// A list or value that was stored under this name.
    Kept(String),
    /// It came along with an import, as a save of this match where one was named.
    Import(Option<String>),
}

/// The slot in the key of a text that came with an import.
const IMPORT: &str = "import";

/// Slot name in the quarantine key of a list, such as the roster, or of a value, such as the settings.
const LIST: &str = "list";

/// Where no match was named.
const UNKNOWN: &str = "unknown";

fn place() -> String {
    format!("{PREFIX}quarantine/")
}

impl<S: Storage> Library<S> {
    /// All that was put aside, by its keys.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn asides(&self) -> Result<Vec<Aside>, StoreError> {
        let aside = |(key, text): (String, String)| {
            let origin = self.origin(&key, &text);
            Aside { size: weight(&key) + weight(&text), origin, key }
        };
        Ok(self.quarantined()?.into_iter().map(aside).collect())
    }

    /// The same as texts: (key, text).
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn quarantined(&self) -> Result<Vec<(String, String)>, StoreError> {
        self.texts(|key| key.starts_with(&place()))
    }

    /// One text that was put aside.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn aside(&self, key: &str) -> Result<Option<String>, StoreError> {
        if key.starts_with(&place()) { self.storage().get(key) } else { Ok(None) }
    }

    /// Deletes what was put aside, and nothing else. Nobody can bring it back.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn discard(&self, key: &str) -> Result<(), StoreError> {
        if key.starts_with(&place()) { self.storage().remove(key) } else { Ok(()) }
    }

    /// Puts text aside under a key that names its content: the same text is put aside only once.
    pub(super) fn quarantine(&self, id: &str, slot: &str, text: &str) -> Result<(), StoreError> {
        let sum = fnv(&[text.as_bytes()]);
        let first = format!("{}{id}/{slot}-{sum:016x}", place());
        let mut key = first.clone();
        // Two texts of one sum can be made on purpose.
        for number in 2.. {
            match self.storage().get(&key)? {
                Some(other) if other != text => key = format!("{first}-{number}"),
                Some(_) => return Ok(()),
                None => break,
            }
        }
        self.storage().set(&key, text)
    }

    /// What came along with an import under this key, on another device.
    pub(super) fn quarantine_import(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let name = key.strip_prefix(PREFIX).unwrap_or_default();
        let name =
            name.strip_prefix("quarantine/").and_then(|rest| rest.split_once('/')).map_or(name, |(id, _)| id);
        if keys::kind(name).is_some_and(|kind| matches!(kind.travel, Travel::List | Travel::Record)) {
            return self.quarantine_list(name, text);
        }
        let id = key.split('/').rev().nth(1).filter(|id| is_id(id)).unwrap_or(UNKNOWN);
        self.quarantine(id, IMPORT, text)
    }

    pub(super) fn quarantine_list(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.quarantine(name, LIST, text)
    }

    fn origin(&self, key: &str, text: &str) -> Origin {
        let rest = key.strip_prefix(&place()).unwrap_or_default();
        let (id, slot) = rest.split_once('/').unwrap_or((rest, ""));
        match (slot.split('-').next(), id) {
            (Some(LIST), name) => Origin::Kept(name.to_owned()),
            (Some(IMPORT), UNKNOWN) => Origin::Import(None),
            (Some(IMPORT), _) => Origin::Import(Some(id.to_owned())),
            _ => Origin::Save { id: id.to_owned(), sound: Record::read(text, &self.chain).is_ok() },
        }
    }
}
