//! Barragoon: counts hints that let the other side take a piece within two plies, although another move prevents that
//! at no cost.
//!
//! The referee knows boards and legal moves only, and the values of pieces from the bot. A hint *allows a capture* if
//! the other side's next move wins more than the hinted move took and the best reply takes back. A move *prevents* it
//! if the other side can take no piece after it, and if it takes at least as much as the hint. It does so *at no cost*
//! if the bot's own search with exact values of all moves values it no lower. Every claim of every reason is tested by
//! its predicate too.

use bar_a_jeux::{
    games::barragoon::{
        Action, Barragoon, Board, Cell, Config, Face, Move, Prompt, Side, bot::worth, moves::target_set,
    },
    kernel::{
        Game, Seat, Step,
        bot::{Bot, Decision, Level, Question, Search, cost},
        conform::SuiteRng,
        playout::random_step,
    },
};
use rand::{RngExt, SeedableRng};

/// The range of the number of random steps at the start of a match.
const OPENING: std::ops::Range<usize> = 2..16;

/// The most positions of one match.
const OF_A_MATCH: usize = 25;

type BarragoonSearch = <Barragoon as Bot>::Search;

#[derive(Default)]
struct Counts {
    positions: usize,
    hints: usize,
    /// Hints that allow a capture.
    allowing: usize,
    /// Hints of these for which another move prevents the capture within two plies.
    preventable: usize,
    /// Hints of these for which the search values such a move no lower.
    careless: usize,
    /// Positions whose first hint is careless.
    careless_first: usize,
    nodes: u64,
    claims: usize,
    false_claims: usize,
}

/// Lets hard bots play by their own hints, and prints the counts for this many positions.
pub(super) fn run(positions: usize, seed: u64) -> Result<(), String> {
    let mut counts = Counts::default();
    for number in 0.. {
        let mut rng = SuiteRng::seed_from_u64(seed << 32 | number);
        let mut game = Barragoon::new(&Config::relaxed(), 2).map_err(|fault| fault.to_string())?;
        for _ in 0..rng.random_range(OPENING) {
            let Some(step) = random_step(&game, &mut rng) else { break };
            game.apply(&step);
        }
        let mut asked = 0;
        while asked < OF_A_MATCH
            && let Some(seat) = game.pending().seats().iter().next()
        {
            if counts.positions == positions {
                counts.report();
                return Ok(());
            }
            let question = match game.prompt() {
                Prompt::Move { .. } => Question::Advise(3),
                _ => Question::Choose,
            };
            let search = think(&game, seat, question)?;
            if let Prompt::Move { side } = game.prompt()
                && game.offer(seat).actions().len() > 1
            {
                look(&game, side, &search, &mut counts);
                asked += 1;
            }
            counts.test(&search);
            let Some(best) = search.weighed().into_iter().next() else { break };
            game.apply(&Step::Player(seat, best.action));
        }
    }
    Ok(())
}

/// Runs a hard bot's search for a question to its end.
fn think(game: &Barragoon, seat: Seat, question: Question<Action>) -> Result<BarragoonSearch, String> {
    let decision = Decision::of(game, seat, Level::Expert, 1).ok_or("nobody is to act")?;
    let mut search = Barragoon::think(Decision { question, ..decision });
    while !search.run(10_000) {}
    Ok(search)
}

