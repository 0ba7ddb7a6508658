//! The way of the move that was made last, told from what it left behind.

use crate::games::barragoon::{
    board::{Board, Cell, Square},
    moves,
    turn::Turn,
    view::View,
};

/// The squares of its way, the first and the last included; nothing before the first move.
pub fn last_way(view: &View) -> Option<Vec<Square>> {
    let turn = view.last.as_ref()?;
    moves::path(&before(&view.board, turn), turn.moved.from, turn.moved.to)
}

/// The board as it was when the piece set out.
pub(super) fn before(now: &Board, turn: &Turn) -> Board {
    let mut board = now.clone();
    for placed in &turn.placed {
        board.set(placed.placement.at, Cell::Empty);
    }
    let piece = board.set(turn.moved.to, turn.captured);
    board.set(turn.moved.from, piece);
    board
}
