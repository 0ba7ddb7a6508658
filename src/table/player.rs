//! Someone at the table: a name, a colour and a symbol. Never a seat: who sits where is the match's.

use serde_json::Value;

use crate::kernel::{
    bot::Level,
    json::{FromJson, ToJson, Unfit, field, object},
};

use super::name;

/// How many colours, and how many symbols, there are to choose from.
pub const MARKS: u8 = 12;

/// One of [`MARKS`].
fn mark(value: &Value, name: &'static str) -> Result<u8, Unfit> {
    field(value, name).and_then(|mark| if mark < MARKS { Ok(mark) } else { Err(Unfit(name)) })
}

/// Someone who plays. Colour and symbol are told apart, so that neither is needed alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// As [`name::cut`] leaves it, wherever it came from.
    pub name: String,
    /// 0-11, an index into the palette.
    pub colour: u8,
    /// 0-11, an index into the symbols.
    pub symbol: u8,
    /// How well it plays, where it is a bot.
    pub bot: Option<Level>,
}

impl ToJson for Player {
    fn to_json(&self) -> Value {
        let mut player = object(&[("name", &self.name), ("colour", &self.colour), ("symbol", &self.symbol)]);
        // Left out where there is nothing to say.
        if let Some(level) = &self.bot {
            player["bot"] = level.to_json();
        }
        player
    }
}

impl FromJson for Player {
    fn from_json(value: &Value) -> Result<Player, Unfit> {
        // No name is worth a lost match: one that nobody could have entered is made to fit.
        let name = name::cut(&field::<String>(value, "name")?);
        Ok(Player {
            name: if name.is_empty() { "?".to_owned() } else { name },
            colour: mark(value, "colour")?,
            symbol: mark(value, "symbol")?,
            bot: field(value, "bot")?,
        })
    }
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
