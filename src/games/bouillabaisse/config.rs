//! What is agreed before a match of La Bouillabaisse.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    cards::{Card, Rank, Suit, pack},
    refusal::Refusal,
};

/// How the three things that cost are found (BO-3.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CostSelection {
    /// The table has chosen.
    Agreed(Suit, Rank, Card),
    /// All three are drawn before the first round.
    Random,
    /// Each is drawn when the round in which it costs for the first time begins.
    Late,
}

impl CostSelection {
    /// What is mostly agreed on.
    pub const USUAL: (Suit, Rank, Card) =
        (Suit::Hearts, Rank::QUEEN, Card { suit: Suit::Spades, rank: Rank::KING });
}

/// By default the players agree, as they do round a real table.
impl Default for CostSelection {
    fn default() -> Self {
        let (suit, figure, card) = CostSelection::USUAL;
        CostSelection::Agreed(suit, figure, card)
    }
}

/// Which of two identical winning cards wins the trick (BO-2.3).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TwinRule {
    #[default]
    First,
    Last,
}

/// Whether a player who takes everything that scores has the sign turned (BO-4.1); and what "everything" is in rounds 5
/// and 6, in which tricks score beside cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Value", into = "Value")]
pub enum AllOrNothing {
    #[default]
    Off,
    /// All cards that give points: the tricks without such a card do not matter.
    Cards,
    /// Every trick.
    Tricks,
}

/// In a save every trick is `true` and off is `false`.
impl TryFrom<Value> for AllOrNothing {
    type Error = &'static str;

    fn try_from(setting: Value) -> Result<AllOrNothing, &'static str> {
        match (setting.as_bool(), setting.as_str()) {
            (Some(false), _) => Ok(AllOrNothing::Off),
            (Some(true), _) => Ok(AllOrNothing::Tricks),
            (None, Some("cards")) => Ok(AllOrNothing::Cards),
            (None, _) => Err("false, \"cards\" or true"),
        }
    }
}

impl From<AllOrNothing> for Value {
    fn from(setting: AllOrNothing) -> Value {
        match setting {
            AllOrNothing::Off => false.into(),
            AllOrNothing::Cards => "cards".into(),
            AllOrNothing::Tricks => true.into(),
        }
    }
}

/// How much of the round so far is shown to those who have seen it all (BO-5.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Help {
    /// The points so far, who has shown to have none of a suit, every trick.
    Open,
    /// The points so far, and the last trick.
    #[default]
    Usual,
    /// The last trick.
    Strict,
}

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Config {
    /// One pack or two; 0 lets the number of players decide (BO-1.2).
    pub packs: u8,
    #[serde(rename = "finding")]
    pub cost_selection: CostSelection,
    pub twins: TwinRule,
    /// Who takes everything that scores has the sign turned (BO-4.1).
    pub all_or_nothing: AllOrNothing,
    /// A round ends when nothing in it can score any more (BO-5.1).
    pub skip: bool,
    /// What is shown of the round so far (BO-5.2).
    pub help: Help,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            packs: 0,
            cost_selection: CostSelection::default(),
            twins: TwinRule::First,
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

    /// The cards in play.
    ///
    /// # Errors
    /// If these options cannot be played by so many.
    pub fn cards(&self, seats: u8) -> Result<Vec<Card>, Refusal> {
        if self.packs > 2 {
            return Err(Refusal::Packs(self.packs));
        }
        let cards = pack(self.packs(seats), seats);
        if let CostSelection::Agreed(_, figure, card) = &self.cost_selection {
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
