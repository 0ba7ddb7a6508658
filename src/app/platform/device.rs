//! Small device functions: time, randomness, vibration, the clipboard.

use js_sys::{Date, Number, Object, Reflect};
use leptos::prelude::window;
use rand::{SeedableRng, rngs::ChaCha8Rng};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::support::navigator_with;
use crate::table::log::new_id;

/// The current time in milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// Milliseconds since the page was opened, independent of the device's clock.
pub fn steady() -> u64 {
    window().performance().map_or(0, |performance| performance.now() as u64)
}

/// A random generator seeded by the device.
pub fn rng() -> ChaCha8Rng {
    let mut seed = [0; 32];
    // Without device randomness the clock is the seed: guessable lots are better than no match.
    if getrandom::fill(&mut seed).is_err() {
        seed[..8].copy_from_slice(&now().to_le_bytes());
    }
    ChaCha8Rng::from_seed(seed)
}

/// A unique match id.
pub fn match_id() -> String {
    let mut random = [0; 4];
    let _ = getrandom::fill(&mut random);
    new_id(now(), u32::from_le_bytes(random))
}

/// Makes the device vibrate, if possible.
pub fn vibrate(milliseconds: u32) {
    if let Some(navigator) = navigator_with("vibrate") {
        navigator.vibrate_with_duration(milliseconds);
    }
}

/// Copies text to the clipboard. Returns whether that worked.
pub async fn copy(text: &str) -> bool {
    match navigator_with("clipboard") {
        Some(navigator) => JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok(),
        None => false,
    }
}

/// Asks the browser never to clear the app's storage by itself. Returns its answer, if any.
pub async fn persist() -> Option<bool> {
    let promise = navigator_with("storage")?.storage().persist().ok()?;
    JsFuture::from(promise).await.ok()?.as_bool()
}

/// Whether the browser has already promised this.
pub async fn persisted() -> Option<bool> {
    let promise = navigator_with("storage")?.storage().persisted().ok()?;
    JsFuture::from(promise).await.ok()?.as_bool()
}

/// The local calendar day, counted from 1970. Time zones with the same date give the same number.
pub fn today() -> u64 {
    let now = Date::new_0();
    let month = Date::utc(now.get_full_year().into(), now.get_month().into());
    (month / 86_400_000.0) as u64 + u64::from(now.get_date()) - 1
}

/// A date and time in the reader's format.
pub fn date(milliseconds: u64, language: &str) -> String {
    written(milliseconds, language, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

/// A date in the reader's format.
pub fn day(milliseconds: u64, language: &str) -> String {
    written(milliseconds, language, &[("dateStyle", "long")])
}

fn written(milliseconds: u64, language: &str, styles: &[(&str, &str)]) -> String {
    let options = Object::new();
    for (part, style) in styles {
        // Setting a property of a new object never fails.
        let _ = Reflect::set(&options, &(*part).into(), &(*style).into());
    }
    Date::new(&JsValue::from_f64(milliseconds as f64)).to_locale_string(language, &options).into()
}

/// A number in the reader's format.
pub fn decimal(number: f64, language: &str) -> String {
    Number::from(number).to_locale_string(language).into()
}

/// Prints the page, if the browser can.
pub fn print() {
    // Fails only without a window.
    let _ = window().print();
}
