//! Who has the keyboard.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::{El, next_frame};

/// Gives the keyboard to the first element on the page that fits.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        // It is on the page, and can be focused.
        let _ = element.focus();
    }
}

/// Gives an element the keyboard as soon as it is on the page. What is in sight stays in sight.
pub fn focus_soon(el: &El) {
    let element: web_sys::HtmlElement = el.node().unchecked_into();
    unless_moved(Box::new(move || {
        let still = web_sys::FocusOptions::new();
        still.set_prevent_scroll(true);
        // Only what is not on the page any more cannot be focused.
        let _ = element.focus_with_options(&still);
    }));
}

/// Gives the keyboard to the first element that fits, once it is on the page.
pub fn focus_next(selector: &'static str) {
    unless_moved(Box::new(move || focus(selector)));
}

/// A frame can be long in coming; whoever has moved the keyboard meanwhile, and types, keeps it.
fn unless_moved(give: Box<dyn FnOnce()>) {
    let before = document().active_element();
    next_frame(Box::new(move || {
        let now = document().active_element();
        let nobody = document().body().map(Into::into);
        if now == before || now == nobody || now.is_none() {
            give();
        }
    }));
}
