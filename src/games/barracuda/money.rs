//! Banknotes, in thousands. Of five values the last is a fake, worth nothing, with the back of real money (BC-1.3).

use strum::VariantArray;

use crate::kernel::{NotationError, notation::serde_by_notation, variants};
use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

/// Printed value of a note.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantArray)]
pub enum Denomination {
    Ten,
    Five,
    Two,
    One,
    /// Worth nothing.
    Fake,
}

impl Denomination {
    /// All denominations, the most valuable first.
    pub const ALL: [Denomination; 5] = variants();

    /// The denominations of real money, the most valuable first.
    const REAL: [Denomination; 4] =
        [Denomination::Ten, Denomination::Five, Denomination::Two, Denomination::One];

    /// Value of the note, in thousands.
    pub fn value(self) -> u16 {
        match self {
            Denomination::Ten => 10,
            Denomination::Five => 5,
            Denomination::Two => 2,
            Denomination::One => 1,
            Denomination::Fake => 0,
        }
    }

    /// Its index in [`Denomination::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

/// In notations, a denomination is its value.
impl fmt::Display for Denomination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

impl FromStr for Denomination {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Denomination, NotationError> {
        let value: u16 = text.parse().map_err(|_| NotationError)?;
        Denomination::ALL.into_iter().find(|kind| kind.value() == value).ok_or(NotationError)
    }
}

/// Maximum of an offer or stake, in thousands (BC-4.3, BC-4.4, BC-5.1). Bids have no such limit (BC-4.6).
pub const MAX_OFFER: u16 = 12;

/// Cost of closing a bar, in thousands (BC-4.5).
pub const CLOSING_COST: u16 = 1;

/// A number of notes of each denomination.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Notes([u16; 5]);

impl Index<Denomination> for Notes {
    type Output = u16;

    fn index(&self, kind: Denomination) -> &u16 {
        &self.0[kind.index()]
    }
}

impl IndexMut<Denomination> for Notes {
    fn index_mut(&mut self, kind: Denomination) -> &mut u16 {
        &mut self.0[kind.index()]
    }
}

impl Notes {
    /// Creates notes from counts, the most valuable first.
    pub const fn new(counts: [u16; 5]) -> Notes {
        Notes(counts)
    }

    pub const NONE: Notes = Notes([0; 5]);

    /// Notes of each player at the start (BC-1.3): 50,000 and seven fakes.
    pub const START: Notes = Notes([2, 3, 5, 5, 7]);

    /// Returns this many fakes.
    pub const fn fake(count: u16) -> Notes {
        Notes([0, 0, 0, 0, count])
    }

    /// Returns the fewest notes of this value.
    pub fn of(mut thousands: u16) -> Notes {
        let mut notes = Notes::NONE;
        for kind in Denomination::REAL {
            notes[kind] = thousands / kind.value();
            thousands %= kind.value();
        }
        notes
    }

    /// Returns their total value, in thousands.
    pub fn worth(&self) -> u16 {
        self.iter().map(|(kind, count)| count * kind.value()).sum()
    }

    /// Iterates over the counts of each denomination, the most valuable first.
    pub fn iter(&self) -> impl Iterator<Item = (Denomination, u16)> {
        Denomination::ALL.into_iter().zip(self.0)
    }

    /// Iterates over single notes, the most valuable first.
    pub fn one_by_one(&self) -> impl Iterator<Item = Denomination> {
        self.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
    }

    /// Whether there are at least as many notes of each denomination as in `other`.
    pub fn contains(&self, other: &Notes) -> bool {
        self.0.iter().zip(other.0).all(|(has, wants)| wants <= *has)
    }

    /// Adds one note.
    #[must_use]
    pub fn with_one(mut self, kind: Denomination) -> Notes {
        self[kind] += 1;
        self
    }

    /// Removes one note, if there is one.
    #[must_use]
    pub fn without_one(mut self, kind: Denomination) -> Notes {
        self[kind] = self[kind].saturating_sub(1);
        self
    }

    /// Number of notes, which is public (BC-4.9).
    pub fn count(&self) -> u16 {
        self.0.iter().sum()
    }

    pub fn fakes(&self) -> u16 {
        self[Denomination::Fake]
    }

    /// Returns the notes without fakes.
    #[must_use]
    pub fn real(mut self) -> Notes {
        self[Denomination::Fake] = 0;
        self
    }

    pub fn add(&mut self, other: Notes) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }

    /// Whether these notes could be taken out. The bank gives change at any time (BC-1.3), but no fakes.
    pub fn can_lay(&self, notes: Notes) -> bool {
        notes.worth() <= self.worth() && notes.fakes() <= self.fakes()
    }

    /// Takes out exactly these notes, after changing money at the bank for missing ones. The value must be there, see
    /// [`Notes::can_lay`].
    pub fn lay(&mut self, notes: Notes, bank: &mut Bank) -> Notes {
        let mut lacking = Notes::NONE;
        for (kind, want) in notes.iter() {
            let here = want.min(self[kind]);
            self[kind] -= here;
            lacking[kind] = want - here;
        }
        // The bank gets the value of the missing notes, in the largest notes that fit.
        let mut owed = lacking.worth();
        let mut given = Notes::NONE;
        for kind in Denomination::REAL {
            let fits = self[kind].min(owed / kind.value());
            self[kind] -= fits;
            given[kind] += fits;
            owed -= fits * kind.value();
        }
        // The rest is smaller than any note left: one note, for which the bank gives change.
        let mut change = Notes::NONE;
        if owed > 0 {
            let larger = |kind: &Denomination| self[*kind] > 0 && kind.value() >= owed;
            if let Some(kind) = Denomination::REAL.into_iter().rev().find(larger) {
                self[kind] -= 1;
                given[kind] += 1;
                change = Notes::of(kind.value() - owed);
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
            // The limit keeps sums from overflowing; there are fewer notes of any kind.
            let number = words.next().and_then(|word| word.parse().ok()).filter(|count| *count <= 200);
            *count = number.ok_or(NotationError)?;
        }
        if words.next().is_none() { Ok(notes) } else { Err(NotationError) }
    }
}

/// The bank. It always gives change (BC-1.3), so a count may be negative; only the totals matter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Bank([i32; 5]);

impl Bank {
    /// Returns all notes of the box (110), minus those of the players at the start.
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

    /// Returns the bank's money, in thousands.
    pub fn worth(&self) -> i32 {
        self.0.iter().zip(Denomination::ALL).map(|(count, kind)| count * i32::from(kind.value())).sum()
    }

    pub fn fakes(&self) -> i32 {
        self.0[Denomination::Fake.index()]
    }
}

serde_by_notation!(Notes);
