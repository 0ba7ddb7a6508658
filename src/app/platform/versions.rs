//! The versions of the app on this device, by way of `public/boot.js` and the service worker.

use leptos::prelude::*;
use serde_json::Value;
use wasm_bindgen::JsValue;

use super::js;
use crate::saves::builds::Builds;

/// Where the window says that something about the versions has changed, or whether the app works offline.
pub const NEWS: &str = "bar-versions";

/// The build that this page runs.
pub fn own() -> String {
    document().document_element().and_then(|root| root.get_attribute("data-build")).unwrap_or_default()
}

/// What is known by now; nothing as long as no service worker has answered.
pub fn known() -> Option<Builds> {
    let text = js::get(&js::get(&window(), "barVersions")?, "known")?.as_string()?;
    Builds::read(&text)
}

/// Has the service worker know something about this page; its answer is news.
pub fn tell(name: &str, what: &Value) {
    way("tell", &[["{\"", name, "\":", &what.to_string(), "}"].concat().into()]);
}

/// From now on this build is served, and the page begins anew in it, at `hash`. Where it is not here any more nothing
/// happens but news.
pub fn serve(build: &str, hash: &str) {
    way("serve", &[build.into(), hash.into()]);
}

fn way(name: &str, arguments: &[JsValue]) {
    if let Some(versions) = js::get(&window(), "barVersions") {
        js::call(&versions, name, arguments);
    }
}
