//! The cover picture of a game.

use leptos::prelude::*;

/// The cover picture of a game, beside its name: `public/art/<slug>.svg`.
#[component]
pub fn Cover(
    slug: &'static str,
    /// CSS class of the box around the picture.
    class: &'static str,
) -> impl IntoView {
    view! {
        <span class=class aria-hidden="true">
            <img src=format!("art/{slug}.svg") alt="" />
        </span>
    }
}
