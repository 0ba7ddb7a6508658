//! The proof of a problem: one move does what is asked for, and every other is tried and does not.

use super::{
    super::{moves, position::Position, turn::Move},
    kind::Kind,
    problem::Problem,
    solver::{OutOfNodes, Solver},
};

/// What is wrong with a problem.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    #[error("these moves do what is asked for: {0:?}")]
    Solutions(Vec<Move>),
    #[error("it can be won sooner")]
    Sooner,
    /// Where there is nothing else to do, there is nothing to find.
    #[error("there is nothing to choose from")]
    Forced,
    #[error(transparent)]
    OutOfNodes(#[from] OutOfNodes),
}

/// Proves a problem by trying everything: how many positions that took.
///
/// # Errors
/// What is wrong with it, or that it takes more positions than `budget`.
pub fn prove(problem: &Problem, budget: u64) -> Result<u64, Flaw> {
    let Problem { kind, position, solution, .. } = problem;
    let mut solver = Solver::new(budget);
    if moves::count(position.board(), position.side()) < 2 {
        return Err(Flaw::Forced);
    }
    if kind.is_win() && solver.wins(position, Problem::SOLVER, kind.moves() - 1)? {
        return Err(Flaw::Sooner);
    }
    let found = solutions(&mut solver, position, *kind, usize::MAX)?;
    if found == [*solution] { Ok(solver.nodes()) } else { Err(Flaw::Solutions(found)) }
}

/// The first so many moves that do what is asked for. Placements are no part of it: where a move is followed by one, the
/// move does it if one of the placements does.
///
/// # Errors
/// Where the solver's budget does not suffice.
pub fn solutions(
    solver: &mut Solver,
    position: &Position,
    kind: Kind,
    most: usize,
) -> Result<Vec<Move>, OutOfNodes> {
    let mut found = Vec::new();
    for step in moves::moves(position.board(), position.side()) {
        let does = if kind.is_win() {
            solver.wins_after(position, step, position.side(), kind.moves() - 1)?
        } else {
            !solver.wins_after(position, step, position.side().other(), kind.moves())?
        };
        if does {
            found.push(step);
        }
        if found.len() == most {
            break;
        }
    }
    Ok(found)
}
