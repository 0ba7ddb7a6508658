//! Finds problems of Barragoon in matches of bots, proves them, and prints the file of `src/games/barragoon/problems`.
//!
//! `cargo run --profile bots --no-default-features --example problems -- find [--from N] [--to N] [--only KIND]`
//! `cargo run --profile bots --no-default-features --example problems -- choose < FOUND`
//!
//! `find` prints all problems in the matches with these numbers, which are always the same. `choose` takes the best of
//! such lines and sorts them. No two have the same pieces on the same squares, also not mirrored, since they look
//! alike.
//!
//! The file is chosen from the output of `find --to 450` and of longer runs of `find --only three`, whose problems are
//! rare, also by earlier versions. The test proves every problem, independent of its source.

mod shared;

use std::{
    collections::HashSet,
    io,
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use bar_a_jeux::{
    games::barragoon::{
        Barragoon, Cell, Config, Face, Move, Piece, Position, Prompt, Setup, Side, Square, Start, Value,
        board::ALL_BARRAGOONS,
        moves,
        problems::{
            Kind, Problem,
            problem::turned_round,
            proof::{prove, solutions},
            solver::{OutOfNodes, Solver},
        },
    },
    kernel::{
        Game, Step,
        bot::{Bot, Decision, Level, Search},
    },
};
use lexopt::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

const USAGE: &str = "usage: problems find [--from N] [--to N] [--only one|two|three|save] | problems choose";

/// The number of problems of each kind, see [`Kind::ALL`].
const WANTED: [usize; 4] = [44, 42, 24, 32];

/// The most of these that need a move and a placement: a beginner finds a single move first.
const PLACED: [usize; 4] = [20, 42, 24, 32];

/// The most positions of a proof: a longer one takes a test too long to repeat.
const BUDGETS: [u64; 4] = [30_000, 80_000, 1_000_000, 100_000];

/// Pieces of both sides in the box.
const ALL_PIECES: usize = 14;

/// The number of turns after which a position looks as if it had been played from the beginning.
const SETTLED: usize = 4;

/// The most turns of a match.
const LONGEST: usize = 40;

/// No win in three is searched if the other side has more moves than this.
const MOST_REPLIES: usize = 20;

/// Problems of one match that are this many turns apart do not look alike.
const APART: usize = 12;

fn main() -> ExitCode {
    shared::exit(run())
}

fn run() -> Result<(), String> {
    match parse_args().map_err(|fault| format!("{fault}\n{USAGE}"))? {
        Task::Find { from, to, only } => {
            find(from, to, only);
            Ok(())
        }
        Task::Choose => {
            let text = io::read_to_string(io::stdin()).map_err(|fault| fault.to_string())?;
            let found = text.lines().map(read).collect::<Result<Vec<Found>, String>>()?;
            for kind in Kind::ALL {
                let of_kind = found.iter().filter(|found| found.problem.kind == kind).cloned().collect();
                for Found { problem, .. } in choose(of_kind, WANTED[kind as usize], PLACED[kind as usize]) {
                    println!("{problem}");
                }
            }
            Ok(())
        }
    }
}

enum Task {
    /// Finds problems in the matches with these numbers, of a single kind if one is named.
    Find {
        from: u64,
        to: u64,
        only: Option<Kind>,
    },
    Choose,
}

fn parse_args() -> Result<Task, lexopt::Error> {
    let (mut choose, mut from, mut to, mut only) = (None, 0, 450, None);
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            lexopt::Arg::Value(task) if choose.is_none() && task == "find" => choose = Some(false),
            lexopt::Arg::Value(task) if choose.is_none() && task == "choose" => choose = Some(true),
            Long("from") => from = parser.value()?.parse()?,
            Long("to") => to = parser.value()?.parse()?,
            Long("only") => only = Some(parser.value()?.parse()?),
            _ => return Err(arg.unexpected()),
        }
    }
    match choose {
        Some(true) => Ok(Task::Choose),
        Some(false) => Ok(Task::Find { from, to, only }),
        None => Err("find or choose?".into()),
    }
}

/// Prints the problems of these matches, found on all cores, in no fixed order.
fn find(from: u64, to: u64, only: Option<Kind>) {
    let next = AtomicU64::new(from);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= to {
                        break;
                    }
                    for Found { problem, .. } in problems_of(number, only) {
                        println!("{problem}");
                    }
                }
            });
        }
    });
}

