//! Files that `boot.js` fetches: the texts of the languages, the first of them while the program is still on its way, and what
//! is only wanted by whoever opens it.

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

    /// The first of the browser's own languages that we speak.
    #[wasm_bindgen(method, getter)]
    fn browser(this: &Texts) -> Option<String>;

    /// A promise of what is [`Loaded`] first.
    #[wasm_bindgen(method, getter)]
    fn first(this: &Texts) -> JsValue;

    #[wasm_bindgen(method, catch)]
    fn load(this: &Texts, tag: &str, part: &str) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch, js_name = loadApart)]
    fn load_apart(this: &Texts, name: &str) -> Result<Promise, JsValue>;

    type Loaded;

    #[wasm_bindgen(method, getter)]
    fn tag(this: &Loaded) -> Option<String>;

    #[wasm_bindgen(method, getter)]
    fn texts(this: &Loaded) -> Option<String>;
}

/// The tag and the texts of the language to begin with; nothing where there are none to be had.
pub async fn first() -> Option<(String, String)> {
    let loaded = loaded(Promise::resolve(&texts()?.first())).await?;
    Some((loaded.tag()?, loaded.texts()?))
}

/// The texts of a part in a language; the parts are those of `scripts/words.mjs`.
pub async fn fetch(tag: &str, part: &str) -> Option<String> {
    loaded(texts()?.load(tag, part).ok()?).await?.texts()
}

/// What is fetched when it is first opened, by its name in `scripts/apart.mjs`.
pub async fn fetch_apart(name: &str) -> Option<String> {
    loaded(texts()?.load_apart(name).ok()?).await?.texts()
}

/// The first of the browser's own languages that we speak: it leads until somebody chooses.
pub fn browser_language() -> Option<String> {
    texts()?.browser()
}

/// What a promise brings; nothing where it is broken, or brings nothing.
async fn loaded(promise: Promise) -> Option<Loaded> {
    let loaded = JsFuture::from(promise).await.ok()?;
    loaded.is_object().then(|| loaded.unchecked_into())
}

fn texts() -> Option<Texts> {
    window().unchecked_into::<TextsWindow>().texts()
}
