//! French-suited cards with the ace high, and packs.

use std::{fmt, str::FromStr};

use strum::VariantArray;

use crate::kernel::{NotationError, notation::serde_by_notation, variants};

/// A suit. The order is that in which the lowest cards leave the pack (BO-1.3), and that of a sorted hand.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, VariantArray)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

/// A rank: 2 to 10 by number, then jack 11, queen 12, king 13, ace 14 (BO-1.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

/// A card. Two packs have two copies of each (BO-1.2).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    pub suit: Suit,
    pub rank: Rank,
}

impl Suit {
    pub const ALL: [Suit; 4] = variants();

    pub fn letter(self) -> char {
        match self {
            Suit::Clubs => 'c',
            Suit::Diamonds => 'd',
            Suit::Hearts => 'h',
            Suit::Spades => 's',
        }
    }
}

impl Rank {
    pub const JACK: Rank = Rank(11);
    pub const QUEEN: Rank = Rank(12);
    pub const KING: Rank = Rank(13);
    pub const ACE: Rank = Rank(14);
    /// The ranks that a figure can have (BO-3.1).
    pub const FIGURES: [Rank; 3] = [Rank::JACK, Rank::QUEEN, Rank::KING];

    /// Iterates over all ranks, the lowest first.
    pub fn all() -> impl Iterator<Item = Rank> {
        (2..=14).map(Rank)
    }

    /// The rank as a number from 2 to 14.
    pub(super) fn number(self) -> u8 {
        self.0
    }

    pub fn letter(self) -> char {
        match self.0 {
            10 => 'T',
            11 => 'J',
            12 => 'Q',
            13 => 'K',
            14 => 'A',
            number => char::from(b'0' + number),
        }
    }
}

/// Returns the cards dealt to this many players (BO-1.3): the packs without the lowest cards, so that they divide
/// evenly. The order is that in which further cards would leave.
pub fn pack(packs: u8, seats: u8) -> Vec<Card> {
    let mut cards = Vec::with_capacity(usize::from(packs) * 52);
    for rank in Rank::all() {
        for suit in Suit::ALL {
            cards.extend((0..packs).map(|_| Card { suit, rank }));
        }
    }
    let over = cards.len() % usize::from(seats.max(1));
    cards.split_off(over)
}

/// Returns the cards that stay out of play (BO-1.3), the lowest first.
pub fn left_out(packs: u8, seats: u8) -> Vec<Card> {
    let mut all = pack(packs, 1);
    all.truncate(all.len() - pack(packs, seats).len());
    all
}

/// Notation: rank, then suit, as in `Qh`, `Ts`, `2c`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.letter(), self.suit.letter())
    }
}

/// The same as the notation, since developers read lists of cards.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Suit {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Suit, NotationError> {
        Suit::ALL.into_iter().find(|suit| text.chars().eq([suit.letter()])).ok_or(NotationError)
    }
}

impl FromStr for Rank {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Rank, NotationError> {
        Rank::all().find(|rank| text.chars().eq([rank.letter()])).ok_or(NotationError)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let (rank, suit) = text.split_at_checked(1).ok_or(NotationError)?;
        Ok(Card { suit: suit.parse()?, rank: rank.parse()? })
    }
}

serde_by_notation!(Card, Suit, Rank);
