//! Small device functions: time, randomness, vibration, the clipboard.

use std::cell::RefCell;

use js_sys::{Array, Date, Function, Intl::DateTimeFormat, Number, Object, Reflect};
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

/// The styles of date and time in a format of `Intl.DateTimeFormat`.
type Styles = &'static [(&'static str, &'static str)];

thread_local! {
    /// The formats in use, by language and styles. A browser makes a format a hundred times slower than it uses it.
    static FORMATS: RefCell<Vec<(String, Styles, Function)>> = const { RefCell::new(Vec::new()) };
}

fn written(milliseconds: u64, language: &str, styles: Styles) -> String {
    let format = FORMATS.with_borrow_mut(|formats| {
        let known = formats.iter().find(|(tag, those, _)| tag == language && *those == styles);
        known.map(|(.., format)| format.clone()).unwrap_or_else(|| {
            let format = format(language, styles);
            formats.push((language.to_owned(), styles, format.clone()));
            format
        })
    });
    let text = format.call1(&JsValue::UNDEFINED, &JsValue::from_f64(milliseconds as f64));
    // Only a time beyond the year 275760 has no text.
    text.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

fn format(language: &str, styles: Styles) -> Function {
    let options = Object::new();
    for (part, style) in styles {
        // Setting a property of a new object never fails.
        let _ = Reflect::set(&options, &(*part).into(), &(*style).into());
    }
    let languages: Array = [JsValue::from(language)].into_iter().collect();
    DateTimeFormat::new(&languages, &options).format()
}

/// A local date for names of files: "2026-11-28".
pub fn file_date(milliseconds: u64) -> String {
    let date = Date::new(&JsValue::from_f64(milliseconds as f64));
    format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// A local date and time that other programs read: "2026-11-28 20:15:00".
pub fn timestamp(milliseconds: u64) -> String {
    let date = Date::new(&JsValue::from_f64(milliseconds as f64));
    let (h, m, s) = (date.get_hours(), date.get_minutes(), date.get_seconds());
    format!("{} {h:02}:{m:02}:{s:02}", file_date(milliseconds))
}

/// The start of a local day, in milliseconds since 1970; out of range, days and months count on: day 0 of January is
/// 31 December.
fn day_start(year: u32, month: u32, day: i32) -> u64 {
    Date::new_with_year_month_day(year, month as i32, day).get_time() as u64
}

/// The start of the current week, on Monday, in milliseconds since 1970.
pub fn week_start() -> u64 {
    let now = Date::new_0();
    let since_monday = (now.get_day() + 6) % 7;
    day_start(now.get_full_year(), now.get_month(), now.get_date() as i32 - since_monday as i32)
}

/// The start of the current month, in milliseconds since 1970.
pub fn month_start() -> u64 {
    let now = Date::new_0();
    day_start(now.get_full_year(), now.get_month(), 1)
}

/// The start of the current year, in milliseconds since 1970.
pub fn year_start() -> u64 {
    day_start(Date::new_0().get_full_year(), 0, 1)
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
