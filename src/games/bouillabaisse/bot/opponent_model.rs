//! The opponent model: infers from the match how carelessly each seat plays, and predicts its cards. Against careless
//! opponents of any age, a search for their best reply is useless.

use rand::{RngExt, rngs::ChaCha8Rng};

use super::{
    super::{
        cards::Card,
        trick::{PlayedCard, Trick},
        view::View,
    },
    determinize::UnseenCards,
    hand::{bit, bits},
    policy::{Weights, move_costs, policy_move},
    round::{MOST, Round, RoundRules},
};

/// A rate at which a player plays random cards, from 0 to 1, with its prior probability.
struct Hypothesis {
    carelessness: f64,
    prior: f64,
}

const HYPOTHESES: [Hypothesis; 6] = [
    Hypothesis { carelessness: 0.0, prior: 0.4 },
    Hypothesis { carelessness: 0.1, prior: 0.2 },
    Hypothesis { carelessness: 0.25, prior: 0.15 },
    Hypothesis { carelessness: 0.5, prior: 0.1 },
    Hypothesis { carelessness: 0.75, prior: 0.05 },
    Hypothesis { carelessness: 1.0, prior: 0.1 },
];

/// The rate at which a careful player plays a card that the policy does not explain.
const UNEXPLAINED: f64 = 0.25;

/// The number of determinizations sampled for the current round, whose hands are not known yet.
const SAMPLES: u32 = 8;

/// A seat counts as careless if it plays random cards more often than this: no policy predicts it.
const CARELESS: f64 = 0.5;

/// The model of all seats at the table.
#[derive(Clone, Debug)]
pub(super) struct Opponents {
    weights: [Weights; MOST],
    /// The rate at which each seat plays random cards, from 0 to 1.
    carelessness: [f64; MOST],
}

impl Opponents {
    /// The model by the seat `own`, with the carelessness that it infers of each seat.
    pub(super) fn new(rules: &RoundRules, own: usize, carelessness: [f64; MOST]) -> Opponents {
        let mut weights = [Weights::of(rules.round); MOST];
        if carelessness[..rules.seats].iter().sum::<f64>() > CARELESS * (rules.seats - 1) as f64 {
            weights[own] = Weights::among_careless(rules.round);
        }
        Opponents { weights, carelessness }
    }

    /// Whether the acting seat is careless, so that its cards are unpredictable.
    pub(super) fn is_careless(&self, round: &Round) -> bool {
        self.carelessness[round.turn] > CARELESS
    }

    /// Returns the card that the acting player would play by the policy.
    pub(super) fn policy_move(&self, rules: &RoundRules, round: &Round, playable: u64) -> u32 {
        policy_move(&self.weights[round.turn], rules, round, playable)
    }

    /// Returns the cards that the acting seat considers: all of `playable`, or a single random one at the rate of its
    /// carelessness.
    pub(super) fn considered(&self, round: &Round, playable: u64, rng: &mut ChaCha8Rng) -> u64 {
        let carelessness = self.carelessness[round.turn];
        if carelessness > 0.0 && f64::from(rng.random::<u32>()) < carelessness * f64::from(u32::MAX) {
            let any = rng.random_range(0..playable.count_ones());
            return bits(playable).nth(any as usize).map_or(playable, |bit| 1 << bit);
        }
        playable
    }

    /// Plays the expected card of the acting seat.
    pub(super) fn play(&self, rules: &RoundRules, round: &mut Round, rng: &mut ChaCha8Rng) {
        let considered = self.considered(round, round.playable(), rng);
        round.play(rules, self.policy_move(rules, round, considered));
    }

    /// Runs a playout until the leader has only `left` cards, or to the end of the round.
    pub(super) fn play_out(&self, rules: &RoundRules, round: &mut Round, left: i32, rng: &mut ChaCha8Rng) {
        let done = |round: &Round| round.played == 0 && round.hands[round.turn].count(u64::MAX) <= left;
        while !round.is_over(rules) && !done(round) {
            self.play(rules, round, rng);
        }
    }
}

/// The probability of each of the [`HYPOTHESES`] about one seat, up to a factor.
type Posterior = [f64; HYPOTHESES.len()];

