//! Proves every problem, and tests that the proof can fail.

#![allow(clippy::unwrap_used)]

use std::{
    collections::HashSet,
    sync::{
        LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use super::{
    super::{
        action::Action,
        board::{Cell, Face, Side},
        moves,
        position::Position,
        turn::{Move, Placement},
    },
    Collection, Kind, Problem, lead,
    problem::{opposite, turned_round},
    proof::{Flaw, prove},
    reply,
    solver::Solver,
};

/// More than any problem needs, and small enough to prove all of them while waiting.
const BUDGET: u64 = 1_000_000;

const LINES: &str = include_str!("problems.txt");

fn collection() -> &'static Collection {
    static ALL: LazyLock<Collection> = LazyLock::new(|| Collection::read(LINES));
    &ALL
}

/// Calls the check for every problem, on all cores.
fn each(check: impl Fn(&'static Problem) + Sync) {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(problem) = collection().all().get(next.fetch_add(1, Ordering::Relaxed)) {
                    check(problem);
                }
            });
        }
    });
}

#[test]
fn every_problem_is_what_it_says() {
    each(|problem| {
        let proven = prove(problem, BUDGET);
        assert!(proven.is_ok(), "{problem}: {}", proven.unwrap_err());
    });
}

/// Following the leads wins against any answer, move by move; a wrong first move is answered by its refutation.
#[test]
fn every_problem_can_be_played() {
    each(|problem| {
        let mut position = problem.position.clone();
        let mut left = problem.kind.moves();
        loop {
            if position.owed.is_none() && position.end([0, 0]).is_some() {
                let winner = position.side.other();
                assert!(problem.kind.is_win() && winner == Problem::SOLVER, "{problem}");
                break;
            }
            let acting = position.owed.map_or(position.side, |owed| owed.by);
            let action = if acting == Problem::SOLVER {
                lead(problem, &position, left).unwrap()
            } else {
                match reply(problem, &position, left) {
                    Some(reply) => {
                        assert!(!reply.spoils, "{problem}: {:?}", reply.action);
                        reply.action
                    }
                    None => {
                        assert_eq!(problem.kind, Kind::SaveYourself);
                        break;
                    }
                }
            };
            if matches!(action, Action::Move(_)) && problem.kind.is_win() && acting == Problem::SOLVER {
                left -= 1;
            }
            play(&mut position, action);
        }
        let wrong = moves::moves(&problem.position.board, Problem::SOLVER)
            .into_iter()
            .find(|step| *step != problem.solution && problem.position.board[step.to] == Cell::Empty);
        if let Some(step) = wrong {
            let mut position = problem.position.clone();
            position.play_unchecked(step);
            let left = problem.kind.moves() - u8::from(problem.kind.is_win());
            assert!(reply(problem, &position, left).unwrap().spoils, "{problem}: {step}");
        }
    });
}

fn play(position: &mut Position, action: Action) {
    match action {
        Action::Move(step) => drop(position.play_unchecked(step)),
        Action::Place(placement) => position.place_unchecked(placement),
        _ => unreachable!(),
    }
}

#[test]
fn a_wrong_line_is_found_out() {
    let problem = collection().of_kind(Kind::WinInTwo).next().unwrap();
    let other = moves::moves(&problem.position.board, Problem::SOLVER)
        .into_iter()
        .find(|step| *step != problem.solution)
        .unwrap();
    let wrong = Problem { solution: other, ..problem.clone() };
    assert_eq!(prove(&wrong, BUDGET), Err(Flaw::Solutions(vec![problem.solution])));
    let wrong = Problem { kind: Kind::WinInOne, ..problem.clone() };
    assert_eq!(prove(&wrong, BUDGET), Err(Flaw::Solutions(vec![])));
    let wrong = Problem { kind: Kind::WinInThree, ..problem.clone() };
    assert_eq!(prove(&wrong, u64::MAX), Err(Flaw::Sooner));
    assert!(matches!(prove(problem, 1), Err(Flaw::OutOfNodes(_))));
}