/// Reads and proves a line of an earlier output.
fn read(line: &str) -> Result<Found, String> {
    let problem: Problem = line.parse().map_err(|fault| format!("{line}: {fault}"))?;
    let nodes = prove(&problem, BUDGETS[problem.kind as usize]).map_err(|flaw| format!("{line}: {flaw}"))?;
    Ok(weigh(problem, nodes))
}

/// A problem with its ratings.
#[derive(Clone)]
struct Found {
    problem: Problem,
    interest: i32,
    difficulty: i32,
    /// Whether the solution needs a good placement after the move.
    places: bool,
}

/// Returns the most interesting problems, the easiest first; at most `most` of them need a move and a placement.
fn choose(mut found: Vec<Found>, wanted: usize, most: usize) -> Vec<Found> {
    found.sort_by(|a, b| (b.interest, &a.problem.id).cmp(&(a.interest, &b.problem.id)));
    let mut seen = HashSet::new();
    found.retain(|found| seen.insert(looks(&found.problem.position)));
    let mut placed = 0;
    found.retain(|found| {
        placed += usize::from(found.places);
        !found.places || placed <= most
    });
    found.truncate(wanted);
    found.sort_by(|a, b| (a.difficulty, &a.problem.id).cmp(&(b.difficulty, &b.problem.id)));
    found
}

/// The squares of the pieces, the same for a position and its mirror image.
fn looks(position: &Position) -> Vec<(Square, String)> {
    let board = position.board();
    let pieces = |place: &dyn Fn(Square) -> Square| {
        let of = |at| (place(at), board[at].piece().map(|piece| piece.to_string()).unwrap_or_default());
        let mut all: Vec<_> = board.all_pieces().iter().map(of).collect();
        all.sort_unstable();
        all
    };
    pieces(&|at| at).min(pieces(&|at| Square::new(6 - at.file(), at.rank()).unwrap_or(at)))
}

/// The problems in the match of this number, without those that are near a more interesting one of their kind.
fn problems_of(number: u64, only: Option<Kind>) -> Vec<Found> {
    let mut all: Vec<(usize, Found)> = Vec::new();
    for (turn, position) in positions(number, only == Some(Kind::WinInThree)) {
        let Ok(Some((kind, solution))) = problem_in(&position, only) else { continue };
        let problem = Problem { kind, id: format!("{number}-{turn}"), position, solution };
        if let Ok(nodes) = prove(&problem, BUDGETS[kind as usize]) {
            all.push((turn, weigh(problem, nodes)));
        }
    }
    all.sort_by_key(|(turn, found)| (-found.interest, *turn));
    let mut kept: Vec<(usize, Found)> = Vec::new();
    for (turn, found) in all {
        let near = |(other, known): &(usize, Found)| {
            known.problem.kind == found.problem.kind && turn.abs_diff(*other) < APART
        };
        if !kept.iter().any(near) {
            kept.push((turn, found));
        }
    }
    kept.into_iter().map(|(_, found)| found).collect()
}

/// The positions of a match between two bots from a late position, with the side to move as White.
fn positions(number: u64, lone: bool) -> Vec<(usize, Position)> {
    let mut rng = ChaCha8Rng::seed_from_u64(1 << 32 | number);
    let mut found = Vec::new();
    let start = Start::Position(late(&mut rng, lone).to_string());
    let Ok(mut game) = Barragoon::start(&Config { start, ..Config::relaxed() }, 2) else { return found };
    // The percentage of random actions of each side: in matches between equals hardly any player is ever cornered.
    let careless = [rng.random_range(0..50), rng.random_range(0..50)];
    let mut turn = 0;
    while let Some(seat) = game.pending().seats().iter().next() {
        if let Prompt::Move { side } = game.prompt() {
            turn += 1;
            let position = game.position();
            let seen = if side == Side::White { position.clone() } else { turned_round(position) };
            if turn > SETTLED {
                found.push((turn, seen));
            }
        }
        if turn > LONGEST {
            break;
        }
        let Some(decision) = Decision::of(&game, seat, Level::Easy, rng.random()) else { break };
        let action = if rng.random_range(0..100) < careless[seat.index()] {
            decision.options[rng.random_range(0..decision.options.len())]
        } else {
            let mut search = Barragoon::think(decision);
            while !search.run(10_000) {}
            search.choice().action
        };
        game.apply(&Step::Player(seat, action));
    }
    found
}