/// Counts the hints given in a position.
fn look(game: &Barragoon, side: Side, search: &BarragoonSearch, counts: &mut Counts) {
    counts.positions += 1;
    counts.nodes += u64::from(search.nodes());
    if counts.positions.is_multiple_of(100) {
        eprintln!("{} positions, {} careless hints", counts.positions, counts.careless);
    }
    let hints = search.weighed();
    let board = game.position().board();
    let best = hints.first().map_or(0, |best| best.value);
    // The app shows no clearly worse action.
    let shown = hints.iter().filter(|hint| cost(best, hint.value) <= Barragoon::TIE_MARGIN);
    for (place, hint) in shown.enumerate() {
        let Action::Move(step) = hint.action else { continue };
        counts.hints += 1;
        let lost = loss_after(board, step, side);
        if lost <= taken(board, step) {
            continue;
        }
        counts.allowing += 1;
        let safe: Vec<Move> = moves_of(board, side)
            .filter(|other| taken(board, *other) >= taken(board, step) && prevents(board, *other, side))
            .collect();
        if safe.is_empty() {
            continue;
        }
        counts.preventable += 1;
        let Ok(search) = think(game, side.seat(), Question::Advise(u8::MAX)) else { continue };
        let all = search.ranked();
        let value =
            |step: Move| all.iter().find(|one| one.action() == Some(Action::Move(step))).map(|one| one.value);
        let free = safe.iter().find(|other| value(**other) >= value(step));
        if let Some(other) = free {
            counts.careless += 1;
            counts.careless_first += usize::from(place == 0);
            println!(
                "{}: hint {} for {} loses {lost}; {} for {} prevents it",
                game.position(),
                hint.action,
                value(step).unwrap_or_default(),
                Action::Move(*other),
                value(*other).unwrap_or_default()
            );
        }
    }
}

/// All legal moves of a side.
fn moves_of(board: &Board, side: Side) -> impl Iterator<Item = Move> {
    let pieces = board.pieces(side).into_iter();
    pieces.flat_map(|from| target_set(board, from).into_iter().map(move |to| Move { from, to }))
}

/// Returns the value that a move takes, in hundredths of a piece of three.
fn taken(board: &Board, step: Move) -> i32 {
    board[step.to].piece().map_or(0, |piece| worth(piece.value))
}

fn moved(board: &Board, Move { from, to }: Move) -> Board {
    let mut board = board.clone();
    let piece = board.set(from, Cell::Empty);
    board.set(to, piece);
    board
}

/// Returns the highest value that a side can take with its next move.
fn most_taken(board: &Board, side: Side) -> i32 {
    moves_of(board, side).map(|step| taken(board, step)).max().unwrap_or(0)
}

/// Returns the highest value that the other side can win from `side` with its next move, less that of the best reply.
/// Placements between the two are ignored, which favours the hint.
fn loss(board: &Board, side: Side) -> i32 {
    let takes = moves_of(board, side.other()).filter(|step| taken(board, *step) > 0);
    let nets = takes.map(|step| taken(board, step) - most_taken(&moved(board, step), side));
    nets.max().unwrap_or(0)
}

/// Returns [`loss`] after a move; if the move captures, a Barragoon is placed in the best way for `side`.
fn loss_after(board: &Board, step: Move, side: Side) -> i32 {
    let next = moved(board, step);
    let lost = loss(&next, side);
    if lost == 0 || board[step.to] == Cell::Empty {
        return lost;
    }
    let placed = next.empties().into_iter().map(|at| {
        let mut placed = next.clone();
        placed.set(at, Cell::Barragoon(Face::NoPassage));
        loss(&placed, side)
    });
    placed.min().unwrap_or(lost)
}

/// Whether the other side can take no piece after this move, independent of the placement by `side`.
fn prevents(board: &Board, step: Move, side: Side) -> bool {
    board[step.to].face().is_none() && most_taken(&moved(board, step), side.other()) == 0
}

impl Counts {
    /// Tests each claim of the reasons that a search gives.
    fn test(&mut self, search: &BarragoonSearch) {
        for found in search.findings() {
            for claim in found.reason().claims().iter() {
                self.claims += 1;
                if !claim.holds(&found) {
                    self.false_claims += 1;
                    println!("{}: {claim:?} is false of {:?}", found.before, found.line);
                }
            }
        }
    }

    fn report(&self) {
        let Counts { positions, hints, allowing, preventable, careless, careless_first, nodes, .. } = self;
        println!("{positions} positions, {hints} hints, {} nodes each", nodes / *positions.max(&1) as u64);
        println!("{allowing} hints allow a capture within two plies");
        println!("{preventable} of them although another move prevents it");
        println!("{careless} of them although it does so at no cost ({careless_first} as the first hint)");
        println!("{} claims, {} of them false", self.claims, self.false_claims);
    }
}
