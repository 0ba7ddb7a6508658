//! Touch-move (BG-4.6).

use super::super::{
    board::{Cell, Square, Squares},
    event::Event,
    refusal::Refusal,
    state::Barragoon,
    turn::Move,
};

impl Barragoon {
    /// Returns the squares that bind if touched now (BG-4.6).
    pub(in super::super) fn would_bind(&self, moves: &[Move]) -> Squares {
        if self.touch_move { self.touched.would_bind(&self.position.board, moves) } else { Squares::NONE }
    }

    pub(in super::super) fn check_touch(&self, at: Square) -> Result<(), Refusal> {
        // BG-4.6
        let binds = self.would_bind(&self.legal_moves()).contains(at);
        if binds { Ok(()) } else { Err(Refusal::IdleTouch(at)) }
    }

    pub(in super::super) fn apply_touch(&mut self, at: Square) -> Vec<Event> {
        let (side, what) = (self.position.side, self.position.board[at]);
        self.touched = match what {
            Cell::Piece(piece) if piece.side == side => self.touched.and_piece(at),
            _ => self.touched.and_prey(at),
        };
        vec![Event::Touched { side, at, what }]
    }
}
