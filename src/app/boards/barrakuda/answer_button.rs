//! A button for an answer, with its outcome.

use leptos::prelude::*;

use crate::{
    app::components::{ButtonAppearance, Mark},
    table::player::Player,
};

/// A button with the answer, and its outcome below.
#[component]
pub(super) fn AnswerButton(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] outcome: Signal<Option<String>>,
    /// The player who suffers from the answer, if any.
    victim: Option<Player>,
    #[prop(into)] on_press: Callback<()>,
    /// The name for tests, as `data-act`.
    act: &'static str,
    appearance: ButtonAppearance,
    #[prop(optional, into)] disabled: Signal<bool>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=appearance.classes("bk-answer")
            data-act=act
            disabled=disabled
            on:click=move |_| on_press.run(())
        >
            {victim.map(|player| view! { <Mark player /> })}
            <span>{label} " " <small>{outcome}</small></span>
        </button>
    }
}
