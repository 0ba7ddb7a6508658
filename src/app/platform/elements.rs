//! Looks up elements of the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, NodeList};

/// All elements that match a CSS selector; none if it is malformed.
pub fn all(selector: &str) -> impl Iterator<Item = Element> {
    listed(document().query_selector_all(selector).ok())
}

/// All elements within `root` that match a CSS selector.
pub fn within(root: &Element, selector: &str) -> impl Iterator<Item = Element> {
    listed(root.query_selector_all(selector).ok())
}

fn listed(found: Option<NodeList>) -> impl Iterator<Item = Element> {
    let count = found.as_ref().map_or(0, |found| found.length());
    (0..count).filter_map(move |index| found.as_ref()?.get(index)?.dyn_into().ok())
}
