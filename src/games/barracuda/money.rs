//! Banknotes, in thousands: five values, of which the last is worth nothing and looks like money from behind
//! (BC-1.3).

use strum::VariantArray;

use crate::kernel::{NotationError, notation::serde_by_notation, variants};
use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

/// What is printed on a note.
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
    /// The most valuable first.
    pub const ALL: [Denomination; 5] = variants();

    /// Those of real money, the most valuable first.
    const REAL: [Denomination; 4] =
        [Denomination::Ten, Denomination::Five, Denomination::Two, Denomination::One];

    /// What the note is worth, in thousands.
    pub fn value(self) -> u16 {
        match self {
            Denomination::Ten => 10,
            Denomination::Five => 5,
            Denomination::Two => 2,
            Denomination::One => 1,
            Denomination::Fake => 0,
        }
    }

    /// Its place in [`Denomination::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

/// In notations: what it is worth.
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

/// The most that is offered or staked, in thousands (BC-4.3, BC-4.4, BC-5.1). Bids have no such limit (BC-4.6).
pub const MAX_OFFER: u16 = 12;

/// What closing a bar costs, in thousands (BC-4.5).
pub const CLOSING_COST: u16 = 1;

/// So many notes of each denomination.
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
    /// So many of each, the most valuable first.
    pub const fn new(counts: [u16; 5]) -> Notes {
        Notes(counts)
    }

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
        for kind in Denomination::REAL {
            notes[kind] = thousands / kind.value();
            thousands %= kind.value();
        }
        notes
    }

    /// What the notes are worth together, in thousands.
    pub fn worth(&self) -> u16 {
        self.iter().map(|(kind, count)| count * kind.value()).sum()
    }

    /// How many there are of each denomination, the most valuable first.
    pub fn iter(&self) -> impl Iterator<Item = (Denomination, u16)> {
        Denomination::ALL.into_iter().zip(self.0)
    }

    /// Note by note, the most valuable first.
    pub fn one_by_one(&self) -> impl Iterator<Item = Denomination> {
        self.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
    }

    /// Whether there are at least as many notes of each denomination as in `other`.
    pub fn contains(&self, other: &Notes) -> bool {
        self.0.iter().zip(other.0).all(|(has, wants)| wants <= *has)
    }

    /// With one note more.
    #[must_use]
    pub fn with_one(mut self, kind: Denomination) -> Notes {
        self[kind] += 1;
        self
    }

    /// With one note less, where there is one.
    #[must_use]
    pub fn without_one(mut self, kind: Denomination) -> Notes {
        self[kind] = self[kind].saturating_sub(1);
        self
    }

    /// How many there are, which is what everybody sees (BC-4.9).
    pub fn count(&self) -> u16 {
        self.0.iter().sum()
    }

    pub fn fakes(&self) -> u16 {
        self[Denomination::Fake]
    }

    /// The same without fakes.
    #[must_use]
    pub fn real(mut self) -> Notes {
        self[Denomination::Fake] = 0;
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
        for (kind, want) in notes.iter() {
            let here = want.min(self[kind]);
            self[kind] -= here;
            lacking[kind] = want - here;
        }
        // The value of what is lacking is given to the bank, in the largest notes that fit.
        let mut owed = lacking.worth();
        let mut given = Notes::NONE;
        for kind in Denomination::REAL {
            let fits = self[kind].min(owed / kind.value());
            self[kind] -= fits;
            given[kind] += fits;
            owed -= fits * kind.value();
        }
        // What is left over is smaller than any note there: one note, and change for it.
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
pub struct Bank([i32; 5]);

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

    /// What the bank holds, in thousands.
    pub fn worth(&self) -> i32 {
        self.0.iter().zip(Denomination::ALL).map(|(count, kind)| count * i32::from(kind.value())).sum()
    }

    pub fn fakes(&self) -> i32 {
        self.0[Denomination::Fake.index()]
    }
}

serde_by_notation!(Notes);
