//! The static evaluation: a weighted sum of terms of the mobility of all pieces.
//!
//! Each term has a weight for a full board and one for few pieces; the number of pieces decides between them. The terms
//! of a single piece are summed when its reach changes, the others at each evaluation. The weights come from
//! `examples/tune`: see `docs/barragoon-evaluation.md`.

use super::super::board::{Side, Squares};
use super::{
    for_side,
    mobility::{ALL_PIECES, Mobility, PieceMobility, value},
    score::{self, Score},
    term,
};

/// Sums over the pieces of a side.
#[derive(Copy, Clone, Debug, Default)]
struct SideSums {
    score: Score,
    moves: usize,
    pieces: usize,
    /// The squares of the pieces.
    squares: Squares,
    /// The squares that the side can move to.
    targets: Squares,
}

/// The sums of White and of Brown.
type Sums = [SideSums; 2];

impl Mobility {
    /// The static evaluation for White with this side to move and no captures.
    pub(super) fn eval(&self, to_move: Side) -> i32 {
        let sums = self.sums();
        let mut scores = sums.map(|side| side.score);
        let mut add = |side: Side, place, times| scores[side.index()] += score::of_term(place, times);
        mobility_terms(&sums, to_move, &mut add);
        self.threat_terms(&sums, to_move, add);
        total(&sums, scores)
    }

    /// The evaluation with exchanges in place of the terms of attacked pieces, for comparisons without a search: each
    /// side may lose a part of the pieces that the other side can take.
    pub(super) fn eval_with_threats(&self, to_move: Side) -> i32 {
        let sums = self.sums();
        let mut scores = sums.map(|side| side.score);
        mobility_terms(&sums, to_move, |side, place, times| {
            scores[side.index()] += score::of_term(place, times);
        });
        // Returns the values of the best two pieces that can be taken.
        let threatened = |side: Side| {
            let attacked = attacked(&sums, side);
            if attacked.is_empty() {
                return (0, 0);
            }
            self.of_side(side).filter(|entry| attacked.contains(entry.at)).fold(
                (0, 0),
                |(first, second), entry| {
                    let value = value(entry.piece.value);
                    if value > first { (value, first) } else { (first, second.max(value)) }
                },
            )
        };
        // The side to move takes the best piece, and saves its own best one.
        let waiting = to_move.other();
        let (gone, _) = threatened(waiting);
        let (_, next) = threatened(to_move);
        total(&sums, scores) - for_side(waiting, gone * 6 / 10) - for_side(to_move, next * 3 / 10)
    }

    /// Tells each term of the evaluation: its side, its place in [`term`], and how many times it counts.
    #[cfg(any(test, feature = "testing"))]
    pub(super) fn terms(&self, to_move: Side, mut tell: impl FnMut(Side, usize, usize)) {
        for &PieceMobility { at, piece, reach, .. } in self.entries() {
            score::piece_terms(at, piece, reach, self.barragoons, |place, times| {
                tell(piece.side, place, times);
            });
        }
        let sums = self.sums();
        mobility_terms(&sums, to_move, &mut tell);
        self.threat_terms(&sums, to_move, tell);
    }

    fn sums(&self) -> Sums {
        let mut sums = Sums::default();
        for &PieceMobility { at, piece, moves, score, reach } in self.entries() {
            let side = &mut sums[piece.side.index()];
            side.score += score;
            side.moves += usize::from(moves);
            side.pieces += 1;
            side.squares.insert(at);
            side.targets |= reach.targets;
        }
        sums
    }

    /// Tells the terms of attacked pieces.
    fn threat_terms(&self, sums: &Sums, to_move: Side, mut tell: impl FnMut(Side, usize, usize)) {
        for side in Side::ALL {
            let attacked = attacked(sums, side);
            if attacked.is_empty() {
                continue;
            }
            let waits = usize::from(side != to_move);
            let guarded = self.of_side(side).fold(Squares::NONE, |all, entry| all | entry.attacks());
            for entry in self.of_side(side).filter(|entry| attacked.contains(entry.at)) {
                let is_guarded = usize::from(guarded.contains(entry.at));
                let place = score::kind(entry.piece.value) * 4 + is_guarded * 2 + waits;
                tell(side, term::ATTACKED + place, 1);
            }
            if attacked.len() > 1 {
                tell(side, term::FORKED + 1 - waits, attacked.len() - 1);
            }
        }
    }
}

/// The pieces of a side that the other side can take.
fn attacked(sums: &Sums, side: Side) -> Squares {
    sums[side.index()].squares & sums[side.other().index()].targets
}

/// Tells the terms of each side's moves and pieces, and of the turn.
fn mobility_terms(sums: &Sums, to_move: Side, mut tell: impl FnMut(Side, usize, usize)) {
    for side in Side::ALL {
        let SideSums { moves, pieces, targets, .. } = sums[side.index()];
        tell(side, term::SPACE, targets.len());
        tell(side, term::SUPPLY + term::supply_range(moves), 1);
        if side != to_move && moves < 8 {
            tell(side, term::SHORT + usize::from(moves >= 4), 1);
        }
        if let Some(place) = usize::checked_sub(pieces, 1) {
            tell(side, term::LEFT + place.min(term::SIDE_PIECES - 1), 1);
        }
    }
    tell(to_move, term::TURN, 1);
}

/// The difference of the scores, tapered by the number of pieces.
fn total(sums: &Sums, [white, brown]: [Score; 2]) -> i32 {
    let pieces = sums.iter().map(|side| side.pieces).sum();
    (white - brown).tapered(gone(pieces), MOST_GONE)
}

/// The greatest number of pieces that [`gone`] returns while both sides have one.
pub(super) const MOST_GONE: i32 = ALL_PIECES as i32 - 2;

/// The number of pieces that are gone.
pub(super) fn gone(pieces: usize) -> i32 {
    ALL_PIECES.saturating_sub(pieces) as i32
}
