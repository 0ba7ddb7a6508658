//! The versions of the app on this device, by way of `public/boot.js` and the service worker.

use leptos::prelude::*;
use serde_json::{Value, json};
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use web_sys::Window;

use crate::saves::builds::Builds;

/// Where the window says that something about the versions has changed, or whether the app works offline.
pub const NEWS: &str = "bar-versions";

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Window)]
    type VersionsWindow;

    #[wasm_bindgen(method, getter, js_name = barVersions)]
    fn versions(this: &VersionsWindow) -> Option<Versions>;

    type Versions;

    #[wasm_bindgen(method, getter)]
    fn known(this: &Versions) -> Option<String>;

    #[wasm_bindgen(method, catch)]
    fn tell(this: &Versions, text: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(method, catch)]
    fn serve(this: &Versions, build: &str, hash: &str) -> Result<(), JsValue>;
}

/// The build that this page runs.
pub fn own() -> String {
    document().document_element().and_then(|root| root.get_attribute("data-build")).unwrap_or_default()
}

/// What is known by now; nothing as long as no service worker has answered.
pub fn known() -> Option<Builds> {
    Builds::read(&versions()?.known()?)
}

/// Has the service worker know something about this page; its answer is news.
pub fn tell(name: &str, what: &Value) {
    if let Some(versions) = versions() {
        // Without a service worker there is nobody to be told.
        let _ = versions.tell(&json!({ name: what }).to_string());
    }
}

/// From now on this build is served, and the page begins anew in it, at `hash`. Where it is not here any more nothing
/// happens but news.
pub fn serve(build: &str, hash: &str) {
    if let Some(versions) = versions() {
        // Without a service worker this version stays.
        let _ = versions.serve(build, hash);
    }
}

fn versions() -> Option<Versions> {
    window().unchecked_into::<VersionsWindow>().versions()
}
