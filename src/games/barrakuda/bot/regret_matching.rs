//! Choices that several make at once: everybody leans to what they regret not having done, until nobody gains by
//! leaning any other way.

use rand::{RngExt, rngs::ChaCha8Rng};

use super::super::action::Action;
use crate::kernel::Seat;

/// What one player may do, and how they lean.
#[derive(Clone, Debug)]
pub(super) struct RegretMatcher {
    pub(super) seat: Seat,
    pub(super) actions: Vec<Action>,
    regrets: Vec<i64>,
    /// How often each was leaned to, the later times counting more.
    strategy_sum: Vec<i64>,
    /// What each has brought altogether.
    utilities: Vec<i64>,
    times: i64,
}

/// All of a player's lean.
const WHOLE: i64 = 1 << 12;

impl RegretMatcher {
    pub(super) fn new(seat: Seat, actions: Vec<Action>) -> RegretMatcher {
        let none = vec![0; actions.len()];
        RegretMatcher {
            seat,
            actions,
            regrets: none.clone(),
            strategy_sum: none.clone(),
            utilities: none,
            times: 0,
        }
    }

    /// One of the actions as they lean now, by its place.
    pub(super) fn sample(&self, rng: &mut ChaCha8Rng) -> usize {
        pick(&self.regrets, rng)
    }

    /// What every action has brought where all else was the same.
    pub(super) fn observe(&mut self, utilities: &[i32]) {
        self.times += 1;
        let sum: i64 = self.regrets.iter().sum();
        let share = |regret: i64| {
            if sum > 0 { regret * WHOLE / sum } else { WHOLE / self.regrets.len() as i64 }
        };
        let lean: Vec<i64> = self.regrets.iter().map(|regret| share(*regret)).collect();
        let mean =
            lean.iter().zip(utilities).map(|(lean, utilities)| lean * i64::from(*utilities)).sum::<i64>()
                / WHOLE;
        for (place, utilities) in utilities.iter().enumerate() {
            self.utilities[place] += i64::from(*utilities);
            self.strategy_sum[place] += lean[place] * self.times;
            self.regrets[place] = (self.regrets[place] + i64::from(*utilities) - mean).max(0);
        }
    }

    /// The action that has brought most.
    pub(super) fn best(&self) -> usize {
        (0..self.actions.len()).rev().max_by_key(|place| self.utilities[*place]).unwrap_or(0)
    }

    /// One of those that are leaned to by at least `least` of a hundred; and how many there are, where it is not the
    /// one that is leaned to most.
    pub(super) fn sample_average(&self, least: i64, rng: &mut ChaCha8Rng) -> (usize, i32) {
        let most = self.strategy_sum.iter().max().copied().unwrap_or_default();
        let all = self.strategy_sum.iter().sum::<i64>();
        let kept = |strategy_sum: i64| strategy_sum == most || strategy_sum * 100 >= all * least;
        let strategy_sum: Vec<i64> =
            self.strategy_sum.iter().map(|lean| if kept(*lean) { *lean } else { 0 }).collect();
        let place = pick(&strategy_sum, rng);
        let count = strategy_sum.iter().filter(|lean| **lean > 0).count() as i32;
        (place, if strategy_sum[place] == most { 1 } else { count })
    }
}

fn pick(weights: &[i64], rng: &mut ChaCha8Rng) -> usize {
    let sum: i64 = weights.iter().sum();
    if sum <= 0 {
        return rng.random_range(0..weights.len().max(1) as u32) as usize;
    }
    let mut lot = rng.random_range(0..sum);
    weights
        .iter()
        .position(|weight| {
            lot -= weight;
            lot < 0
        })
        .unwrap_or(0)
}
