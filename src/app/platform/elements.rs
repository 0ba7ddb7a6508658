//! What is on the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// All that fit a selector of CSS; none where it is malformed.
pub fn all(selector: &str) -> impl Iterator<Item = Element> {
    let found = document().query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, |found| found.length());
    (0..count).filter_map(move |index| found.as_ref()?.get(index)?.dyn_into().ok())
}
