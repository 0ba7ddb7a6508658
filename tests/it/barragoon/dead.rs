//! Dead positions (BG-5.3) against an exhaustive search.

use std::collections::HashSet;

use bar_a_jeux::{
    games::barragoon::{Board, Cell, Move, Setup, Side, Square, draws, moves},
    kernel::conform::SuiteRng,
};
use rand::{
    RngExt, SeedableRng,
    seq::{IndexedRandom, SliceRandom},
};

/// Numbers of positions tried of each kind, and the limit of positions in one search.
const WALLED: usize = 1_500;
const TIGHT: usize = 6_000;
const MOST: usize = 10_000;
/// Number of positions that `draws` searches at least.
const WITHIN_BUDGET: usize = 4_000;

/// Outcome of a position under quiet moves alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Fate {
    /// One side cannot move now.
    Still,
    Capture,
    /// No capture is possible, but a side can be left without a move.
    Block,
    /// Neither is possible; the number of positions reached.
    Dead(usize),
}

/// Returns the outcome by exhaustive search; `None` if that would take too long.
fn fate(board: &Board, side: Side) -> Option<Fate> {
    if Side::ALL.into_iter().any(|side| moves::moves(board, side).is_empty()) {
        return Some(Fate::Still);
    }
    let key = |board: &Board, side: Side| {
        let pieces = board.pieces(Side::White) | board.pieces(Side::Brown);
        (side, pieces.iter().map(|at| (at, board[at])).collect::<Vec<_>>())
    };
    let mut seen = HashSet::from([key(board, side)]);
    let mut open = vec![(board.clone(), side)];
    let mut blocked = false;
    while let Some((board, side)) = open.pop() {
        let all = moves::moves(&board, side);
        blocked |= all.is_empty();
        for Move { from, to } in all {
            let mut next = board.clone();
            let piece = next.set(from, Cell::Empty);
            if next.set(to, piece) != Cell::Empty {
                return Some(Fate::Capture);
            }
            if seen.insert(key(&next, side.other())) {
                if seen.len() > MOST {
                    return None;
                }
                open.push((next, side.other()));
            }
        }
    }
    Some(if blocked { Fate::Block } else { Fate::Dead(seen.len()) })
}

/// Small fields with walls of All turns around and within, and 2s that cannot capture them: dead positions arise here.
/// Both sides share a field, or each has its own. Sometimes there is another piece or face.
fn walled(rng: &mut SuiteRng) -> Setup {
    let (files, ranks) = (rng.random_range(2..=5), rng.random_range(2..=4));
    let field = |far: bool| -> Vec<Square> {
        let within = |square: &Square| match far {
            false => square.file() < files && square.rank() < ranks,
            true => square.file() >= 7 - files && square.rank() >= 9 - ranks,
        };
        Square::all().filter(within).collect()
    };
    let (white, brown) = (field(false), field(rng.random_bool(0.5)));
    let walls = rng.random_range(0.2..0.8);
    let mut position = Setup::empty(Side::White, 0);
    let mut put = |square: Square, token: &str| position.board.set(square, token.parse().unwrap());
    for square in Square::all() {
        let open = white.contains(&square) || brown.contains(&square);
        put(square, if open && !rng.random_bool(walls) { "." } else { "aa" });
    }
    if rng.random_bool(0.1) {
        let odd = ["xx", "rN", "tE", "oS", "w3", "b4"].choose(rng).unwrap();
        put(*white.choose(rng).unwrap(), odd);
    }
    for (field, token) in [(white, "w2"), (brown, "b2")] {
        for _ in 0..rng.random_range(1..=3) {
            put(*field.choose(rng).unwrap(), token);
        }
    }
    position
}

