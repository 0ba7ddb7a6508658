//! The games that saves may belong to, as data: saves depend on no game. A loaded game supplies the code that checks
//! its matches.

use crate::kernel::Game;

use super::{
    folding::{Fold, fold},
    save::{LoadError, Record},
};

/// Data about a game that saves need without its types.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    pub slug: &'static str,
    /// The version of the game's rules.
    pub rules: u16,
    /// Whether players have secrets from each other.
    pub secrets: bool,
}

/// All games of the app.
pub const GAMES: &[GameInfo] = &[
    GameInfo { slug: "barragoon", rules: 1, secrets: false },
    GameInfo { slug: "bouillabaisse", rules: 1, secrets: true },
    GameInfo { slug: "barrakuda", rules: 3, secrets: true },
    GameInfo { slug: "barracuda", rules: 3, secrets: true },
    GameInfo { slug: "barbarossa", rules: 2, secrets: true },
];

/// Checks and folds records by the rules of one game.
#[derive(Copy, Clone, Debug)]
pub struct Checker {
    pub(super) slug: &'static str,
    check: fn(&mut Record) -> Result<(), LoadError>,
    fold: fn(Record) -> Option<Box<dyn Fold>>,
}

impl Checker {
    pub const fn of<G: Game>() -> Checker {
        Checker { slug: G::SLUG, check: Record::check::<G>, fold: fold::<G> }
    }

    /// Returns the slug of its game.
    pub const fn slug(&self) -> &'static str {
        self.slug
    }

    /// As [`Record::check`], for this game.
    ///
    /// # Errors
    /// A log that the rules refuse.
    pub(super) fn check(&self, record: &mut Record) -> Result<(), LoadError> {
        (self.check)(record)
    }

    /// Starts to fold a match of this game; `None` if it is of another game or other rules, or cannot start.
    pub(super) fn fold(&self, record: Record) -> Option<Box<dyn Fold>> {
        (self.fold)(record)
    }
}
