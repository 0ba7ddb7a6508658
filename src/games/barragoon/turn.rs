//! A turn: a move and its placements.

use super::board::{Cell, Face, Side, Square};

/// A move of a piece. The path makes no difference (BG-3.7).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    pub from: Square,
    pub to: Square,
}

/// A Barragoon placed on an empty square (BG-4.3).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement {
    pub face: Face,
    pub at: Square,
}

/// A placement with its player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    pub by: Side,
    pub placement: Placement,
}

/// One turn: a move and its placements in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlayedTurn {
    pub by: Side,
    pub moved: Move,
    /// Content of the target before the move.
    pub captured: Cell,
    pub placed: Vec<Placed>,
}
