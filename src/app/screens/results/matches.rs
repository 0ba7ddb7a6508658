//! The matches of an evening, one by one.

use leptos::prelude::*;

use super::shown::ShownEvening;
use crate::{
    app::{
        contexts::{navigation::Route, use_i18n},
        games,
        platform::device,
        screens::{growing::growing, noted_places::NotedPlaces},
    },
    saves::results::MatchResult,
};

/// Number of matches that are built in one frame.
const STEP: usize = 4;

/// The matches, latest first.
#[component]
pub(super) fn Matches(evening: ShownEvening) -> impl IntoView {
    let grown = growing(|| (), move || evening.results.read().len(), STEP);
    let shown = move || evening.results.read().iter().rev().take(grown.get()).cloned().collect::<Vec<_>>();
    view! {
        <ul class="result-list stack">
            <For each=shown key=|result| (result.id.clone(), result.ended) let(result)>
                <Played result />
            </For>
        </ul>
    }
}

/// One match: game, time of its end, and the place and score of each player.
#[component]
fn Played(result: MatchResult) -> impl IntoView {
    let i18n = use_i18n();
    let (id, game, ended) = (result.id.clone(), result.game.clone(), result.ended);
    let title = move || games::find(&game).map_or_else(|| game.clone(), |game| i18n.say(game.title));
    view! {
        <li>
            <a class="result-row" href=Route::Replay(id).href()>
                <strong>{title}</strong>
                <small>{move || device::date(ended, i18n.language().tag())}</small>
                <NotedPlaces result />
            </a>
        </li>
    }
}
