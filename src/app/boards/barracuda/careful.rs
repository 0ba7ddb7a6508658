//! A warning to whoever is about to part with money.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{contexts::use_i18n, i18n::barracuda as key, session::use_session},
    games::barracuda::Barracuda,
};

/// Where less would be left than the rent due next.
#[component]
pub(super) fn Careful(
    /// What would be left, in thousands.
    #[prop(into)]
    left: Signal<u16>,
) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let due = Memo::new(move |_| {
        let player = |own| session.view.with(|view| view.players.get(own).map(|player| player.rent));
        session.view.with(|view| view.own()).and_then(player).unwrap_or_default()
    });
    let text = move || {
        let sum = words::money(&i18n.language(), due.get());
        i18n.say(key::Careful { sum })
    };
    view! {
        <Show when=move || left.get() < due.get()>
            <p class="bc-careful">{text}</p>
        </Show>
    }
}
