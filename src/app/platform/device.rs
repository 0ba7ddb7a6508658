//! Time, chance, vibration, the clipboard: small things a device can do.

use leptos::prelude::*;
use rand::{SeedableRng, rngs::ChaCha8Rng};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::js;
use crate::table::log::new_id;

/// Milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A generator that starts from the device's own randomness.
pub fn rng() -> ChaCha8Rng {
    let mut seed = [0; 32];
    // Where the device has none to give, the clock must do: better a guessable lot than no match.
    if getrandom::fill(&mut seed).is_err() {
        seed[..8].copy_from_slice(&now().to_le_bytes());
    }
    ChaCha8Rng::from_seed(seed)
}

/// An id no other match has.
pub fn match_id() -> String {
    let mut random = [0; 4];
    let _ = getrandom::fill(&mut random);
    new_id(now(), u32::from_le_bytes(random))
}

/// Lets the device shake, where it can and may.
pub fn vibrate(milliseconds: u32) {
    js::call(&window().navigator(), "vibrate", &[milliseconds.into()]);
}

/// Puts text on the clipboard; whether that worked.
pub async fn copy(text: &str) -> bool {
    let Some(clipboard) = js::navigator("clipboard") else { return false };
    match js::promise(&clipboard, "writeText", &[text.into()]) {
        Some(promise) => JsFuture::from(promise).await.is_ok(),
        None => false,
    }
}

/// Asks that the browser never clears our storage of its own accord; its answer, if it has one.
pub async fn persist() -> Option<bool> {
    storage_promise("persist").await
}

/// Whether the browser has promised so before.
pub async fn persisted() -> Option<bool> {
    storage_promise("persisted").await
}

async fn storage_promise(name: &str) -> Option<bool> {
    let manager = js::navigator("storage")?;
    JsFuture::from(js::promise(&manager, name, &[])?).await.ok()?.as_bool()
}

/// A date and time in the reader's own way of writing.
pub fn date(milliseconds: u64, language: &str) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    let options = js::object(&[("dateStyle", "medium".into()), ("timeStyle", "short".into())]);
    js::call(&date, "toLocaleString", &[language.into(), options])
        .and_then(|text| text.as_string())
        .unwrap_or_default()
}

/// A number in the reader's own way of writing.
pub fn decimal(number: f64, language: &str) -> String {
    js_sys::Number::from(number).to_locale_string(language).into()
}
