//! Moves (BG-3, BG-4.1).

use super::super::board::Side;
use super::super::{
    board::Cell,
    event::Event,
    moves,
    phase::Prompt,
    refusal::{MoveRefusal, Refusal},
    state::Barragoon,
    touch::Touched,
    turn::{Move, PlayedTurn},
};

impl Barragoon {
    /// Returns the legal moves of the side to move, sorted; empty in any other phase.
    pub(in super::super) fn legal_moves(&self) -> Vec<Move> {
        let Prompt::Move { side } = self.prompt() else { return Vec::new() };
        let mut moves = moves::moves(&self.position.board, side);
        if let Some(barred) = self.barred_move() {
            moves.retain(|candidate| *candidate != barred);
        }
        moves.retain(|candidate| self.touched.allows(*candidate));
        moves
    }

    pub(in super::super) fn check_move(&self, side: Side, step: Move) -> Result<(), Refusal> {
        let Move { from, to } = step;
        match self.position.board[from] {
            Cell::Piece(piece) if piece.side == side => {}
            Cell::Piece(_) => return Err(MoveRefusal::NotYourPiece(from).into()),
            Cell::Empty | Cell::Barragoon(_) => return Err(MoveRefusal::NoPiece(from).into()),
        }
        moves::check(&self.position.board, from, to)?;
        // BG-5.4
        if self.barred_move() == Some(step) {
            return Err(Refusal::Barred(step));
        }
        // BG-4.6
        match self.touched {
            touched if touched.allows(step) => Ok(()),
            Touched { prey: Some(prey), .. } if prey != to => Err(Refusal::MustTake(prey)),
            Touched { piece, .. } => Err(Refusal::MustMove(piece.unwrap_or(from))),
        }
    }

    pub(in super::super) fn apply_move(&mut self, step: Move) -> Vec<Event> {
        let Move { from, to } = step;
        let side = self.position.side;
        let turn = self.turn(step);
        let piece = self.position.board[from].piece();
        let captured = self.position.play_unchecked(step);
        self.touched = Touched::default();
        self.last = Some(turn);
        // A checked move always has a piece.
        let mut events: Vec<Event> =
            piece.map(|piece| Event::Moved { side, piece, from, to, captured }).into_iter().collect();
        events.extend(self.end_turn());
        events
    }

    /// Returns the turn that begins with this move.
    pub(in super::super) fn turn(&self, moved: Move) -> PlayedTurn {
        let captured = self.position.board[moved.to];
        PlayedTurn { by: self.position.side, moved, captured, placed: Vec::new() }
    }
}
