//! A turn: a move and what is placed after it.

use super::board::{Cell, Face, Side, Square};

/// A piece goes from here to there; the way it takes makes no difference (BG-3.7).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    pub from: Square,
    pub to: Square,
}

/// A Barragoon is put on an empty square (BG-4.3).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement {
    pub face: Face,
    pub at: Square,
}

/// A placement that was made.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    pub by: Side,
    pub placement: Placement,
}

/// One turn: a move and its placements in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    pub by: Side,
    pub moved: Move,
    /// What stood on the target before.
    pub captured: Cell,
    pub placed: Vec<Placed>,
}
