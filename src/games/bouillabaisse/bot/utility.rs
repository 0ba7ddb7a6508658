//! The cost of a playout for each seat: the points of the round, and the change of its chance to win the match.

use super::{
    super::score::ROUNDS,
    round::{MOST, RoundRules},
};

/// The typical drift between two totals after each round to the end of the match, in points.
const DRIFT: [f64; ROUNDS as usize] = [270.0, 265.0, 255.0, 240.0, 200.0, 10.0];

/// The weight of the points of the last round beside winning.
const LAST_ROUND: f64 = 0.2;

/// Returns the cost of a round for each seat: its points beyond the mean of the others, less `win_bonus` times its chance
/// to win the match with the new totals.
pub(super) fn costs(
    rules: &RoundRules,
    totals: &[i32; MOST],
    points: &[i32; MOST],
    win_bonus: f64,
) -> [f64; MOST] {
    let seats = rules.seats;
    let all: i32 = points[..seats].iter().sum();
    let others = (seats as i32 - 1).max(1);
    let mut costs = points.map(|own| f64::from(own * (others + 1) - all) / f64::from(others));
    if win_bonus > 0.0 {
        let weight = if rules.round == ROUNDS { LAST_ROUND } else { 1.0 };
        let drift = DRIFT[usize::from(rules.round.clamp(1, ROUNDS)) - 1];
        let mut after = *totals;
        after.iter_mut().zip(points).for_each(|(total, points)| *total += points);
        for (seat, cost) in costs[..seats].iter_mut().enumerate() {
            *cost = weight * *cost - win_bonus * win_probability(&after[..seats], seat, drift);
        }
    }
    costs
}

/// Returns the probability that this total ends as the lowest, as if the comparisons with the others were independent.
fn win_probability(totals: &[i32], seat: usize, drift: f64) -> f64 {
    let others = (0..totals.len()).filter(|other| *other != seat);
    let chances = others.map(|other| {
        let ahead = f64::from(totals[other] - totals[seat]) / drift;
        0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
    });
    chances.product()
}
