//! How carelessly each seat plays, told from what it has played in this match: there are opponents, and not only very
//! young ones, against whom it is no use to look for their best answer.

use rand::rngs::ChaCha8Rng;

use super::{
    super::{cards::Card, trick::Trick, view::View},
    deals::Unseen,
    habit::{self, Habit},
    round::{Facts, MOST, Round, bit},
};
use crate::kernel::Seat;

/// How often somebody may play just any card, and how likely that is before they have played one.
const OFTEN: [(f64, f64); 6] = [(0.0, 0.4), (0.1, 0.2), (0.25, 0.15), (0.5, 0.1), (0.75, 0.05), (1.0, 0.1)];

/// How often those who play with care play what the rules of thumb do not explain.
const UNEXPLAINED: f64 = 0.25;

/// So many deals are looked at for the round that is being played, whose hands are not known yet.
const DEALS: u32 = 8;

/// How likely each of `OFTEN` is, up to a factor.
type Odds = [f64; OFTEN.len()];

/// How often each plays just any card, from 0 to 1; the viewer never does.
pub(super) fn careless(
    view: &View,
    pack: &[Card],
    unseen: &mut Unseen,
    round: &Round,
    rng: &mut ChaCha8Rng,
) -> [f64; MOST] {
    let mut odds = [OFTEN.map(|(_, likely)| likely); MOST];
    for (number, finished) in (1..).zip(&view.finished) {
        let facts = Facts::of(view, number, pack);
        // Who has played all they held has shown all they held.
        watch(&mut odds, &facts, &Round::led_by(0), &plays(&finished.tricks));
        odds = odds.map(whole);
    }
    let mut plays = plays(&view.tricks);
    plays.extend(&view.trick);
    if !plays.is_empty() {
        let facts = Facts::of(view, view.round, pack);
        let mut dealt = round.clone();
        let mut sums = [Odds::default(); MOST];
        for _ in 0..DEALS {
            unseen.deal(rng, &mut dealt);
            let mut here = odds;
            watch(&mut here, &facts, &dealt, &plays);
            for (sum, one) in sums.iter_mut().flatten().zip(here.as_flattened()) {
                *sum += one;
            }
        }
        odds = sums.map(whole);
    }
    let mut careless = odds.map(|odds| odds.iter().zip(OFTEN).map(|(odds, (often, _))| odds * often).sum());
    if let Some(own) = view.own() {
        careless[own.index()] = 0.0;
    }
    careless
}

fn plays(tricks: &[Trick]) -> Vec<(Seat, Card)> {
    tricks.iter().flat_map(|trick| &trick.cards).copied().collect()
}

/// The same odds, which then add up to one.
fn whole(odds: Odds) -> Odds {
    let all: f64 = odds.iter().sum();
    odds.map(|odds| odds / all)
}

/// Plays these cards once more, ending with the round as it is given, and takes in how well each was chosen.
fn watch(odds: &mut [Odds; MOST], facts: &Facts, after: &Round, plays: &[(Seat, Card)]) {
    let habit = Habit::of(facts.round);
    let mut round = after.before(facts, plays);
    for (seat, card) in plays {
        let times = sooner(&habit, facts, &round, bit(*card));
        for (odds, (often, _)) in odds[seat.index()].iter_mut().zip(OFTEN) {
            *odds *= often + (1.0 - often) * (UNEXPLAINED + (1.0 - UNEXPLAINED) * times);
        }
        round.play(facts, bit(*card));
    }
}

/// How many times as often as by chance alone somebody plays this card who plays by the rules of thumb, roughly.
fn sooner(habit: &Habit, facts: &Facts, round: &Round, played: u32) -> f64 {
    let playable = round.playable();
    let mut costs = Vec::with_capacity(playable.count_ones() as usize);
    habit::weigh(habit, facts, round, playable, |bit, cost| costs.push((bit, f64::from(cost))));
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
