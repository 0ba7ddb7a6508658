//! Full screen for the turntable, in browsers that support it.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::app::platform::js;

/// Enters full screen while `large`, and leaves it when the calling component is removed.
pub(super) fn follow(large: RwSignal<bool>) {
    Effect::new(move |before: Option<bool>| {
        let now = large.get();
        match (before.unwrap_or_default(), now) {
            (false, true) => {
                if let Some(root) = document().document_element() {
                    ask(&root, "requestFullscreen");
                }
            }
            (true, false) => leave(),
            _ => {}
        }
        now
    });
    on_cleanup(move || {
        if large.get_untracked() {
            leave();
        }
    });
}

fn leave() {
    ask(&document(), "exitFullscreen");
}

/// A refusal has no effect: the turntable still fills the window.
fn ask(of: &JsValue, what: &str) {
    if let Some(promise) = js::promise(of, what, &[]) {
        spawn_local(async move {
            let _ = JsFuture::from(promise).await;
        });
    }
}