/// Three files by three or four, with a 2 of either side and one or two empty squares: blocks arise here. Sometimes one
/// side has more room elsewhere.
fn tight(rng: &mut SuiteRng) -> Setup {
    let ranks = rng.random_range(3..=4);
    let mut field: Vec<Square> =
        Square::all().filter(|square| square.file() < 3 && square.rank() < ranks).collect();
    field.shuffle(rng);
    let mut position = Setup::empty(Side::White, 0);
    let mut put = |square: Square, token: &str| position.board.set(square, token.parse().unwrap());
    for square in Square::all() {
        put(square, "aa");
    }
    for (square, token) in field.iter().zip(["w2", "b2", ".", "."]).take(rng.random_range(3..=4)) {
        put(*square, token);
    }
    if rng.random_bool(0.3) {
        let elsewhere: Vec<Square> = Square::all().filter(|s| s.file() > 3 && s.rank() > 5).collect();
        for square in elsewhere.sample(rng, 5) {
            put(*square, ".");
        }
        put(*elsewhere.choose(rng).unwrap(), ["w2", "b2"].choose(rng).unwrap());
    }
    position
}

// BG-5.3: a position is called dead if and only if neither a capture nor a block is possible.
#[test]
fn dead_positions_are_found_exactly() {
    let mut rng = SuiteRng::seed_from_u64(53);
    let (mut dead, mut far, mut blocks, mut captures) = (0, 0, 0, 0);
    for round in 0..WALLED + TIGHT {
        let position = if round < WALLED { walled(&mut rng) } else { tight(&mut rng) };
        for side in Side::ALL {
            let found = draws::is_dead(&position.board, side);
            match fate(&position.board, side) {
                Some(Fate::Dead(seen)) => {
                    assert!(found || seen > WITHIN_BUDGET, "{side:?} to move in {position}");
                    dead += usize::from(found);
                    far += usize::from(found && seen > 64);
                }
                Some(fate) => {
                    assert!(!found, "{fate:?} for {side:?} in {position}");
                    blocks += usize::from(fate == Fate::Block);
                    captures += usize::from(fate == Fate::Capture);
                }
                // Too many positions for this search; `draws` may still have a proof.
                None => {}
            }
        }
    }
    let tried = format!("{dead} dead, {far} of them of many positions, {blocks} blocks, {captures} captures");
    println!("{tried}");
    assert!(dead > 200 && far > 50 && blocks > 100 && captures > 200, "{tried}");
}

/// The outcome of these is many moves away, where the search looks last, so only the proof without moves can reject
/// them.
const FAR: [(&str, Fate); 3] = [
    // A Barragoon that a 2 can capture, at the other end of its corridor.
    (
        "aa aa aa aa . . b2/aa aa aa aa . . ./w2 aa aa aa . . ./. aa aa aa . . ./. aa aa aa . . ./\
         . aa aa aa aa aa aa/. aa aa aa aa aa aa/. aa aa aa aa aa aa/. xx aa aa aa aa aa w 0",
        Fate::Capture,
    ),
    // Two pieces that meet on the lowest rank, and two that are never hindered.
    (
        "aa aa w2 aa b2 aa aa/aa aa . aa . aa aa/b2 aa aa aa aa aa w2/. aa aa aa aa aa ./. aa aa aa aa aa ./\
         . aa aa aa aa aa ./. aa aa aa aa aa ./. aa aa aa aa aa ./. . . . . . . w 0",
        Fate::Capture,
    ),
    // A piece that walks round corners to the only path behind which it blocks itself and another piece of its side.
    (
        ". . aa aa . aa aa/. . aa aa aa w2 aa/. . aa aa . aa aa/. . aa aa aa . aa/b2 . aa aa . aa aa/\
         aa aa aa aa aa . aa/aa aa aa aa . aa aa/aa . oW . aa aa aa/w2 aa aa aa aa aa aa w 0",
        Fate::Block,
    ),
];

// BG-5.3
#[test]
fn distant_captures_keep_a_match_alive() {
    for (text, what) in FAR {
        let position: Setup = text.parse().unwrap();
        assert_eq!(fate(&position.board, Side::White), Some(what), "{text}");
        assert!(!draws::is_dead(&position.board, Side::White), "{text}");
    }
}
