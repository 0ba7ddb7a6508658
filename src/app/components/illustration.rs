//! A small drawing of the house, for pages with little on them.

use leptos::prelude::*;

/// An ornament: `public/house/<name>.svg`. It is fetched with the page that shows it.
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
