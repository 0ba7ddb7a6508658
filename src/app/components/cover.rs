//! The picture that a game is known by.

use leptos::prelude::*;

/// The picture of a game, beside its name: `public/art/<slug>.svg`.
#[component]
pub fn Cover(
    slug: &'static str,
    /// Of the box around it.
    class: &'static str,
) -> impl IntoView {
    view! {
        <span class=class aria-hidden="true">
            <img src=format!("art/{slug}.svg") alt="" />
        </span>
    }
}
