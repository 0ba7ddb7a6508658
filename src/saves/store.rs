//! Where text is kept under keys. The browser's storage implements this in the app; here is only
//! the promise, and a storage in memory for tests and for when the browser's is blocked.

use std::{cell::RefCell, collections::BTreeMap, ops::Deref, rc::Rc};

/// Every key of ours starts with this: all pages of one host share a storage.
pub const PREFIX: &str = "bar-a-jeux/";

/// After [`PREFIX`], the key that is written to find out whether text can be kept, and how much.
pub const PROBE: &str = "probe";

/// Why text could not be read or kept.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The browser refuses any access.
    #[error("storage is blocked")]
    Blocked,
    /// No room is left. What was there before is still there.
    #[error("storage is full")]
    Full,
    /// Written without complaint, but not there when read again.
    #[error("storage did not keep what was written")]
    Lost,
    #[error("storage failed: {0}")]
    Other(String),
}

/// Text under keys. `set` is all or nothing: where it fails, the former value stays.
pub trait Storage {
    /// Nothing where nothing lies under this key.
    ///
    /// # Errors
    /// Where it is blocked or fails.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// # Errors
    /// Where it is blocked, full or fails.
    fn set(&self, key: &str, value: &str) -> Result<(), StoreError>;

    /// Does nothing where nothing lies under this key.
    ///
    /// # Errors
    /// Where it is blocked or fails.
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// All keys that start with [`PREFIX`], in any order.
    ///
    /// # Errors
    /// Where it is blocked or fails.
    fn keys(&self) -> Result<Vec<String>, StoreError>;
}

/// A pointer to a storage is a storage.
impl<P: Deref<Target: Storage>> Storage for P {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        (**self).get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        (**self).set(key, value)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        (**self).remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        (**self).keys()
    }
}

/// Kept only as long as the page lives. Clones share what they hold.
#[derive(Clone, Debug, Default)]
pub struct MemoryStorage(Rc<RefCell<BTreeMap<String, String>>>);

impl MemoryStorage {
    pub fn new() -> MemoryStorage {
        MemoryStorage::default()
    }
}

impl Storage for MemoryStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.0.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().insert(key.to_owned(), value.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.0.borrow().keys().filter(|key| key.starts_with(PREFIX)).cloned().collect())
    }
}
