//! The drawing of two compared actions over the board of the moment before.

use crate::games::barragoon::{
    action::Action,
    board::{Board, Cell, Square},
    moves,
    turn::{Move, Placement},
};

/// An action as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// The squares of a move's way, and whether something is captured at its end.
    Way {
        squares: Vec<Square>,
        takes: bool,
    },
    Placement(Placement),
}

/// Returns the drawing of an action on the board before it; `None` for draws, which are offered beside the board.
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
