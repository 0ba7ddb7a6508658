//! A moving piece: its path between two views.

use super::last_move::before;
use crate::games::barragoon::{
    board::{Board, Square},
    moves,
    turn::Move,
    view::View,
};

/// Path of the latest move, in squares east and north of the piece's new place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    pub to: Square,
    pub start: (i8, i8),
    /// Place of the turn; on a straight path, its end.
    pub bend: (i8, i8),
    /// Part of the path before the turn, in percent.
    pub share: u8,
}

/// Returns the flight of the latest move.
pub fn flight(view: &View) -> Option<Flight> {
    let turn = view.last.as_ref()?;
    let Move { from, to } = turn.moved;
    let off = |square: Square| (difference(square.file(), to.file()), difference(square.rank(), to.rank()));
    let (bend, share) = bend(&before(&view.board, turn), from, to);
    Some(Flight { to, start: off(from), bend: off(bend), share })
}

/// Returns the place of the turn and the part of the path before it, in percent. A straight path "turns" at its target.
fn bend(board: &Board, from: Square, to: Square) -> (Square, u8) {
    let Some(squares) = moves::path(board, from, to) else { return (to, 100) };
    let steps = squares.len() - 1;
    let corner = squares
        .windows(3)
        .position(|three| three[0].file() != three[2].file() && three[0].rank() != three[2].rank());
    match corner {
        Some(index) => (squares[index + 1], ((index + 1) * 100 / steps) as u8),
        None => (to, 100),
    }
}

fn difference(a: u8, b: u8) -> i8 {
    a as i8 - b as i8
}
