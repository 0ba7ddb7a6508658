//! Lights up what is spoken of, by a teacher or in advice, wherever on the page it is: boards know nothing of either.

use leptos::prelude::*;

use crate::app::platform::elements;

/// What style sheets and tests know it by.
const POINTED: &str = "data-pointed";

/// Points at all that these selectors find, and at nothing else, once what has changed is on the page.
pub fn point_at(selectors: Vec<String>) {
    request_animation_frame(move || light(&selectors));
}

/// The same at once, as the page is now.
pub fn light(selectors: &[String]) {
    for element in elements::all(&format!("[{POINTED}]")) {
        // It was there a moment ago.
        let _ = element.remove_attribute(POINTED);
    }
    for element in selectors.iter().flat_map(|selector| elements::all(selector)) {
        // Only a malformed name is ever refused.
        let _ = element.set_attribute(POINTED, "");
    }
}
