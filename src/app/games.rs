//! The games on the shelf.

mod entry;
mod module;
mod options_form;

pub use entry::{GameEntry, LoadedGame};
pub use module::{GameModule, Opened};
pub use options_form::OptionsForm;

use leptos::prelude::*;

use super::{I18n, parts::code};
use crate::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    saves::save::Cause,
};

/// All games, in the order of the shelf.
pub static GAMES: [GameEntry; 5] = [
    GameEntry::of::<Barragoon>(code!(barragoon: GameModule = GameModule::of::<Barragoon>())),
    GameEntry::of::<Bouillabaisse>(code!(bouillabaisse: GameModule = GameModule::of::<Bouillabaisse>())),
    GameEntry::of::<Barrakuda>(code!(barrakuda: GameModule = GameModule::of::<Barrakuda>())),
    GameEntry::of::<Barracuda>(code!(barracuda: GameModule = GameModule::of::<Barracuda>())),
    GameEntry::of::<Barbarossa>(code!(barbarossa: GameModule = GameModule::of::<Barbarossa>())),
];

pub fn find(slug: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|game| game.slug == slug)
}

/// The game of the current match, from context.
pub fn use_game() -> LoadedGame {
    expect_context()
}

/// Explains why a save cannot be replayed; tracks the language.
pub fn cause(i18n: I18n, cause: &Cause) -> String {
    let game = find(cause.game).and_then(GameEntry::loaded);
    game.and_then(|game| (game.module.cause)(i18n, cause)).unwrap_or_else(|| cause.to_string())
}
