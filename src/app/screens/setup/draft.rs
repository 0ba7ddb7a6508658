//! Stores the last set-up of each game, and starts a match from one.

use leptos::prelude::*;

use super::hints_choice::HintsChoice;
use crate::{
    app::{contexts::saves::Saves, games::LoadedGame, refusal_message::RefusalMessage},
    saves::records::setup,
};

pub use crate::saves::setup::Draft;

/// Stores a set-up until the next one for this game.
pub fn keep_draft(draft: &Draft, saves: Saves, slug: &str) {
    // If this fails, the player has been told; the next set-up then starts from the defaults.
    let _ = saves.change_record(&setup(slug), |kept| kept.clone_from(draft));
}

/// Returns the stored set-up of this game, or the default.
pub fn load_draft(saves: Saves, slug: &str) -> Draft {
    saves.record(&setup(slug))
}

/// Saves a new match of a set-up. Returns its id. Call this in the scope of a screen.
///
/// # Errors
/// The reason why the match cannot start or be saved.
pub fn start(game: LoadedGame, draft: Draft) -> Result<String, RefusalMessage> {
    let Draft { players, config, clock, hints, idle_hints, .. } = draft;
    let form = (game.module.options)(RwSignal::new(players.clone()));
    form.load(&config);
    let hints = HintsChoice::new(hints, idle_hints);
    let may_ask = untrack(|| hints.seats(&players));
    form.start(players, clock, may_ask)
}
