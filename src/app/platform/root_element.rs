//! `<html>`: where style sheets, tests and the page's own script look for what the app has to say about itself.

use leptos::prelude::*;

/// Sets an attribute of it.
pub fn set(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // Only a malformed name is ever refused.
        let _ = root.set_attribute(name, value);
    }
}

/// What it says now.
pub fn get(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// Whether nothing is to move by itself.
pub fn is_still() -> bool {
    get("data-motion").as_deref() == Some("reduced")
}
