//! Moves the keyboard focus.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{
    Element, FocusOptions, HtmlElement, KeyboardEvent, ScrollIntoViewOptions, ScrollLogicalPosition,
};

use crate::kernel::Target;

/// A focus target: the first element on the page that matches a selector.
pub struct Focus(String);

impl Focus {
    /// The button or field with this `data-act`.
    pub fn act(act: &str) -> Focus {
        Focus(format!("[data-act='{act}']"))
    }

    /// The part of a board with this name.
    pub fn target(target: impl Target) -> Focus {
        Focus(format!("[data-name='{target}']"))
    }

    /// The main button within an element of this class.
    pub fn primary_of(class: &str) -> Focus {
        Focus(format!(".{class} .primary"))
    }

    /// The element of a group of this class that the Tab key stops at.
    pub fn entry_of(class: &str) -> Focus {
        Focus(format!(".{class} [tabindex='0']"))
    }

    /// The link to this address.
    pub fn link(address: &str) -> Focus {
        Focus(format!("a[href='{address}']"))
    }

    /// This or another element, whichever comes first on the page.
    pub fn or(self, other: Focus) -> Focus {
        Focus(format!("{}, {}", self.0, other.0))
    }
}

/// A CSS selector, for elements without a name.
impl<S: AsRef<str>> From<S> for Focus {
    fn from(selector: S) -> Focus {
        Focus(selector.as_ref().to_owned())
    }
}

/// Directive `use:take_focus`: focuses an element as soon as it is on the page, without scrolling.
pub fn take_focus(element: Element) {
    unless_moved(move || {
        if let Ok(element) = element.dyn_into::<HtmlElement>() {
            let still = FocusOptions::new();
            still.set_prevent_scroll(true);
            // Fails only if the element has left the page.
            let _ = element.focus_with_options(&still);
        }
    });
}

/// Directive `use:enter=wanted`: like [`take_focus`], if `wanted`.
pub fn enter(element: Element, wanted: bool) {
    if wanted {
        take_focus(element);
    }
}

/// Directive `use:come_to`: scrolls an element into the middle and focuses it, once its dialog is open.
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

/// Focuses an element on the page.
pub fn focus(to: impl Into<Focus>) {
    let found = document().query_selector(&to.into().0).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // WebKit sizes container queries only during layout; before that, an element shown only in a wide container
        // cannot be focused.
        let _ = element.offset_width();
        // The element is on the page and focusable.
        let _ = element.focus();
    }
}

/// Focuses an element in the next frame, once it is on the page.
pub fn focus_next(to: impl Into<Focus>) {
    let to = to.into();
    unless_moved(move || focus(to));
}

/// Focuses an element if the focused element has left the page and no other has the focus.
pub fn focus_if_lost(to: impl Into<Focus>) {
    let to = to.into();
    request_animation_frame(move || {
        let nobody = document().body().map(Into::into);
        if document().active_element().is_none_or(|now| Some(now) == nobody) {
            focus(to);
        }
    });
}

/// Runs `give` in the next frame, unless the player has moved the focus meanwhile. Focus on a screen's heading does not
/// count: the app sets it by default.
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

/// Ignores the repeats of a key held down.
pub fn one_press(event: KeyboardEvent) {
    if event.repeat() {
        event.prevent_default();
    }
}
