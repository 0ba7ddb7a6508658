//! Last set-up of a game, and named house rules.

use serde::{Deserialize, Serialize};

use crate::table::{clock::ClockSetting, player::Player};

/// Last set-up of a game: its players and options.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    pub players: Vec<Player>,
    /// Options of the game as text.
    pub config: String,
    pub clock: Option<ClockSetting>,
    /// Names of the players who may ask for hints; `None` allows all players.
    pub hints: Option<Vec<String>>,
    /// Time limit chosen before the clock was switched off.
    pub idle_clock: Option<ClockSetting>,
    /// Names chosen before hints were switched to all players or none.
    pub idle_hints: Vec<String>,
}

/// Named set of options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Preset {
    pub name: String,
    /// Options of the game as text.
    pub config: String,
    pub clock: Option<ClockSetting>,
    pub hints: Option<Vec<String>>,
}
