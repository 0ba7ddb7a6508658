//! The games that saves may be of, so that a save can be looked at and checked by whoever does not know its game's
//! types. Knows no screen of theirs.

use crate::games::{
    barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
    bouillabaisse::Bouillabaisse,
};
use crate::kernel::Game;

use super::save::{LoadError, Record};

/// What there is to know of a game without its types.
#[derive(Copy, Clone, Debug)]
pub struct GameInfo {
    pub slug: &'static str,
    /// The version of its rules.
    pub rules: u16,
    check: fn(&mut Record) -> Result<(), LoadError>,
}

impl GameInfo {
    pub const fn of<G: Game>() -> GameInfo {
        GameInfo { slug: G::SLUG, rules: G::RULES_VERSION, check: Record::check::<G> }
    }

    /// As [`Record::check`], by the rules of this game.
    ///
    /// # Errors
    /// Where the log does not fold.
    pub fn check(&self, record: &mut Record) -> Result<(), LoadError> {
        (self.check)(record)
    }
}

/// All games of the app.
pub const GAMES: &[GameInfo] = &[
    GameInfo::of::<Barragoon>(),
    GameInfo::of::<Bouillabaisse>(),
    GameInfo::of::<Barrakuda>(),
    GameInfo::of::<Barracuda>(),
    GameInfo::of::<Barbarossa>(),
];
