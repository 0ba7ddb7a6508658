//! One heading, and the same sign of being ready that the app gives.

use leptos::prelude::*;

fn main() {
    mount_to_body(|| view! { <h1>"Bar à Jeux"</h1> });
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-ready", "");
    }
}
