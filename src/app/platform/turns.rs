//! Runs tasks in one tab at a time, through the Web Locks API.

use leptos::prelude::*;
use wasm_bindgen::{JsValue, prelude::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::js;

/// Runs a task once no other tab runs one under this name. Without that API the task never runs.
pub fn take_turn(name: &str, task: impl FnOnce() + 'static) {
    let Some(locks) = js::get(&window().navigator(), "locks") else { return };
    let granted = Closure::once_into_js(move |_lock: JsValue| task());
    if let Some(asked) = js::promise(&locks, "request", &[name.into(), granted]) {
        // The promise fails if the browser blocks storage; then other tabs cannot write either.
        spawn_local(async move { drop(JsFuture::from(asked).await) });
    }
}
