//! Attributes of `<html>`, which style sheets, tests and the page's own script read.

use leptos::prelude::*;

pub fn set(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // Setting these fixed names never fails.
        let _ = root.set_attribute(name, value);
    }
}

pub fn get(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// Whether motion is reduced.
pub fn is_still() -> bool {
    get("data-motion").as_deref() == Some("reduced")
}
