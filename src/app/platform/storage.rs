//! The browser's storage as a [`Storage`]; memory where it is blocked.

use std::rc::Rc;

use gloo_storage::{LocalStorage as Gloo, Storage as _};
use leptos::prelude::window;
use wasm_bindgen::JsValue;

use super::js;
use crate::table::store::{MemoryStorage, PREFIX, Storage, StoreError};

/// The page's `localStorage`. Made only after a probe has shown that it answers: `gloo-storage`
/// panics where it does not.
pub struct BrowserStorage(web_sys::Storage);

/// Where things are kept, and whether they outlive the page.
pub fn open() -> (Rc<dyn Storage>, bool) {
    match BrowserStorage::probe() {
        Some(browser) => (Rc::new(browser), true),
        None => (Rc::new(MemoryStorage::new()), false),
    }
}

impl BrowserStorage {
    /// Writes and reads back one key.
    pub fn probe() -> Option<BrowserStorage> {
        let local = window().local_storage().ok()??;
        let key = format!("{PREFIX}probe");
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
        let storage = Gloo::raw();
        let count = storage.length().map_err(|error| why(&error))?;
        let names = (0..count).filter_map(|index| storage.key(index).ok().flatten());
        Ok(names.filter(|name| name.starts_with(PREFIX)).collect())
    }
}

fn is_full(error: &JsValue) -> bool {
    // Firefox has a name of its own for it.
    name_of(error).contains("Quota") || name_of(error).contains("QUOTA")
}

fn why(error: &JsValue) -> StoreError {
    if is_full(error) {
        return StoreError::Full;
    }
    match name_of(error) {
        name if name == "SecurityError" => StoreError::Blocked,
        name => StoreError::Other(name),
    }
}

fn name_of(error: &JsValue) -> String {
    js::get(error, "name").and_then(|name| name.as_string()).unwrap_or_default()
}
