//! The games that saves may be of, so that a save can be looked at and checked without knowing its
//! game's types. Knows no screen of theirs.

use crate::{
    games::{barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda, bouillabaisse::Bouillabaisse},
    kernel::Game,
};

use super::save::{LoadError, Record};

/// One game, with its types forgotten.
#[derive(Copy, Clone, Debug)]
pub struct Known {
    pub slug: &'static str,
    pub rules: u16,
    pub seats: (u8, u8),
    fold: fn(&mut Record) -> Result<(), LoadError>,
}

impl Known {
    pub const fn of<G: Game>() -> Known {
        Known { slug: G::SLUG, rules: G::RULES, seats: G::SEATS, fold: fold::<G> }
    }

    /// Folds the whole log by the game's rules, and notes how many steps are in force and whether
    /// the match is over.
    pub fn check(&self, record: &mut Record) -> Result<(), LoadError> {
        (self.fold)(record)
    }
}

fn fold<G: Game>(record: &mut Record) -> Result<(), LoadError> {
    let game = record.replay::<G>()?;
    record.steps = game.steps().len();
    record.over = game.ending().is_some();
    Ok(())
}

/// All games of the app.
pub const GAMES: &[Known] = &[
    Known::of::<Barragoon>(),
    Known::of::<Bouillabaisse>(),
    Known::of::<Barrakuda>(),
    Known::of::<Barracuda>(),
];
