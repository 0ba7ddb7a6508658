//! The mobility of all pieces of a board, computed once and updated after a move or a placement. Three parts read it:
//! move generation, static evaluation, and the choice of placements.

use super::super::{
    board::{Board, Cell, Piece, Side, Square, Squares, Value},
    paths::{self, Reach},
    turn::Move,
};
use super::{
    score::{self, Score},
    term::SIDE_PIECES,
};

/// Pieces of both sides at the start.
pub(super) const ALL_PIECES: usize = 2 * SIDE_PIECES;

/// A piece with its square and its reach.
#[derive(Copy, Clone, Debug)]
pub(super) struct PieceMobility {
    pub(super) at: Square,
    pub(super) piece: Piece,
    /// Number of targets.
    pub(super) moves: u8,
    /// Sum of the evaluation's terms of this piece.
    pub(super) score: Score,
    pub(super) reach: Reach,
}

impl PieceMobility {
    fn new(at: Square, piece: Piece, reach: Reach, barragoons: Squares) -> PieceMobility {
        let mut score = Score::default();
        score::piece_terms(at, piece, reach, barragoons, |place, times| {
            score += score::of_term(place, times);
        });
        PieceMobility { at, piece, moves: reach.targets.len() as u8, score, reach }
    }

    /// The squares where the piece captures, or could capture if they were occupied.
    pub(super) fn attacks(&self) -> Squares {
        self.reach.visited & paths::ring(self.at, self.piece.value.full())
    }

    /// The squares that it crosses before the last step of a full move: a Barragoon there may stop it.
    pub(super) fn crossed(&self) -> Squares {
        self.reach.visited - paths::ring(self.at, self.piece.value.full())
    }
}

#[derive(Clone, Debug)]
pub(super) struct Mobility {
    pieces: [Option<PieceMobility>; ALL_PIECES],
    pub(super) barragoons: Squares,
}

/// The material value of a piece, in hundredths of a three.
pub(super) fn value(value: Value) -> i32 {
    match value {
        Value::Two => 85,
        Value::Three => 100,
        Value::Four => 120,
    }
}

impl Mobility {
    pub(super) fn of(board: &Board) -> Mobility {
        let mut entries = [None; ALL_PIECES];
        let (all, barragoons) = (board.all_pieces(), board.barragoons());
        for (entry, at) in entries.iter_mut().zip(all) {
            if let Cell::Piece(piece) = board[at] {
                *entry = Some(PieceMobility::new(at, piece, paths::reach(board, at, piece), barragoons));
            }
        }
        Mobility { pieces: entries, barragoons }
    }

    /// Returns the mobility after a Barragoon was put on this square of `board`, or taken from it.
    pub(super) fn placed(&self, board: &Board, at: Square) -> Mobility {
        let mut mobility = self.clone();
        mobility.refresh(board, at.into());
        mobility
    }

    /// Returns the mobility after this move, with any capture, was played on `board`.
    pub(super) fn moved(&self, board: &Board, Move { from, to }: Move) -> Mobility {
        let mut mobility = self.clone();
        for slot in &mut mobility.pieces {
            match slot {
                Some(entry) if entry.at == to => *slot = None,
                Some(entry) if entry.at == from => {
                    let reach = paths::reach(board, to, entry.piece);
                    *entry = PieceMobility::new(to, entry.piece, reach, board.barragoons());
                }
                _ => {}
            }
        }
        mobility.refresh(board, [from, to].into_iter().collect());
        mobility
    }

    /// Recomputes the pieces whose paths meet one of these squares; no other piece is affected.
    fn refresh(&mut self, board: &Board, changed: Squares) {
        self.barragoons = board.barragoons();
        for entry in self.pieces.iter_mut().flatten() {
            let PieceMobility { at, piece, reach: Reach { visited, .. }, .. } = *entry;
            let reach = if !(entry.crossed() & changed).is_empty() {
                paths::reach(board, at, piece)
            } else if !(visited & changed).is_empty() {
                // Only the ends of full moves changed.
                paths::revisit(board, at, piece, visited)
            } else {
                continue;
            };
            *entry = PieceMobility::new(at, piece, reach, self.barragoons);
        }
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = &PieceMobility> {
        self.pieces.iter().flatten()
    }

    pub(super) fn of_side(&self, side: Side) -> impl Iterator<Item = &PieceMobility> {
        self.entries().filter(move |entry| entry.piece.side == side)
    }

    pub(super) fn can_move(&self, side: Side) -> bool {
        self.of_side(side).any(|entry| entry.moves > 0)
    }

    /// Number of moves of a side.
    pub(super) fn moves(&self, side: Side) -> usize {
        self.of_side(side).map(|entry| usize::from(entry.moves)).sum()
    }

    /// The squares where a Barragoon may stop some piece of a side.
    pub(super) fn crossed(&self, side: Side) -> Squares {
        self.of_side(side).fold(Squares::NONE, |all, entry| all | entry.crossed())
    }
}
