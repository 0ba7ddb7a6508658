//! Regret matching (Hart and Mas-Colell, *A simple adaptive procedure leading to correlated equilibrium*, 2000) for
//! choices that several make at once. Everybody plays each action in proportion to how much they regret not having
//! played it; in the end nobody regrets their average strategy. Regrets never fall below 0, and later iterations count
//! more in the average, as in CFR+ (Tammelin, *Solving large imperfect information games using CFR+*, 2014).

use nonempty::NonEmpty;
use rand::{RngExt, rngs::ChaCha8Rng};

use super::super::action::Action;
use crate::kernel::Seat;

/// The regret matching of one player. All lists are indexed like `actions`.
#[derive(Clone, Debug)]
pub(super) struct RegretMatcher {
    pub(super) seat: Seat,
    pub(super) actions: NonEmpty<Action>,
    /// How much better each would have been than what was played, never less than nothing.
    regrets: Vec<i64>,
    /// The sum of all strategies, each times the number of its iteration: the average strategy, not normalised.
    strategy_sum: Vec<i64>,
    /// What each was worth altogether.
    utility_sum: Vec<i64>,
    times: i64,
}

/// The probabilities of a strategy add up to this.
const WHOLE: i64 = 1 << 12;

impl RegretMatcher {
    pub(super) fn new(seat: Seat, actions: NonEmpty<Action>) -> RegretMatcher {
        let none = vec![0; actions.len()];
        RegretMatcher {
            seat,
            actions,
            regrets: none.clone(),
            strategy_sum: none.clone(),
            utility_sum: none,
            times: 0,
        }
    }

    /// Draws an action from the current strategy. Returns its index.
    pub(super) fn sample(&self, rng: &mut ChaCha8Rng) -> usize {
        pick(&self.regrets, rng)
    }

    /// How this player plays now.
    fn strategy(&self) -> Vec<i64> {
        let sum: i64 = self.regrets.iter().sum();
        let probability = |regret: &i64| {
            if sum > 0 { regret * WHOLE / sum } else { WHOLE / self.regrets.len() as i64 }
        };
        self.regrets.iter().map(probability).collect()
    }

    /// Learns what every action was worth where all else was the same.
    pub(super) fn observe(&mut self, utilities: &[i32]) {
        self.times += 1;
        let strategy = self.strategy();
        let played = strategy.iter().zip(utilities);
        let mean =
            played.map(|(probability, utility)| probability * i64::from(*utility)).sum::<i64>() / WHOLE;
        for (place, utility) in utilities.iter().enumerate() {
            let utility = i64::from(*utility);
            self.utility_sum[place] += utility;
            self.strategy_sum[place] += strategy[place] * self.times;
            self.regrets[place] = (self.regrets[place] + utility - mean).max(0);
        }
    }

    /// The place of the action that was worth most.
    pub(super) fn best(&self) -> usize {
        (0..self.actions.len()).rev().max_by_key(|place| self.utility_sum[*place]).unwrap_or(0)
    }

    /// Draws an action from the average strategy, without those of fewer than `least` percent. Returns its index, and
    /// how many actions there were to draw from, or 1 where it is the one that is played most.
    pub(super) fn sample_average(&self, least: i64, rng: &mut ChaCha8Rng) -> (usize, i32) {
        let most = self.strategy_sum.iter().max().copied().unwrap_or_default();
        let all = self.strategy_sum.iter().sum::<i64>();
        let keep = |sum: &i64| if *sum == most || sum * 100 >= all * least { *sum } else { 0 };
        let kept: Vec<i64> = self.strategy_sum.iter().map(keep).collect();
        let place = pick(&kept, rng);
        let count = kept.iter().filter(|sum| **sum > 0).count() as i32;
        (place, if kept[place] == most { 1 } else { count })
    }
}

/// A place, as likely as its weight says; all alike where there is no weight.
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
