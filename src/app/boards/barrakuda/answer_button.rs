//! A button for an answer, with its result.

use leptos::prelude::*;

use crate::{
    app::components::{ButtonAppearance, Mark},
    table::player::Player,
};

/// The answer, and below it what it leads to.
#[component]
pub(super) fn AnswerButton(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] outcome: Signal<Option<String>>,
    /// The player whom it befalls, where it does.
    victim: Option<Player>,
    #[prop(into)] on_press: Callback<()>,
    /// What tests know it by.
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
