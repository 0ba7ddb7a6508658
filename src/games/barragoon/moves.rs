//! Moves of pieces (BG-3): the fast generator and its explanations. They look at a board only, not at whose turn it is
//! or at the consequences of a capture.

use super::{
    board::{Board, Cell, Heading, Piece, Side, Square, Squares},
    paths::{self, MOST_TURNS, can_end_on, exits},
    turn::Move,
};

pub use super::{paths::crossings, refusal::MoveRefusal};

/// Initial capacity of a list of moves, which is seldom exceeded.
const USUAL_MOVES: usize = 64;

/// Returns the targets of the piece on `from` as a set; empty if there is no piece.
pub fn target_set(board: &Board, from: Square) -> Squares {
    let Cell::Piece(piece) = board[from] else { return Squares::NONE };
    paths::reach(board, from, piece).targets
}

/// Returns the targets of the piece on `from`, sorted.
pub fn targets(board: &Board, from: Square) -> Vec<Square> {
    target_set(board, from).iter().collect()
}

/// Returns all legal moves of one side, sorted.
pub fn moves(board: &Board, side: Side) -> Vec<Move> {
    let mut moves = Vec::with_capacity(USUAL_MOVES);
    for from in board.pieces(side) {
        moves.extend(target_set(board, from).iter().map(|to| Move { from, to }));
    }
    moves
}

/// Number of legal moves of a side.
pub fn count(board: &Board, side: Side) -> usize {
    board.pieces(side).iter().map(|from| target_set(board, from).len()).sum()
}

/// Whether a side has a legal move.
pub fn can_move(board: &Board, side: Side) -> bool {
    board.pieces(side).iter().any(|from| !target_set(board, from).is_empty())
}

/// Whether a side could capture a piece or a Barragoon with its next move.
pub fn can_capture(board: &Board, side: Side) -> bool {
    let empties = board.empties();
    board.pieces(side).iter().any(|from| !(target_set(board, from) - empties).is_empty())
}

/// Returns one path from start to target, both included, a straight one if possible. `None` if the move is illegal.
pub fn path(board: &Board, from: Square, to: Square) -> Option<Vec<Square>> {
    target_set(board, from).contains(to).then_some(())?;
    let steps = from.distance(to);
    let mut way = vec![from];
    Heading::ALL
        .into_iter()
        .any(|heading| lead(board, &mut way, to, heading, steps, MOST_TURNS))
        .then_some(way)
}

/// Extends `way` by exactly `steps` steps to `to`, with at most `turns` turns.
fn lead(board: &Board, way: &mut Vec<Square>, to: Square, heading: Heading, steps: u8, turns: u8) -> bool {
    let Some(next) = way.last().and_then(|at| at.step(heading)) else { return false };
    // No path has a step to spare, so each step must come nearer.
    if next.distance(to) >= steps {
        return false;
    }
    way.push(next);
    if next == to {
        return true;
    }
    let found = exits(board[next], heading).iter(heading).any(|leaving| {
        let left = if leaving == heading { Some(turns) } else { turns.checked_sub(1) };
        left.is_some_and(|left| lead(board, way, to, leaving, steps - 1, left))
    });
    if !found {
        way.pop();
    }
    found
}

/// Checks whether the piece on `from` may move to `to`.
///
/// # Errors
/// The first rule that forbids it.
pub fn check(board: &Board, from: Square, to: Square) -> Result<(), MoveRefusal> {
    if target_set(board, from).contains(to) { Ok(()) } else { Err(why_not(board, from, to)) }
}

/// Returns why the piece on `from` may not move to `to`. Only for illegal moves, see [`check`].
pub fn why_not(board: &Board, from: Square, to: Square) -> MoveRefusal {
    match board[from] {
        Cell::Piece(piece) => reason(board, piece, from, to),
        Cell::Empty | Cell::Barragoon(_) => MoveRefusal::NoPiece(from),
    }
}

/// Returns the first rule that an illegal move breaks, the simplest first.
fn reason(board: &Board, piece: Piece, from: Square, to: Square) -> MoveRefusal {
    let (steps, value) = (from.distance(to), piece.value);
    if from == to {
        return MoveRefusal::SameSquare;
    }
    if board[to].piece().is_some_and(|other| other.side == piece.side) {
        return MoveRefusal::OwnPiece(to);
    }
    if steps > value.full() {
        return MoveRefusal::TooFar { steps, value };
    }
    if steps < value.short() {
        return MoveRefusal::TooNear { steps, value };
    }
    if steps == value.full() && !can_end_on(piece, board[to]) {
        return MoveRefusal::TwoCannotTakeAllTurns(to);
    }
    if steps == value.short() && board[to] != Cell::Empty {
        return MoveRefusal::ShortMoveCannotCapture(to);
    }
    let mut way = vec![from];
    if Heading::ALL.into_iter().any(|heading| lead(board, &mut way, to, heading, steps, steps)) {
        return MoveRefusal::TwoTurns;
    }
    obstacle(board, from, to)
}

/// Returns the obstacle on the straight line, or on that of the two bent paths that leads farther.
fn obstacle(board: &Board, from: Square, to: Square) -> MoveRefusal {
    let along = if to.file() > from.file() { Heading::East } else { Heading::West };
    let up = if to.rank() > from.rank() { Heading::North } else { Heading::South };
    let files = from.file().abs_diff(to.file());
    let ranks = from.rank().abs_diff(to.rank());
    let bends = [[(along, files), (up, ranks)], [(up, ranks), (along, files)]];
    let stop = |bend: [(Heading, u8); 2]| {
        let route: Vec<Heading> =
            bend.into_iter().flat_map(|(heading, count)| (0..count).map(move |_| heading)).collect();
        let mut at = from;
        for (taken, pair) in route.windows(2).enumerate() {
            at = at.step(pair[0]).unwrap_or(at);
            if !exits(board[at], pair[0]).iter(pair[0]).any(|leaving| leaving == pair[1]) {
                return (taken, at);
            }
        }
        (route.len(), at)
    };
    let (_, at) = std::cmp::max_by_key(stop(bends[1]), stop(bends[0]), |(taken, _)| *taken);
    match board[at] {
        Cell::Barragoon(face) => MoveRefusal::BlockedByBarragoon(at, face),
        Cell::Empty | Cell::Piece(_) => MoveRefusal::BlockedByPiece(at),
    }
}
