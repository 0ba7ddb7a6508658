//! Keeps the screen awake while wanted, where the browser can.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::js;

/// Keeps the screen awake while `wanted` is true and the owner lives. A browser drops the lock
/// whenever the page is hidden; it is asked for again when the page comes back.
pub fn keep_awake(wanted: Signal<bool>) {
    let Some(api) = js::navigator("wakeLock") else { return };
    let held = StoredValue::new_local(None::<JsValue>);
    let release = move || {
        if let Some(Some(lock)) = held.try_update_value(Option::take) {
            js::call(&lock, "release", &[]);
        }
    };
    let acquire = move || {
        let Some(promise) = js::promise(&api, "request", &["screen".into()]) else { return };
        spawn_local(async move {
            if let Ok(lock) = JsFuture::from(promise).await {
                // Gone meanwhile: nobody is left to release it.
                if held.try_set_value(Some(lock.clone())).is_some() {
                    js::call(&lock, "release", &[]);
                }
            }
        });
    };
    let again = acquire.clone();
    Effect::new(move |_| if wanted.get() { acquire() } else { release() });
    let handle = window_event_listener(leptos::ev::visibilitychange, move |_| {
        if !document().hidden() && wanted.get_untracked() {
            again();
        }
    });
    on_cleanup(move || {
        handle.remove();
        release();
    });
}
