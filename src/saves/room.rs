//! How much is kept, and how much more could be. Browsers count the characters of keys and texts, in units of UTF-16,
//! and give all pages of one host about five million of them together.

use std::collections::BTreeMap;

use super::{
    library::Library,
    store::{PREFIX, PROBE, Storage, StoreError},
};

/// More than this no browser keeps for a host.
const CAPACITY: usize = 5 << 20;

/// What an import leaves free: for the matches that are being played.
pub const RESERVE: usize = 100_000;

/// How exact [`Library::room`] is, in units of UTF-16: a finer measure helps nobody.
const STEP: usize = 1 << 10;

/// The size of a text as browsers count it, in units of UTF-16.
pub fn weight(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

impl<S: Storage> Library<S> {
    /// All that is kept under our keys.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn used(&self) -> Result<usize, StoreError> {
        self.storage().keys()?.iter().map(|key| self.size(key)).sum()
    }

    /// What each match takes, by its id: its saves, its clock, its drafts.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn sizes(&self) -> Result<Vec<(String, usize)>, StoreError> {
        let mut sizes = BTreeMap::new();
        for key in self.storage().keys()? {
            let mut parts = key.strip_prefix(PREFIX).unwrap_or_default().split('/');
            if let (Some("match" | "clock" | "draft"), Some(id)) = (parts.next(), parts.next()) {
                *sizes.entry(id.to_owned()).or_default() += self.size(&key)?;
            }
        }
        Ok(sizes.into_iter().collect())
    }

    /// Whether so much more can be kept, found out by trying: other pages of the host may take their share.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn has_room(&self, needed: usize) -> Result<bool, StoreError> {
        // The key that the app also writes and removes at its start, so that a page that dies here leaves nothing for
        // good.
        let key = format!("{PREFIX}{PROBE}");
        let tried = self.storage().set(&key, &"x".repeat(needed.saturating_sub(weight(&key))));
        self.storage().remove(&key)?;
        match tried {
            Ok(()) => Ok(true),
            Err(StoreError::Full) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// How much more can be kept, to a thousand characters.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn room(&self) -> Result<usize, StoreError> {
        let most = CAPACITY.saturating_sub(self.used()?);
        if self.has_room(most)? {
            return Ok(most);
        }
        let (mut fits, mut too_much) = (0, most);
        while too_much - fits > STEP {
            let middle = (fits + too_much) / 2;
            if self.has_room(middle)? {
                fits = middle;
            } else {
                too_much = middle;
            }
        }
        Ok(fits)
    }

    /// What this key takes with its text.
    fn size(&self, key: &str) -> Result<usize, StoreError> {
        Ok(self.storage().get(key)?.map_or(0, |text| weight(key) + weight(&text)))
    }
}
