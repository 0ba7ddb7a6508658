//! Keeps the screen awake while wanted, where the browser can.

use crate::app::state::State;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::js;
use crate::app::dom::{at_end, on_window, watch};

/// Keeps the screen awake while `wanted` is true and the owner lives. A browser drops the lock
/// whenever the page is hidden; it is asked for again when the page comes back.
pub fn keep_awake(wanted: Signal<bool>) {
    let Some(api) = js::navigator("wakeLock") else { return };
    let held = State::new(None::<JsValue>);
    let release = move || {
        if let Some(lock) = held.get_untracked() {
            held.set(None);
            js::call(&lock, "release", &[]);
        }
    };
    let acquire = move || {
        let Some(promise) = js::promise(&api, "request", &["screen".into()]) else { return };
        spawn_local(async move {
            if let Ok(lock) = JsFuture::from(promise).await {
                // Gone meanwhile: nobody is left to release it.
                if held.try_set(Some(lock.clone())).is_some() {
                    js::call(&lock, "release", &[]);
                }
            }
        });
    };
    let again = acquire.clone();
    watch(move || if wanted.get() { acquire() } else { release() });
    on_window(
        "visibilitychange",
        Box::new(move |_| {
            if !document().hidden() && wanted.get_untracked() {
                again();
            }
        }),
    );
    at_end(release);
}
