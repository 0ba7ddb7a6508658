//! What is agreed before a match of La Bouillabaisse.

use serde_json::Value;

use super::{
    cards::{Card, Rank, Suit, pack},
    refusal::Refusal,
};
use crate::kernel::json::{FromJson, ToJson, Unfit, by_name, field, object, variant};

/// How the three things that cost are found (BO-3.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The table has chosen.
    Agreed(Suit, Rank, Card),
    /// All three are drawn before the first round.
    Random,
    /// Each is drawn when the round in which it costs for the first time begins.
    Late,
}

impl Finding {
    /// What is mostly agreed on.
    pub const USUAL: (Suit, Rank, Card) =
        (Suit::Hearts, Rank::QUEEN, Card { suit: Suit::Spades, rank: Rank::KING });
}

/// Round a real table players agree.
impl Default for Finding {
    fn default() -> Self {
        let (suit, figure, card) = Finding::USUAL;
        Finding::Agreed(suit, figure, card)
    }
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

/// Whether somebody who takes everything that scores has the sign turned (BO-4.1), and what everything is in the two
/// rounds in which tricks score beside cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum AllOrNothing {
    #[default]
    Off,
    /// All cards that give points: the tricks without such a card do not matter.
    Cards,
    /// Every trick.
    Tricks,
}

/// Earlier versions knew but a yes, which was every trick, and a no. Both are written as they always were.
impl ToJson for AllOrNothing {
    fn to_json(&self) -> Value {
        match self {
            AllOrNothing::Off => false.into(),
            AllOrNothing::Cards => "cards".into(),
            AllOrNothing::Tricks => true.into(),
        }
    }
}

impl FromJson for AllOrNothing {
    fn from_json(value: &Value) -> Result<AllOrNothing, Unfit> {
        match (value.as_bool(), value.as_str()) {
            (Some(false), _) => Ok(AllOrNothing::Off),
            (Some(true), _) => Ok(AllOrNothing::Tricks),
            (None, Some("cards")) => Ok(AllOrNothing::Cards),
            _ => Err(Unfit::WHOLE),
        }
    }
}

/// How much of the round so far is shown to those who have seen it all (BO-5.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Help {
    /// The points so far, who has shown to have none of a suit, every trick.
    Open,
    /// The points so far, and the last trick.
    #[default]
    Usual,
    /// The last trick.
    Strict,
}

impl ToJson for Help {
    fn to_json(&self) -> Value {
        ["open", "usual", "strict"][*self as usize].into()
    }
}

impl FromJson for Help {
    fn from_json(value: &Value) -> Result<Help, Unfit> {
        match variant(value)? {
            ("open", Value::Null) => Ok(Help::Open),
            ("usual", Value::Null) => Ok(Help::Usual),
            ("strict", Value::Null) => Ok(Help::Strict),
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
    pub all_or_nothing: AllOrNothing,
    /// A round ends when nothing in it can score any more (BO-5.1).
    pub skip: bool,
    /// What is shown of the round so far (BO-5.2).
    pub help: Help,
}

by_name!(@write Config packs finding twins all_or_nothing skip help);

impl FromJson for Config {
    fn from_json(value: &Value) -> Result<Config, Unfit> {
        let mut config = Config::default();
        // Earlier versions asked only whether points are shown, and told everything else in any case.
        if let Some(shown) = field(value, "show_points")? {
            config.help = if shown { Help::Open } else { Help::Strict };
        }
        by_name!(@over config value packs finding twins all_or_nothing skip help);
        Ok(config)
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            packs: 0,
            finding: Finding::default(),
            twins: Twins::First,
            all_or_nothing: AllOrNothing::Off,
            skip: true,
            help: Help::Usual,
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