/// Infers the rate at which each seat plays random cards, from 0 to 1: the posterior mean over the match so far
/// (Bayes). The viewer's own rate is 0.
pub(super) fn infer_carelessness(
    view: &View,
    pack: &[Card],
    unseen: &mut UnseenCards,
    round: &Round,
    rng: &mut ChaCha8Rng,
) -> [f64; MOST] {
    let mut posteriors = [HYPOTHESES.map(|hypothesis| hypothesis.prior); MOST];
    for (number, finished) in (1..).zip(&view.finished) {
        let rules = RoundRules::of(view, number, pack);
        // A finished round needs no sample: the cards that a seat has played are the hand that it held.
        observe(&mut posteriors, &rules, &Round::led_by(0), &plays(&finished.tricks));
        posteriors = posteriors.map(normalized);
    }
    let mut plays = plays(&view.tricks);
    plays.extend(&view.trick);
    if !plays.is_empty() {
        let rules = RoundRules::of(view, view.round, pack);
        let mut determinization = round.clone();
        let mut sums = [Posterior::default(); MOST];
        for _ in 0..SAMPLES {
            unseen.sample(rng, &mut determinization);
            let mut sampled = posteriors;
            observe(&mut sampled, &rules, &determinization, &plays);
            for (sum, one) in sums.iter_mut().flatten().zip(sampled.as_flattened()) {
                *sum += one;
            }
        }
        posteriors = sums.map(normalized);
    }
    let mut carelessness = posteriors.map(mean);
    if let Some(own) = view.own() {
        carelessness[own.index()] = 0.0;
    }
    carelessness
}

fn plays(tricks: &[Trick]) -> Vec<PlayedCard> {
    tricks.iter().flat_map(|trick| &trick.cards).copied().collect()
}

/// Scales the probabilities so that they sum to 1.
fn normalized(posterior: Posterior) -> Posterior {
    let all: f64 = posterior.iter().sum();
    posterior.map(|likely| likely / all)
}

fn mean(posterior: Posterior) -> f64 {
    posterior.iter().zip(HYPOTHESES).map(|(likely, hypothesis)| likely * hypothesis.carelessness).sum()
}

/// Replays these cards, which end in the round `after`, and updates the posteriors by the likelihood of each.
fn observe(posteriors: &mut [Posterior; MOST], rules: &RoundRules, after: &Round, plays: &[PlayedCard]) {
    let weights = Weights::of(rules.round);
    let mut round = after.rewound(rules, plays);
    for PlayedCard { by, card } in plays {
        let ratio = likelihood_ratio(&weights, rules, &round, bit(*card));
        for (likely, Hypothesis { carelessness, .. }) in posteriors[by.index()].iter_mut().zip(HYPOTHESES) {
            *likely *= carelessness + (1.0 - carelessness) * (UNEXPLAINED + (1.0 - UNEXPLAINED) * ratio);
        }
        round.play(rules, bit(*card));
    }
}

/// Returns the approximate likelihood ratio of a card: from a player who follows the policy against one who plays
/// random cards.
fn likelihood_ratio(weights: &Weights, rules: &RoundRules, round: &Round, played: u32) -> f64 {
    let playable = round.playable();
    let mut costs = Vec::with_capacity(playable.count_ones() as usize);
    move_costs(weights, rules, round, playable, |bit, cost| costs.push((bit, f64::from(cost))));
    let least = costs.iter().fold(f64::MAX, |least, (_, cost)| cost.min(least));
    let most = costs.iter().fold(f64::MIN, |most, (_, cost)| cost.max(most));
    if least >= most {
        return 1.0;
    }
    // The cheapest card weighs 1, the dearest 0. Powers and roots would differ from device to device.
    let weight = |cost: f64| {
        let good = (most - cost) / (most - least);
        good * good * good
    };
    let all: f64 = costs.iter().map(|(_, cost)| weight(*cost)).sum();
    let own = costs.iter().find(|(bit, _)| *bit == played).map_or(0.0, |(_, cost)| weight(*cost));
    own / all * costs.len() as f64
}
