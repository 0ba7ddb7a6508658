//! The terms of the evaluation, for `examples/tune`.

use super::super::{board::Side, position::Position};
use super::{evaluation, mobility::Mobility, term, weights::WEIGHTS};

/// Number of terms of the evaluation.
pub const TERMS: usize = term::COUNT;

/// The groups of terms, each with its first place.
pub const GROUPS: [(&str, usize); 12] = [
    ("pieces, by value", term::PIECE),
    ("targets, by value and range", term::REACH),
    ("targets of full moves, by value", term::FULL),
    ("Barragoons that can be taken", term::TAKABLE),
    ("Barragoons on paths", term::ON_PATHS),
    ("squares in reach", term::SPACE),
    ("moves of a side, by range", term::SUPPLY),
    ("few moves of the side that waits", term::SHORT),
    ("pieces of a side, by number", term::LEFT),
    ("attacked pieces, by value, guard and turn", term::ATTACKED),
    ("further attacked pieces, by turn", term::FORKED),
    ("side to move", term::TURN),
];

/// A term that applies in a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Term {
    pub side: Side,
    /// Below [`TERMS`].
    pub place: usize,
    pub times: usize,
}

/// Returns the terms that apply in a position.
pub fn terms(position: &Position) -> Vec<Term> {
    let mut all = Vec::new();
    Mobility::of(&position.board)
        .terms(position.side, |side, place, times| all.push(Term { side, place, times }));
    all.retain(|term| term.times != 0);
    all
}

/// Returns the static evaluation of a position for White, in hundredths of a three.
pub fn evaluation(position: &Position) -> i32 {
    Mobility::of(&position.board).eval(position.side)
}

/// Returns the share of the second weight of each term in this position: 0 with all pieces, 1 with two.
pub fn share_gone(position: &Position) -> f64 {
    let pieces = Side::ALL.into_iter().map(|side| position.board.pieces(side).len()).sum();
    f64::from(evaluation::gone(pieces)) / f64::from(evaluation::MOST_GONE)
}

/// Returns the weights in use: of each term on a full board, then with few pieces.
pub fn weights() -> [[i16; 2]; TERMS] {
    WEIGHTS
}
