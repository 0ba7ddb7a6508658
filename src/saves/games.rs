//! The games that saves may be of, as data: saves know no game. The code that checks a match comes from its game.

use crate::kernel::Game;

use super::save::{LoadError, Record};

/// Facts about a game that saves need without its types.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    pub slug: &'static str,
    /// The version of its rules.
    pub rules: u16,
}

/// All games of the app.
pub const GAMES: &[GameInfo] = &[
    GameInfo { slug: "barragoon", rules: 1 },
    GameInfo { slug: "bouillabaisse", rules: 1 },
    GameInfo { slug: "barrakuda", rules: 3 },
    GameInfo { slug: "barracuda", rules: 3 },
    GameInfo { slug: "barbarossa", rules: 2 },
];

/// Checks records by the rules of one game.
#[derive(Copy, Clone, Debug)]
pub struct Checker {
    pub(super) slug: &'static str,
    check: fn(&mut Record) -> Result<(), LoadError>,
}

impl Checker {
    pub const fn of<G: Game>() -> Checker {
        Checker { slug: G::SLUG, check: Record::check::<G> }
    }

    /// As [`Record::check`], by the rules of this game.
    ///
    /// # Errors
    /// A log that does not fold.
    pub(super) fn check(&self, record: &mut Record) -> Result<(), LoadError> {
        (self.check)(record)
    }
}
