//! Dead positions (BG-5.3): positions from which neither a capture nor a side without a move can be reached.
//! The test is sound: it never calls a position dead while either can be reached. It is not complete: if the search
//! takes too long, play continues.
//!
//! Barragoons move only by captures, so positions of one search differ only in the pieces' squares and the turn.

use std::collections::HashSet;

use super::{
    board::{Board, Cell, Piece, Side, Square, Squares},
    moves, paths,
};

/// Plies of the greedy playout.
const PLAYOUT_PLIES: usize = 6;
/// Positions searched before the cheap proof is tried. Nearly every live position shows a capture well before that.
const FIRST_LOOK: usize = 64;
/// Positions searched in all: some 4 ms at worst, in very rare positions.
const BUDGET: usize = 4_000;

/// Whether both sides can move, but no capture can ever happen again and no side can ever lack a move (BG-5.1).
pub fn is_dead(board: &Board, side: Side) -> bool {
    // The most frequent case by far, and the cheapest to detect.
    if moves::can_capture(board, side) {
        return false;
    }
    if !Side::ALL.into_iter().all(|side| moves::can_move(board, side)) {
        return false;
    }
    if greedy_playout(board, side) {
        return false;
    }
    match search(board, side, FIRST_LOOK) {
        Found::Hope => false,
        Found::Nothing => true,
        Found::TooMany => is_proved(board) || search(board, side, BUDGET) == Found::Nothing,
    }
}

/// Whether a single playout reaches a capture, with White always moving north and Brown south. It proves most openings
/// alive at the cost of a few moves.
fn greedy_playout(board: &Board, mut side: Side) -> bool {
    let mut board = board.clone();
    for _ in 0..PLAYOUT_PLIES {
        if moves::can_capture(&board, side) {
            return true;
        }
        let mut quiet = board
            .pieces(side)
            .iter()
            .map(|from| (from, moves::target_set(&board, from)))
            .filter(|(_, to)| !to.is_empty());
        let step = match side {
            Side::White => {
                quiet.next_back().and_then(|(from, to)| to.iter().next_back().map(|to| (from, to)))
            }
            Side::Brown => quiet.next().and_then(|(from, to)| to.iter().next().map(|to| (from, to))),
        };
        let Some((from, to)) = step else { return false };
        let piece = board.set(from, Cell::Empty);
        board.set(to, piece);
        side = side.other();
    }
    false
}

/// A piece, and all squares that it may ever reach.
struct Roamer {
    piece: Piece,
    roam: Squares,
}

/// Whether the position is dead in a relaxation of the game, in which each piece moves as if alone. The relaxation
/// allows all real moves and more, so `true` is a proof.
fn is_proved(board: &Board) -> bool {
    let mut bare = board.clone();
    for at in board.all_pieces() {
        bare.set(at, Cell::Empty);
    }
    let Some(roamers) = roamers(board, &bare) else { return false };
    Side::ALL.into_iter().all(|side| {
        let own = |index: &usize| roamers[*index].piece.side == side;
        (0..roamers.len()).filter(own).any(|index| always_moves(&bare, &roamers, index))
    })
}

/// Returns the squares that each piece may reach on the board without pieces; `None` if a piece might capture.
fn roamers(board: &Board, bare: &Board) -> Option<Vec<Roamer>> {
    let mut roamers = Vec::new();
    let mut roams = [Squares::NONE; 2];
    let mut threats = [Squares::NONE; 2];
    for (at, piece) in Square::all().filter_map(|at| board[at].piece().map(|piece| (at, piece))) {
        let mut roam = Squares::from(at);
        let mut open = vec![at];
        while let Some(from) = open.pop() {
            let targets = paths::reach(bare, from, piece).targets;
            if !(targets & bare.barragoons()).is_empty() {
                return None;
            }
            // A short move captures nothing (BG-3.5); counting it only makes proofs rarer.
            threats[piece.side.index()] |= targets;
            open.extend(targets - roam);
            roam |= targets;
        }
        roams[piece.side.index()] |= roam;
        roamers.push(Roamer { piece, roam });
    }
    (0..2).all(|side| (threats[side] & roams[1 - side]).is_empty()).then_some(roamers)
}

/// Whether this piece has a move wherever it stands, even with all other pieces on every square they may reach. Then
/// its side always has a move.
fn always_moves(bare: &Board, roamers: &[Roamer], index: usize) -> bool {
    let Roamer { piece, roam } = roamers[index];
    let mut crowded = bare.clone();
    for (other, Roamer { roam, .. }) in roamers.iter().enumerate() {
        if other != index {
            // Pieces of its own side can be neither crossed nor captured.
            for at in roam.iter() {
                crowded.set(at, Cell::Piece(piece));
            }
        }
    }
    roam.into_iter().all(|at| !paths::reach(&crowded, at, piece).targets.is_empty())
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Found {
    /// A capture can be reached, or a side without a move.
    Hope,
    /// Every reachable position was searched, and none has either.
    Nothing,
    /// The search exceeded its budget.
    TooMany,
}

/// Searches all quiet moves of both sides in turn, depth first, up to `budget` positions.
fn search(board: &Board, side: Side, budget: usize) -> Found {
    let mut seen = HashSet::from([key(board, side)]);
    let mut open = vec![(board.clone(), side)];
    while let Some((board, side)) = open.pop() {
        let mut stuck = true;
        for from in board.pieces(side) {
            let targets = moves::target_set(&board, from);
            if !(targets & board.occupied()).is_empty() {
                return Found::Hope;
            }
            stuck &= targets.is_empty();
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
        if stuck {
            return Found::Hope;
        }
    }
    Found::Nothing
}

/// Returns a key for the positions of one search: the pieces' squares and the turn.
fn key(board: &Board, side: Side) -> [u8; 32] {
    let mut key = [u8::MAX; 32];
    key[0] = side as u8;
    let pieces = board.all_pieces();
    for (slot, at) in key[1..].chunks_exact_mut(2).zip(pieces) {
        let kind = board[at].piece().map_or(0, |piece| piece.side as u8 * 8 + piece.value.full());
        slot.copy_from_slice(&[at.index() as u8, kind]);
    }
    key
}
