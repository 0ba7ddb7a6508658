//! A step in the making: playouts of every card that may be played, in one determinization after the other.
//!
//! The budget goes to the cards by Sequential Halving (Karnin, Koren and Somekh, "Almost Optimal Exploration in
//! Multi-Armed Bandits", 2013): whenever another quarter of it is spent, the worse half of the cards is left out.

use std::cmp::Ordering;

use rand::{SeedableRng, rngs::ChaCha8Rng};

use super::{
    super::{action::Action, cards::pack, score::Sign, state::Bouillabaisse},
    determinize::UnseenCards,
    hand::bit,
    opponent_model::{Opponents, infer_carelessness},
    reason::{Aim, Reason},
    round::{MOST, Round, RoundRules},
    strength::Strength,
    tree::{NodeId, Tree},
    utility::costs,
};
use crate::kernel::{
    Seat,
    bot::{self, Choice, Decision, Question, Search, Weighed},
};

/// A card that may be played, and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub action: Action,
    pub bit: u32,
    /// Where it stands in the tree.
    pub root: NodeId,
    pub playouts: u32,
    /// The sum of what its playouts have cost, see [`costs`].
    pub cost: f64,
    /// The sum of the points of the round, with their sign.
    pub points: i32,
    /// In so many playouts the bot took everything (BO-4.1).
    pub took_everything: u32,
}

impl Candidate {
    pub(super) fn new(action: Action, bit: u32, root: NodeId) -> Candidate {
        Candidate { action, bit, root, playouts: 0, cost: 0.0, points: 0, took_everything: 0 }
    }

    /// The one that costs less comes first; what was not tried costs nothing.
    fn order(&self, other: &Candidate) -> Ordering {
        let mean = |candidate: &Candidate| candidate.cost / f64::from(candidate.playouts.max(1));
        mean(self).total_cmp(&mean(other))
    }

    /// What it is worth, see [`BouillabaisseSearch::weighed`].
    fn worth(&self) -> i32 {
        -(self.cost / f64::from(self.playouts.max(1))).round() as i32
    }

    /// Points to expect, to the nearest five.
    pub(super) fn expects(&self) -> i32 {
        let playouts = self.playouts.max(1) as i32;
        (2 * self.points + 5 * playouts).div_euclid(10 * playouts) * 5
    }
}

#[derive(Debug)]
pub struct BouillabaisseSearch {
    seat: Seat,
    strength: Strength,
    rules: RoundRules,
    /// Of the match before this round.
    totals: [i32; MOST],
    opponents: Opponents,
    unseen: UnseenCards,
    /// The round now, with the hands of the last sample.
    determinization: Round,
    rng: ChaCha8Rng,
    tree: Tree,
    /// One for each action offered, so at least one: those still in question come first.
    candidates: Vec<Candidate>,
    /// How many are still in question.
    open: usize,
    /// Which of these comes next in this determinization.
    next: usize,
    playouts: u32,
    question: Question<Action>,
}

impl BouillabaisseSearch {
    pub(super) fn new(decision: Decision<Bouillabaisse>) -> BouillabaisseSearch {
        let Decision { seat, view, options, level, seed, question } = decision;
        let strength = Strength::of(level);
        let pack = pack(view.packs, view.seats);
        let rules = RoundRules::of(&view, view.round, &pack);
        let mut unseen = UnseenCards::of(&view, &pack, strength.memory);
        let round = Round::of(&view, &rules, unseen.cards());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut carelessness = [0.0; MOST];
        if strength.models_opponents && options.len() > 1 {
            carelessness = infer_carelessness(&view, &pack, &mut unseen, &round, &mut rng);
        }
        let opponents = Opponents::new(&rules, seat.index(), carelessness);
        let mut totals = [0; MOST];
        totals.iter_mut().zip(view.totals.values()).for_each(|(total, points)| *total = *points);
        let mut tree = Tree::default();
        let candidate = |action: Action| {
            let Action::Play(card) = action;
            Candidate::new(action, bit(card), tree.add_root(bit(card), seat.index()))
        };
        let candidates: Vec<Candidate> = options.into_iter().map(candidate).collect();
        BouillabaisseSearch {
            seat,
            strength,
            rules,
            totals,
            opponents,
            unseen,
            determinization: round,
            rng,
            tree,
            open: candidates.len(),
            candidates,
            next: 0,
            playouts: 0,
            question,
        }
    }

    /// Leaves the worse half out of the question each time another quarter of the budget is spent, but never a card that
    /// is to be weighed.
    fn halve(&mut self) {
        let quarter = (self.strength.playouts / 4).max(1);
        let fewer = (self.candidates.len() >> (self.playouts / quarter)).max(2).max(self.question.most());
        if fewer < self.open {
            let open = &mut self.candidates[..self.open];
            open.sort_by(Candidate::order);
            let asked = self.question.weighed();
            if let Some(place) = open.iter().position(|candidate| Some(&candidate.action) == asked)
                && place >= fewer
            {
                open.swap(fewer - 1, place);
            }
            self.open = fewer;
        }
    }

