//! The browser's storage as a [`Storage`], with a journal beside it; memory where it is blocked.

use std::rc::Rc;

use gloo_storage::{LocalStorage, Storage as _};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::{
    journal::{BrowserJournal, Durability},
    js::error_name,
};
use crate::saves::{
    journal::{self, Joined, Journal, Journaled, Note},
    library::Library,
    save::SaveError,
    store::{MemoryStorage, PREFIX, PROBE, Storage, StoreError},
};

/// The page's `localStorage`. Made only after a probe has shown that it answers.
pub struct BrowserStorage(web_sys::Storage);

/// Where things are kept, and what is known about it.
pub struct Opened {
    pub storage: Rc<dyn Storage>,
    /// False: everything is gone with the page.
    pub lasting: bool,
    /// Whether the latest writes would survive a crash of the browser now.
    pub durability: RwSignal<Durability>,
    /// Why something that was written last could not be put back.
    pub trouble: Option<SaveError>,
}

/// Opens the storage and puts back what it has forgotten.
pub async fn open() -> Opened {
    let durability = RwSignal::new(Durability::Uncertain);
    let Some(browser) = BrowserStorage::probe() else {
        return Opened { storage: Rc::new(MemoryStorage::new()), lasting: false, durability, trouble: None };
    };
    let Some((journal, notes)) = BrowserJournal::open().await else {
        return Opened { storage: Rc::new(browser), lasting: true, durability, trouble: None };
    };
    let trouble = join(&browser, &journal, notes);
    let durability = journal.durability();
    let storage = Rc::new(Journaled::new(browser, Rc::new(journal) as Rc<dyn Journal>));
    Opened { storage, lasting: true, durability, trouble }
}

/// Brings back what the storage has lost; or why it could not.
fn join(browser: &BrowserStorage, journal: &Rc<BrowserJournal>, notes: Vec<Note>) -> Option<SaveError> {
    let Joined { needed, rewritten, trouble, .. } = match journal::join(&Library::new(browser), notes) {
        Ok(joined) => joined,
        Err(error) => return Some(error.into()),
    };
    // A second crash may come before the restored texts are on the disk.
    for note in rewritten {
        journal.note(note);
    }
    // Where something has gone wrong all notes stay for the next start. So they do where they cannot be dropped. Nobody
    // waits for it: another page may have the journal to itself for a while.
    if trouble.is_none() {
        let journal = Rc::clone(journal);
        spawn_local(async move {
            let _ = journal.prune(&needed).await;
        });
    }
    trouble
}

impl BrowserStorage {
    /// Writes and reads back one key.
    pub fn probe() -> Option<BrowserStorage> {
        // `LocalStorage::raw` panics where access is blocked.
        window().local_storage().ok()??;
        let local = LocalStorage::raw();
        let key = format!("{PREFIX}{PROBE}");
        match local.set_item(&key, "1") {
            Ok(()) => {
                let answer = local.get_item(&key).ok()?;
                local.remove_item(&key).ok()?;
                answer.filter(|answer| answer == "1")?;
            }
            // Full, but there: what is kept can be read, and each write will say what is wrong.
            Err(error) if is_full(&error) => {}
            Err(_) => return None,
        }
        Some(BrowserStorage(local))
    }
}

impl Storage for BrowserStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.0.get_item(key).map_err(|error| why(&error))
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.0.set_item(key, value).map_err(|error| why(&error))
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.0.remove_item(key).map_err(|error| why(&error))
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let count = self.0.length().map_err(|error| why(&error))?;
        let names = (0..count).filter_map(|index| self.0.key(index).ok().flatten());
        Ok(names.filter(|name| name.starts_with(PREFIX)).collect())
    }
}

fn is_full(error: &JsValue) -> bool {
    // Firefox has a name of its own for it.
    error_name(error).contains("Quota") || error_name(error).contains("QUOTA")
}

fn why(error: &JsValue) -> StoreError {
    if is_full(error) {
        return StoreError::Full;
    }
    match error_name(error) {
        name if name == "SecurityError" => StoreError::Blocked,
        name => StoreError::Other(name),
    }
}
