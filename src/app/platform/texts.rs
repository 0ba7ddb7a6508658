//! Files fetched by `boot.js`: the texts of the languages, the first during the start, and files that are needed only
//! on demand.

use js_sys::Promise;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use wasm_bindgen_futures::JsFuture;
use web_sys::Window;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Window)]
    type TextsWindow;

    #[wasm_bindgen(method, getter, js_name = barTexts)]
    fn texts(this: &TextsWindow) -> Option<Texts>;

    type Texts;

    /// The browser's first language that the app supports.
    #[wasm_bindgen(method, getter)]
    fn browser(this: &Texts) -> Option<String>;

    /// A promise of the first [`Loaded`].
    #[wasm_bindgen(method, getter)]
    fn first(this: &Texts) -> JsValue;

    #[wasm_bindgen(method, catch)]
    fn load(this: &Texts, tag: &str, part: &str) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch, js_name = loadFile)]
    fn load_file(this: &Texts, name: &str) -> Result<Promise, JsValue>;

    type Loaded;

    #[wasm_bindgen(method, getter)]
    fn tag(this: &Loaded) -> Option<String>;

    #[wasm_bindgen(method, getter)]
    fn texts(this: &Loaded) -> Option<String>;
}

/// The tag and the texts of the first language; `None` if they could not be fetched.
pub async fn first() -> Option<(String, String)> {
    let loaded = loaded(Promise::resolve(&texts()?.first())).await?;
    Some((loaded.tag()?, loaded.texts()?))
}

/// The texts of a part in a language; `scripts/words.mjs` defines the parts.
pub async fn fetch(tag: &str, part: &str) -> Option<String> {
    loaded(texts()?.load(tag, part).ok()?).await?.texts()
}

/// Fetches a file needed on demand, by its name in `scripts/on_demand.mjs`.
pub async fn fetch_file(name: &str) -> Option<String> {
    loaded(texts()?.load_file(name).ok()?).await?.texts()
}

/// The browser's first language that the app supports; used until the player chooses one.
pub fn browser_language() -> Option<String> {
    texts()?.browser()
}

/// The result of a promise; `None` if it fails or has no result.
async fn loaded(promise: Promise) -> Option<Loaded> {
    let loaded = JsFuture::from(promise).await.ok()?;
    loaded.is_object().then(|| loaded.unchecked_into())
}

fn texts() -> Option<Texts> {
    window().unchecked_into::<TextsWindow>().texts()
}
