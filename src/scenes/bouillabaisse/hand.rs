//! A hand on the table: how many of its cards lie side by side.

/// The most cards in one row of a phone on which each can be tapped.
const NARROW: u8 = 7;

/// Cards in the longest row.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rows {
    /// On a phone: as few rows as have room, so that the cards are as large as can be.
    pub narrow: u8,
    /// Where there is room: never more than two rows.
    pub wide: u8,
}

/// How a hand of so many cards is laid out.
pub fn rows(cards: u8) -> Rows {
    let rows = cards.div_ceil(NARROW).max(1);
    Rows { narrow: cards.div_ceil(rows), wide: cards.div_ceil(rows.min(2)) }
}
