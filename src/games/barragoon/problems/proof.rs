//! Proof of a problem: one move solves it, and every other move was tried and does not.

use super::{
    super::{moves, position::Position, turn::Move},
    kind::Kind,
    problem::Problem,
    solver::{OutOfNodes, Solver},
};

/// Why a problem is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    #[error("these moves do what is asked for: {0:?}")]
    Solutions(Vec<Move>),
    #[error("it can be won sooner")]
    Sooner,
    /// The only legal move is no problem to find.
    #[error("there is nothing to choose from")]
    Forced,
    #[error(transparent)]
    OutOfNodes(#[from] OutOfNodes),
}

/// Proves a problem by exhaustive search. Returns the number of positions searched.
///
/// # Errors
/// The flaw of the problem, or [`OutOfNodes`] if the search exceeds `budget`.
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

/// Returns the first `most` moves that solve the problem. Placements are not part of a solution: a move with a
/// placement solves the problem if one of the placements does.
///
/// # Errors
/// If the search exceeds the solver's budget.
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
