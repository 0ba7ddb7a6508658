//! The opponent's replies to a solver's moves: the refutation of a wrong move, or else the hardest defence.

use std::cmp::Reverse;

use super::{
    super::{
        action::Action,
        board::{Cell, Face},
        moves,
        position::Position,
        turn::Placement,
    },
    problem::Problem,
    solver::{OutOfNodes, Solver},
};

/// Maximum number of positions of a search, above the need of any proof.
const BUDGET: u64 = 20_000_000;

/// A reply of the opponent.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OpponentReply {
    pub action: Action,
    /// Whether the problem can no longer be solved after it. The reply then shows why the move was wrong.
    pub spoils: bool,
}

/// Returns the opponent's reply in a match that began from the problem and has reached `position`. `left`: the number
/// of moves left to the side that wants to win. `None` if the solver has saved themselves.
pub fn reply(problem: &Problem, position: &Position, left: u8) -> Option<OpponentReply> {
    let mut solver = Solver::new(BUDGET);
    let found = if problem.kind.is_win() {
        defend(&mut solver, position, left).map(Some)
    } else {
        attack(&mut solver, position, left)
    };
    // A search that exceeds its budget still gives a reply.
    found.unwrap_or(Some(OpponentReply { action: *actions(position).first()?, spoils: false }))
}

/// Returns an action that keeps the solver from winning; if there is none, one after which the win takes longest and
/// has the fewest ways.
fn defend(solver: &mut Solver, position: &Position, left: u8) -> Result<OpponentReply, OutOfNodes> {
    let mut hardest = None;
    for action in actions(position) {
        let next = after(position, action);
        if !solver.wins(&next, Problem::SOLVER, left)? {
            return Ok(OpponentReply { action, spoils: true });
        }
        let mut moves = left;
        while moves > 0 && solver.wins(&next, Problem::SOLVER, moves - 1)? {
            moves -= 1;
        }
        let hardness = (moves, Reverse(ways_to_win(solver, &next, moves)?));
        if hardest.is_none_or(|(other, _)| hardness > other) {
            hardest = Some((hardness, action));
        }
    }
    hardest.map(|(_, action)| OpponentReply { action, spoils: false }).ok_or(OutOfNodes)
}

/// Returns the number of moves by which the solver then wins; the maximum if a placement comes first, or if it has won.
fn ways_to_win(solver: &mut Solver, position: &Position, moves_left: u8) -> Result<usize, OutOfNodes> {
    let Some(left) = moves_left.checked_sub(1).filter(|_| position.owed.is_none()) else {
        return Ok(usize::MAX);
    };
    let mut ways = 0;
    for step in moves::moves(&position.board, position.side) {
        ways += usize::from(solver.wins_after(position, step, Problem::SOLVER, left)?);
    }
    Ok(ways)
}

/// Returns the action that wins soonest for the attacker; `None` if it does not win.
fn attack(solver: &mut Solver, position: &Position, left: u8) -> Result<Option<OpponentReply>, OutOfNodes> {
    let side = Problem::SOLVER.other();
    for moves in 1..=left {
        if !solver.wins(position, side, moves)? {
            continue;
        }
        for action in actions(position) {
            let used = u8::from(matches!(action, Action::Move(_)));
            if solver.wins(&after(position, action), side, moves - used)? {
                return Ok(Some(OpponentReply { action, spoils: true }));
            }
        }
    }
    // An owed placement must be made in any case.
    let any = actions(position).first().copied().filter(|_| position.owed.is_some());
    Ok(any.map(|action| OpponentReply { action, spoils: false }))
}

/// Returns the solver's best action in `position`, with this many moves left: the solution or its continuation. `None`
/// if it is too late.
pub fn lead(problem: &Problem, position: &Position, left: u8) -> Option<Action> {
    let mut solver = Solver::new(BUDGET);
    actions(position).into_iter().find(|action| {
        let next = after(position, *action);
        let proven = if problem.kind.is_win() {
            solver.wins(
                &next,
                Problem::SOLVER,
                left.saturating_sub(u8::from(matches!(action, Action::Move(_)))),
            )
        } else {
            solver.wins(&next, Problem::SOLVER.other(), left).map(|lost| !lost)
        };
        proven == Ok(true)
    })
}

/// Returns all actions of the side to act: captures of pieces first, those of Barragoons last, since they are easy to
/// see and hard to calculate.
fn actions(position: &Position) -> Vec<Action> {
    if position.owed.is_some() {
        let empties = position.board.empties();
        let all = Face::ALL.into_iter().flat_map(|face| empties.iter().map(move |at| Placement { face, at }));
        return all.map(Action::Place).collect();
    }
    let mut all = moves::moves(&position.board, position.side);
    all.sort_by_key(|step| match position.board[step.to] {
        Cell::Piece(_) => 0,
        Cell::Empty => 1,
        Cell::Barragoon(_) => 2,
    });
    all.into_iter().map(Action::Move).collect()
}

fn after(position: &Position, action: Action) -> Position {
    let mut next = position.clone();
    match action {
        Action::Move(step) => {
            next.play_unchecked(step);
        }
        Action::Place(placement) => next.place_unchecked(placement),
        _ => {}
    }
    next
}
