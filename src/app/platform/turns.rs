//! Work that only one tab does at a time, through the Web Locks API.

use leptos::prelude::*;
use wasm_bindgen::{JsValue, prelude::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::js;

/// Runs a task as soon as no other tab runs one under this name; never in a browser that gives no locks.
pub fn take_turn(name: &str, task: impl FnOnce() + 'static) {
    let Some(locks) = js::get(&window().navigator(), "locks") else { return };
    let granted = Closure::once_into_js(move |_lock: JsValue| task());
    if let Some(asked) = js::promise(&locks, "request", &[name.into(), granted]) {
        // Rejected where the browser blocks storage: then no other tab writes, either.
        spawn_local(async move { drop(JsFuture::from(asked).await) });
    }
}
