//! Seats and viewers. This module knows no names, colours or people.

use std::{
    fmt,
    ops::{BitAnd, BitOr, Sub},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

use super::notation::NotationError;

/// Largest number of seats in any game.
pub const MAX_SEATS: u8 = 12;

/// A place at the table, counted from 0 in the order of play and always below [`MAX_SEATS`]. To read a number, call
/// [`Seat::new`]. The match tells whether it has the seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// Error for a number that is no seat of any table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no table has a seat {0}")]
pub struct NoSeat(u8);

impl TryFrom<u8> for Seat {
    type Error = NoSeat;

    fn try_from(number: u8) -> Result<Seat, NoSeat> {
        Seat::new(number).ok_or(NoSeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// In notations, a seat is its number.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Seat, NotationError> {
        text.parse().ok().and_then(Seat::new).ok_or(NotationError)
    }
}

impl Seat {
    /// The seat that every table has.
    pub const FIRST: Seat = Seat(0);

    /// Returns the seat with this number, or `None` if it is not below [`MAX_SEATS`].
    pub const fn new(number: u8) -> Option<Seat> {
        if number < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// Returns the seat of this index into a `Vec` with one entry a seat.
    pub fn at(index: usize) -> Option<Seat> {
        u8::try_from(index).ok().and_then(Seat::new)
    }

    /// Returns the seat of a number that is written in the program, as in examples and tests.
    ///
    /// # Panics
    /// If the number is not below [`MAX_SEATS`].
    pub const fn nth(number: u8) -> Seat {
        assert!(number < MAX_SEATS, "no table has this seat");
        Seat(number)
    }

    /// Returns all seats of a table for `count` players, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count.min(MAX_SEATS)).map(Seat)
    }

    /// Counted from 0.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Returns the seat's number as an index into a `Vec` with one entry a seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the next seat in the order of play at a table for `count` players.
    pub fn next(self, count: u8) -> Seat {
        self.after(1, count)
    }

    /// Returns the seat this many places further at a table for `count` players.
    pub fn after(self, places: u8, count: u8) -> Seat {
        let count = count.clamp(1, MAX_SEATS);
        Seat((self.0 + places % count) % count)
    }
}

/// A set of seats. In JSON, a list of seats.
///
/// ```
/// use bar_a_jeux::kernel::{Seat, Seats};
///
/// let [ada, ben, cleo] = [0, 1, 2].map(Seat::nth);
/// let waiting = Seats::one(ada).with(cleo);
/// assert!(waiting.contains(cleo) && !waiting.contains(ben));
/// assert_eq!((waiting - Seats::one(cleo)).only(), Some(ada));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u16);

impl Seats {
    pub const NONE: Seats = Seats(0);

    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the seat if the set has exactly one.
    pub fn only(self) -> Option<Seat> {
        self.iter().next().filter(|_| self.len() == 1)
    }

    /// Iterates in the order of play.
    pub fn iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

impl BitOr for Seats {
    type Output = Seats;

    fn bitor(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }
}

impl BitAnd for Seats {
    type Output = Seats;

    fn bitand(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }
}

/// The seats of the first set that are not in the second.
impl Sub for Seats {
    type Output = Seats;

    fn sub(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        self.iter()
    }
}

/// Iterator over the seats of a set.
#[derive(Clone, Debug)]
pub struct SeatsIter(Seats);

impl Iterator for SeatsIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let Seats(left) = self.0;
        let first = (left != 0).then(|| Seat(left.trailing_zeros() as u8))?;
        self.0 = self.0.without(first);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for SeatsIter {}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

/// Recipient of a view.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees everything public and their own secrets.
    Seat(Seat),
    /// Everybody at the device: the table between two turns, or in front of a curtain.
    Public,
    /// A viewer of all secrets, allowed once the match is over.
    Omniscient,
}

impl Viewer {
    /// Returns the player's seat; `None` for the table and for the omniscient viewer.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Omniscient => None,
        }
    }

    /// Whether this viewer sees the secrets of this seat.
    pub fn sees(self, seat: Seat) -> bool {
        self == Viewer::Omniscient || self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_a_set() {
        let seats = |numbers: &[u8]| numbers.iter().map(|number| Seat::nth(*number)).collect::<Seats>();
        let (some, others) = (seats(&[0, 3, 11]), seats(&[3, 4]));
        assert_eq!(some | others, seats(&[0, 3, 4, 11]));
        assert_eq!(some & others, Seats::one(Seat::nth(3)));
        assert_eq!(some - others, seats(&[0, 11]));
        assert_eq!(some.into_iter().map(Seat::number).collect::<Vec<_>>(), [0, 3, 11]);
        assert_eq!((some.iter().len(), Seats::NONE.into_iter().next()), (3, None));
    }
}
