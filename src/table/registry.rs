//! The games that saves may be of, so that a save can be looked at and checked without knowing its
//! game's types. Knows no screen of theirs.

use serde_json::Value;

use crate::games::barbarossa::Barbarossa;
use crate::{
    games::{barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda, bouillabaisse::Bouillabaisse},
    kernel::Game,
};

use super::{
    any::{AnyGame, Refused},
    json,
    log::Header,
};

/// The first state of a match with these options and so many players.
type New = fn(&Value, u8) -> Result<Box<dyn AnyGame>, Refused>;

/// One game, with its types forgotten.
#[derive(Copy, Clone, Debug)]
pub struct Known {
    pub slug: &'static str,
    pub rules: u16,
    pub seats: (u8, u8),
    /// No match has more steps than this, see [`Game::MAX_STEPS`].
    pub longest: usize,
    /// Whether bots play it.
    pub bots: bool,
    new: New,
}

impl Known {
    pub const fn of<G: Game>() -> Known {
        Known {
            slug: G::SLUG,
            rules: G::RULES_VERSION,
            seats: (*G::PLAYERS.start(), *G::PLAYERS.end()),
            longest: G::MAX_STEPS,
            bots: G::BOTS,
            new: new::<G>,
        }
    }

    /// The first state of a match with these options and players.
    pub fn start(&self, header: &Header) -> Result<Box<dyn AnyGame>, Refused> {
        (self.new)(&header.config, header.seats())
    }
}

fn new<G: Game>(config: &Value, seats: u8) -> Result<Box<dyn AnyGame>, Refused> {
    let config = json::from_value(config).map_err(Refused::Unreadable)?;
    Ok(Box::new(G::start(&config, seats).map_err(Refused::illegal)?))
}

/// All games of the app.
pub const GAMES: &[Known] = &[
    Known::of::<Barragoon>(),
    Known::of::<Bouillabaisse>(),
    Known::of::<Barrakuda>(),
    Known::of::<Barracuda>(),
    Known::of::<Barbarossa>(),
];
