//! The state of one match of La Bouillabaisse.

use super::{
    cards::Card,
    config::{Config, Help},
    phase::Phase,
    round::{FinishedRound, RoundInPlay},
    score::{Costs, ROUNDS, Scoring},
};
use crate::kernel::{PerSeat, Seat};

#[derive(Clone, PartialEq, Debug)]
pub struct Bouillabaisse {
    pub(super) config: Config,
    pub(super) seats: u8,
    /// The cards dealt in each round.
    pub(super) cards: Vec<Card>,
    /// The costs that are settled.
    pub(super) costs: Costs,
    pub(super) finished: Vec<FinishedRound>,
    pub(super) phase: Phase,
}

impl Bouillabaisse {
    /// Round number from 1 to 6; 6 also after the end.
    pub(super) fn round(&self) -> u8 {
        ROUNDS.min(self.finished.len() as u8 + 1)
    }

    /// Returns the scoring of this round.
    pub(super) fn scoring(&self) -> Scoring {
        Scoring::of(self.round())
    }

    /// Returns the round in play.
    pub(super) fn round_in_play(&self) -> Option<&RoundInPlay> {
        match &self.phase {
            Phase::Play(round) => Some(round),
            Phase::Lots | Phase::Draw { .. } | Phase::Deal { .. } | Phase::Over => None,
        }
    }

    /// Returns the dealer of this round; `None` before the lots and after the end.
    pub(super) fn dealer(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Lots | Phase::Over => None,
            Phase::Draw { dealer, .. } | Phase::Deal { dealer } => Some(*dealer),
            Phase::Play(round) => Some(round.dealer),
        }
    }

    /// Returns the player whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        self.round_in_play().map(RoundInPlay::turn)
    }

    /// Returns the sum of points of all finished rounds, by seat.
    pub fn totals(&self) -> PerSeat<i32> {
        let total = |seat: Seat| self.finished.iter().map(|round| round.scores[seat].points).sum();
        PerSeat::new(self.seats, total)
    }

    /// Returns the hand of a seat, sorted; empty before the deal, and for a seat that does not exist.
    pub(super) fn hand(&self, seat: Seat) -> &[Card] {
        let player = self.round_in_play().and_then(|round| round.players.get(seat));
        player.map_or(&[], |player| &player.hand)
    }

    /// Returns all hands, sorted. Not for screens or bots, which get views.
    pub fn hands(&self) -> PerSeat<Vec<Card>> {
        PerSeat::new(self.seats, |seat| self.hand(seat).to_vec())
    }

    /// Whether the points of this round are visible (BO-5.2).
    pub(super) fn shows_points(&self) -> bool {
        self.config.help != Help::Strict
    }

    /// Number of tricks of this round that are no longer visible (BO-5.2).
    pub(super) fn tricks_out_of_sight(&self) -> usize {
        match self.round_in_play() {
            Some(round) if self.config.help != Help::Open => round.tricks.len().saturating_sub(1),
            _ => 0,
        }
    }
}
