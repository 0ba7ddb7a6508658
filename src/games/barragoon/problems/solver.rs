//! Exhaustive search for a forced win of a side within a number of its own moves, placements included.
//!
//! The search is exact. It leaves out only branches that cannot matter, each with its reason. A move or placement that
//! decided one position is tried first in the next one of the same depth (the killer heuristic), so that a failing
//! search fails soon.

use super::super::{
    board::{Face, Side, Square, Squares},
    moves, paths,
    phase::PlaceReason,
    position::{Owed, Position},
    turn::{Move, Placement},
};

/// Maximum number of a side's own moves for a win.
pub const MOST_MOVES: u8 = 3;

/// Error of a search that has exceeded its budget of positions and knows no result.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("too many positions")]
pub struct OutOfNodes;

/// A proven yes or no, or an exceeded budget.
pub type Proven = Result<bool, OutOfNodes>;

/// A search with its killer moves.
#[derive(Debug)]
pub struct Solver {
    nodes: u64,
    budget: u64,
    killers: [Killers; MOST_MOVES as usize + 1],
}

/// Decisive moves and placements of other positions with the same number of moves left: of the defending side and of
/// the side that wants to win.
#[derive(Copy, Clone, Default, Debug)]
struct Killers {
    moves: [Option<Move>; 2],
    placements: [Option<Placement>; 2],
}

impl Solver {
    /// Creates a solver that searches at most `budget` positions.
    pub fn new(budget: u64) -> Solver {
        Solver { nodes: 0, budget, killers: Default::default() }
    }

    /// Number of positions searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether `side` wins against any defence, with at most this many own moves from here on. The position contains
    /// the side to move and the owed placements.
    ///
    /// # Errors
    /// If the search exceeds the budget.
    pub fn wins(&mut self, position: &Position, side: Side, moves: u8) -> Proven {
        self.nodes += 1;
        if self.nodes > self.budget {
            return Err(OutOfNodes);
        }
        match position.owed {
            Some(Owed { by, .. }) if by == side && moves == 0 => Ok(placement_ends(position)),
            Some(Owed { by, why: PlaceReason::LostPiece, left: 2 })
                if by != side && moves == 0 && is_loose(position) =>
            {
                Ok(false)
            }
            Some(_) => self.any_placement(position, side, moves),
            None => self.any_move(position, side, moves),
        }
    }

    /// Whether `side` wins after this legal move of the side to move.
    ///
    /// # Errors
    /// If the search exceeds the budget.
    pub fn wins_after(&mut self, position: &Position, step: Move, side: Side, moves: u8) -> Proven {
        let mut next = position.clone();
        next.play_unchecked(step);
        self.wins(&next, side, moves)
    }

    /// Whether `side` wins after this placement.
    ///
    /// # Errors
    /// If the search exceeds the budget.
    pub fn wins_placed(
        &mut self,
        position: &Position,
        placement: Placement,
        side: Side,
        moves: u8,
    ) -> Proven {
        let mut next = position.clone();
        next.place_unchecked(placement);
        self.wins(&next, side, moves)
    }

    /// Searches the moves at the beginning of a turn.
    fn any_move(&mut self, position: &Position, side: Side, moves: u8) -> Proven {
        let board = &position.board;
        let is_own = position.side == side;
        // BG-5.1
        if !moves::can_move(board, position.side) {
            return Ok(!is_own);
        }
        if moves == 0 {
            return Ok(false);
        }
        if is_own && moves == 1 {
            return self.any_last_move(position, side);
        }
        let left = moves - u8::from(is_own);
        // The attacker needs one winning move, the defender one move that does not lose.
        let slot = usize::from(is_own);
        let killer = self.killers[usize::from(moves)].moves[slot]
            .filter(|step| board.pieces(position.side).contains(step.from))
            .filter(|step| moves::target_set(board, step.from).contains(step.to));
        if let Some(step) = killer
            && self.wins_after(position, step, side, left)? == is_own
        {
            return Ok(is_own);
        }
        let orders = [board.pieces(position.side.other()), board.empties(), board.barragoons()];
        for wanted in orders {
            for from in board.pieces(position.side) {
                for to in moves::target_set(board, from) & wanted {
                    let step = Move { from, to };
                    if Some(step) != killer && self.wins_after(position, step, side, left)? == is_own {
                        self.killers[usize::from(moves)].moves[slot] = Some(step);
                        return Ok(is_own);
                    }
                }
            }
        }
        Ok(!is_own)
    }

