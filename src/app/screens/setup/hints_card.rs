//! The hint options in set-up.

use leptos::prelude::*;

use super::{
    hints_choice::{HintsChoice, Who},
    seating::use_seating,
};
use crate::{
    app::{
        components::{Select, Toggle, named},
        contexts::use_i18n,
        i18n::{Text, common, t},
    },
    table::player::Player,
};

const WHO: [(Who, Text); 3] =
    [(Who::Everybody, common::hints_all), (Who::Nobody, common::hints_none), (Who::Some, common::hints_some)];

/// The players with hints: a handicap if not all have them.
#[component]
pub fn HintsCard(hints: HintsChoice) -> impl IntoView {
    let (i18n, seating) = (use_i18n(), use_seating());
    let people = move || {
        let people = seating.players.get().into_iter().filter(|player| player.bot.is_none());
        people.map(|player| player.name).collect::<Vec<_>>()
    };
    view! {
        <Select
            act="hints"
            label=t!(i18n, common::hints)
            hint=t!(i18n, common::hints_line)
            options=move || named(i18n, &WHO)
            value=hints.who
            on_change=move |who| hints.who.set(who)
        />
        <Show when=move || hints.who.get() == Who::Some>
            <For each=people key=String::clone children=move |name| view! { <May hints name /> } />
        </Show>
    }
}

/// Whether one player may ask for hints.
#[component]
fn May(hints: HintsChoice, name: String) -> impl IntoView {
    let i18n = use_i18n();
    let (shown, asked, called) = (name.clone(), name.clone(), Player::new(name.clone(), 0, 0).called());
    view! {
        <Toggle
            act="hints-may"
            label=t!(i18n, common::HintsMay { name: &called })
            value=move || hints.names(&shown)
            on_change=move |may| hints.allow(&asked, may)
        />
    }
}
