//! `GameEntry`: the data of a game for home and set-up.

use std::ops::Deref;

use super::module::GameModule;
use crate::app::{
    I18n,
    game_board::GameBoard,
    i18n::{Language, Text},
    parts::{Code, Missing, Part},
};

/// Static data of a game, without its types. Everything else is in [`GameModule`], which is loaded when needed.
pub struct GameEntry {
    pub slug: &'static str,
    /// Fewest and most players.
    pub seats: (u8, u8),
    /// Number of seats that set-up starts with.
    pub usual: u8,
    /// Whether the game has secrets.
    pub secrets: bool,
    /// Whether the board itself shows the players.
    pub seated: bool,
    /// Whether bots can play the game.
    pub bots: bool,
    /// Whether the game has problems to solve.
    pub problems: bool,
    pub title: Text,
    pub tagline: Text,
    pub facts: Text,
    /// The role of each seat, if seats have roles.
    pub roles: &'static [Text],
    /// The result of a seat in words, from its counts.
    pub tally_line: fn(&Language, u8, &[i32]) -> Option<String>,
    /// The side of a seat, from its counts.
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

    /// The game with its code, if already loaded.
    pub fn loaded(&'static self) -> Option<LoadedGame> {
        self.part.loaded().map(|module| LoadedGame { entry: self, module })
    }

    /// Fetches the game's code, unless already loaded.
    ///
    /// # Errors
    /// A file cannot be fetched.
    pub async fn load(&'static self, i18n: I18n) -> Result<LoadedGame, Missing> {
        self.part.load(i18n).await.map(|module| LoadedGame { entry: self, module })
    }

    pub fn sheets(&self) -> &'static [&'static str] {
        self.part.sheets()
    }
}

/// A game whose code is loaded.
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
