//! The log of a match: a header that never changes and a list of entries that only grows.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::kernel::{Game, Seat, Seats, Step, bot::Level};

use super::{clock::ClockSetting, json, player::Player};

/// The schema version of saves written by this build.
pub const SCHEMA: u16 = 3;

/// Everything agreed before the first step. There is one player for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    pub schema: u16,
    /// The game's slug.
    pub game: String,
    /// [`Game::RULES_VERSION`] when the log was started.
    pub rules: u16,
    pub id: String,
    /// Milliseconds since 1970.
    pub created: u64,
    pub players: Vec<Player>,
    /// The game's options.
    pub config: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSetting>,
    /// The seats that may ask for hints, as agreed before the match; `None`: all seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hints: Option<Seats>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branched_from: Option<Branch>,
}

/// Origin of a "what if" match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    pub id: String,
    /// The number of steps taken over from the other match.
    pub steps: usize,
}

impl Header {
    /// Creates the header of a new match of `G`.
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

    /// Whether the agreement allows hints to this seat.
    pub fn may_ask(&self, seat: Seat) -> bool {
        self.hints.is_none_or(|seats| seats.contains(seat))
    }

    /// Returns the names by seat, for use within sentences.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(Player::called).collect()
    }

    pub fn seats(&self) -> u8 {
        self.players.len().try_into().unwrap_or(u8::MAX)
    }
}

/// One entry of the log. Undone entries stay in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[serde(bound(deserialize = "A: DeserializeOwned, C: DeserializeOwned"))]
pub enum Entry<A, C> {
    Step(Step<A, C>),
    /// Returns to the state after `to` steps.
    Undo {
        to: usize,
        #[serde(default)]
        agreed: Consent,
    },
    /// Goes forward again to the state after `to` steps.
    Redo {
        to: usize,
    },
    Resign(Seat),
    /// Hands the seat to a bot or to a person.
    Hand {
        seat: Seat,
        /// `None`: a person.
        to: Option<Level>,
    },
    /// The match ended without a winner, by agreement.
    Abandon,
    /// The seat asked for a hint. The log does not contain the hint.
    Hint(Seat),
}

/// Whether the whole table agreed to an undo. In a log: `true` or `false`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub enum Consent {
    /// Allows no undo of revealed information.
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

/// An entry of the log of game `G`.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Chance>;

/// Creates an id for a new match: letters, digits and hyphens, sorted by time of creation.
pub fn new_id(created: u64, random: u32) -> String {
    format!("{created:011x}-{random:08x}")
}

/// Returns the time of creation in milliseconds since 1970; `None` for ids of other kinds.
pub fn created(id: &str) -> Option<u64> {
    let (created, _) = id.split_once('-').filter(|(created, _)| created.len() == 11)?;
    u64::from_str_radix(created, 16).ok()
}

/// Whether `id` can be part of a storage key and an address.
pub fn is_id(id: &str) -> bool {
    !id.is_empty() && id.len() <= 64 && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}
