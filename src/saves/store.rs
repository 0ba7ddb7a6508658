//! Text storage by key: the trait that the browser's storage implements in the app, and a storage in memory for tests
//! and for a blocked browser storage.

use std::{cell::RefCell, collections::BTreeMap, ops::Deref, rc::Rc};

/// Prefix of all keys of the app, since all pages of one host share a storage.
pub const PREFIX: &str = "bar-a-jeux/";

/// Key, after [`PREFIX`], that is written to find out whether there is space, and how much.
pub const PROBE: &str = "probe";

/// Error of a storage.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The browser refuses any access.
    #[error("storage is blocked")]
    Blocked,
    /// There is no space. The former value is still there.
    #[error("storage is full")]
    Full,
    /// The write succeeded, but reading it back gave another text.
    #[error("storage did not keep what was written")]
    Lost,
    #[error("storage failed: {0}")]
    Other(String),
}

/// Text by key. `set` is all or nothing: if it fails, the former value stays.
pub trait Storage {
    /// Returns the text of a key; `None` if the key does not exist.
    ///
    /// # Errors
    /// If the storage is blocked or fails.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// # Errors
    /// If the storage is blocked, full or fails.
    fn set(&self, key: &str, value: &str) -> Result<(), StoreError>;

    /// Removes a key, if it exists.
    ///
    /// # Errors
    /// If the storage is blocked or fails.
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// Returns all keys that start with [`PREFIX`], in any order.
    ///
    /// # Errors
    /// If the storage is blocked or fails.
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

/// A storage that lasts as long as the page. Clones share their content.
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
