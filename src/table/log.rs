//! What a match is made of: a header that never changes and a list of entries that only grows.

use serde_json::Value;

use crate::kernel::{
    Game, Seat, Step,
    bot::Level,
    json::{FromJson, ToJson, Unfit, by_name, field, object, variant},
};

use super::{clock::ClockSetting, migrate::SCHEMA, player::Player};

/// What is known of a match before its first step. As many seats as players.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    pub clock: Option<ClockSetting>,
    pub branched_from: Option<Branch>,
}

/// Where a "what if" started from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    pub id: String,
    /// How many steps of the other match were kept.
    pub steps: usize,
}

by_name!(Branch { id, steps });

impl ToJson for Header {
    fn to_json(&self) -> Value {
        let mut header = object(&[
            ("schema", &self.schema),
            ("game", &self.game),
            ("rules", &self.rules),
            ("id", &self.id),
            ("created", &self.created),
            ("players", &self.players),
            ("config", &self.config),
        ]);
        // Left out where there is nothing to say.
        if let Some(clock) = &self.clock {
            header["clock"] = clock.to_json();
        }
        if let Some(branch) = &self.branched_from {
            header["branched_from"] = branch.to_json();
        }
        header
    }
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
            rules: G::RULES,
            id: id.into(),
            created,
            players,
            config: config.to_json(),
            clock,
            branched_from: None,
        }
    }

    pub fn seats(&self) -> u8 {
        self.players.len().try_into().unwrap_or(u8::MAX)
    }
}

/// One line of the log. What was taken back stays in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    Step(Step<Value>),
    /// Back to the state after `to` steps.
    Undo {
        to: usize,
        /// The whole table agreed, so that it may go past what was revealed.
        agreed: bool,
    },
    /// Forward again to the state after `to` steps.
    Redo {
        to: usize,
    },
    Resign(Seat),
    /// From here on a bot plays for this seat, or a person.
    Hand {
        seat: Seat,
        /// Nothing: a person.
        to: Option<Level>,
    },
    /// Everybody left it at that; nobody won.
    Abandon,
}

impl ToJson for Entry {
    fn to_json(&self) -> Value {
        match self {
            Entry::Step(step) => object(&[("step", step)]),
            Entry::Undo { to, agreed } => object(&[("undo", &object(&[("to", to), ("agreed", agreed)]))]),
            Entry::Redo { to } => object(&[("redo", &object(&[("to", to)]))]),
            Entry::Resign(seat) => object(&[("resign", seat)]),
            Entry::Hand { seat, to } => object(&[("hand", &object(&[("seat", seat), ("to", to)]))]),
            Entry::Abandon => "abandon".into(),
        }
    }
}

impl FromJson for Entry {
    fn from_json(value: &Value) -> Result<Entry, Unfit> {
        let (kind, value) = variant(value)?;
        Ok(match kind {
            "step" => Entry::Step(Step::from_json(value)?),
            "undo" => Entry::Undo {
                to: field(value, "to")?,
                agreed: field::<Option<bool>>(value, "agreed")?.unwrap_or_default(),
            },
            "redo" => Entry::Redo { to: field(value, "to")? },
            "resign" => Entry::Resign(Seat::from_json(value)?),
            "hand" => Entry::Hand { seat: field(value, "seat")?, to: field(value, "to")? },
            "abandon" if value.is_null() => Entry::Abandon,
            _ => return Err(Unfit("entry")),
        })
    }
}

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
