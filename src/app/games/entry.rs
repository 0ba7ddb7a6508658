//! A game as home and set-up know it.

use super::module::GameModule;
use crate::app::{
    game_board::GameBoard,
    i18n::{Language, Text},
};

/// Static data of a game, its types forgotten. All its code is behind [`GameEntry::module`], so that it can be loaded
/// later.
#[derive(Copy, Clone)]
pub struct GameEntry {
    pub slug: &'static str,
    /// Fewest and most players.
    pub seats: (u8, u8),
    /// Number of seats a set-up begins with.
    pub usual: u8,
    /// Something in it is hidden from a player.
    pub secrets: bool,
    /// Its board shows the players.
    pub seated: bool,
    /// Bots play it.
    pub bots: bool,
    /// There are problems to solve.
    pub problems: bool,
    pub title: Text,
    pub tagline: Text,
    pub facts: Text,
    /// The side of each seat, where seats have sides.
    pub roles: &'static [Text],
    /// The result of a seat in words, by what was counted.
    pub tally_line: fn(&Language, u8, &[i32]) -> Option<String>,
    /// The side a seat played for, by the same.
    pub side: fn(&[i32]) -> Option<usize>,
    module: fn() -> GameModule,
}

impl GameEntry {
    pub(super) const fn of<G: GameBoard>() -> GameEntry {
        GameEntry {
            slug: G::SLUG,
            seats: (*G::PLAYERS.start(), *G::PLAYERS.end()),
            usual: G::USUAL,
            secrets: G::SECRETS,
            seated: G::SEATED,
            bots: G::BOTS,
            problems: G::PROBLEMS,
            title: G::TITLE,
            tagline: G::TAGLINE,
            facts: G::FACTS,
            roles: G::ROLES,
            tally_line: G::tally_line,
            side: G::side,
            module: GameModule::of::<G>,
        }
    }

    /// The code of the game.
    pub fn module(&self) -> GameModule {
        (self.module)()
    }
}
