//! Keeps the screen awake while wanted, where the browser can.

use leptos::prelude::*;
use leptos_use_document_visibility::use_document_visibility;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Navigator, VisibilityState};

// Of the Screen Wake Lock API `web-sys` knows nothing without its unstable switch.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Navigator)]
    type WakeNavigator;

    #[wasm_bindgen(method, getter, js_name = wakeLock)]
    fn wake_lock(this: &WakeNavigator) -> Option<WakeLock>;

    type WakeLock;

    #[wasm_bindgen(method, catch)]
    fn request(this: &WakeLock, kind: &str) -> Result<js_sys::Promise, JsValue>;

    #[derive(Clone)]
    type WakeLockSentinel;

    #[wasm_bindgen(method, catch)]
    fn release(this: &WakeLockSentinel) -> Result<js_sys::Promise, JsValue>;
}

/// Keeps the screen awake while `wanted` is true and the owner lives. A browser drops the lock
/// whenever the page is hidden; it is asked for again when the page comes back.
pub fn keep_awake(wanted: Signal<bool>) {
    let visibility = use_document_visibility();
    let awake = Memo::new(move |_| wanted.get() && visibility.get() == VisibilityState::Visible);
    let held = RwSignal::new(None::<WakeLockSentinel>);
    let let_go = move || held.try_update_untracked(Option::take).flatten().as_ref().map(release);
    Effect::new(move |_| {
        if !awake.get() {
            let_go();
            return;
        }
        spawn_local(async move {
            let Some(lock) = request().await else { return };
            // It was long in coming where it is wanted no more: nobody is left to release it.
            if awake.try_get_untracked() == Some(true) {
                let before = held.try_update_untracked(|held| held.replace(lock)).flatten();
                before.as_ref().map(release);
            } else {
                release(&lock);
            }
        });
    });
    on_cleanup(move || {
        let_go();
    });
}

/// Nothing where the browser cannot, or would not now.
async fn request() -> Option<WakeLockSentinel> {
    let navigator: WakeNavigator = window().navigator().unchecked_into();
    let promise = navigator.wake_lock()?.request("screen").ok()?;
    JsFuture::from(promise).await.ok().map(JsCast::unchecked_into)
}

fn release(lock: &WakeLockSentinel) {
    // It may have been dropped already.
    let _ = lock.release();
}
