//! The search for a card: playouts of every legal card, in one determinization after the other.
//!
//! Sequential Halving (Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013) divides the
//! budget among the cards. After each quarter of the budget, the worse half of the cards is dropped.

use rand::{SeedableRng, rngs::ChaCha8Rng};

use super::{
    super::{action::Action, cards::pack, state::Bouillabaisse},
    candidate::{Candidate, Prior},
    claims::Findings,
    determinize::{Memory, UnseenCards},
    hand::bit,
    opponent_model::{Opponents, infer_carelessness},
    policy::{Weights, move_costs},
    reason::Reason,
    round::{MOST, Round, RoundRules},
    strength::Strength,
    tree::Tree,
    utility::costs,
};
use crate::kernel::{
    Seat,
    bot::{self, Bot, Choice, Decision, Question, Search, Weighed},
};

/// A point, in the unit of [`move_costs`].
const POINT: f64 = 256.0;

#[derive(Debug)]
pub struct BouillabaisseSearch {
    seat: Seat,
    strength: Strength,
    rules: RoundRules,
    /// The points of the match before this round.
    totals: [i32; MOST],
    opponents: Opponents,
    unseen: UnseenCards,
    /// The current round, with the hands of the last sample.
    determinization: Round,
    rng: ChaCha8Rng,
    tree: Tree,
    /// One for each legal action, so at least one; the open ones come first.
    candidates: Vec<Candidate>,
    /// The number of candidates that are not dropped.
    open: usize,
    /// The open candidate that comes next in this determinization.
    next: usize,
    playouts: u32,
    question: Question<Action>,
}

impl BouillabaisseSearch {
    pub(super) fn new(decision: Decision<Bouillabaisse>) -> BouillabaisseSearch {
        let Decision { seat, view, options, level, seed, question } = decision;
        let mut strength = Strength::of(level);
        if question != Question::Choose {
            // Advice and reviews forget nothing, and judge only by the points that they show.
            (strength.memory, strength.prior) = (Memory::PERFECT, 0.0);
        }
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
        let mut candidates: Vec<Candidate> = options.into_iter().map(candidate).collect();
        if strength.prior > 0.0 {
            move_costs(&Weights::of(rules.round), &rules, &round, round.playable(), |bit, cost| {
                if let Some(found) = candidates.iter_mut().find(|candidate| candidate.bit == bit) {
                    found.prior = Prior { weight: strength.prior, cost: f64::from(cost) / POINT };
                }
            });
        }
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

    /// Drops the worse half of the open candidates after each quarter of the budget, but never the card to weigh.
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

    /// Runs a playout of the next candidate in this determinization.
    fn play_out(&mut self) {
        let BouillabaisseSearch { candidates, rules, opponents, tree, strength, rng, totals, .. } = self;
        let candidate = &mut candidates[self.next];
        let mut round = self.determinization.clone();
        round.taker = None;
        let left = round.hands[round.turn].count(u64::MAX) - strength.horizon;
        tree.begin(candidate.root);
        round.play(rules, candidate.bit);
        if strength.grows_tree {
            tree.descend(opponents, rules, &mut round, rng);
        }
        opponents.play_out(rules, &mut round, left, rng);
        let costs = costs(rules, totals, &round.points(rules), strength.win_bonus);
        tree.back_propagate(&costs);
        // The reported points are those of the whole round, however far ahead the bot looks.
        opponents.play_out(rules, &mut round, 0, rng);
        candidate.take_in(rules, &costs, &round, self.seat.index());
    }

    fn is_untried(&self) -> bool {
        self.candidates[..self.open].iter().any(|candidate| candidate.playouts == 0)
    }

    /// The open candidate of the lowest mean cost. While one of them is untried, it is the policy's card.
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

    pub(super) fn reason(&self, found: &Candidate) -> Reason {
        if self.candidates.len() == 1 {
            return Reason::Only;
        }
        if self.is_untried() {
            return Reason::Habit;
        }
        self.findings().reason(found)
    }

    pub(super) fn findings(&self) -> Findings<'_> {
        Findings {
            rules: &self.rules,
            round: &self.determinization,
            candidates: &self.candidates,
            minds_place: self.strength.win_bonus > 0.0,
        }
    }

    /// Whether a card has about as few expected points as the best one, but clearly worsens the place in the match.
    /// Such a card is no advice: its points would not explain it.
    fn loses_place(&self, found: &Candidate, best: &Candidate) -> bool {
        let close = f64::from(Bouillabaisse::TIE_MARGIN);
        found.mean_cost() > best.mean_cost() + close && f64::from(found.expects() - best.expects()) <= close
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

    /// A value is the negated expected points of the round, the same points that the reasons show.
    fn weighed(&self) -> Vec<Weighed<Action, Reason>> {
        let best = self.best();
        let weigh = |found: &Candidate| Weighed {
            action: found.action,
            reason: self.reason(found),
            value: -found.expects(),
        };
        let advises = matches!(self.question, Question::Advise(_));
        let mut others: Vec<&Candidate> = self
            .candidates
            .iter()
            .filter(|other| other.playouts > 0 && other.action != best.action)
            .filter(|other| !(advises && self.loses_place(other, best)))
            .collect();
        others.sort_by(|one, other| one.order(other));
        bot::answer(&self.question, [best].into_iter().chain(others).map(weigh).collect())
    }

    fn nodes(&self) -> u32 {
        self.playouts
    }
}
