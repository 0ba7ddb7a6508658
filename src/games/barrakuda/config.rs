//! What is agreed before a match of Barrakuda.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

use super::{
    floor::{Cell, Floor, WRECKS, read_cells, write_cells},
    gold::Gold,
    refusal::Refusal,
    wreck_cards::{TakeBackRule, WrecksInPlay},
    wreck_set::WreckSet,
};
use crate::kernel::{NotationError, notation::serde_by_notation, variants};

/// How the wrecks lie (BK-1.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Layout {
    /// Chance lays them.
    #[default]
    Random,
    Preset(Preset),
    /// Laid by hand: where each lies, in the order of their numbers.
    Laid([Cell; WRECKS]),
}

/// Sea floors by how often the Barracuda meets somebody on them, measured over random matches by
/// `examples/simulate`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase", parse_err_ty = NotationError, parse_err_fn = NotationError::of)]
pub enum Preset {
    /// For a table's first match: the rulebook's example, of which the text tells the square alone.
    First,
    Gentle,
    Lively,
    Vicious,
}

impl Preset {
    pub const ALL: [Preset; 4] = variants();

    /// Where the wrecks lie.
    pub fn cells(self) -> [Cell; WRECKS] {
        match self {
            // The square of the example, 6 opposite 3, and the lair in the middle. One diver in seven is met.
            Preset::First => [(2, 1), (1, 2), (2, 2), (1, 0), (0, 1), (1, 1)],
            // Round the lair: it is home every third round. One in seven.
            Preset::Gentle => [(0, 2), (1, 1), (1, 3), (2, 2), (1, 0), (1, 2)],
            // Two rows of three. One in six.
            Preset::Lively => [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)],
            // A line with the lair round the corner, where it hardly ever is. Two in eleven.
            Preset::Vicious => [(4, 1), (2, 1), (1, 1), (0, 1), (3, 1), (0, 0)],
        }
    }
}

/// As it is saved: `random`, `gentle`, `laid 0,0 1,0 2,0 0,1 1,1 2,1`.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Layout::Random => f.write_str("random"),
            Layout::Preset(preset) => write!(f, "{preset}"),
            Layout::Laid(cells) => write!(f, "laid {}", write_cells(cells)),
        }
    }
}

impl FromStr for Layout {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Layout, NotationError> {
        if let Some(laid) = text.strip_prefix("laid ") {
            return read_cells(laid).map(Layout::Laid);
        }
        if text == "random" { Ok(Layout::Random) } else { text.parse().map(Layout::Preset) }
    }
}

serde_by_notation!(Layout);

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Config {
    /// Two teams of two, who sit alternately (section 7).
    pub teams: bool,
    /// The gold a vault must hold to win (BK-5.3); teams need more, whatever stands here (BK-7.1).
    pub goal: Gold,
    #[serde(rename = "ground")]
    pub layout: Layout,
    pub set: WreckSet,
    /// Gold from the reserve is taken without asking: nobody can decline it (BK-4.6).
    #[serde(rename = "swift")]
    pub auto_take: bool,
    /// The numbers whose extra card is in play instead of the base card (BK-6.1).
    pub swapped: [bool; WRECKS],
    /// Whether our cards, too, may take back the card just played (BK-5.1).
    #[serde(rename = "letter")]
    pub by_the_letter: bool,
}

/// The gold that wins: as printed, and in the longer variant (BK-5.3).
pub const GOALS: [Gold; 2] = [8, 10];

/// The gold that wins for a team (BK-7.1).
pub const TEAM_GOAL: Gold = 12;

impl Default for Config {
    fn default() -> Self {
        Config {
            teams: false,
            goal: GOALS[0],
            layout: Layout::Random,
            set: WreckSet::OURS,
            auto_take: false,
            swapped: [false; WRECKS],
            by_the_letter: false,
        }
    }
}

impl Config {
    /// The gold that wins.
    pub fn aim(&self) -> Gold {
        if self.teams { TEAM_GOAL } else { self.goal }
    }

    /// Returns the rule for taking back cards: a table's own cards always follow the rulebook (BK-5.1).
    pub fn take_back_rule(&self) -> TakeBackRule {
        if self.by_the_letter || !self.set.is_ours() {
            TakeBackRule::ByTheLetter
        } else {
            TakeBackRule::KeepsLast
        }
    }

    /// The six wreck cards in play.
    pub fn cards(&self) -> WrecksInPlay {
        self.set.cards(self.swapped)
    }

    /// Where the wrecks lie, unless chance lays them.
    ///
    /// # Errors
    /// Where they cannot lie like this.
    pub fn floor(&self) -> Result<Option<Floor>, Refusal> {
        match self.layout {
            Layout::Random => Ok(None),
            Layout::Preset(preset) => Floor::new(preset.cells()).map(Some).map_err(Refusal::Floor),
            Layout::Laid(cells) => Floor::new(cells).map(Some).map_err(Refusal::Floor),
        }
    }

    /// Whether so many can play with these options.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn check(&self, seats: u8) -> Result<(), Refusal> {
        if self.teams && seats != 4 {
            return Err(Refusal::Teams(seats));
        }
        if !GOALS.contains(&self.goal) {
            return Err(Refusal::Goal(self.goal));
        }
        if !self.set.is_playable() {
            return Err(Refusal::WreckSet);
        }
        self.floor().map(drop)
    }
}
