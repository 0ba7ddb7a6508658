//! The places of a finished match, from its stored result.

use leptos::prelude::*;

use crate::{
    app::{components::Places, contexts::use_i18n, games},
    saves::results::MatchResult,
    table::podium::ranking,
};

/// One line per player, the best first.
#[component]
pub fn NotedPlaces(result: MatchResult) -> impl IntoView {
    let i18n = use_i18n();
    let MatchResult { game, players, places, tally, .. } = result;
    let (shown, seats) = (games::find(&game), players.len());
    let sides: Vec<Option<usize>> =
        tally.iter().map(|counted| shown.and_then(|game| (game.side)(counted))).collect();
    let tally = move || {
        let has = |seat: usize| {
            let counted = tally.get(seat).map_or(&[][..], Vec::as_slice);
            (shown?.tally_line)(&i18n.language(), seat as u8, counted)
        };
        (0..seats).map(has).collect::<Vec<_>>()
    };
    view! { <Places ranks=ranking(&places, &sides) players tally=Signal::derive(tally) /> }
}
