//! What a set-up starts from: the last one of this game, or the match a rematch is asked of.

use serde::{Deserialize, Serialize};

use crate::{
    app::contexts::saves::Saves,
    table::{clock::ClockSetting, player::Player},
};

/// Who is to play, and what was agreed.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Draft {
    pub players: Vec<Player>,
    /// The game's options as text.
    pub config: String,
    pub clock: Option<ClockSetting>,
    /// The names of those who may ask what they could do; nothing: everybody.
    pub hints: Option<Vec<String>>,
    /// The time that was chosen, while no clock is used.
    #[serde(default)]
    pub idle_clock: Option<ClockSetting>,
    /// The names that were chosen, while hints are for everybody or nobody.
    #[serde(default)]
    pub idle_hints: Vec<String>,
}

impl Draft {
    /// Kept until the next match of this game is set up.
    pub fn keep(&self, saves: Saves, slug: &str) {
        // Lost where there is no room: the next set-up then starts from nothing.
        let _ = saves.write(&key(slug), self);
    }

    /// The one kept for this game, or nothing yet.
    pub fn load(saves: Saves, slug: &str) -> Draft {
        saves.read(&key(slug)).unwrap_or_default()
    }
}

fn key(slug: &str) -> String {
    format!("setup-{slug}")
}
