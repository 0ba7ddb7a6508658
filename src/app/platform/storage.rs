//! The browser's storage as a [`Storage`], with a journal; in memory if the storage is blocked.

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
    journal::{self, JoinReport, Journal, Journaled, Note},
    library::Library,
    save::SaveError,
    store::{MemoryStorage, PREFIX, PROBE, Storage, StoreError},
};

/// The page's `localStorage`, made only after a successful probe.
pub struct BrowserStorage(web_sys::Storage);

/// The opened storage and its state.
pub struct Opened {
    pub storage: Rc<dyn Storage>,
    /// False if all data is lost with the page.
    pub lasting: bool,
    /// Whether the latest writes would survive a crash of the browser now.
    pub durability: RwSignal<Durability>,
    /// Why a lost write could not be restored.
    pub trouble: Option<SaveError>,
}

/// Opens the storage and restores lost writes from the journal.
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

/// Restores lost writes. Returns the reason if that failed.
fn join(browser: &BrowserStorage, journal: &Rc<BrowserJournal>, notes: Vec<Note>) -> Option<SaveError> {
    let JoinReport { needed, rewritten, trouble, .. } = match journal::join(&Library::new(browser), notes) {
        Ok(joined) => joined,
        Err(error) => return Some(error.into()),
    };
    // A second crash may come before the restored texts are on the disk.
    for note in rewritten {
        journal.note(note);
    }
    // After a failure all notes stay for the next start. Pruning runs in the background, since another page may block
    // the journal for a while.
    if trouble.is_none() {
        let journal = Rc::clone(journal);
        spawn_local(async move {
            let _ = journal.prune(&needed).await;
        });
    }
    trouble
}

impl BrowserStorage {
    /// Tests the storage by writing, reading and deleting one key.
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
            // Full but working: stored data can be read, and each write will report its failure.
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
    // Firefox uses another name for this error.
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
