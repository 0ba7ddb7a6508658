//! The arrow that folds something away, and opens it again.

use leptos::prelude::*;

use super::icon::{self, Picture};

/// Points to where it leads; the label says what it will do.
#[component]
pub fn FoldButton(
    /// What it folds is open.
    #[prop(into)]
    open: Signal<bool>,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on_press: Callback<()>,
    /// What tests know it by.
    act: &'static str,
    /// Where it stands: "guide-fold".
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
