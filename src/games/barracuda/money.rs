//! Banknotes, in thousands: five values, of which the last is worth nothing and looks like money from behind
//! (BC-1.3).

use crate::kernel::{NotationError, notation::serde_by_notation};
use std::{fmt, str::FromStr};

/// What a note of each kind is worth, in thousands.
pub const VALUES: [u16; 5] = [10, 5, 2, 1, 0];

/// The place of the fakes among the kinds.
const FAKES: usize = 4;

/// The most that is offered or staked, in thousands (BC-4.3, BC-4.4, BC-5.1). Bids have no such limit (BC-4.6).
pub const MAX_OFFER: u16 = 12;

/// What closing a bar costs, in thousands (BC-4.5).
pub const CLOSING_COST: u16 = 1;

/// So many notes of each kind.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Notes(pub [u16; 5]);

impl Notes {
    pub const NONE: Notes = Notes([0; 5]);

    /// What each player begins with (BC-1.3): 50 000 and seven fakes.
    pub const START: Notes = Notes([2, 3, 5, 5, 7]);

    /// So many fakes and nothing else.
    pub const fn fake(count: u16) -> Notes {
        Notes([0, 0, 0, 0, count])
    }

    /// The fewest notes that are worth so much.
    pub fn of(mut thousands: u16) -> Notes {
        let mut notes = Notes::NONE;
        for (count, value) in notes.0.iter_mut().zip(&VALUES[..FAKES]) {
            *count = thousands / value;
            thousands %= value;
        }
        notes
    }

    /// In thousands.
    pub fn worth(&self) -> u16 {
        self.0.iter().zip(VALUES).map(|(count, value)| count * value).sum()
    }

    /// How many there are, which is what everybody sees (BC-4.9).
    pub fn count(&self) -> u16 {
        self.0.iter().sum()
    }

    pub fn fakes(&self) -> u16 {
        self.0[FAKES]
    }

    /// The same without fakes.
    #[must_use]
    pub fn real(mut self) -> Notes {
        self.0[FAKES] = 0;
        self
    }

    pub fn add(&mut self, other: Notes) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }

    /// Whether these could be laid out of it: change at the bank is to be had at any time (BC-1.3), fakes are not.
    pub fn can_lay(&self, notes: Notes) -> bool {
        notes.worth() <= self.worth() && notes.fakes() <= self.fakes()
    }

    /// Takes out exactly these notes; whatever is not there is changed at the bank first. They must be there in
    /// value ([`Notes::can_lay`]).
    pub fn lay(&mut self, notes: Notes, bank: &mut Bank) -> Notes {
        let mut lacking = Notes::NONE;
        for (kind, want) in notes.0.into_iter().enumerate() {
            let here = want.min(self.0[kind]);
            self.0[kind] -= here;
            lacking.0[kind] = want - here;
        }
        // The value of what is lacking is given to the bank, in the largest notes that fit.
        let mut owed = lacking.worth();
        let mut given = Notes::NONE;
        for (kind, value) in VALUES[..FAKES].iter().enumerate() {
            let fits = self.0[kind].min(owed / value);
            self.0[kind] -= fits;
            given.0[kind] += fits;
            owed -= fits * value;
        }
        // What is left over is smaller than any note there: one note, and change for it.
        let mut change = Notes::NONE;
        if owed > 0 {
            let larger = (0..FAKES).rev().find(|kind| self.0[*kind] > 0 && VALUES[*kind] >= owed);
            if let Some(kind) = larger {
                self.0[kind] -= 1;
                given.0[kind] += 1;
                change = Notes::of(VALUES[kind] - owed);
            }
        }
        self.add(change);
        bank.take(given);
        bank.give(change);
        bank.give(lacking);
        notes
    }
}

impl fmt::Display for Notes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, e] = self.0;
        write!(f, "{a},{b},{c},{d},{e}")
    }
}

impl FromStr for Notes {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Notes, NotationError> {
        let mut notes = Notes::NONE;
        let mut words = text.split(',');
        for count in &mut notes.0 {
            // More than there are of any kind would only overflow sums.
            let number = words.next().and_then(|word| word.parse().ok()).filter(|count| *count <= 200);
            *count = number.ok_or(NotationError)?;
        }
        if words.next().is_none() { Ok(notes) } else { Err(NotationError) }
    }
}

/// The bank. It always has change (BC-1.3), and so it may owe notes of a kind: what counts is that none come from
/// nowhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Bank(pub [i32; 5]);

impl Bank {
    /// All notes of the box (110), less what so many players begin with.
    pub fn new(seats: u8) -> Bank {
        let mut bank = Bank([10, 15, 25, 25, 35]);
        for _ in 0..seats {
            bank.give(Notes::START);
        }
        bank
    }

    pub fn take(&mut self, notes: Notes) {
        self.0.iter_mut().zip(notes.0).for_each(|(count, more)| *count += i32::from(more));
    }

    pub fn give(&mut self, notes: Notes) {
        self.0.iter_mut().zip(notes.0).for_each(|(count, less)| *count -= i32::from(less));
    }

    /// In thousands.
    pub fn worth(&self) -> i32 {
        self.0.iter().zip(VALUES).map(|(count, value)| count * i32::from(value)).sum()
    }
}

serde_by_notation!(Notes);
