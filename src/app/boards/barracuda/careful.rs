//! A warning before a risky payment.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{contexts::use_i18n, i18n::barracuda as key, session::use_session},
    games::barracuda::Barracuda,
    scenes::barracuda::{Change, danger},
};

/// Warns if the remaining money would not cover the player's next rent.
#[component]
pub(super) fn Careful(
    /// The money left after the payment, in thousands.
    #[prop(into)]
    left: Signal<u16>,
    /// The change of the player's bars by the action.
    #[prop(into)]
    change: Signal<Change>,
) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let danger = Memo::new(move |_| session.view.with(|view| danger(view, left.get(), change.get())));
    let text = move || {
        let language = i18n.language();
        let danger = danger.get()?;
        let (rent, left) = (words::money(&language, danger.rent), words::money(&language, danger.left));
        Some(language.say(key::Danger { rent, left }))
    };
    view! {
        <Show when=move || danger.get().is_some()>
            <p class="bc-careful" role="note">
                {text}
            </p>
        </Show>
    }
}
