//! The quarantine: texts that are unreadable, or were replaced by another course of events. They are listed, and
//! deleted only when the player asks for it.

use crate::table::{hash::fnv, log::is_id};

use super::{
    keys::{self, ExportPolicy},
    library::Library,
    save::Record,
    space::utf16_len,
    store::{PREFIX, Storage, StoreError},
};

/// A text in quarantine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuarantinedText {
    /// Its key, for [`Library::discard`] and [`Library::quarantined_text`].
    pub key: String,
    pub origin: Origin,
    /// Size of key and text, see [`utf16_len`].
    pub size: usize,
}

/// Where a text was before quarantine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A save of this match. If `sound`, it is readable and merely lost to a save with another course of events.
    Save { id: String, sound: bool },
    /// A list or value stored under this name.
    Stored(String),
    /// A part of an import, as a save of this match if the import named one.
    Import(Option<String>),
}

/// Slot name in the quarantine key of an imported text.
const IMPORT: &str = "import";

/// Slot name in the quarantine key of a list, such as the roster, or of a value, such as the settings.
const LIST: &str = "list";

/// Match id in the quarantine key if no match was named.
const UNKNOWN: &str = "unknown";

fn prefix() -> String {
    format!("{PREFIX}quarantine/")
}

impl<S: Storage> Library<S> {
    /// Returns everything in quarantine, sorted by key.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn quarantined_texts(&self) -> Result<Vec<QuarantinedText>, StoreError> {
        let described = |(key, text): (String, String)| {
            let origin = self.origin(&key, &text);
            QuarantinedText { size: utf16_len(&key) + utf16_len(&text), origin, key }
        };
        Ok(self.quarantined()?.into_iter().map(described).collect())
    }

    /// Returns the texts in quarantine as (key, text).
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn quarantined(&self) -> Result<Vec<(String, String)>, StoreError> {
        self.texts(|key| key.starts_with(&prefix()))
    }

    /// Returns one text in quarantine.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn quarantined_text(&self, key: &str) -> Result<Option<String>, StoreError> {
        if key.starts_with(&prefix()) { self.storage().get(key) } else { Ok(None) }
    }

    /// Deletes a text in quarantine for good. Other keys are left alone.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn discard(&self, key: &str) -> Result<(), StoreError> {
        if key.starts_with(&prefix()) { self.storage().remove(key) } else { Ok(()) }
    }

    /// Puts a text into quarantine. Its key contains a hash of the text, so the same text is stored only once.
    pub(super) fn quarantine(&self, id: &str, slot: &str, text: &str) -> Result<(), StoreError> {
        let sum = fnv(&[text.as_bytes()]);
        let first = format!("{}{id}/{slot}-{sum:016x}", prefix());
        let mut key = first.clone();
        // Two texts with the same hash can be made on purpose.
        for number in 2.. {
            match self.storage().get(&key)? {
                Some(other) if other != text => key = format!("{first}-{number}"),
                Some(_) => return Ok(()),
                None => break,
            }
        }
        self.storage().set(&key, text)
    }

    /// Puts an unreadable part of an import into quarantine. `key`: its key on the other device.
    pub(super) fn quarantine_import(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let name = key.strip_prefix(PREFIX).unwrap_or_default();
        let name =
            name.strip_prefix("quarantine/").and_then(|rest| rest.split_once('/')).map_or(name, |(id, _)| id);
        if keys::kind(name)
            .is_some_and(|kind| matches!(kind.export, ExportPolicy::List | ExportPolicy::Record))
        {
            return self.quarantine_list(name, text);
        }
        let id = key.split('/').rev().nth(1).filter(|id| is_id(id)).unwrap_or(UNKNOWN);
        self.quarantine(id, IMPORT, text)
    }

    pub(super) fn quarantine_list(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.quarantine(name, LIST, text)
    }

    fn origin(&self, key: &str, text: &str) -> Origin {
        let rest = key.strip_prefix(&prefix()).unwrap_or_default();
        let (id, slot) = rest.split_once('/').unwrap_or((rest, ""));
        match (slot.split('-').next(), id) {
            (Some(LIST), name) => Origin::Stored(name.to_owned()),
            (Some(IMPORT), UNKNOWN) => Origin::Import(None),
            (Some(IMPORT), _) => Origin::Import(Some(id.to_owned())),
            _ => Origin::Save { id: id.to_owned(), sound: Record::read(text, &self.chain).is_ok() },
        }
    }
}
