//! A hand on the table: how many of its cards lie side by side.

/// The most cards in one row of a phone on which each can be tapped, and in the long one in front of a table.
const NARROW: u8 = 7;
const WIDE: u8 = 18;

/// Cards in the longest row.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rows {
    /// On a phone: as few rows as have room, so that the cards are as large as can be.
    pub narrow: u8,
    /// In front of the table, where it is wide.
    pub wide: u8,
}

/// How a hand of so many cards is laid out.
pub fn rows(cards: u8) -> Rows {
    let longest = |most: u8| cards.div_ceil(cards.div_ceil(most).max(1));
    Rows { narrow: longest(NARROW), wide: longest(WIDE) }
}
