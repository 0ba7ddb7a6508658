//! Storage in use and storage left. Browsers count the characters of keys and texts, in UTF-16 units, and give all
//! pages of one host about five million of them together.

use std::collections::BTreeMap;

use super::{
    library::Library,
    store::{PREFIX, PROBE, Storage, StoreError},
};

/// Upper bound of the storage that a browser gives a host.
const CAPACITY: usize = 5 << 20;

/// Space that an import leaves free for the matches in progress.
pub const RESERVE: usize = 100_000;

/// Space runs low if less than this is free, in UTF-16 units.
pub const LOW: usize = 500_000;

/// Accuracy of [`Library::room`] in UTF-16 units. A finer one would be of no use.
const STEP: usize = 1 << 10;

/// Returns the size of a text as browsers count it, in UTF-16 units.
pub fn utf16_len(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

impl<S: Storage> Library<S> {
    /// Returns the size of everything under the app's keys.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn used_space(&self) -> Result<usize, StoreError> {
        self.storage().keys()?.iter().map(|key| self.size(key)).sum()
    }

    /// Returns the size of each match by id: its saves, clock, drafts and mark.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn sizes(&self) -> Result<Vec<(String, usize)>, StoreError> {
        let mut sizes = BTreeMap::new();
        for key in self.storage().keys()? {
            let mut parts = key.strip_prefix(PREFIX).unwrap_or_default().split('/');
            if let (Some("match" | "clock" | "draft" | "handed-over"), Some(id)) =
                (parts.next(), parts.next())
            {
                *sizes.entry(id.to_owned()).or_default() += self.size(&key)?;
            }
        }
        Ok(sizes.into_iter().collect())
    }

    /// Returns whether this much more can be stored. Only trying tells, since other pages of the host use the same
    /// storage.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn has_space(&self, needed: usize) -> Result<bool, StoreError> {
        // The app also writes and removes this key at its start, so a page that dies here leaves nothing behind for
        // good.
        let key = format!("{PREFIX}{PROBE}");
        let tried = self.storage().set(&key, &"x".repeat(needed.saturating_sub(utf16_len(&key))));
        self.storage().remove(&key)?;
        match tried {
            Ok(()) => Ok(true),
            Err(StoreError::Full) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Returns whether space runs low.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn is_low(&self) -> Result<bool, StoreError> {
        Ok(!self.has_space(LOW)?)
    }

    /// Returns how much more can be stored, to within about a thousand characters.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn free_space(&self) -> Result<usize, StoreError> {
        let most = CAPACITY.saturating_sub(self.used_space()?);
        if self.has_space(most)? {
            return Ok(most);
        }
        let (mut fits, mut too_much) = (0, most);
        while too_much - fits > STEP {
            let middle = (fits + too_much) / 2;
            if self.has_space(middle)? {
                fits = middle;
            } else {
                too_much = middle;
            }
        }
        Ok(fits)
    }

    /// Returns the size of a key with its text.
    fn size(&self, key: &str) -> Result<usize, StoreError> {
        Ok(self.storage().get(key)?.map_or(0, |text| utf16_len(key) + utf16_len(&text)))
    }
}
