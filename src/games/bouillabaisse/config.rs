//! Options of a match of La Bouillabaisse.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    cards::{Card, Rank, Suit, pack},
    refusal::Refusal,
};

/// How the three costs are selected (BO-3.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CostSelection {
    /// The table has chosen them.
    Agreed(Suit, Rank, Card),
    /// All three are drawn before the first round.
    Random,
    /// Each is drawn at the beginning of the round in which it first costs.
    Late,
}

impl CostSelection {
    /// The usual agreement.
    pub const USUAL: (Suit, Rank, Card) =
        (Suit::Hearts, Rank::QUEEN, Card { suit: Suit::Spades, rank: Rank::KING });
}

/// By default the players agree, as they do at a real table.
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

/// Whether taking everything that scores turns the sign (BO-4.1), and the meaning of "everything" in rounds 5 and 6, in
/// which both tricks and cards score.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Value", into = "Value")]
pub enum AllOrNothing {
    #[default]
    Off,
    /// All cards that score. Tricks without such a card do not matter.
    Cards,
    /// Every trick.
    Tricks,
}

/// In a save, `Tricks` is `true` and `Off` is `false`.
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

/// How much of the round so far is shown to the players, who have all seen it (BO-5.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Help {
    /// The points so far, the suits that each player is known to lack, and every trick.
    Open,
    /// The points so far and the last trick.
    #[default]
    Usual,
    /// Only the last trick.
    Strict,
}

/// The options of a match. An option missing in a save has its default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Config {
    /// Number of packs, 1 or 2; 0: by the number of players (BO-1.2).
    pub packs: u8,
    #[serde(rename = "finding")]
    pub cost_selection: CostSelection,
    pub twins: TwinRule,
    /// Whether taking everything that scores turns the sign (BO-4.1).
    pub all_or_nothing: AllOrNothing,
    /// Whether a round ends when no card left can score (BO-5.1).
    pub skip: bool,
    /// How much of the round so far is shown (BO-5.2).
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
    /// Number of packs for this many players (BO-1.2).
    pub fn packs(&self, seats: u8) -> u8 {
        match self.packs {
            0 if seats > 6 => 2,
            0 => 1,
            packs => packs,
        }
    }

    /// Returns the cards in play.
    ///
    /// # Errors
    /// If these options are not playable, or not with this many players.
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
