//! The places of a finished match, from its stored result.

use leptos::prelude::*;

use super::saves::summary::title;
use crate::{
    app::{I18n, components::Places, contexts::use_i18n, games, platform::device},
    saves::results::MatchResult,
    table::podium::{Rank, ranking},
};

/// A result in a list: game, time of its end, places.
#[component]
pub fn NotedResult(result: MatchResult) -> impl IntoView {
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
