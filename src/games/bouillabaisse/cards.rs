//! French-suited cards, ace high, and the packs they come in.

use std::{fmt, str::FromStr};

use strum::VariantArray;

use crate::kernel::{NotationError, notation::serde_by_notation, variants};

/// In the order in which the lowest cards leave the pack (BO-1.3), and in which a hand is sorted.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, VariantArray)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

/// Two to ten by their number, then jack 11, queen 12, king 13, ace 14 (BO-1.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

/// A card of the pack. With two packs there are two of each (BO-1.2).
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
    /// What a figure can be (BO-3.1).
    pub const FIGURES: [Rank; 3] = [Rank::JACK, Rank::QUEEN, Rank::KING];

    /// All, the lowest first.
    pub fn all() -> impl Iterator<Item = Rank> {
        (2..=14).map(Rank)
    }

    /// From 2 to 14.
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

/// The cards that are dealt to so many players (BO-1.3): all of the packs, the lowest taken out until
/// what remains divides evenly. In the order in which cards would be taken out next.
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

/// The cards that stay out of play (BO-1.3), the lowest first.
pub fn left_out(packs: u8, seats: u8) -> Vec<Card> {
    let mut all = pack(packs, 1);
    all.truncate(all.len() - pack(packs, seats).len());
    all
}

/// Rank, then suit: `Qh`, `Ts`, `2c`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.letter(), self.suit.letter())
    }
}

/// As one writes it: lists of cards are read by eye.
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
