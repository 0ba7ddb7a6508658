//! Someone at the table: a name, a colour and a symbol. Never a seat: who sits where is the match's.

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::kernel::bot::Level;

use super::name;

/// How many colours, and how many symbols, there are to choose from.
pub const MARKS: u8 = 12;

/// Reads a colour or a symbol: a number below [`MARKS`].
fn mark<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let mark = u8::deserialize(deserializer)?;
    if mark < MARKS { Ok(mark) } else { Err(de::Error::custom(format_args!("there are {MARKS} of them"))) }
}

/// No name is worth a lost match: one that nobody could have entered is made to fit.
fn fitting<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = name::cut(&String::deserialize(deserializer)?);
    Ok(if name.is_empty() { "?".to_owned() } else { name })
}

/// Someone who plays. Colour and symbol are told apart, so that neither is needed alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// As [`name::cut`] leaves it, wherever it came from.
    #[serde(deserialize_with = "fitting")]
    pub name: String,
    /// 0-11, an index into the palette.
    #[serde(deserialize_with = "mark")]
    pub colour: u8,
    /// 0-11, an index into the symbols.
    #[serde(deserialize_with = "mark")]
    pub symbol: u8,
    /// How well it plays, where it is a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
}

impl Player {
    pub fn new(name: impl Into<String>, colour: u8, symbol: u8) -> Player {
        Player { name: name.into(), colour: colour % MARKS, symbol: symbol % MARKS, bot: None }
    }

    /// The name as it stands within a sentence, see [`name::isolated`].
    pub fn called(&self) -> String {
        name::isolated(&self.name)
    }
}
