//! The terms of the evaluation, by their places among the weights. Each group begins where the previous one ends.

/// Values of pieces: two, three, four.
pub(super) const VALUES: usize = 3;
/// Ranges of a piece's number of targets.
pub(super) const REACHES: usize = 10;
/// Ranges of a side's number of moves.
const SUPPLIES: usize = 8;
/// The most pieces of a side: those at the start (BG-1.2).
pub(super) const SIDE_PIECES: usize = 7;

/// Pieces, by value.
pub(super) const PIECE: usize = 0;
/// Pieces, by value and range of targets.
pub(super) const REACH: usize = PIECE + VALUES;
/// Targets of full moves, by value: only they capture.
pub(super) const FULL: usize = REACH + VALUES * REACHES;
/// Barragoons that pieces can take.
pub(super) const TAKABLE: usize = FULL + VALUES;
/// Barragoons on the paths of pieces.
pub(super) const ON_PATHS: usize = TAKABLE + 1;
/// Different squares that the side can move to.
pub(super) const SPACE: usize = ON_PATHS + 1;
/// Sides, by range of their number of moves.
pub(super) const SUPPLY: usize = SPACE + 1;
/// Waiting sides with fewer than four moves, then those with four to seven.
pub(super) const SHORT: usize = SUPPLY + SUPPLIES;
/// Sides, by number of pieces.
pub(super) const LEFT: usize = SHORT + 2;
/// Attacked pieces, by value, whether they are guarded, and whether their side waits.
pub(super) const ATTACKED: usize = LEFT + SIDE_PIECES;
/// Attacked pieces beyond the first, of the waiting side and of the side to move.
pub(super) const FORKED: usize = ATTACKED + VALUES * 4;
/// The side to move.
pub(super) const TURN: usize = FORKED + 2;
/// Number of terms.
pub(super) const COUNT: usize = TURN + 1;

/// The range that a piece's number of targets is in.
pub(super) fn reach_range(targets: usize) -> usize {
    match targets {
        0..=3 => targets,
        4..=5 => 4,
        6..=7 => 5,
        8..=9 => 6,
        10..=12 => 7,
        13..=16 => 8,
        _ => REACHES - 1,
    }
}

/// The range that a side's number of moves is in.
pub(super) fn supply_range(moves: usize) -> usize {
    match moves {
        0..=3 => 0,
        4..=7 => 1,
        8..=11 => 2,
        12..=17 => 3,
        18..=25 => 4,
        26..=37 => 5,
        38..=53 => 6,
        _ => SUPPLIES - 1,
    }
}
