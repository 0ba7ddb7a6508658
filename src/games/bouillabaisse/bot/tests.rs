//! Tests of the bot's parts: deals that agree with the knowledge of the seat, rounds by the rules of the game, and
//! tricks with one right card.

#![allow(clippy::unwrap_used)]

mod claims;
mod determinize;
mod opponent_model;
mod round;
mod search;
mod values;

use rand::{Rng, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

use super::{
    super::{
        action::Action,
        cards::{Card, Suit, pack},
        config::{AllOrNothing, Config, CostSelection, Help, TwinRule},
        tests::{card, dealt, play},
        trick::PlayedCard,
    },
    candidate::Candidate,
    determinize::{Memory, UnseenCards},
    hand::{Hand, bit, bits, suit_lane},
    opponent_model::infer_carelessness,
    policy::{Weights, policy_move},
    round::{Round, RoundRules},
    tree::Tree,
    *,
};
use crate::kernel::{
    Game, Pending, Step, Viewer,
    bot::{self, Choice, Decision, Level, Question, Search, decide, weigh},
};

/// Calls `look` at every turn of random matches.
fn wander(config: &Config, seats: u8, matches: u64, mut look: impl FnMut(&Bouillabaisse, &mut ChaCha8Rng)) {
    for seed in 0..matches {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Bouillabaisse::new(config, seats).unwrap();
        loop {
            let step = match game.pending() {
                Pending::Players(_) => {
                    look(&game, &mut rng);
                    let seat = game.turn().unwrap();
                    Step::Player(seat, *game.offer(seat).actions().choose(&mut rng).unwrap())
                }
                Pending::Chance => Step::Chance(game.draw_chance(&mut rng)),
                Pending::Over(_) => break,
            };
            game.apply(&step);
        }
    }
}

fn seen(game: &Bouillabaisse) -> (View, Vec<Card>, RoundRules) {
    let view = game.remembered(game.turn().unwrap());
    let pack = pack(view.packs, view.seats);
    let rules = RoundRules::of(&view, view.round, &pack);
    (view, pack, rules)
}

fn set(cards: &[Card]) -> Hand {
    let mut hand = Hand::default();
    cards.iter().for_each(|card| hand.add(bit(*card)));
    hand
}
