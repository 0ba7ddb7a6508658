//! Actions of players and decisions of chance. Every log stores them as short strings, so the notation never changes.

use std::{fmt, str::FromStr};

use super::cards::{Card, Rank, Suit};
use crate::kernel::{NotationError, Seat, notation::serde_by_notation};

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Plays a card: `Qh`.
    Play(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Play(card) = self;
        card.fmt(f)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        text.parse().map(Action::Play)
    }
}

/// A decision of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Draws the first dealer by lot (BO-1.4): `dealer 2`.
    Dealer(Seat),
    /// Draws the suit that costs (BO-3.1): `suit h`.
    Suit(Suit),
    /// Draws the figure that costs (BO-3.1): `figure Q`.
    Figure(Rank),
    /// Draws the card that costs (BO-3.1): `card Ks`.
    Card(Card),
    /// Deals a sorted hand to each seat (BO-1.3): `deal 2c3cAs/4d...`.
    Deal(Vec<Vec<Card>>),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Dealer(seat) => write!(f, "dealer {seat}"),
            Chance::Suit(suit) => write!(f, "suit {suit}"),
            Chance::Figure(rank) => write!(f, "figure {rank}"),
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Deal(hands) => {
                f.write_str("deal ")?;
                for (index, hand) in hands.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { "/" })?;
                    hand.iter().try_for_each(|card| card.fmt(f))?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let (what, rest) = text.split_once(' ').ok_or(NotationError)?;
        Ok(match what {
            "dealer" => Chance::Dealer(rest.parse()?),
            "suit" => Chance::Suit(rest.parse()?),
            "figure" => Chance::Figure(rest.parse()?),
            "card" => Chance::Card(rest.parse()?),
            "deal" => Chance::Deal(rest.split('/').map(hand).collect::<Result<_, _>>()?),
            _ => return Err(NotationError),
        })
    }
}

fn hand(text: &str) -> Result<Vec<Card>, NotationError> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return Err(NotationError);
    }
    (0..text.len() / 2).map(|index| text[2 * index..2 * index + 2].parse()).collect()
}

serde_by_notation!(Action, Chance);