    /// Whether the last remaining move wins: by taking the last piece, or by leaving no piece with a move.
    fn any_last_move(&mut self, position: &Position, side: Side) -> Proven {
        let board = &position.board;
        let others = board.pieces(side.other());
        let movable = Movable::of(position, side.other());
        for from in board.pieces(side) {
            let mut targets = moves::target_set(board, from);
            let prey = targets & others;
            // BG-5.2
            if others.len() == 1 && !prey.is_empty() {
                return Ok(true);
            }
            // A move without placements takes moves only from pieces that might have crossed its target; the square it
            // leaves takes none.
            targets = targets & (board.occupied() | movable.common);
            for to in targets {
                if self.wins_after(position, Move { from, to }, side, 0)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Searches the owed placements: the attacker needs one that wins, the defender one that does not lose.
    fn any_placement(&mut self, position: &Position, side: Side, moves: u8) -> Proven {
        let is_own = position.owed.is_some_and(|owed| owed.by == side);
        let slot = usize::from(is_own);
        let empties = position.board.empties();
        let killer = self.killers[usize::from(moves)].placements[slot]
            .filter(|placement| empties.contains(placement.at));
        if let Some(placement) = killer
            && self.wins_placed(position, placement, side, moves)? == is_own
        {
            return Ok(is_own);
        }
        for face in Face::ALL {
            for at in empties {
                let placement = Placement { face, at };
                if self.wins_placed(position, placement, side, moves)? == is_own {
                    self.killers[usize::from(moves)].placements[slot] = Some(placement);
                    return Ok(is_own);
                }
            }
        }
        Ok(!is_own)
    }
}

/// The squares visited by a side's pieces.
struct Movable {
    /// Squares that all movable pieces visit; all squares if no piece can move.
    common: Squares,
    /// Squares that any movable piece visits, and for other pieces the squares that block them.
    any: Squares,
}

impl Movable {
    fn of(position: &Position, side: Side) -> Movable {
        let mut movable = Movable { common: Squares::ALL, any: Squares::NONE };
        for at in position.board.pieces(side) {
            let Some(piece) = position.board[at].piece() else { continue };
            let reach = paths::reach(&position.board, at, piece);
            movable.any |= reach.visited;
            if !reach.targets.is_empty() {
                movable.common = movable.common & reach.visited;
            }
        }
        movable
    }
}

/// Whether a last placement of the side to move leaves the other side without a move (BG-5.1).
///
/// Only a square that all its movable pieces visit can do that. No passage there takes as much as any other face, since
/// it blocks everything. The exception is a 2, which may capture it, but may not capture All turns (BG-3.6).
fn placement_ends(position: &Position) -> bool {
    let other = position.side.other();
    let empties = position.board.empties();
    let movable = Movable::of(position, other);
    let ends = |face: Face, at: Square| {
        let mut next = position.clone();
        next.place_unchecked(Placement { face, at });
        !moves::can_move(&next.board, other)
    };
    (movable.common & empties).iter().any(|at| ends(Face::NoPassage, at) || ends(Face::AllTurns, at))
}

/// Whether a side that has just lost a piece, and places before the other does, keeps a move. It does if it can place
/// on a square that none of its pieces visits, and no single placement of the other then takes its last move.
fn is_loose(position: &Position) -> bool {
    let movable = Movable::of(position, position.side.other());
    let harmless = position.board.empties() - movable.any;
    !harmless.is_empty() && !placement_ends(position)
}
