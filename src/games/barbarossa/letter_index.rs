//! Position of a letter in a word.

use std::{fmt, str::FromStr};

use crate::kernel::{NotationError, notation::serde_by_notation};

/// Furthest position that can be asked for in any match (BB-3.9).
pub const FURTHEST: i8 = 20;

/// Position of a letter: 1, 2 ... from the front, -1, -2 ... from the back (BB-3.5).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LetterIndex(i8);

impl LetterIndex {
    /// Creates a position; `None` for 0 and beyond [`FURTHEST`].
    pub const fn new(index: i8) -> Option<LetterIndex> {
        if index != 0 && index.unsigned_abs() <= FURTHEST.unsigned_abs() {
            Some(LetterIndex(index))
        } else {
            None
        }
    }

    /// The position counted from 1, without its direction.
    pub fn number(self) -> u8 {
        self.0.unsigned_abs()
    }

    pub fn from_back(self) -> bool {
        self.0 < 0
    }

    /// Returns the letter at this position; `None` if the word is shorter (BB-3.9).
    pub fn of(self, letters: &[String]) -> Option<&String> {
        let steps = usize::from(self.number());
        letters.get(if self.from_back() { letters.len().checked_sub(steps)? } else { steps - 1 })
    }
}

impl fmt::Display for LetterIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for LetterIndex {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<LetterIndex, NotationError> {
        text.parse().ok().and_then(LetterIndex::new).ok_or(NotationError)
    }
}

serde_by_notation!(LetterIndex);
