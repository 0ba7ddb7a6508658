//! Name, people and scale of an evening.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{kernel::variants, table::player::Player};

/// How an evening's scoreboard counts places.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "lowercase")]
pub enum Scale {
    /// 5, 3, 2 and 1 points, see [`history::points`](crate::history::points).
    #[default]
    Places,
    /// One point for each win.
    Wins,
    /// No points: the scoreboard lists wins and matches.
    None,
}

impl Scale {
    pub const ALL: [Scale; 3] = variants();
}

/// A person at an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    pub player: Player,
    /// Whether the person has left. The next match is for those still present.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// Name, people and scale of an evening. An evening without a note has the defaults.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EveningNote {
    /// As [`MatchResult::archived`](super::results::MatchResult::archived).
    pub archived: Option<u64>,
    /// Empty for an evening that is named by its date.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    pub scale: Scale,
    /// The people in order of arrival. People of its matches who are not listed belong to it as well.
    #[serde(default)]
    pub guests: Vec<Guest>,
}

impl EveningNote {
    /// Returns the note of the evening archived at this time (`None`: the current one); the default if it has none.
    pub fn of(notes: &[EveningNote], archived: Option<u64>) -> EveningNote {
        let note = notes.iter().find(|note| note.archived == archived).cloned();
        note.unwrap_or_else(|| EveningNote { archived, ..EveningNote::default() })
    }

    /// Adds these people, unless listed already. A person who had left is back.
    pub fn welcome(&mut self, players: &[Player]) {
        for player in players.iter().filter(|player| player.bot.is_none()) {
            match self.guests.iter_mut().find(|guest| guest.player.name == player.name) {
                Some(guest) => *guest = Guest { player: player.clone(), left: false },
                None => self.guests.push(Guest { player: player.clone(), left: false }),
            }
        }
    }

    /// Notes whether a person has left; lists the person if necessary.
    pub fn set_left(&mut self, player: &Player, left: bool) {
        match self.guests.iter_mut().find(|guest| guest.player.name == player.name) {
            Some(guest) => guest.left = left,
            None => self.guests.push(Guest { player: player.clone(), left }),
        }
    }

    /// Takes a person off the list.
    pub fn remove(&mut self, name: &str) {
        self.guests.retain(|guest| guest.player.name != name);
    }
}
