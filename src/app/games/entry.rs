//! A game as home and set-up know it.

use std::ops::Deref;

use super::module::GameModule;
use crate::app::{
    I18n,
    game_board::GameBoard,
    i18n::{Language, Text},
    parts::{Code, Missing, Part},
};

/// Static data of a game, its types forgotten. Everything else is a [`GameModule`], which is loaded when needed.
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
    part: Part<GameModule>,
}

impl GameEntry {
    pub(super) const fn of<G: GameBoard>(code: Code<GameModule>) -> GameEntry {
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
            part: Part::new(G::SLUG, &[G::SLUG], Some(G::SLUG), code),
        }
    }

    /// The game with its code, if that is here.
    pub fn loaded(&'static self) -> Option<LoadedGame> {
        self.part.loaded().map(|module| LoadedGame { entry: self, module })
    }

    /// Fetches the game's part, unless it is here.
    ///
    /// # Errors
    /// Some of it cannot be had.
    pub async fn load(&'static self, i18n: I18n) -> Result<LoadedGame, Missing> {
        self.part.load(i18n).await.map(|module| LoadedGame { entry: self, module })
    }

    /// The style sheets of the game.
    pub fn sheets(&self) -> &'static [&'static str] {
        self.part.sheets()
    }
}

/// A game whose part is here.
#[derive(Copy, Clone)]
pub struct LoadedGame {
    entry: &'static GameEntry,
    pub module: &'static GameModule,
}

impl Deref for LoadedGame {
    type Target = GameEntry;

    fn deref(&self) -> &GameEntry {
        self.entry
    }
}
