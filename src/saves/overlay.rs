//! A transaction on a storage. It holds writes back, so that their size is known before any is done, and then does all
//! of them or none.

use std::{cell::RefCell, collections::BTreeMap, rc::Rc};

use super::{
    library::Library,
    save::SaveError,
    space::utf16_len,
    store::{Storage, StoreError},
};

/// A storage with pending writes. It only reads the storage below until [`Overlay::commit`].
pub struct Overlay<'a> {
    below: &'a dyn Storage,
    pending: RefCell<BTreeMap<String, Write>>,
}

struct Write {
    /// Position in the order in which keys were first written. A text thus goes to quarantine before another replaces
    /// it.
    turn: usize,
    /// `None`: the key is removed.
    text: Option<String>,
}

impl<'a> Overlay<'a> {
    pub fn over(below: &'a dyn Storage) -> Overlay<'a> {
        Overlay { below, pending: RefCell::default() }
    }

    /// Returns by how much the commit would fill the storage below.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn growth(&self) -> Result<usize, StoreError> {
        let (mut more, mut less) = (0, 0);
        for (key, Write { text, .. }) in &*self.pending.borrow() {
            more += text.as_ref().map_or(0, |text| utf16_len(key) + utf16_len(text));
            less += self.below.get(key)?.map_or(0, |text| utf16_len(key) + utf16_len(&text));
        }
        Ok(more.saturating_sub(less))
    }

    /// Does all writes and reads each back. If one fails, the writes before it are undone.
    ///
    /// # Errors
    /// A storage that is blocked, full or fails, or does not keep a write.
    pub fn commit(&self) -> Result<(), StoreError> {
        let pending = self.pending.borrow();
        let mut writes: Vec<(&String, &Write)> = pending.iter().collect();
        writes.sort_by_key(|(_, write)| write.turn);
        let mut before = Vec::new();
        for (key, write) in writes {
            before.push((key, self.below.get(key)?));
            if let Err(error) = put(self.below, key, write.text.as_deref()) {
                // Removals first: they free the space that the other texts need.
                before.sort_by_key(|(_, former)| former.is_some());
                for (key, former) in before {
                    // Fails only if another tab has filled the storage at this very moment.
                    let _ = put(self.below, key, former.as_deref());
                }
                return Err(error);
            }
        }
        Ok(())
    }

    fn defer(&self, key: &str, text: Option<String>) {
        let mut pending = self.pending.borrow_mut();
        let turn = pending.len();
        pending.entry(key.to_owned()).or_insert(Write { turn, text: None }).text = text;
    }
}

impl<S: Storage> Library<S> {
    /// Does all changes or none.
    pub(super) fn atomically<T>(
        &self,
        change: impl FnOnce(&Library<Rc<dyn Storage + '_>>) -> Result<T, SaveError>,
    ) -> Result<T, SaveError> {
        let overlay = Rc::new(Overlay::over(self.storage()));
        let pending: Rc<dyn Storage + '_> = overlay.clone();
        let changed = change(&Library::with(pending, self.games, self.chain))?;
        overlay.commit()?;
        Ok(changed)
    }
}

fn put(storage: &dyn Storage, key: &str, text: Option<&str>) -> Result<(), StoreError> {
    let Some(text) = text else { return storage.remove(key) };
    storage.set(key, text)?;
    if storage.get(key)?.as_deref() == Some(text) { Ok(()) } else { Err(StoreError::Lost) }
}

impl Storage for Overlay<'_> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self.pending.borrow().get(key) {
            Some(write) => Ok(write.text.clone()),
            None => self.below.get(key),
        }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.defer(key, Some(value.to_owned()));
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.defer(key, None);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let pending = self.pending.borrow();
        let mut keys = self.below.keys()?;
        keys.retain(|key| !pending.contains_key(key));
        keys.extend(pending.iter().filter(|(_, write)| write.text.is_some()).map(|(key, _)| key.clone()));
        Ok(keys)
    }
}
