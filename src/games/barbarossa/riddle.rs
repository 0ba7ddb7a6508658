//! The name of an object.

use std::{fmt, str::FromStr};

use crate::kernel::{NotationError, Seat, notation::serde_by_notation};

/// Maximum number of objects of a player (BB-2.1).
pub const MOST_EACH: u8 = 3;

/// Names an object by its owner and its number there, from 0.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Riddle {
    pub owner: Seat,
    pub number: u8,
}

/// Notation: `2.0`.
impl fmt::Display for Riddle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.owner, self.number)
    }
}

impl FromStr for Riddle {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Riddle, NotationError> {
        let (owner, number) = text.split_once('.').ok_or(NotationError)?;
        let number = number.parse().ok().filter(|number| *number < MOST_EACH).ok_or(NotationError)?;
        Ok(Riddle { owner: owner.parse()?, number })
    }
}

serde_by_notation!(Riddle);
