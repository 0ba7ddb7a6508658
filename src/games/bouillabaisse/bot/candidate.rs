//! A card that may be played, with the sums over its playouts.

use std::cmp::Ordering;

use super::{
    super::action::Action,
    round::{MOST, Round, RoundRules},
    tree::NodeId,
};

/// The policy's estimate of a card. It decides between cards of about equal mean cost: in most playouts a bare king is
/// lost in any case, so leading it under the ace seems no worse than another lead.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Prior {
    /// The number of playouts that it counts as.
    pub weight: f64,
    /// In points.
    pub cost: f64,
}

#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub action: Action,
    pub bit: u32,
    /// The card's root in the tree.
    pub root: NodeId,
    pub playouts: u32,
    pub prior: Prior,
    /// Sum of the costs of its playouts, see [`costs`](super::utility::costs).
    pub cost: f64,
    /// Sum of the points of the round, with their sign.
    pub points: i32,
    /// Number of playouts in which the bot took everything (BO-4.1).
    pub took_everything: u32,
    /// Number of playouts in which each seat took the trick on the table.
    pub takers: [u32; MOST],
}

impl Candidate {
    pub(super) fn new(action: Action, bit: u32, root: NodeId) -> Candidate {
        Candidate {
            action,
            bit,
            root,
            playouts: 0,
            prior: Prior::default(),
            cost: 0.0,
            points: 0,
            took_everything: 0,
            takers: [0; MOST],
        }
    }

    /// Adds a playout to the sums: the costs of all seats, and the round at its end.
    pub(super) fn take_in(&mut self, rules: &RoundRules, costs: &[f64; MOST], round: &Round, own: usize) {
        self.playouts += 1;
        self.cost += costs[own];
        self.points += round.points(rules)[own];
        self.took_everything += u32::from(round.took_everything(rules, own));
        if let Some(taker) = round.taker {
            self.takers[taker] += 1;
        }
    }

    /// Orders the candidate of the lower cost with its prior first.
    pub(super) fn order(&self, other: &Candidate) -> Ordering {
        self.judged_cost().total_cmp(&other.judged_cost())
    }

    /// The mean cost with the prior; 0 without both.
    fn judged_cost(&self) -> f64 {
        let Prior { weight, cost } = self.prior;
        (self.cost + weight * cost) / (f64::from(self.playouts) + weight).max(1.0)
    }

    pub(super) fn mean_cost(&self) -> f64 {
        self.cost / f64::from(self.playouts.max(1))
    }

    /// The expected points of the round, with their sign, to the nearest five. Hints, reviews and reasons all show
    /// these.
    pub(super) fn expects(&self) -> i32 {
        let playouts = self.playouts.max(1) as i32;
        (2 * self.points + 5 * playouts).div_euclid(10 * playouts) * 5
    }

    /// Whether this seat took the trick on the table in more than half of the playouts.
    pub(super) fn mostly_taken_by(&self, seat: usize) -> bool {
        2 * self.takers[seat] > self.playouts
    }

    /// Whether other seats took the trick on the table in more than half of the playouts.
    pub(super) fn mostly_taken_by_others(&self, seat: usize) -> bool {
        2 * self.takers[seat] < self.playouts
    }
}
