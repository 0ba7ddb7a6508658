//! Keeps the screen awake on demand, if the browser can.

use leptos::prelude::*;
use leptos_use_document_visibility::use_document_visibility;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Navigator, VisibilityState};

// `web-sys` offers the Screen Wake Lock API only as unstable.
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

/// Keeps the screen awake while `wanted` is true and the owner lives. A browser drops the lock when the page is hidden,
/// so the lock is requested again when the page returns.
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
            // A lock that comes too late is released at once.
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

/// `None` if the browser cannot or will not keep the screen awake.
async fn request() -> Option<WakeLockSentinel> {
    let navigator: WakeNavigator = window().navigator().unchecked_into();
    let promise = navigator.wake_lock()?.request("screen").ok()?;
    JsFuture::from(promise).await.ok().map(JsCast::unchecked_into)
}

fn release(lock: &WakeLockSentinel) {
    // The browser may have released it already.
    let _ = lock.release();
}
