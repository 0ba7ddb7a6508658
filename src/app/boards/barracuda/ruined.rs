//! The reasons for a bankruptcy: the money left, and the actions that were impossible.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Availability, Barracuda, Prompt},
};

/// The reasons for a bankruptcy; empty if no player is bankrupt.
#[component]
pub(super) fn Ruined() -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let view = session.view.get_untracked();
    let disclosed = view.disclosed.as_ref()?;
    let Prompt::Over { bankrupt: Some(seat), .. } = view.prompt else { return None };
    let left = disclosed.wallets.get(seat)?.worth();
    let left = move || {
        let sum = words::money(&i18n.language(), left);
        i18n.say(key::RuinLeft { sum })
    };
    let line = |Availability { kind, spots }: &Availability| {
        let (kind, refusal) = (*kind, spots.as_ref().err().copied()?);
        let (name, _) = words::way(kind);
        Some(view! {
            <li>
                <strong>{t!(i18n, name)}</strong>
                <span>{move || words::closed(&i18n.language(), kind, refusal)}</span>
            </li>
        })
    };
    let lines: Vec<_> = disclosed.stuck.iter().filter_map(line).collect();
    let closed = (!lines.is_empty()).then(|| {
        view! {
            <p class="help-text">{t!(i18n, key::ruin_closed)}</p>
            <ul class="bc-closed">{lines}</ul>
        }
    });
    Some(view! {
        <section class="bc-ruin">
            <p>{left}</p>
            {closed}
        </section>
    })
}