#[test]
fn there_is_enough_of_each() {
    let count = |kind| collection().of_kind(kind).count();
    assert_eq!(LINES.lines().count(), collection().all().len(), "every line can be read");
    assert!(collection().all().len() >= 120, "{}", collection().all().len());
    for (kind, least) in Kind::ALL.into_iter().zip(LEAST) {
        assert!(count(kind) >= least, "{kind}: {}", count(kind));
    }
    let ids: HashSet<&str> = collection().all().iter().map(|problem| &*problem.id).collect();
    assert_eq!(ids.len(), collection().all().len(), "each has a name of its own");
    let looks: HashSet<Vec<_>> = collection().all().iter().map(pieces).collect();
    assert_eq!(looks.len(), collection().all().len(), "no two have the same pieces on the same squares");
    for problem in collection().all() {
        assert_eq!(problem.to_string().parse::<Problem>().as_ref(), Ok(problem));
        assert!(problem.config().position().is_ok(), "a match can begin there: {problem}");
        assert_eq!(collection().by_id(&problem.id), Some(problem));
    }
    for broken in
        ["", "one 1-1 a1-a2", "six 1-1 a1-a2 7/7/7/7/7/7/7/7/7", "one 1-1 a1-a2 7/7/7/7/7/7/7/7/6é1"]
    {
        assert!(broken.parse::<Problem>().is_err(), "{broken}");
    }
}

/// Minimum number of problems of each kind, in the order of [`Kind::ALL`].
const LEAST: [usize; 4] = [40, 40, 15, 30];

fn pieces(problem: &Problem) -> Vec<(usize, String)> {
    let board = problem.position.board();
    board.all_pieces().iter().map(|at| (at.index(), board[at].to_string())).collect()
}

#[test]
fn each_day_has_its_problem_and_none_comes_again_too_soon() {
    let count = collection().all().len() as u64;
    let ids = |days: std::ops::Range<u64>| -> Vec<&str> {
        days.map(|day| &*collection().of_the_day(day).unwrap().id).collect()
    };
    assert_eq!(ids(0..count).into_iter().collect::<HashSet<_>>().len(), count as usize);
    assert_eq!(ids(20_000..20_040), ids(20_000 + count..20_040 + count));
    assert!(collection().of_the_day(u64::MAX).is_some(), "whatever the clock says");
}

#[test]
fn whoever_sits_opposite_sees_the_same() {
    for problem in collection().all() {
        let there = turned_round(&problem.position);
        let seen = |step: &Move| Move { from: opposite(step.from), to: opposite(step.to) };
        let mut turned: Vec<Move> = moves::moves(&there.board, Side::Brown).iter().map(seen).collect();
        turned.sort_unstable();
        assert_eq!(turned, moves::moves(&problem.position.board, Side::White), "{problem}");
        assert_eq!(turned_round(&there), problem.position);
    }
}

/// A search without shortcuts, to compare with the solver.
fn wins(position: &Position, side: Side, moves: u8) -> bool {
    let ours = |side: Side, mut all: Box<dyn Iterator<Item = bool> + '_>, own: Side| {
        if side == own { all.any(|won| won) } else { all.all(|won| won) }
    };
    if let Some(owed) = position.owed {
        let empties = position.board.empties();
        let all = Face::ALL.into_iter().flat_map(|face| empties.iter().map(move |at| Placement { face, at }));
        let won = all.map(|placement| {
            let mut next = position.clone();
            next.place_unchecked(placement);
            wins(&next, side, moves)
        });
        return ours(side, Box::new(won), owed.by);
    }
    let steps = moves::moves(&position.board, position.side);
    if steps.is_empty() {
        return position.side != side;
    }
    if moves == 0 {
        return false;
    }
    let left = moves - u8::from(position.side == side);
    let won = steps.into_iter().map(|step| {
        let mut next = position.clone();
        next.play_unchecked(step);
        wins(&next, side, left)
    });
    ours(side, Box::new(won), position.side)
}

/// Compares them for all problems with a win in one move, and for some without.
#[test]
fn the_solver_finds_what_trying_everything_finds() {
    let two = collection().of_kind(Kind::WinInTwo).take(8);
    for problem in collection().of_kind(Kind::WinInOne).chain(two) {
        for step in moves::moves(&problem.position.board, Problem::SOLVER) {
            let mut next = problem.position.clone();
            next.play_unchecked(step);
            // Two placements have too many combinations to try.
            if next.owed.is_none_or(|owed| owed.left == 1) {
                let found = Solver::new(u64::MAX).wins(&next, Problem::SOLVER, 0).unwrap();
                assert_eq!(found, wins(&next, Problem::SOLVER, 0), "{problem}: {step}");
            }
        }
    }
}
