//! The arrow button that folds and unfolds a part of the screen.

use leptos::prelude::*;

use super::icon::{self, Picture};

/// The arrow points in the direction of the change; the label names its effect.
#[component]
pub fn FoldButton(
    /// Whether the part is unfolded.
    #[prop(into)]
    open: Signal<bool>,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on_press: Callback<()>,
    /// The name for tests, as `data-act`.
    act: &'static str,
    /// CSS class of its place: "guide-fold".
    class: &'static str,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("fold-button {class}")
            data-act=act
            aria-expanded=move || open.get().to_string()
            aria-label=label
            title=label
            on:click=move |_| on_press.run(())
        >
            <Picture icon=Signal::derive(move || if open.get() { icon::UP } else { icon::DOWN }) />
        </button>
    }
}
