//! What can happen in a match: what the table draws and deals, and the cards that are played. Saved in every
//! log as a short string, so its notation never changes.

use std::{fmt, str::FromStr};

use super::cards::{Card, NoCard, Rank, Suit};
use crate::kernel::{Seat, notation::serde_by_notation};

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// A seat plays a card: `Qh`.
    Play(Card),
    /// The table draws lots for the first dealer (BO-1.4): `dealer 2`.
    Dealer(Seat),
    /// The table draws what costs (BO-3.1): `suit h`, `figure Q`, `card Ks`.
    Suit(Suit),
    Figure(Rank),
    Card(Card),
    /// The table deals, a sorted hand a seat (BO-1.3): `deal 2c3cAs/4d...`.
    Deal(Vec<Vec<Card>>),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => card.fmt(f),
            Action::Dealer(seat) => write!(f, "dealer {seat}"),
            Action::Suit(suit) => write!(f, "suit {suit}"),
            Action::Figure(rank) => write!(f, "figure {rank}"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Deal(hands) => {
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

impl FromStr for Action {
    type Err = NoCard;

    fn from_str(text: &str) -> Result<Action, NoCard> {
        let Some((what, rest)) = text.split_once(' ') else { return text.parse().map(Action::Play) };
        Ok(match what {
            "dealer" => Action::Dealer(rest.parse().map_err(|_| NoCard)?),
            "suit" => Action::Suit(rest.parse()?),
            "figure" => Action::Figure(rest.parse()?),
            "card" => Action::Card(rest.parse()?),
            "deal" => Action::Deal(rest.split('/').map(hand).collect::<Result<_, _>>()?),
            _ => return Err(NoCard),
        })
    }
}

fn hand(text: &str) -> Result<Vec<Card>, NoCard> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return Err(NoCard);
    }
    (0..text.len() / 2).map(|index| text[2 * index..2 * index + 2].parse()).collect()
}

serde_by_notation!(Action);
