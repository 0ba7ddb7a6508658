//! The path of the latest move, reconstructed from the board after it.

use crate::games::barragoon::{
    board::{Board, Cell, Square},
    moves,
    turn::PlayedTurn,
    view::View,
};

/// Returns the squares of its path, including both ends; `None` before the first move.
pub fn last_way(view: &View) -> Option<Vec<Square>> {
    let turn = view.last.as_ref()?;
    moves::path(&before(&view.board, turn), turn.moved.from, turn.moved.to)
}

/// Returns the board before the move.
pub(super) fn before(now: &Board, turn: &PlayedTurn) -> Board {
    let mut board = now.clone();
    for placed in &turn.placed {
        board.set(placed.placement.at, Cell::Empty);
    }
    let piece = board.set(turn.moved.to, turn.captured);
    board.set(turn.moved.from, piece);
    board
}
