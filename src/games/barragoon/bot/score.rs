//! Sums of weights, and the part of the evaluation that a single piece contributes.

use std::ops::{AddAssign, Sub};

use super::super::{
    board::{Piece, Square, Squares, Value},
    paths::Reach,
};
use super::{term, weights::WEIGHTS};

/// A value on a full board and one with few pieces, in hundredths of a three. Both are added at once: the first is in
/// the lower half of the number, the second in the upper half. Each must fit into `i16`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Score(i32);

impl Score {
    const fn new([full, few]: [i16; 2]) -> Score {
        Score(full as i32 + few as i32 * (1 << 16))
    }

    /// Returns the value between that on a full board (`gone` = 0) and that with few pieces (`gone` = `most`).
    pub(super) fn tapered(self, gone: i32, most: i32) -> i32 {
        let Score(both) = self;
        let full = i32::from(both as i16);
        let few = (both - full) >> 16;
        (full * (most - gone) + few * gone) / most
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        self.0 += other.0;
    }
}

impl Sub for Score {
    type Output = Score;

    fn sub(self, other: Score) -> Score {
        Score(self.0 - other.0)
    }
}

/// The weights, by the places of [`term`].
static SCORES: [Score; term::COUNT] = {
    let mut scores = [Score(0); term::COUNT];
    let mut place = 0;
    while place < term::COUNT {
        scores[place] = Score::new(WEIGHTS[place]);
        place += 1;
    }
    scores
};

/// Returns the weight of a term that counts this many times.
pub(super) fn of_term(place: usize, times: usize) -> Score {
    Score(SCORES[place].0 * times as i32)
}

/// The place of a value in tables of three.
pub(super) fn kind(value: Value) -> usize {
    value as usize - Value::Two as usize
}

/// Tells each term of a piece: its place, and how many times it counts.
pub(super) fn piece_terms(
    at: Square,
    piece: Piece,
    Reach { targets, visited }: Reach,
    barragoons: Squares,
    mut tell: impl FnMut(usize, usize),
) {
    let kind = kind(piece.value);
    tell(term::PIECE + kind, 1);
    tell(term::REACH + kind * term::REACHES + term::reach_range(targets.len()), 1);
    tell(term::FULL + kind, full_targets(at, piece, targets).len());
    tell(term::TAKABLE, (targets & barragoons).len());
    tell(term::ON_PATHS, (visited & barragoons).len());
}

/// Returns the targets of full moves. Each step changes the colour of the square, so a full move and a short one end on
/// different colours.
pub(super) fn full_targets(at: Square, piece: Piece, targets: Squares) -> Squares {
    let ends_dark = (at.index() + usize::from(piece.value.full())).is_multiple_of(2);
    if ends_dark { targets & Squares::DARK } else { targets - Squares::DARK }
}
