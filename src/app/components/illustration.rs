//! The house's ornamental drawings, for pages with little content.

use leptos::prelude::*;

/// An ornament: `public/house/<name>.svg`, fetched with its page.
#[component]
pub fn Illustration(name: &'static str) -> impl IntoView {
    view! {
        <img
            class="illustration"
            src=format!("house/{name}.svg")
            alt=""
            width="160"
            height="120"
            aria-hidden="true"
        />
    }
}
