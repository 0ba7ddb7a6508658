//! A person or bot at the table: name, colour and symbol. The match assigns the seats.

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::kernel::bot::Level;

use super::name;

/// The number of colours, and of symbols.
pub const MARKS: u8 = 12;

/// Reads a colour or a symbol: a number below [`MARKS`].
fn mark<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let mark = u8::deserialize(deserializer)?;
    if mark < MARKS { Ok(mark) } else { Err(de::Error::custom(format_args!("there are {MARKS} of them"))) }
}

/// Repairs a name that no player could have entered, so that it does not cost the match.
fn fitting<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = name::cut(&String::deserialize(deserializer)?);
    Ok(if name.is_empty() { "?".to_owned() } else { name })
}

/// A player. Colours and symbols differ within a table, so that either is enough to recognise a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Always as [`name::cut`] returns it, wherever it came from.
    #[serde(deserialize_with = "fitting")]
    pub name: String,
    /// 0-11, an index into the palette.
    #[serde(deserialize_with = "mark")]
    pub colour: u8,
    /// 0-11, an index into the symbols.
    #[serde(deserialize_with = "mark")]
    pub symbol: u8,
    /// The level of a bot; `None` for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
}

impl Player {
    pub fn new(name: impl Into<String>, colour: u8, symbol: u8) -> Player {
        Player { name: name.into(), colour: colour % MARKS, symbol: symbol % MARKS, bot: None }
    }

    /// Returns the name for use within a sentence, see [`name::isolated`].
    pub fn called(&self) -> String {
        name::isolated(&self.name)
    }
}
