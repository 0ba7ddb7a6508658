//! Lights up what a teacher speaks of, wherever on the page it is: boards know nothing of lessons.

use leptos::prelude::*;
use web_sys::NodeList;

/// What style sheets and tests know it by.
const POINTED: &str = "data-pointed";

/// Points at all that these selectors find, and at nothing else, once what has changed is on the page.
pub fn point_at(selectors: Vec<String>) {
    request_animation_frame(move || {
        each(document().query_selector_all(&format!("[{POINTED}]")).ok(), |element| {
            // It was there a moment ago.
            let _ = element.remove_attribute(POINTED);
        });
        for selector in selectors {
            each(document().query_selector_all(&selector).ok(), |element| {
                let _ = element.set_attribute(POINTED, "");
            });
        }
    });
}

fn each(found: Option<NodeList>, act: impl Fn(web_sys::Element)) {
    use wasm_bindgen::JsCast;

    let Some(found) = found else { return };
    for index in 0..found.length() {
        if let Some(element) = found.get(index).and_then(|node| node.dyn_into().ok()) {
            act(element);
        }
    }
}
