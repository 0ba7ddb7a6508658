//! Preview of a placement's effects.

use crate::games::barragoon::{
    board::{Board, Cell, Face, Side, Square},
    moves,
    turn::Move,
};

/// Moves of one side that a placement opens and closes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    pub side: Side,
    pub opened: Vec<Move>,
    pub closed: Vec<Move>,
}

impl Change {
    pub fn is_empty(&self) -> bool {
        self.opened.is_empty() && self.closed.is_empty()
    }
}

/// Returns White's changes, then Brown's, as if each side were on turn.
pub fn preview(board: &Board, at: Square, face: Face) -> [Change; 2] {
    let mut after = board.clone();
    after.set(at, Cell::Barragoon(face));
    Side::ALL.map(|side| {
        let (old, new) = (moves::moves(board, side), moves::moves(&after, side));
        Change {
            side,
            opened: new.iter().filter(|m| old.binary_search(m).is_err()).copied().collect(),
            closed: old.iter().filter(|m| new.binary_search(m).is_err()).copied().collect(),
        }
    })
}
