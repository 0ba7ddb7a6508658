//! Ribbons about players who will win soon unless stopped, in sight of all.

use leptos::prelude::*;

use super::controller::use_controller;
use crate::{
    app::{components::Mark, contexts::use_i18n, i18n::barracuda as key, session::use_session},
    games::barracuda::Barracuda,
    scenes::barracuda::Threat,
};

/// A ribbon for each player with all five pawns in bars.
#[component]
pub(super) fn Ribbons() -> impl IntoView {
    let controller = use_controller();
    let threats = Memo::new(move |_| controller.scene.with(|scene| scene.threats.clone()));
    view! {
        <div class="bc-ribbons" role="status">
            <For
                each=move || threats.get()
                key=|threat| *threat
                children=|threat| view! { <Ribbon threat /> }
            />
        </div>
    }
}

#[component]
fn Ribbon(threat: Threat) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let Threat { seat, next } = threat;
    let player = session.player(seat)?;
    let name = player.name.clone();
    let text = move || {
        let name = &name;
        if next { i18n.say(key::RibbonNext { name }) } else { i18n.say(key::RibbonLater { name }) }
    };
    Some(view! {
        <p class="bc-ribbon">
            <Mark player />
            <span>{text}</span>
        </p>
    })
}
