//! Figures about finished matches: scoreboards of evenings, people, proposals, files for other apps.
//!
//! All figures are folded from the stored results whenever they are asked for. Nothing here is stored.

pub mod bests;
pub mod bg_stats;
pub mod by_game;
pub mod filter;
pub mod guests;
pub mod next_game;
pub mod people;
pub mod points;
pub mod scoreboard;
pub mod spreadsheet;

use crate::{saves::results::MatchResult, table::player::Player, words::placeholder::Placeholder};

/// Whether the player is a person with figures of their own: neither a bot nor a seat without a name.
pub fn is_person(player: &Player) -> bool {
    player.bot.is_none() && !matches!(Placeholder::of(&player.name), Some(Placeholder::Player(_)))
}

/// Returns the seats of a result whose players are people, forgotten ones included.
pub fn people_of(result: &MatchResult) -> impl Iterator<Item = (usize, &Player)> {
    result.players.iter().enumerate().filter(|(_, player)| is_person(player))
}

/// Whether the player at this seat won: has the first place, and not all players share it.
pub fn has_won(result: &MatchResult, seat: usize) -> bool {
    result.places.get(seat) == Some(&1) && !is_drawn(result)
}

/// Returns the players who won, in the order of play; none if all share the first place.
pub fn winners(result: &MatchResult) -> impl Iterator<Item = &Player> {
    result.players.iter().enumerate().filter(|(seat, _)| has_won(result, *seat)).map(|(_, player)| player)
}

/// Whether all players share the first place.
pub fn is_drawn(result: &MatchResult) -> bool {
    result.places.iter().all(|place| *place == 1)
}
