//! Starts a match with one tap: with the last players, the people of the evening, or a person against bots.

use leptos::prelude::*;

use super::{
    draft::{Draft, load_draft, start},
    seating::provide_seating,
};
use crate::{
    app::{
        contexts::{
            navigation::{Route, use_navigation},
            saves::{Saves, use_saves},
        },
        games::LoadedGame,
    },
    saves::{lists::RESULTS, shelf},
    table::player::Player,
};

/// Starts the match and opens it. If that needs a choice, opens the set-up instead.
#[component]
pub fn PlayNow(
    game: LoadedGame,
    /// Returns the players, by the game's slug.
    players: fn(Saves, &str) -> Vec<Player>,
) -> impl IntoView {
    let (navigation, saves) = (use_navigation(), use_saves());
    let to = begin(game, saves, players(saves, game.slug))
        .map_or_else(|| Route::Setup(game.slug.to_owned()), Route::Play);
    navigation.replace(to);
    view! { <main class="page" data-screen="now"></main> }
}

/// Saves a new match with the options of the last set-up, and returns its id.
fn begin(game: LoadedGame, saves: Saves, players: Vec<Player>) -> Option<String> {
    let is_first = players.is_empty();
    if is_first && !game.bots {
        return None;
    }
    let draft = Draft { players, ..load_draft(saves, game.slug) };
    let seating = provide_seating(game, &draft);
    if is_first {
        seating.fill_with_bots();
    }
    start(game, Draft { players: seating.players.get_untracked(), ..draft }).ok()
}

/// Returns the players of the last match of this game.
pub fn last_players(saves: Saves, slug: &str) -> Vec<Player> {
    let matches = saves.with(|library| library.list()).unwrap_or_default();
    shelf::last_players(matches, &saves.list(&RESULTS), slug)
}
