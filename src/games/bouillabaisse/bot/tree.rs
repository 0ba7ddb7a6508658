//! What has been played after what, over all deals: a tree whose branches are cards, whoever may hold them.
//!
//! In each deal only what somebody holds in it can be played, and everybody plays what has served them best so far.
//! Whoever plays nearly anything has no branches: there is no telling what comes after what.

use rand::rngs::ChaCha8Rng;

use super::{
    habit::Company,
    round::{Facts, MOST, Round},
};

/// How much is given for trying what has been tried seldom, in points.
const CURIOUS: f64 = 30.0;

/// The larger, the sooner another card than the usual one is tried.
const WIDE: f64 = 0.5;

#[derive(Clone, Debug)]
struct Branch {
    bit: u32,
    /// Who plays it.
    seat: usize,
    /// On which card, if it does not begin a trick.
    on: Option<u32>,
    /// The card tried before in the same place, and the last one tried after this; 0 where there is none.
    beside: usize,
    after: usize,
    tried: u32,
    /// How often it could have been.
    offered: u32,
    /// What it has cost whoever plays it, over all that was tried.
    cost: f64,
}

#[derive(Clone, Debug)]
pub(super) struct Tree {
    /// The first of them is no card, so that 0 can stand for none.
    branches: Vec<Branch>,
    /// From a card asked about to the last one tried.
    way: Vec<usize>,
}

impl Tree {
    pub(super) fn new() -> Tree {
        let mut tree = Tree { branches: Vec::new(), way: Vec::new() };
        tree.root(0, 0);
        tree
    }

    /// A card asked about; where it stands.
    pub(super) fn root(&mut self, bit: u32, seat: usize) -> usize {
        let new = Branch { bit, seat, on: None, beside: 0, after: 0, tried: 0, offered: 1, cost: 0.0 };
        self.branches.push(new);
        self.branches.len() - 1
    }

    /// Goes back to a card asked about.
    pub(super) fn begin(&mut self, at: usize) {
        self.way.clear();
        self.way.push(at);
    }

    /// Plays as far as the tree goes, and one card more.
    pub(super) fn descend(
        &mut self,
        company: &Company,
        facts: &Facts,
        round: &mut Round,
        rng: &mut ChaCha8Rng,
    ) {
        while !round.over(facts)
            && let Some(last) = self.way.last().copied()
        {
            if company.is_careless(round) {
                company.play(facts, round, rng);
                continue;
            }
            let on = (round.played > 0).then_some(round.best);
            let considered = company.considered(round, round.playable(), rng);
            let (best, untried) = self.best_after(last, on, considered);
            if let Some(best) = best {
                self.way.push(best);
                round.play(facts, self.branches[best].bit);
                continue;
            }
            let bit = company.usual(facts, round, untried);
            let new = self.root(bit, round.turn);
            self.branches[new].on = on;
            self.branches[new].beside = self.branches[last].after;
            self.branches[last].after = new;
            self.way.push(new);
            return round.play(facts, bit);
        }
    }

    /// What promises most of these cards that have been tried there, unless it is time to try another; and what has not
    /// been tried.
    fn best_after(&mut self, last: usize, on: Option<u32>, playable: u64) -> (Option<usize>, u64) {
        let mut untried = playable;
        let mut best = None;
        let mut least = f64::MAX;
        let mut count = 0.0;
        let mut at = self.branches[last].after;
        while at > 0 {
            let branch = &mut self.branches[at];
            if branch.on == on && playable & 1 << branch.bit != 0 {
                untried &= !(1 << branch.bit);
                count += 1.0;
                branch.offered += 1;
                let tried = f64::from(branch.tried);
                let promise =
                    branch.cost / tried - CURIOUS * (f64::from(branch.offered).sqrt() / tried).sqrt();
                if promise < least {
                    (least, best) = (promise, Some(at));
                }
            }
            at = branch.beside;
        }
        let enough = 1.0 + WIDE * f64::from(self.branches[last].tried).sqrt().sqrt();
        (best.filter(|_| untried == 0 || count >= enough), untried)
    }

    /// Takes in what the way that was gone has cost, a seat each.
    pub(super) fn learn(&mut self, costs: &[f64; MOST]) {
        for at in &self.way {
            let branch = &mut self.branches[*at];
            branch.tried += 1;
            branch.cost += costs[branch.seat];
        }
    }
}
