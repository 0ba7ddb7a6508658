//! Regret matching (Hart and Mas-Colell, *A simple adaptive procedure leading to correlated equilibrium*, 2000) for
//! simultaneous choices. Each player plays each action in proportion to the regret of not having played it. In the
//! limit no player regrets their average strategy. Regrets stay at 0 or more, and later iterations count more in the
//! average, as in CFR+ (Tammelin, *Solving large imperfect information games using CFR+*, 2014).

use nonempty::NonEmpty;
use rand::{RngExt, rngs::ChaCha8Rng};

use super::super::action::Action;
use crate::kernel::Seat;

/// Regret matching for one player. All lists are indexed like `actions`.
#[derive(Clone, Debug)]
pub(super) struct RegretMatcher {
    pub(super) seat: Seat,
    pub(super) actions: NonEmpty<Action>,
    /// The regret of each action: its utility beyond that of the strategy, summed up and clamped to 0.
    regrets: Vec<i64>,
    /// The sum of all strategies, each times the number of its iteration: the average strategy before normalisation.
    strategy_sum: Vec<i64>,
    /// The sum of each action's utilities.
    utility_sum: Vec<i64>,
    times: i64,
}

/// The sum of a strategy's probabilities.
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

    /// The current strategy, in proportion to the regrets.
    fn strategy(&self) -> Vec<i64> {
        let sum: i64 = self.regrets.iter().sum();
        let probability = |regret: &i64| {
            if sum > 0 { regret * WHOLE / sum } else { WHOLE / self.regrets.len() as i64 }
        };
        self.regrets.iter().map(probability).collect()
    }

    /// Updates the regrets with the utility of every action in the same situation.
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

    /// Returns the index of the action with the highest mean utility, the first of equals.
    pub(super) fn best(&self) -> usize {
        (0..self.actions.len()).rev().max_by_key(|place| self.utility_sum[*place]).unwrap_or(0)
    }

    /// Draws an action from the average strategy, without those below `least` percent. Returns its index and the number
    /// of actions drawn from; that number is 1 if the drawn action is the most played one.
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

/// Returns an index with probability in proportion to its weight, or uniform if all weights are 0.
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
