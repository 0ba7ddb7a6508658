//! What a match is made of: a header that never changes and a list of entries that only grows.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::kernel::{Game, Seat, Seats, Step, bot::Level};

use super::{clock::ClockSetting, json, player::Player};

/// The schema of saves that is written today.
pub const SCHEMA: u16 = 3;

/// What is known of a match before its first step. As many seats as players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    pub schema: u16,
    /// The game's slug.
    pub game: String,
    /// The version of the game's rules that the log was made with.
    pub rules: u16,
    pub id: String,
    /// Milliseconds since 1970.
    pub created: u64,
    pub players: Vec<Player>,
    /// The game's options.
    pub config: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSetting>,
    /// Who may ask what they could do, as agreed before the match; nothing: everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hints: Option<Seats>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branched_from: Option<Branch>,
}

/// Where a "what if" started from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    pub id: String,
    /// How many steps of the other match were kept.
    pub steps: usize,
}

impl Header {
    /// The header of a new match of `G`, made now.
    pub fn new<G: Game>(
        id: impl Into<String>,
        created: u64,
        players: Vec<Player>,
        config: G::Config,
        clock: Option<ClockSetting>,
    ) -> Header {
        Header {
            schema: SCHEMA,
            game: G::SLUG.to_owned(),
            rules: G::RULES_VERSION,
            id: id.into(),
            created,
            players,
            config: json::to_value(&config),
            clock,
            hints: None,
            branched_from: None,
        }
    }

    /// Whether this seat was to be told what it could do, where somebody can tell.
    pub fn may_ask(&self, seat: Seat) -> bool {
        self.hints.is_none_or(|seats| seats.contains(seat))
    }

    /// What everybody is called, by seat.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(Player::called).collect()
    }

    pub fn seats(&self) -> u8 {
        self.players.len().try_into().unwrap_or(u8::MAX)
    }
}

/// One line of the log. What was taken back stays in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[serde(bound(deserialize = "A: DeserializeOwned, C: DeserializeOwned"))]
pub enum Entry<A, C> {
    Step(Step<A, C>),
    /// Back to the state after `to` steps.
    Undo {
        to: usize,
        #[serde(default)]
        agreed: Consent,
    },
    /// Forward again to the state after `to` steps.
    Redo {
        to: usize,
    },
    Resign(Seat),
    /// A bot, or a person, plays for this seat from here on.
    Hand {
        seat: Seat,
        /// Nothing: a person.
        to: Option<Level>,
    },
    /// Everybody left it at that; nobody won.
    Abandon,
    /// This seat asked what it could do. What it was told is not kept.
    Hint(Seat),
}

/// Whether the whole table has agreed to take something back. In a log: `true` or `false`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub enum Consent {
    /// Then nothing that was revealed can be taken back.
    #[default]
    Unasked,
    Given,
}

impl From<bool> for Consent {
    fn from(given: bool) -> Consent {
        if given { Consent::Given } else { Consent::Unasked }
    }
}

impl From<Consent> for bool {
    fn from(consent: Consent) -> bool {
        consent == Consent::Given
    }
}

/// A line of the log of this game.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Chance>;

/// An id for a new match: letters, digits and hyphens, sorted by time of creation.
pub fn new_id(created: u64, random: u32) -> String {
    format!("{created:011x}-{random:08x}")
}

/// When the match of such an id was made, in milliseconds since 1970; nothing for ids of other kinds.
pub fn created(id: &str) -> Option<u64> {
    let (created, _) = id.split_once('-').filter(|(created, _)| created.len() == 11)?;
    u64::from_str_radix(created, 16).ok()
}

/// Whether `id` can be part of a storage key and of an address.
pub fn is_id(id: &str) -> bool {
    !id.is_empty() && id.len() <= 64 && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}
