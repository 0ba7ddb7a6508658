//! Touch-move (BG-4.6): the touches of this turn and their obligations. A touch is a step like any other, so it
//! survives a reload of the screen.

use super::{
    board::{Board, Cell, Square, Squares},
    turn::Move,
};

/// The binding touches of this turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Touched {
    /// The player's own piece that must move.
    pub piece: Option<Square>,
    /// The enemy piece or Barragoon that must be captured.
    pub prey: Option<Square>,
}

impl Touched {
    pub fn is_nothing(self) -> bool {
        self == Touched::default()
    }

    /// Whether the touches allow this move.
    pub fn allows(self, Move { from, to }: Move) -> bool {
        self.piece.is_none_or(|piece| piece == from) && self.prey.is_none_or(|prey| prey == to)
    }

    /// Returns the squares that would bind if touched now, with these legal moves. An own piece binds if it can move. An
    /// enemy piece or a Barragoon binds if it can be captured, by the own piece touched before if there is one. Other
    /// touches do not bind.
    pub fn would_bind(self, board: &Board, moves: &[Move]) -> Squares {
        let pieces = moves.iter().map(|step| step.from).filter(|_| self.piece.is_none());
        let prey =
            moves.iter().map(|step| step.to).filter(|to| board[*to] != Cell::Empty && self.prey.is_none());
        pieces.chain(prey).collect()
    }

    /// Adds the touch of an own piece that can move.
    pub fn and_piece(self, at: Square) -> Touched {
        Touched { piece: Some(at), ..self }
    }

    /// Adds the touch of a piece or Barragoon that can be captured.
    pub fn and_prey(self, at: Square) -> Touched {
        Touched { prey: Some(at), ..self }
    }
}
