//! The app's versions on this device, through `public/boot.js` and the service worker.

use leptos::prelude::*;
use serde_json::{Value, json};
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use web_sys::Window;

use crate::saves::builds::Builds;

/// The window's event about a change of versions or of offline readiness.
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

/// The build of this page.
pub fn own() -> String {
    document().document_element().and_then(|root| root.get_attribute("data-build")).unwrap_or_default()
}

/// The known builds; `None` until a service worker has answered.
pub fn known() -> Option<Builds> {
    Builds::read(&versions()?.known()?)
}

/// Sends a message about this page to the service worker, which answers with [`NEWS`].
pub fn tell(name: &str, what: &Value) {
    if let Some(versions) = versions() {
        // Without a service worker there is no recipient.
        let _ = versions.tell(&json!({ name: what }).to_string());
    }
}

/// Switches to this build: the page restarts in it at `hash`. If the build is gone, only [`NEWS`] follows.
pub fn serve(build: &str, hash: &str) {
    if let Some(versions) = versions() {
        // Without a service worker this version stays.
        let _ = versions.serve(build, hash);
    }
}

fn versions() -> Option<Versions> {
    window().unchecked_into::<VersionsWindow>().versions()
}
