//! Touch-move (BG-4.6): what has been touched in this turn, and what it obliges to. A touch is a step like any other, so
//! that it outlives whatever the screen forgets.

use super::{
    board::{Board, Cell, Square, Squares},
    turn::Move,
};

/// What has been touched in this turn and binds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Touched {
    /// The own piece that must move.
    pub piece: Option<Square>,
    /// The enemy piece or Barragoon that must be captured.
    pub prey: Option<Square>,
}

impl Touched {
    pub fn is_nothing(self) -> bool {
        self == Touched::default()
    }

    /// Whether what was touched allows this move.
    pub fn allows(self, Move { from, to }: Move) -> bool {
        self.piece.is_none_or(|piece| piece == from) && self.prey.is_none_or(|prey| prey == to)
    }

    /// What would bind if it were touched now, where these moves are legal: an own piece that can move, and what can be
    /// captured with the own piece touched first, else with any. Whatever else is touched obliges to nothing.
    pub fn would_bind(self, board: &Board, moves: &[Move]) -> Squares {
        let pieces = moves.iter().map(|step| step.from).filter(|_| self.piece.is_none());
        let prey =
            moves.iter().map(|step| step.to).filter(|to| board[*to] != Cell::Empty && self.prey.is_none());
        pieces.chain(prey).collect()
    }

    /// After an own piece was touched that can move.
    pub fn and_piece(self, at: Square) -> Touched {
        Touched { piece: Some(at), ..self }
    }

    /// After something was touched that can be captured.
    pub fn and_prey(self, at: Square) -> Touched {
        Touched { prey: Some(at), ..self }
    }
}
