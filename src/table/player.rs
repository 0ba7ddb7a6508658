//! A person at the table: a name, a colour and a symbol. Never a seat: who sits where is the match's.

use crate::kernel::json::by_name;

/// How many colours, and how many symbols, there are to choose from.
pub const MARKS: u8 = 12;

/// Someone who plays. Colour and symbol are told apart, so that neither is needed alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    pub name: String,
    /// 0-11, an index into the palette.
    pub colour: u8,
    /// 0-11, an index into the symbols.
    pub symbol: u8,
}

by_name!(Player { name, colour, symbol });

impl Player {
    pub fn new(name: impl Into<String>, colour: u8, symbol: u8) -> Player {
        Player { name: name.into(), colour: colour % MARKS, symbol: symbol % MARKS }
    }
}
