//! The order in which moves are searched: the sooner a good one comes, the more of the others a cutoff saves.
//!
//! Captures come first, the most valuable victim and the least valuable attacker before others. Killer moves follow,
//! then quiet moves by the history heuristic (Schaeffer, *The history heuristic*, 1983). A piece in danger moves
//! early; moves to where the other side can take come last.

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

/// Of captures; all other weights are lower.
const CAPTURE: i32 = 1 << 20;
const KILLER: i32 = 1 << 16;
/// The highest weight that history gives.
const MOST_HISTORY: i32 = 1 << 13;
/// Of leaving a square where the piece can be taken, for each hundredth of a three that it is worth.
const RESCUE: i32 = 1 << 7;
/// Of a square where the piece can be taken.
const DANGER: i32 = -(1 << 15);

/// Positions of the stack with killer moves of their own.
const PLIES: usize = 32;

/// What earlier cutoffs tell about quiet moves.
#[derive(Debug)]
pub(super) struct Ordering {
    /// How often a quiet move caused a cutoff, and how deep, by side and squares.
    history: Vec<i32>,
    /// The last two quiet moves that caused a cutoff, by the height of the stack.
    killers: [[Option<Move>; 2]; PLIES],
}

impl Ordering {
    pub(super) fn new() -> Ordering {
        Ordering { history: vec![0; 2 * Square::COUNT * Square::COUNT], killers: [[None; 2]; PLIES] }
    }

    /// Remembers a quiet move that caused a cutoff at this height of the stack, with so much depth left.
    pub(super) fn learn(&mut self, side: Side, step: Move, ply: usize, depth: i8) {
        let history = &mut self.history[place(side, step)];
        *history = (*history + (1 << depth.clamp(0, 8))).min(MOST_HISTORY);
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(step)
        {
            *killers = [Some(step), killers[0]];
        }
    }

    /// All moves of the side to move, the most promising first.
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

/// The squares where this side can take what stands there.
fn attacked(mobility: &Mobility, by: Side) -> Squares {
    mobility.of_side(by).fold(Squares::NONE, |all, entry| all | entry.attacks())
}

/// The weight of a capture by its victim and its attacker.
fn capture(victim: i32, attacker: i32) -> i32 {
    CAPTURE + 8 * victim - attacker
}

/// Captures of pieces, the most valuable first.
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

/// Where two pieces of the side to move can be taken, only one of them can be saved in general: returns the captures
/// and the moves that save one. Empty where fewer can be taken.
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

/// How promising a move is.
type Weighed = (i32, Square, Square);

fn best_first(mut found: Vec<Weighed>) -> Vec<Branch> {
    found.sort_unstable_by_key(|(worth, from, to)| (Reverse(*worth), *from, *to));
    found.into_iter().map(|(_, from, to)| Branch::Move(Move { from, to })).collect()
}
