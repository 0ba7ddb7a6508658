//! A hand on the table: how many of its cards lie side by side.

use crate::games::bouillabaisse::{PlayedCard, View};

/// The most cards in one row on which each can be tapped: of a phone, of a tablet held upright, and in the long one in front
/// of a table.
const NARROW: u8 = 7;
const MIDDLE: u8 = 10;
const WIDE: u8 = 18;

/// Whether the viewer holds all that they were dealt in this round.
pub fn is_fresh(view: &View) -> bool {
    let played = |card: &PlayedCard| view.own() == Some(card.by);
    view.gone == 0 && view.tricks.is_empty() && !view.trick.iter().any(played)
}

/// Cards in the longest row.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rows {
    /// On a phone: as few rows as have room, so that the cards are as large as can be.
    pub narrow: u8,
    /// On a tablet held upright, beside the log.
    pub middle: u8,
    /// In front of the table, where it is wide.
    pub wide: u8,
}

/// How a hand of so many cards is laid out.
pub fn rows(cards: u8) -> Rows {
    let longest = |most: u8| cards.div_ceil(cards.div_ceil(most).max(1));
    Rows { narrow: longest(NARROW), middle: longest(MIDDLE), wide: longest(WIDE) }
}
