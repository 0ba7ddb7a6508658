//! What is agreed before a match of La Bouillabaisse.

use serde_json::Value;

use super::{
    cards::{Card, Rank, Suit, pack},
    refusal::Refusal,
};
use crate::kernel::json::{FromJson, ToJson, Unfit, by_name, object, variant};

/// How the three things that cost are found (BO-3.2).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Finding {
    /// All three are drawn before the first round.
    #[default]
    Random,
    /// Each is drawn when the round in which it costs for the first time begins.
    Late,
    /// The table has chosen.
    Agreed(Suit, Rank, Card),
}

impl ToJson for Finding {
    fn to_json(&self) -> Value {
        match self {
            Finding::Random => "random".into(),
            Finding::Late => "late".into(),
            Finding::Agreed(suit, rank, card) => {
                object(&[("agreed", &Value::Array(vec![suit.to_json(), rank.to_json(), card.to_json()]))])
            }
        }
    }
}

impl FromJson for Finding {
    fn from_json(value: &Value) -> Result<Finding, Unfit> {
        match variant(value)? {
            ("random", Value::Null) => Ok(Finding::Random),
            ("late", Value::Null) => Ok(Finding::Late),
            ("agreed", Value::Array(agreed)) => match agreed.as_slice() {
                [suit, rank, card] => Ok(Finding::Agreed(
                    Suit::from_json(suit)?,
                    Rank::from_json(rank)?,
                    Card::from_json(card)?,
                )),
                _ => Err(Unfit::WHOLE),
            },
            _ => Err(Unfit::WHOLE),
        }
    }
}

/// Which of two identical winning cards wins the trick (BO-2.3).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Twins {
    #[default]
    First,
    Last,
}

impl ToJson for Twins {
    fn to_json(&self) -> Value {
        match self {
            Twins::First => "first".into(),
            Twins::Last => "last".into(),
        }
    }
}

impl FromJson for Twins {
    fn from_json(value: &Value) -> Result<Twins, Unfit> {
        match variant(value)? {
            ("first", Value::Null) => Ok(Twins::First),
            ("last", Value::Null) => Ok(Twins::Last),
            _ => Err(Unfit::WHOLE),
        }
    }
}

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// One pack or two; 0 lets the number of players decide (BO-1.2).
    pub packs: u8,
    pub finding: Finding,
    pub twins: Twins,
    /// Who takes everything that scores has the sign turned (BO-4.1).
    pub all_or_nothing: bool,
    /// A round ends when nothing in it can score any more (BO-5.1).
    pub skip: bool,
    /// The points taken so far in the round are shown (BO-5.2).
    pub show_points: bool,
}

by_name!(Config { packs, finding, twins, all_or_nothing, skip, show_points, .. });

impl Default for Config {
    fn default() -> Self {
        Config {
            packs: 0,
            finding: Finding::Random,
            twins: Twins::First,
            all_or_nothing: false,
            skip: true,
            show_points: true,
        }
    }
}

impl Config {
    /// How many packs so many players play with (BO-1.2).
    pub fn packs(&self, seats: u8) -> u8 {
        match self.packs {
            0 if seats > 6 => 2,
            0 => 1,
            packs => packs,
        }
    }

    /// The cards in play, or what is wrong with the options.
    pub fn cards(&self, seats: u8) -> Result<Vec<Card>, Refusal> {
        if !(2..=12).contains(&seats) {
            return Err(Refusal::Seats(seats));
        }
        if self.packs > 2 {
            return Err(Refusal::Packs(self.packs));
        }
        let cards = pack(self.packs(seats), seats);
        if let Finding::Agreed(_, figure, card) = &self.finding {
            if !Rank::FIGURES.contains(figure) {
                return Err(Refusal::NoFigure(*figure));
            }
            if !cards.contains(card) {
                return Err(Refusal::NotInPlay(*card));
            }
        }
        Ok(cards)
    }
}
