//! The next match of the current evening.

use crate::{
    app::contexts::saves::Saves,
    history::guests::next_table,
    saves::{lists::RESULTS, records::setup},
    table::player::Player,
};

/// Returns the people of the current evening who are here, moved on by one seat, and keeps them for the set-up of the
/// game with this slug.
pub fn seat_tonight(saves: Saves, slug: &str) -> Vec<Player> {
    let note = saves.with(|library| library.evening_note(None));
    let players = next_table(&saves.list(&RESULTS), &note);
    // If this fails, the player has been told, and set-up starts from the people of the last match.
    let _ = saves.change_record(&setup(slug), |draft| draft.players.clone_from(&players));
    players
}
