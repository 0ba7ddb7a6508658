//! The mobility of all pieces of a board, computed once and updated after a move or a placement. Three parts read it:
//! move generation, static evaluation, and the choice of placements.

use super::super::{
    board::{Board, Cell, Piece, Side, Square, Squares, Value},
    paths::{self, Reach},
    turn::Move,
};

/// Pieces of both sides at the start (BG-1.2).
const ALL_PIECES: usize = 14;

/// A piece with its square and its reach.
#[derive(Copy, Clone, Debug)]
pub(super) struct PieceMobility {
    pub(super) at: Square,
    pub(super) piece: Piece,
    pub(super) reach: Reach,
}

impl PieceMobility {
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
pub(super) struct Mobility([Option<PieceMobility>; ALL_PIECES]);

/// The material value of a piece, in hundredths of a three.
pub(super) fn value(value: Value) -> i32 {
    match value {
        Value::Two => 85,
        Value::Three => 100,
        Value::Four => 120,
    }
}

/// The value of a piece's mobility by its number of targets. The first few keep it alive; from 13 on more add nothing.
fn freedom(targets: usize) -> i32 {
    match targets {
        0 => -35,
        1..=3 => -20 + 6 * targets as i32,
        _ => (targets as i32 + 1).min(14),
    }
}

/// The penalty for few moves: a side without moves has lost (BG-5.1).
fn danger(moves: usize) -> i32 {
    if moves < 8 { 12 * (8 - moves as i32) } else { 0 }
}

/// The value of being the side to move.
const TURN: i32 = 6;

impl Mobility {
    pub(super) fn of(board: &Board) -> Mobility {
        let mut entries = [None; ALL_PIECES];
        let all = board.all_pieces();
        for (entry, at) in entries.iter_mut().zip(all) {
            if let Cell::Piece(piece) = board[at] {
                *entry = Some(PieceMobility { at, piece, reach: paths::reach(board, at, piece) });
            }
        }
        Mobility(entries)
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
        for slot in &mut mobility.0 {
            match slot {
                Some(entry) if entry.at == to => *slot = None,
                Some(entry) if entry.at == from => {
                    *entry = PieceMobility { at: to, reach: paths::reach(board, to, entry.piece), ..*entry };
                }
                _ => {}
            }
        }
        mobility.refresh(board, [from, to].into_iter().collect());
        mobility
    }

    /// Recomputes the pieces whose paths meet one of these squares; no other piece is affected.
    fn refresh(&mut self, board: &Board, changed: Squares) {
        for entry in self.0.iter_mut().flatten() {
            if !(entry.crossed() & changed).is_empty() {
                entry.reach = paths::reach(board, entry.at, entry.piece);
            } else if !(entry.reach.visited & changed).is_empty() {
                // Only the ends of full moves changed.
                entry.reach = paths::revisit(board, entry.at, entry.piece, entry.reach.visited);
            }
        }
    }

    fn entries(&self) -> impl Iterator<Item = &PieceMobility> {
        self.0.iter().flatten()
    }

    pub(super) fn of_side(&self, side: Side) -> impl Iterator<Item = &PieceMobility> {
        self.entries().filter(move |entry| entry.piece.side == side)
    }

    pub(super) fn can_move(&self, side: Side) -> bool {
        self.of_side(side).any(|entry| !entry.reach.targets.is_empty())
    }

    /// Number of moves of a side.
    pub(super) fn moves(&self, side: Side) -> usize {
        self.of_side(side).map(|entry| entry.reach.targets.len()).sum()
    }

    /// The squares where a Barragoon may stop some piece of a side.
    pub(super) fn crossed(&self, side: Side) -> Squares {
        self.of_side(side).fold(Squares::NONE, |all, entry| all | entry.crossed())
    }

    /// The static evaluation for White with this side to move and no captures: material, mobility, and the turn.
    pub(super) fn eval(&self, to_move: Side) -> i32 {
        let mut sum = signed(to_move, TURN);
        let mut moves = [0; 2];
        for entry in self.entries() {
            let ways = entry.reach.targets.len();
            moves[entry.piece.side.index()] += ways;
            sum += signed(entry.piece.side, value(entry.piece.value) + freedom(ways));
        }
        sum - danger(moves[0]) + danger(moves[1])
    }

    /// [`Mobility::eval`] less a part of the pieces that each side may capture next, for comparisons without a search.
    pub(super) fn eval_with_threats(&self, to_move: Side) -> i32 {
        // Returns the values of the best two pieces that can be taken.
        let threatened = |side: Side| {
            let reached = |all: Squares, entry: &PieceMobility| all | entry.reach.targets;
            let reached = self.of_side(side.other()).fold(Squares::NONE, reached);
            self.of_side(side).filter(|entry| reached.contains(entry.at)).fold(
                (0, 0),
                |(first, second), entry| {
                    let value = value(entry.piece.value);
                    if value > first { (value, first) } else { (first, second.max(value)) }
                },
            )
        };
        // The side to move takes the best piece, and saves its own best one.
        let waiting = to_move.other();
        let (gone, _) = threatened(waiting);
        let (_, next) = threatened(to_move);
        self.eval(to_move) - signed(waiting, gone * 6 / 10) - signed(to_move, next * 3 / 10)
    }
}

fn signed(side: Side, value: i32) -> i32 {
    super::for_side(side, value)
}
