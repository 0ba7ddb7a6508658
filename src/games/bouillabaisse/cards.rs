//! French-suited cards, ace high, and the packs they come in.

use std::{fmt, str::FromStr};

use serde_json::Value;

use crate::kernel::json::{FromJson, ToJson, Unfit, by_text};

/// In the order in which the lowest cards leave the pack (BO-1.3), and in which a hand is sorted.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    pub(super) fn from_text(text: &str) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| text.chars().eq([suit.letter()]))
    }

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

    pub(super) fn from_text(text: &str) -> Option<Rank> {
        Rank::all().find(|rank| text.chars().eq([rank.letter()]))
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

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The text names no card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no card is written like this")]
pub struct NoCard;

impl FromStr for Card {
    type Err = NoCard;

    fn from_str(text: &str) -> Result<Card, NoCard> {
        let mut letters = text.chars();
        let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(NoCard);
        };
        let rank = Rank::all().find(|known| known.letter() == rank).ok_or(NoCard)?;
        let suit = Suit::ALL.into_iter().find(|known| known.letter() == suit).ok_or(NoCard)?;
        Ok(Card { suit, rank })
    }
}

macro_rules! as_text {
    ($kind:ident, $write:expr, $read:expr) => {
        impl ToJson for $kind {
            fn to_json(&self) -> Value {
                Value::String($write(self).to_string())
            }
        }

        impl FromJson for $kind {
            fn from_json(value: &Value) -> Result<Self, Unfit> {
                value.as_str().and_then($read).ok_or(Unfit::WHOLE)
            }
        }
    };
}

by_text!(Card);
as_text!(Suit, |suit: &Suit| suit.letter(), Suit::from_text);
as_text!(Rank, |rank: &Rank| rank.letter(), Rank::from_text);