    /// Plays the next candidate in this determinization, and what follows.
    fn play_out(&mut self) {
        let BouillabaisseSearch { candidates, rules, opponents, tree, strength, rng, .. } = self;
        let candidate = &mut candidates[self.next];
        let mut round = self.determinization.clone();
        let left = round.hands[round.turn].count(u64::MAX) - strength.horizon;
        tree.begin(candidate.root);
        round.play(rules, candidate.bit);
        if strength.grows_tree {
            tree.descend(opponents, rules, &mut round, rng);
        }
        opponents.play_out(rules, &mut round, left, rng);
        let points = round.points(rules);
        let costs = costs(rules, &self.totals, &points, strength.win_bonus);
        tree.back_propagate(&costs);
        let own = self.seat.index();
        candidate.playouts += 1;
        candidate.cost += costs[own];
        candidate.points += points[own];
        candidate.took_everything += u32::from(round.took_everything(rules, own));
    }

    fn is_untried(&self) -> bool {
        self.candidates[..self.open].iter().any(|candidate| candidate.playouts == 0)
    }

    /// The cheapest of those in question; while one of them was not tried, what the policy plays.
    fn best(&self) -> &Candidate {
        let open = &self.candidates[..self.open];
        let first = &open[0];
        if self.is_untried() {
            let round = &self.determinization;
            let usual = self.opponents.policy_move(&self.rules, round, round.playable());
            return open.iter().find(|candidate| candidate.bit == usual).unwrap_or(first);
        }
        open.iter().min_by(|one, other| one.order(other)).unwrap_or(first)
    }

    fn reason(&self, found: &Candidate) -> Reason {
        if self.candidates.len() == 1 {
            return Reason::Only;
        }
        if self.is_untried() {
            return Reason::Habit;
        }
        let sign = self.rules.sign;
        if 2 * found.took_everything > found.playouts && sign == Sign::Plus {
            return Reason::Everything;
        }
        if let Some(other) = self.spoils(found) {
            return Reason::Spoil(other);
        }
        let told = |candidate: &Candidate| sign.apply(candidate.expects()).max(0);
        let worst = self.candidates.iter().max_by(|one, other| one.order(other)).unwrap_or(found);
        let (points, worst) = (told(found), told(worst));
        if sign.apply(worst) < sign.apply(points) {
            return Reason::Place;
        }
        Reason::Weighed { aim: self.aim(found), sign, points, worst }
    }

    /// The one other seat that has taken all that counts so far, where this card wins something of it (BO-4.1).
    fn spoils(&self, found: &Candidate) -> Option<Seat> {
        let (round, rules) = (&self.determinization, &self.rules);
        let wins = round.would_win(rules, found.bit) && round.stake + rules.whole_trick > 0;
        let mut takers = Seat::all(rules.seats as u8).filter(|seat| round.whole[seat.index()] > 0);
        let one = takers.next().filter(|one| *one != self.seat && takers.next().is_none());
        one.filter(|_| rules.all_or_nothing && rules.sign == Sign::Plus && wins)
    }

    fn aim(&self, found: &Candidate) -> Aim {
        let (round, rules) = (&self.determinization, &self.rules);
        let over = |candidate: &Candidate| round.would_win(rules, candidate.bit);
        if round.played == 0 {
            Aim::Lead
        } else if over(found) {
            if self.candidates.iter().all(over) { Aim::Forced } else { Aim::Over }
        } else if round.follows(found.bit) {
            Aim::Under
        } else if rules.prices[found.bit as usize] > 0 {
            Seat::at(round.winner).map_or(Aim::Discard, Aim::Give)
        } else {
            Aim::Discard
        }
    }
}

impl Search for BouillabaisseSearch {
    type Action = Action;
    type Reason = Reason;

    fn step(&mut self) {
        if self.next == 0 {
            self.halve();
            self.unseen.sample(&mut self.rng, &mut self.determinization);
        }
        self.play_out();
        self.next = (self.next + 1) % self.open;
        self.playouts += 1;
    }

    fn is_done(&self) -> bool {
        self.open < 2 || self.playouts >= self.strength.playouts
    }

    fn choice(&self) -> Choice<Action, Reason> {
        let found = self.best();
        Choice { action: found.action, reason: self.reason(found) }
    }

    /// A value is points of the round below those of the others on average, with what the chance to win the match is
    /// worth in such points.
    fn weighed(&self) -> Vec<Weighed<Action, Reason>> {
        let best = self.best();
        let weigh = |found: &Candidate| Weighed {
            action: found.action,
            reason: self.reason(found),
            value: found.worth(),
        };
        let tried = |other: &&Candidate| other.playouts > 0 && other.action != best.action;
        let others = self.candidates.iter().filter(tried);
        bot::answer(&self.question, [best].into_iter().chain(others).map(weigh).collect())
    }

    fn nodes(&self) -> u32 {
        self.playouts
    }
}