/// A random position as late in a match: a few pieces a side, and two more Barragoons for each missing piece. With
/// `lone`, Brown has one piece.
fn late(rng: &mut ChaCha8Rng, lone: bool) -> Setup {
    let mut setup = Setup::empty(Side::White, 0);
    let free = |setup: &Setup, rng: &mut ChaCha8Rng| {
        let empties = setup.board.empties();
        empties
            .iter()
            .nth(rng.random_range(0..empties.len()))
            .unwrap_or_else(|| unreachable!("some are empty"))
    };
    let mut box_of = Value::ALL.map(|value| [value.set_size(); 2]);
    let mut pieces = 0;
    for side in Side::ALL {
        let most = if lone && side == Side::Brown { 1 } else { 4 };
        for _ in 0..rng.random_range(1..=most) {
            let kind = rng.random_range(0..3);
            let left = &mut box_of[kind][side.index()];
            if *left > 0 {
                *left -= 1;
                pieces += 1;
                let at = free(&setup, rng);
                setup.board.set(at, Cell::Piece(Piece { side, value: Value::ALL[kind] }));
            }
        }
    }
    // Each side keeps a piece (BG-5.2), so the box always has enough Barragoons.
    for _ in 0..8 + 2 * (ALL_PIECES - pieces) {
        let at = free(&setup, rng);
        setup.board.set(at, Cell::Barragoon(Face::ALL[rng.random_range(0..Face::ALL.len())]));
    }
    setup.reserve = (ALL_BARRAGOONS - setup.board.barragoons().len()) as u8;
    setup
}

/// Returns the kind of problem in this position, with its only solution.
fn problem_in(position: &Position, only: Option<Kind>) -> Result<Option<(Kind, Move)>, OutOfNodes> {
    let (board, side) = (position.board(), position.side());
    // A side with two pieces or many moves is hardly ever caught in three moves.
    let far = board.pieces(side.other()).len() > 1 || moves::count(board, side.other()) > MOST_REPLIES;
    let wanted = |kind: Kind| only.is_none_or(|only| only == kind);
    if far && only == Some(Kind::WinInThree) {
        return Ok(None);
    }
    let search = |kind: Kind| {
        let found = solutions(&mut Solver::new(BUDGETS[kind as usize]), position, kind, 2)?;
        Ok((!found.is_empty()).then(|| single(&found).map(|solution| (kind, solution))))
    };
    for kind in [Kind::WinInOne, Kind::WinInTwo] {
        if let Some(found) = search(kind)? {
            return Ok(found.filter(|(kind, _)| wanted(*kind)));
        }
    }
    // A rescue problem: a pass would lose at once.
    if Solver::new(20_000).wins(&passed(position), side.other(), 1)? {
        return if wanted(Kind::SaveYourself) {
            search(Kind::SaveYourself).map(Option::flatten)
        } else {
            Ok(None)
        };
    }
    if far { Ok(None) } else { search(Kind::WinInThree).map(Option::flatten) }
}

fn single(found: &[Move]) -> Option<Move> {
    if let [only] = found { Some(*only) } else { None }
}

/// The same position with the other side to move.
fn passed(position: &Position) -> Position {
    let turned = turned_round(position);
    let setup = Setup { board: position.board().clone(), ..Setup::from(&turned) };
    setup.try_into().unwrap_or(turned)
}

/// Rates the interest and the difficulty of a problem.
fn weigh(problem: Problem, nodes: u64) -> Found {
    let (board, Move { from, to }) = (problem.position.board(), problem.solution);
    let all = moves::moves(board, Problem::SOLVER);
    let takes = |step: &Move| board[step.to] != Cell::Empty;
    let tempting = all.iter().filter(|step| takes(step) && **step != problem.solution).count() as i32;
    let way = moves::path(board, from, to).unwrap_or_default();
    let crossed = way.iter().skip(1).rev().skip(1).filter(|at| board[**at].face().is_some()).count() as i32;
    let turns = i32::from(from.file() != to.file() && from.rank() != to.rank());
    let others = board.pieces(Problem::SOLVER.other());
    let last_piece = others.len() == 1 && others.contains(to);
    let replies = moves::count(board, Problem::SOLVER.other()) as i32;
    let solution = problem.solution;
    let interest = 12 * crossed
        + 4 * turns
        + 3 * tempting.min(5)
        + if problem.kind.moves() > 1 { 2 * replies.min(8) } else { 0 }
        + board.pieces(Problem::SOLVER).len().min(3) as i32 * 4
        - if all.len() < 5 { 20 } else { 0 };
    let difficulty = all.len() as i32
        + 3 * tempting
        + 6 * crossed
        + 3 * turns
        + if last_piece { 0 } else { 12 }
        + if takes(&solution) && !last_piece { 24 } else { 0 }
        + nodes.max(1).ilog2() as i32;
    Found { interest, difficulty, places: takes(&solution) && !last_piece, problem }
}
