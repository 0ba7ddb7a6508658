//! Move ordering: the sooner a good move comes, the more of the others a cutoff saves.
//!
//! Captures come first, ordered by the most valuable victim, then by the least valuable attacker. Killer moves follow,
//! then quiet moves by the history heuristic (Schaeffer, *The history heuristic*, 1983). A piece in danger moves early.
//! Moves to a square that the other side attacks come last.

use std::cmp::Reverse;

use super::super::{
    board::{Cell, Side, Square, Squares},
    position::Position,
    turn::Move,
};
use super::{
    branch::Branch,
    mobility::{self, Mobility},
};

/// The weight of captures; all other weights are lower.
const CAPTURE: i32 = 1 << 20;
const KILLER: i32 = 1 << 16;
/// The highest weight by history.
const MOST_HISTORY: i32 = 1 << 13;
/// The weight of leaving an attacked square, for each hundredth of the piece's value.
const RESCUE: i32 = 1 << 7;
/// The weight of moving to an attacked square.
const DANGER: i32 = -(1 << 15);

/// The heights of the stack that have their own killer moves.
const PLIES: usize = 32;

/// Records of quiet moves that caused cutoffs.
#[derive(Debug)]
pub(super) struct Ordering {
    /// The weight of each quiet move by its cutoffs and their depth, indexed by side and squares.
    history: Vec<i32>,
    /// The last two quiet moves that caused a cutoff, by height of the stack.
    killers: [[Option<Move>; 2]; PLIES],
}

impl Ordering {
    pub(super) fn new() -> Ordering {
        Ordering { history: vec![0; 2 * Square::COUNT * Square::COUNT], killers: [[None; 2]; PLIES] }
    }

    /// Records a quiet move that caused a cutoff at this height of the stack, with this depth left.
    pub(super) fn learn(&mut self, side: Side, step: Move, ply: usize, depth: i8) {
        let history = &mut self.history[place(side, step)];
        *history = (*history + (1 << depth.clamp(0, 8))).min(MOST_HISTORY);
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(step)
        {
            *killers = [Some(step), killers[0]];
        }
    }

    /// Returns all moves of the side to move, the most promising first.
    pub(super) fn moves(&self, position: &Position, mobility: &Mobility, ply: usize) -> Vec<Branch> {
        let side = position.side;
        let attacked = attacked(mobility, side.other());
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let mut found: Vec<Weighed> = Vec::with_capacity(64);
        for entry in mobility.of_side(side) {
            let (from, value) = (entry.at, mobility::value(entry.piece.value));
            let rescue = if attacked.contains(from) { RESCUE * value } else { 0 };
            for to in entry.reach.targets {
                let step = Move { from, to };
                let worth = match position.board[to] {
                    Cell::Piece(victim) => capture(mobility::value(victim.value), value),
                    _ if killers.contains(&Some(step)) => KILLER,
                    _ => {
                        let danger = if attacked.contains(to) { DANGER } else { rescue };
                        danger + self.history[place(side, step)]
                    }
                };
                found.push((worth, from, to));
            }
        }
        best_first(found)
    }
}

fn place(side: Side, Move { from, to }: Move) -> usize {
    (side.index() * Square::COUNT + from.index()) * Square::COUNT + to.index()
}

/// Returns the squares where this side can capture.
fn attacked(mobility: &Mobility, by: Side) -> Squares {
    mobility.of_side(by).fold(Squares::NONE, |all, entry| all | entry.attacks())
}

/// The weight of a capture by its victim and its attacker.
fn capture(victim: i32, attacker: i32) -> i32 {
    CAPTURE + 8 * victim - attacker
}

/// Returns the captures of pieces, the most valuable first.
pub(super) fn captures(position: &Position, mobility: &Mobility) -> Vec<Branch> {
    let others = position.board.pieces(position.side.other());
    let mut found: Vec<Weighed> = Vec::new();
    for entry in mobility.of_side(position.side) {
        for to in entry.reach.targets & others {
            let victim = position.board[to].piece().map_or(0, |piece| mobility::value(piece.value));
            found.push((capture(victim, mobility::value(entry.piece.value)), entry.at, to));
        }
    }
    best_first(found)
}

/// Returns captures and moves that save a piece, if at least two pieces of the side to move can be taken: usually only
/// one of them can be saved. Otherwise empty.
pub(super) fn evasions(position: &Position, mobility: &Mobility) -> Vec<Branch> {
    let (side, other) = (position.side, position.side.other());
    let attacked = attacked(mobility, other);
    let hanging = attacked & position.board.pieces(side);
    if hanging.len() < 2 {
        return Vec::new();
    }
    let mut found = captures(position, mobility);
    let mut saving: Vec<Weighed> = Vec::new();
    for entry in mobility.of_side(side).filter(|entry| hanging.contains(entry.at)) {
        let safe = (entry.reach.targets & position.board.empties()) - attacked;
        saving.extend(safe.into_iter().map(|to| (mobility::value(entry.piece.value), entry.at, to)));
    }
    found.extend(best_first(saving));
    found
}

/// The weight of a move, and its squares.
type Weighed = (i32, Square, Square);

fn best_first(mut found: Vec<Weighed>) -> Vec<Branch> {
    found.sort_unstable_by_key(|(worth, from, to)| (Reverse(*worth), *from, *to));
    found.into_iter().map(|(_, from, to)| Branch::Move(Move { from, to })).collect()
}
