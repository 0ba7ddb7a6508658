//! A storage that is full or blocked on the test's command.

use std::{cell::Cell, rc::Rc};

use bar_a_jeux::saves::{MemoryStorage, Storage, StoreError};

/// Clones share their contents and their limits.
#[derive(Clone, Debug, Default)]
pub struct TightStorage {
    held: MemoryStorage,
    limit: Rc<Cell<Option<usize>>>,
    blocked: Rc<Cell<bool>>,
}

impl TightStorage {
    pub fn new() -> TightStorage {
        TightStorage::default()
    }

    /// From now on, allows at most this many bytes of keys and values; more is `Full`.
    pub fn limit(&self, bytes: Option<usize>) {
        self.limit.set(bytes);
    }

    /// From now on, refuses or allows every access.
    pub fn block(&self, blocked: bool) {
        self.blocked.set(blocked);
    }

    /// Returns the number of bytes of all keys and values.
    pub fn used(&self) -> usize {
        let keys = self.held.keys().unwrap();
        keys.iter().map(|key| key.len() + self.held.get(key).unwrap().map_or(0, |text| text.len())).sum()
    }

    fn open(&self) -> Result<(), StoreError> {
        if self.blocked.get() { Err(StoreError::Blocked) } else { Ok(()) }
    }
}

impl Storage for TightStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.open()?;
        self.held.get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.open()?;
        let former = self.held.get(key)?.map_or(0, |former| key.len() + former.len());
        let after = self.used() - former + key.len() + value.len();
        if self.limit.get().is_some_and(|bytes| after > bytes) {
            return Err(StoreError::Full);
        }
        self.held.set(key, value)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.open()?;
        self.held.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.open()?;
        self.held.keys()
    }
}
