//! Dead positions (BG-5.3): whether a capture can ever happen again. Sound: a position is never
//! called dead while a capture can be reached. Not complete: where the search would grow too long,
//! play simply goes on.
//!
//! Without a capture Barragoons never move, so only the pieces' squares and the turn tell positions
//! apart.

use std::collections::HashSet;

use super::{
    board::{Board, Cell, Piece, Side, Square, Squares},
    moves,
};

/// Plies of the first, blind try to reach a capture.
const DIVE: usize = 6;
/// Positions looked at before the cheap proof is tried: nearly every live position shows a capture
/// well before that.
const FIRST_LOOK: usize = 64;
/// Positions looked at in all: some 4 ms at worst, in positions that hardly ever come up.
const BUDGET: usize = 4_000;

/// Whether both sides can move, but no capture can ever happen again.
pub fn is_dead(board: &Board, side: Side) -> bool {
    // By far the most frequent case, and the cheapest to see.
    if moves::can_capture(board, side) {
        return false;
    }
    if !Side::ALL.into_iter().all(|side| moves::can_move(board, side)) {
        return false;
    }
    if dive(board, side) {
        return false;
    }
    match search(board, side, FIRST_LOOK) {
        Found::Capture => false,
        Found::Nothing => true,
        Found::TooMany => !could_capture_alone(board) || search(board, side, BUDGET) == Found::Nothing,
    }
}

/// Whether a capture is reached by simply walking on, White northwards and Brown southwards. Proves
/// most openings alive at the cost of a few moves.
fn dive(board: &Board, mut side: Side) -> bool {
    let mut board = board.clone();
    for _ in 0..DIVE {
        if moves::can_capture(&board, side) {
            return true;
        }
        let mut quiet = board
            .pieces(side)
            .map(|from| (from, moves::target_set(&board, from)))
            .filter(|(_, to)| !to.is_empty());
        let step = match side {
            Side::White => quiet.next_back().and_then(|(from, mut to)| to.next_back().map(|to| (from, to))),
            Side::Brown => quiet.next().and_then(|(from, mut to)| to.next().map(|to| (from, to))),
        };
        let Some((from, to)) = step else { return false };
        let piece = board.set(from, Cell::Empty);
        board.set(to, piece);
        side = side.other();
    }
    false
}

/// Whether a capture is possible where each piece roams as if the others were not there: more than
/// is possible in truth, so that a no is a proof.
fn could_capture_alone(board: &Board) -> bool {
    let mut bare = board.clone();
    let pieces: Vec<(Square, Piece)> =
        Square::all().filter_map(|at| board[at].piece().map(|piece| (at, piece))).collect();
    for (at, _) in &pieces {
        bare.set(*at, Cell::Empty);
    }
    let mut roams = [Squares::NONE; 2];
    let mut threats = [Squares::NONE; 2];
    for (at, piece) in pieces {
        let mut seen: Squares = [at].into_iter().collect();
        let mut open = vec![at];
        while let Some(from) = open.pop() {
            let targets = moves::targets_as(&bare, from, piece);
            if !targets.common(bare.barragoons()).is_empty() {
                return true;
            }
            // A short move captures nothing (BG-3.5), but counting it only makes the no rarer.
            threats[piece.side.index()] = threats[piece.side.index()].union(targets);
            open.extend(targets.without(seen));
            seen = seen.union(targets);
        }
        roams[piece.side.index()] = roams[piece.side.index()].union(seen);
    }
    (0..2).any(|side| !threats[side].common(roams[1 - side]).is_empty())
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Found {
    /// A capture can be reached.
    Capture,
    /// Every reachable position was seen, and none has a capture.
    Nothing,
    /// The budget ran out.
    TooMany,
}

/// Plays all quiet moves of both sides in turn, each as deep as it goes, until `budget` positions are seen.
fn search(board: &Board, side: Side, budget: usize) -> Found {
    let mut seen = HashSet::from([key(board, side)]);
    let mut open = vec![(board.clone(), side)];
    while let Some((board, side)) = open.pop() {
        let occupied = Squares::ALL.without(board.empties());
        for from in board.pieces(side) {
            let targets = moves::target_set(&board, from);
            if !targets.common(occupied).is_empty() {
                return Found::Capture;
            }
            for to in targets {
                let mut next = board.clone();
                let piece = next.set(from, Cell::Empty);
                next.set(to, piece);
                if seen.insert(key(&next, side.other())) {
                    if seen.len() > budget {
                        return Found::TooMany;
                    }
                    open.push((next, side.other()));
                }
            }
        }
    }
    Found::Nothing
}

/// What tells two positions of one search apart: who stands where, and whose turn it is.
fn key(board: &Board, side: Side) -> [u8; 32] {
    let mut key = [u8::MAX; 32];
    key[0] = side as u8;
    let pieces = board.pieces(Side::White).union(board.pieces(Side::Brown));
    for (slot, at) in key[1..].chunks_exact_mut(2).zip(pieces) {
        let kind = board[at].piece().map_or(0, |piece| piece.side as u8 * 8 + piece.value.full());
        slot.copy_from_slice(&[at.index() as u8, kind]);
    }
    key
}
