//! Cards of a diver. Saved as short words, which never change.

use std::{fmt, str::FromStr};

use super::floor::{WRECKS, Wreck};
use crate::kernel::{NotationError, notation::serde_by_notation};

/// A card in a diver's hand (BK-1.2): `3`, or `b` for the Barracuda.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A movement card. The last wreck has none.
    Dive(Wreck),
    Barracuda,
}

/// Number of wrecks that a diver can go to: all but the last, where the Barracuda starts.
pub const DIVES: usize = WRECKS - 1;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Dive(wreck) => write!(f, "{}", wreck.number()),
            Card::Barracuda => f.write_str("b"),
        }
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        if text == "b" {
            return Ok(Card::Barracuda);
        }
        let wreck: Wreck = text.parse()?;
        if wreck == Wreck::LAIR { Err(NotationError) } else { Ok(Card::Dive(wreck)) }
    }
}

serde_by_notation!(Card);
