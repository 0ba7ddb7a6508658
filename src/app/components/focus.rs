//! Who has the keyboard.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{
    Element, FocusOptions, HtmlElement, KeyboardEvent, ScrollIntoViewOptions, ScrollLogicalPosition,
};

/// Directive `use:take_focus`: gives an element the keyboard as soon as it is on the page. What is in sight stays in sight.
pub fn take_focus(element: Element) {
    unless_moved(move || {
        if let Ok(element) = element.dyn_into::<HtmlElement>() {
            let still = FocusOptions::new();
            still.set_prevent_scroll(true);
            // Only what is not on the page any more cannot be focused.
            let _ = element.focus_with_options(&still);
        }
    });
}

/// Directive `use:enter=wanted`: the same where that is wanted.
pub fn enter(element: Element, wanted: bool) {
    if wanted {
        take_focus(element);
    }
}

/// Directive `use:come_to`: scrolls an element into the middle and focuses it, once its window is open.
pub fn come_to(element: Element) {
    request_animation_frame(move || {
        let Ok(element) = element.dyn_into::<HtmlElement>() else { return };
        let way = ScrollIntoViewOptions::new();
        way.set_block(ScrollLogicalPosition::Center);
        element.scroll_into_view_with_scroll_into_view_options(&way);
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        // The element is on the page and focusable.
        let _ = element.focus_with_options(&still);
    });
}

/// Gives the keyboard to the first element on the page that fits.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // It is on the page, and can be focused.
        let _ = element.focus();
    }
}

/// Gives the keyboard to the first element that fits, once it is on the page.
pub fn focus_next(selector: &'static str) {
    unless_moved(move || focus(selector));
}

/// The same where what had it is gone from the page, and nothing else has it.
pub fn focus_if_lost(selector: &'static str) {
    request_animation_frame(move || {
        let nobody = document().body().map(Into::into);
        if document().active_element().is_none_or(|now| Some(now) == nobody) {
            focus(selector);
        }
    });
}

/// A frame can be long in coming; whoever has moved the keyboard meanwhile, and types, keeps it. The heading of a screen
/// does not: nobody goes there, it is where one is put before there is anything better.
fn unless_moved(give: impl FnOnce() + 'static) {
    let before = document().active_element();
    request_animation_frame(move || {
        let now = document().active_element();
        let nobody = document().body().map(Into::into);
        let on_heading = now.as_ref().is_some_and(|now| now.tag_name().eq_ignore_ascii_case("h1"));
        if now == before || now == nobody || now.is_none() || on_heading {
            give();
        }
    });
}

/// A key that is held down goes no further than one step.
pub fn one_press(event: KeyboardEvent) {
    if event.repeat() {
        event.prevent_default();
    }
}
