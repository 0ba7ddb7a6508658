//! Style sheets other than home's, fetched and applied by `boot.js`.

use js_sys::{Array, Promise};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use wasm_bindgen_futures::JsFuture;
use web_sys::Window;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Window)]
    type SheetsWindow;

    #[wasm_bindgen(method, getter, js_name = barSheets)]
    fn sheets(this: &SheetsWindow) -> Option<Sheets>;

    type Sheets;

    #[wasm_bindgen(method, catch)]
    fn load(this: &Sheets, name: &str) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method)]
    fn apply(this: &Sheets, names: &Array);
}

/// Fetches a sheet by its name in `scripts/stamp.mjs`, without applying it. Returns false on failure.
pub async fn load(name: &str) -> bool {
    let Some(Ok(promise)) = sheets().map(|sheets| sheets.load(name)) else { return false };
    JsFuture::from(promise).await.is_ok()
}

/// Applies only these sheets beside home's. Sheets not fetched yet are ignored.
pub fn apply<'a>(names: impl IntoIterator<Item = &'a str>) {
    if let Some(sheets) = sheets() {
        sheets.apply(&names.into_iter().map(JsValue::from).collect());
    }
}

fn sheets() -> Option<Sheets> {
    window().unchecked_into::<SheetsWindow>().sheets()
}
