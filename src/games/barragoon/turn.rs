//! A turn: a move and what is placed after it.

use super::board::{Cell, Face, Side, Square};

/// One turn: a move and its placements in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    pub by: Side,
    pub from: Square,
    pub to: Square,
    /// What stood on `to` before.
    pub captured: Cell,
    pub placed: Vec<(Side, Face, Square)>,
}
