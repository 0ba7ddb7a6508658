//! Whether a side can force a win within so many moves of its own: an exhaustive search, placements and all.
//!
//! Nothing is guessed and nothing is left out but what cannot matter, each time for a reason that is given there. What
//! refuted or won in one position is tried first in the next of the same depth (the killer heuristic), so that a search
//! that fails, fails soon.

use super::super::{
    board::{Face, Side, Square, Squares},
    moves,
    phase::PlaceReason,
    position::{Owed, Position},
    turn::{Move, Placement},
    ways,
};

/// The most moves of its own within which a win can be asked for.
pub const MOST_MOVES: u8 = 3;

/// The search has looked at as many positions as it may, and knows nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("too many positions")]
pub struct OutOfNodes;

/// A yes or a no that is proven, or nothing.
pub type Proven = Result<bool, OutOfNodes>;

/// A search and what it has learned.
#[derive(Debug)]
pub struct Solver {
    nodes: u64,
    budget: u64,
    killers: [Killers; MOST_MOVES as usize + 1],
}

/// What was the best in other positions with as many moves left: of the side that wants to win, and of the other.
#[derive(Copy, Clone, Default, Debug)]
struct Killers {
    moves: [Option<Move>; 2],
    placements: [Option<Placement>; 2],
}

impl Solver {
    /// One that looks at so many positions and no more.
    pub fn new(budget: u64) -> Solver {
        Solver { nodes: 0, budget, killers: Default::default() }
    }

    /// The positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether `side` wins whatever the other side does, with at most so many moves of its own from here on. Whose
    /// turn it is and what is owed the position says.
    ///
    /// # Errors
    /// Where the budget does not suffice.
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

    /// Whether `side` wins once this legal move of whoever is to move has been made.
    ///
    /// # Errors
    /// Where the budget does not suffice.
    pub fn wins_after(&mut self, position: &Position, step: Move, side: Side, moves: u8) -> Proven {
        let mut next = position.clone();
        next.play_unchecked(step);
        self.wins(&next, side, moves)
    }

    /// Whether `side` wins once this placement has been made.
    ///
    /// # Errors
    /// Where the budget does not suffice.
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

    /// At the beginning of a turn.
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
        // One move that wins is enough for the one, and one that does not for the other.
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

    /// Whether the last move that is left wins: by taking the last piece, or by leaving none with a move.
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
            // A move that is followed by no placement takes moves away only from pieces that might have trodden on its
            // target; leaving a square takes none away.
            targets = targets & (board.occupied() | movable.common);
            for to in targets {
                if self.wins_after(position, Move { from, to }, side, 0)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Where a placement is owed: one that wins is enough for the one, and one that does not for the other.
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

/// The squares that the pieces of a side that can move tread on.
struct Movable {
    /// Those on which all of them do; all squares where no piece can move.
    common: Squares,
    /// Those on which some do, and of pieces that cannot move those that they look at.
    any: Squares,
}

impl Movable {
    fn of(position: &Position, side: Side) -> Movable {
        let mut movable = Movable { common: Squares::ALL, any: Squares::NONE };
        for at in position.board.pieces(side) {
            let Some(piece) = position.board[at].piece() else { continue };
            let reach = ways::reach(&position.board, at, piece);
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
/// Only a square that all its pieces tread on can do that. There No passage takes away as much as any other face, since
/// it lets nothing through, but that a 2 may take it and may not take All turns (BG-3.6).
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

/// Whether a side that has just lost a piece, and places before the other does, keeps a move: it can place where none of
/// its pieces treads, so that all stays as it is, and then no one placement of the other takes its last move.
fn is_loose(position: &Position) -> bool {
    let movable = Movable::of(position, position.side.other());
    let harmless = position.board.empties() - movable.any;
    !harmless.is_empty() && !placement_ends(position)
}
