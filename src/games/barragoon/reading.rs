//! How the rules are read: a match keeps to the reading it began with.

use serde::{Deserialize, Serialize};

/// How the rules are read. What the app once read otherwise than the rulebook stays as it was in a match that began so,
/// or its log would fold to another one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Reading {
    /// Of options that do not say: a position was dead although a side could still be blocked (BG-5.3), only the side
    /// to move could have lost before the start (BG-7.0), and a take-back was free under touch-move (BG-4.6).
    #[default]
    First,
    Second,
}

impl Reading {
    pub(super) fn is_first(&self) -> bool {
        *self == Reading::First
    }
}

impl TryFrom<u8> for Reading {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Reading, &'static str> {
        match number {
            1 => Ok(Reading::First),
            2 => Ok(Reading::Second),
            _ => Err("the rules were never read like this"),
        }
    }
}

impl From<Reading> for u8 {
    fn from(reading: Reading) -> u8 {
        match reading {
            Reading::First => 1,
            Reading::Second => 2,
        }
    }
}
