//! The places of a finished match, from its stored result.

use std::collections::BTreeSet;

use leptos::prelude::*;

use super::saves::summary::title;
use crate::{
    app::{
        I18n,
        components::Places,
        contexts::{navigation::Route, use_i18n},
        games,
        i18n::{history, t},
        platform::device,
    },
    saves::results::MatchResult,
    table::podium::{Rank, ranking},
};

/// A result in a list. It links to the replay of its match, if that is kept.
#[component]
pub fn NotedMatch(
    result: MatchResult,
    /// The ids of all kept matches.
    kept: Memo<BTreeSet<String>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let id = result.id.clone();
    let replay = Route::Replay(id.clone()).href();
    let is_kept = Memo::new(move |_| kept.read().contains(&id));
    let result = StoredValue::new(result);
    move || {
        if is_kept.get() {
            view! {
                <a class="result-row" href=replay.clone()>
                    <NotedResult result=result.get_value() />
                </a>
            }
            .into_any()
        } else {
            view! {
                <div class="result-row" tabindex="-1">
                    <NotedResult result=result.get_value() />
                    <p class="help-text">{t!(i18n, history::moves_gone)}</p>
                </div>
            }
            .into_any()
        }
    }
}

/// A result in a list: game, time of its end, places.
#[component]
fn NotedResult(result: MatchResult) -> impl IntoView {
    let i18n = use_i18n();
    let (game, ended) = (result.game.clone(), result.ended);
    view! {
        <strong>{move || title(i18n, &game)}</strong>
        <small>{move || device::date(ended, i18n.language().tag())}</small>
        <NotedPlaces result />
    }
}

/// One line per player, the best first.
#[component]
pub fn NotedPlaces(result: MatchResult) -> impl IntoView {
    let i18n = use_i18n();
    let players = result.players.clone();
    view! { <Places ranks=ranks(&result) players tally=Signal::derive(move || tallies(i18n, &result)) /> }
}

/// All seats of a result, the best first.
pub fn ranks(result: &MatchResult) -> Vec<Rank> {
    let game = games::find(&result.game);
    let sides: Vec<Option<usize>> =
        result.tally.iter().map(|counted| game.and_then(|game| (game.side)(counted))).collect();
    ranking(&result.places, &sides)
}

/// The count of each seat in words, if its game counts anything; tracks the language.
pub fn tallies(i18n: I18n, result: &MatchResult) -> Vec<Option<String>> {
    let game = games::find(&result.game);
    let has = |seat: usize| {
        let counted = result.tally.get(seat).map_or(&[][..], Vec::as_slice);
        (game?.tally_line)(&i18n.language(), seat as u8, counted)
    };
    (0..result.players.len()).map(has).collect()
}
