//! Worked examples, one file for each chapter of the rules.

mod all_or_nothing;
mod costs;
mod counts;
mod deal;
mod memory;
mod rounds;
mod saved;
mod tricks;

use rand::{SeedableRng, rngs::ChaCha8Rng};
use serde_json::json;

use super::{
    action::{Action, Chance},
    cards::{Card, Rank, Suit, left_out, pack},
    config::{AllOrNothing, Config, CostSelection, Help, TwinRule},
    event::Event,
    phase::{CostKind, Phase},
    refusal::Refusal,
    round::{FinishedRound, RoundInPlay},
    score::{Costs, Score, Scoring, Taken, scores},
    state::Bouillabaisse,
    trick::{PlayedCard, winner},
    view::View,
};
use crate::kernel::{Game, Illegal, MAX_SEATS, Outcome, Pending, Seat, Step, Viewer};

pub(super) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split(' ').filter(|text| !text.is_empty()).map(card).collect()
}

fn agreed() -> CostSelection {
    CostSelection::Agreed(Suit::Hearts, Rank::QUEEN, card("Ks"))
}

fn costs() -> Costs {
    Costs { suit: Some(Suit::Hearts), figure: Some(Rank::QUEEN), card: Some(card("Ks")) }
}

/// Returns the winner of a trick as a place in it, from the leader on.
fn won(text: &str, twins: TwinRule) -> u8 {
    let played = Seat::all(MAX_SEATS).zip(cards(text)).map(|(by, card)| PlayedCard { by, card });
    let played: Vec<PlayedCard> = played.collect();
    winner(&played, twins).unwrap().number()
}

/// A match with these hands dealt in a round, one for each player. The pack consists of these cards, fewer than in a
/// real match, so that a test reads like a hand record.
pub(super) fn dealt(round: u8, hands: &[&str], config: Config) -> Bouillabaisse {
    let seats = hands.len() as u8;
    let mut game = Bouillabaisse::new(&Config { cost_selection: agreed(), ..config }, seats).unwrap();
    game.finished = vec![finished(&vec![0; hands.len()]); usize::from(round - 1)];
    let hands: Vec<Vec<Card>> = hands
        .iter()
        .map(|hand| {
            let mut hand = cards(hand);
            hand.sort_unstable();
            hand
        })
        .collect();
    game.cards = hands.concat();
    game.phase = Phase::Play(RoundInPlay::dealt(Seat::nth(seats - 1), &hands));
    game
}

/// A finished round with these points.
fn finished(points: &[i32]) -> FinishedRound {
    let score = |points: &i32| Score { taken: Taken::default(), turned: false, points: *points };
    FinishedRound { scores: points.iter().map(score).collect(), skipped: false, tricks: Vec::new() }
}

/// Returns the round in play.
fn round(game: &Bouillabaisse) -> &RoundInPlay {
    game.round_in_play().unwrap()
}

pub(super) fn play(game: &mut Bouillabaisse, text: &str) {
    for card in cards(text) {
        let step = Step::Player(game.turn().unwrap(), Action::Play(card));
        game.check(&step).unwrap_or_else(|refusal| panic!("{card}: {refusal}"));
        game.apply(&step);
        game.check_invariants().unwrap();
    }
}

/// Returns the rule that refuses this card of the player whose turn it is.
fn refused(game: &Bouillabaisse, text: &str) -> Refusal {
    game.check(&Step::Player(game.turn().unwrap(), Action::Play(card(text)))).unwrap_err().rule().unwrap()
}

fn points(game: &Bouillabaisse) -> Vec<i32> {
    game.finished.last().unwrap().scores.values().iter().map(|score| score.points).collect()
}

/// Plays two tricks of a round. The first has the queen and the 2 of hearts, the second the king of spades.
fn two_tricks(round: u8, config: Config) -> Vec<i32> {
    let mut game = dealt(round, &["Qh 3s", "2h Ks"], Config { skip: false, ..config });
    play(&mut game, "Qh 2h 3s Ks");
    points(&game)
}
