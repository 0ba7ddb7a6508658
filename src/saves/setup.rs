//! The last set-up of a game, and house rules under a name.

use serde::{Deserialize, Serialize};

use crate::table::{clock::ClockSetting, player::Player};

/// The last set-up of a game: who plays, and what was agreed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    pub players: Vec<Player>,
    /// The game's options as text.
    pub config: String,
    pub clock: Option<ClockSetting>,
    /// The names of those who may ask what they could do; nothing: everybody.
    pub hints: Option<Vec<String>>,
    /// The time that was chosen, while no clock is used.
    pub idle_clock: Option<ClockSetting>,
    /// The names that were chosen, while hints are for everybody or nobody.
    pub idle_hints: Vec<String>,
}

/// A named set of options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Preset {
    pub name: String,
    /// The game's options as text.
    pub config: String,
    pub clock: Option<ClockSetting>,
    pub hints: Option<Vec<String>>,
}
