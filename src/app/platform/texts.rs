//! The texts of the languages, which `boot.js` fetches: the first of them while the program is still on its way.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::js;

/// The tag and the texts of the language to begin with; nothing where there are none to be had.
pub async fn first() -> Option<(String, String)> {
    let promise = js::get(&way()?, "first")?;
    let loaded = JsFuture::from(js_sys::Promise::resolve(&promise)).await.ok()?;
    Some((js::get(&loaded, "tag")?.as_string()?, js::get(&loaded, "texts")?.as_string()?))
}

/// The texts of a language.
pub async fn fetch(tag: &str) -> Option<String> {
    let promise = js::promise(&way()?, "load", &[tag.into()])?;
    let loaded = JsFuture::from(promise).await.ok()?;
    js::get(&loaded, "texts")?.as_string()
}

/// The first of the browser's own languages that we speak: it leads until somebody chooses.
pub fn browser_language() -> Option<String> {
    js::get(&way()?, "browser")?.as_string()
}

fn way() -> Option<JsValue> {
    js::get(&window(), "barTexts")
}
