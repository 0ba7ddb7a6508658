//! The promenade: its spots, and the people in its bars.

use std::{fmt, str::FromStr};

use serde::Serialize;

use super::bars::Bar;
use crate::kernel::{NotationError, Seat};

/// Number of bars on the promenade.
pub const SPOTS: usize = 10;

/// Number of pawns that each player has for bars (BC-1.4).
pub const PAWNS: usize = 5;

/// A place on the promenade, from 0 to 9.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Spot(u8);

impl Spot {
    pub fn all() -> impl Iterator<Item = Spot> + Clone {
        (0..SPOTS as u8).map(Spot)
    }

    /// Returns the spot with this number, or `None` for a wrong number.
    pub fn new(number: u8) -> Option<Spot> {
        (usize::from(number) < SPOTS).then_some(Spot(number))
    }

    pub fn number(self) -> u8 {
        self.0
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// In notations, a spot is its number.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Spot, NotationError> {
        text.parse().ok().and_then(Spot::new).ok_or(NotationError)
    }
}

/// Tenant and partner of an open bar.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tenancy {
    pub bar: Bar,
    /// `None` only during an auction of the bar.
    pub tenant: Option<Seat>,
    pub partner: Option<Seat>,
}

impl Tenancy {
    /// Whether the place for a partner exists and is free.
    pub fn has_free_place(&self) -> bool {
        self.bar.has_partner_place() && self.partner.is_none()
    }
}

/// Maximum number of open bars for this many players (BC-1.5).
pub fn most_open(seats: u8) -> u8 {
    2 * seats
}
