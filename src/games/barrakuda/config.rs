//! Options of a match of Barrakuda.

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

/// Layout of the wrecks (BK-1.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Layout {
    /// Chance lays them.
    #[default]
    Random,
    Preset(Preset),
    /// Laid by hand: the cells in the order of the wrecks' numbers.
    Laid([Cell; WRECKS]),
}

/// Fixed sea floors, from few to many encounters with the Barracuda, measured over random matches by
/// `examples/simulate`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase", parse_err_ty = NotationError, parse_err_fn = NotationError::of)]
pub enum Preset {
    /// For a first match: the rulebook's example, whose text describes only the square.
    First,
    Gentle,
    Lively,
    Vicious,
}

impl Preset {
    pub const ALL: [Preset; 4] = variants();

    /// Returns the cells of the wrecks.
    pub fn cells(self) -> [Cell; WRECKS] {
        match self {
            // The square of the example, 6 opposite 3, and the lair in the middle. The Barracuda meets one diver in
            // seven.
            Preset::First => [(2, 1), (1, 2), (2, 2), (1, 0), (0, 1), (1, 1)],
            // Around the lair, where the Barracuda returns every third round. It meets one diver in seven.
            Preset::Gentle => [(0, 2), (1, 1), (1, 3), (2, 2), (1, 0), (1, 2)],
            // Two rows of three. The Barracuda meets one diver in six.
            Preset::Lively => [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)],
            // A line with the lair around the corner, where the Barracuda hardly ever is. It meets two divers in
            // eleven.
            Preset::Vicious => [(4, 1), (2, 1), (1, 1), (0, 1), (3, 1), (0, 0)],
        }
    }
}

/// Notation: `random`, `gentle`, `laid 0,0 1,0 2,0 0,1 1,1 2,1`.
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

/// The options of a match. An option missing in a save has its default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Config {
    /// Whether two teams of two play, who sit alternately (section 7).
    pub teams: bool,
    /// Gold in a vault that wins (BK-5.3). For teams it is always [`TEAM_GOAL`] (BK-7.1).
    pub goal: Gold,
    #[serde(rename = "ground")]
    pub layout: Layout,
    pub set: WreckSet,
    /// Whether gold from the reserve is taken without asking, so that no player can decline it (BK-4.6).
    #[serde(rename = "swift")]
    pub auto_take: bool,
    /// Whether the extra card of each number is in play instead of the base card (BK-6.1).
    pub swapped: [bool; WRECKS],
    /// Whether the app's cards, too, may take back the card just played (BK-5.1).
    #[serde(rename = "letter")]
    pub by_the_letter: bool,
}

/// Gold that wins: as printed, and in the longer variant (BK-5.3).
pub const GOALS: [Gold; 2] = [8, 10];

/// Gold that wins for a team (BK-7.1).
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
    /// Returns the gold that wins.
    pub fn aim(&self) -> Gold {
        if self.teams { TEAM_GOAL } else { self.goal }
    }

    /// Returns the rule for taking back cards. A table's own cards always follow the rulebook (BK-5.1).
    pub fn take_back_rule(&self) -> TakeBackRule {
        if self.by_the_letter || !self.set.is_ours() {
            TakeBackRule::ByTheLetter
        } else {
            TakeBackRule::KeepsLast
        }
    }

    /// Returns the six wreck cards in play.
    pub fn cards(&self) -> WrecksInPlay {
        self.set.cards(self.swapped)
    }

    /// Returns the layout of the wrecks, or `None` if chance lays them.
    ///
    /// # Errors
    /// If the layout is not allowed.
    pub fn floor(&self) -> Result<Option<Floor>, Refusal> {
        match self.layout {
            Layout::Random => Ok(None),
            Layout::Preset(preset) => Floor::new(preset.cells()).map(Some).map_err(Refusal::Floor),
            Layout::Laid(cells) => Floor::new(cells).map(Some).map_err(Refusal::Floor),
        }
    }

    /// Checks that this many players can play with these options.
    ///
    /// # Errors
    /// The wrong option.
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
