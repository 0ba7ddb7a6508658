//! Numbers of a match for statistics about people, a list for each seat: see
//! [`Game::counts`](crate::kernel::Game::counts).
//!
//! The number of a round tells what it cost (BO-3.3): tricks, the suit, the figure, the card, and all four in the last
//! two.

use super::{round::FinishedRound, score::ROUNDS};
use crate::kernel::Seat;

/// Index of the number of rounds that were played to their end. Points of later rounds are 0.
pub const PLAYED: usize = 0;
/// Length of each list.
pub const LENGTH: usize = 1 + ROUNDS as usize;

/// Returns the index of the player's points in a round, counted from 1, with the sign that counted.
pub const fn points_in(round: u8) -> usize {
    PLAYED + round as usize
}

/// Returns the counts of each seat.
pub(super) fn counts(seats: u8, finished: &[FinishedRound]) -> Vec<Vec<i32>> {
    let of = |seat: Seat| {
        let mut counts = vec![0; LENGTH];
        counts[PLAYED] = finished.len() as i32;
        for (number, round) in (1..=ROUNDS).zip(finished) {
            counts[points_in(number)] = round.scores[seat].points;
        }
        counts
    };
    Seat::all(seats).map(of).collect()
}
