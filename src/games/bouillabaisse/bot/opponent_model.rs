//! How carelessly each seat plays, inferred from what it has played in this match, and what it is therefore expected to
//! play: there are opponents, and not only very young ones, against whom it is no use to look for their best answer.

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

/// How often somebody may play just any card, from 0 to 1, and how likely that is before they have played one.
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

/// How often those who play with care play what the policy does not explain.
const UNEXPLAINED: f64 = 0.25;

/// So many determinizations are looked at for the round that is being played, whose hands are not known yet.
const SAMPLES: u32 = 8;

/// Who plays just any card more often than this is called careless: they have no policy worth reckoning with.
const CARELESS: f64 = 0.5;

/// How everybody at the table is taken to play.
#[derive(Clone, Debug)]
pub(super) struct Opponents {
    weights: [Weights; MOST],
    /// How often each plays just any card, from 0 to 1.
    carelessness: [f64; MOST],
}

impl Opponents {
    /// As the seat `own` sees the others, of whom it knows how careless they are.
    pub(super) fn new(rules: &RoundRules, own: usize, carelessness: [f64; MOST]) -> Opponents {
        let mut weights = [Weights::of(rules.round); MOST];
        if carelessness[..rules.seats].iter().sum::<f64>() > CARELESS * (rules.seats - 1) as f64 {
            weights[own] = Weights::among_careless(rules.round);
        }
        Opponents { weights, carelessness }
    }

    /// Whether the seat to play is careless, so that there is no telling what it will play.
    pub(super) fn is_careless(&self, round: &Round) -> bool {
        self.carelessness[round.turn] > CARELESS
    }

    /// Which of these cards whoever is to play is expected to play, when they think.
    pub(super) fn policy_move(&self, rules: &RoundRules, round: &Round, playable: u64) -> u32 {
        policy_move(&self.weights[round.turn], rules, round, playable)
    }

    /// The cards that the seat to play chooses from: all of `playable`, or now and then, as often as it is careless, a
    /// single random one.
    pub(super) fn considered(&self, round: &Round, playable: u64, rng: &mut ChaCha8Rng) -> u64 {
        let carelessness = self.carelessness[round.turn];
        if carelessness > 0.0 && f64::from(rng.random::<u32>()) < carelessness * f64::from(u32::MAX) {
            let any = rng.random_range(0..playable.count_ones());
            return bits(playable).nth(any as usize).map_or(playable, |bit| 1 << bit);
        }
        playable
    }

    /// Plays one card as whoever is to play is expected to.
    pub(super) fn play(&self, rules: &RoundRules, round: &mut Round, rng: &mut ChaCha8Rng) {
        let considered = self.considered(round, round.playable(), rng);
        round.play(rules, self.policy_move(rules, round, considered));
    }

    /// The playout: the round goes on until so many cards are left to whoever leads, or to its end.
    pub(super) fn play_out(&self, rules: &RoundRules, round: &mut Round, left: i32, rng: &mut ChaCha8Rng) {
        let done = |round: &Round| round.played == 0 && round.hands[round.turn].count(u64::MAX) <= left;
        while !round.is_over(rules) && !done(round) {
            self.play(rules, round, rng);
        }
    }
}

/// The probability of each of the [`HYPOTHESES`] about one seat, up to a factor.
type Posterior = [f64; HYPOTHESES.len()];

/// How often each seat plays just any card, from 0 to 1: the mean of what is likely after all they have played (Bayes). The
/// viewer never does.
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

/// The same probabilities, which then add up to one.
fn normalized(posterior: Posterior) -> Posterior {
    let all: f64 = posterior.iter().sum();
    posterior.map(|likely| likely / all)
}

fn mean(posterior: Posterior) -> f64 {
    posterior.iter().zip(HYPOTHESES).map(|(likely, hypothesis)| likely * hypothesis.carelessness).sum()
}

/// Plays these cards once more, ending with the round as it is given, and takes in how well each was chosen.
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

/// How many times likelier a card is from a player who follows the policy than from one who plays just any card,
/// roughly.
fn likelihood_ratio(weights: &Weights, rules: &RoundRules, round: &Round, played: u32) -> f64 {
    let playable = round.playable();
    let mut costs = Vec::with_capacity(playable.count_ones() as usize);
    move_costs(weights, rules, round, playable, |bit, cost| costs.push((bit, f64::from(cost))));
    let least = costs.iter().fold(f64::MAX, |least, (_, cost)| cost.min(least));
    let most = costs.iter().fold(f64::MIN, |most, (_, cost)| cost.max(most));
    if least >= most {
        return 1.0;
    }
    // The cheapest card weighs 1, the dearest nothing. No powers nor roots: these differ from device to device.
    let weight = |cost: f64| {
        let good = (most - cost) / (most - least);
        good * good * good
    };
    let all: f64 = costs.iter().map(|(_, cost)| weight(*cost)).sum();
    let own = costs.iter().find(|(bit, _)| *bit == played).map_or(0.0, |(_, cost)| weight(*cost));
    own / all * costs.len() as f64
}
