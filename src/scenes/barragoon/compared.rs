//! Drawing of two compared actions over the board before them.

use crate::games::barragoon::{
    action::Action,
    board::{Board, Cell, Square},
    moves,
    turn::{Move, Placement},
};

/// Drawing of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// The squares of a move's path, and whether it ends in a capture.
    Way {
        squares: Vec<Square>,
        takes: bool,
    },
    Placement(Placement),
}

/// Returns the drawing of an action on the board before it; `None` for draws, which have buttons beside the board.
pub fn drawn(board: &Board, action: &Action) -> Option<Drawn> {
    match *action {
        Action::Move(Move { from, to }) => {
            let squares = moves::path(board, from, to)?;
            Some(Drawn::Way { squares, takes: board[to] != Cell::Empty })
        }
        Action::Place(placement) => Some(Drawn::Placement(placement)),
        Action::Touch { at } => Some(Drawn::Way { squares: vec![at], takes: false }),
        Action::OfferDraw | Action::GoOn | Action::AcceptDraw | Action::RefuseDraw => None,
    }
}
