//! The games on the shelf.

mod entry;
mod module;
mod options_form;

pub use entry::GameEntry;
pub use module::Opened;
pub use options_form::OptionsForm;

use super::I18n;
use crate::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    saves::save::Cause,
};

/// Every game that can be played.
pub const GAMES: &[GameEntry] = &[
    GameEntry::of::<Barragoon>(),
    GameEntry::of::<Bouillabaisse>(),
    GameEntry::of::<Barrakuda>(),
    GameEntry::of::<Barracuda>(),
    GameEntry::of::<Barbarossa>(),
];

/// The game with this slug.
pub fn find(slug: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|game| game.slug == slug)
}

/// Why a save does not fold, in words.
pub fn cause(i18n: I18n, cause: &Cause) -> String {
    GAMES.iter().find_map(|game| (game.module().cause)(i18n, cause)).unwrap_or_else(|| cause.to_string())
}
