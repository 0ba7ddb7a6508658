//! One match of La Bouillabaisse: what it holds, and what can be asked of it.

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
    /// The cards that are dealt in each round.
    pub(super) cards: Vec<Card>,
    /// What is settled of the things that cost.
    pub(super) costs: Costs,
    pub(super) finished: Vec<FinishedRound>,
    pub(super) phase: Phase,
}

impl Bouillabaisse {
    /// From 1 to 6; 6 also after the end.
    pub(super) fn round(&self) -> u8 {
        ROUNDS.min(self.finished.len() as u8 + 1)
    }

    /// What counts in this round.
    pub(super) fn scoring(&self) -> Scoring {
        Scoring::of(self.round())
    }

    /// The round that is being played.
    pub(super) fn round_in_play(&self) -> Option<&RoundInPlay> {
        match &self.phase {
            Phase::Play(round) => Some(round),
            Phase::Lots | Phase::Draw { .. } | Phase::Deal { .. } | Phase::Over => None,
        }
    }

    /// Who deals, or has dealt, this round; nobody before the lots and after the end.
    pub(super) fn dealer(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Lots | Phase::Over => None,
            Phase::Draw { dealer, .. } | Phase::Deal { dealer } => Some(*dealer),
            Phase::Play(round) => Some(round.dealer),
        }
    }

    /// Who is to play.
    pub fn turn(&self) -> Option<Seat> {
        self.round_in_play().map(RoundInPlay::turn)
    }

    /// Points over all finished rounds, a seat each.
    pub fn totals(&self) -> PerSeat<i32> {
        let total = |seat: Seat| self.finished.iter().map(|round| round.scores[seat].points).sum();
        PerSeat::new(self.seats, total)
    }

    /// The cards that a seat holds, sorted; none before the deal, nor where nobody can sit.
    pub(super) fn hand(&self, seat: Seat) -> &[Card] {
        let player = self.round_in_play().and_then(|round| round.players.get(seat));
        player.map_or(&[], |player| &player.hand)
    }

    /// All cards in hand, sorted. Never for a screen or a bot: those get views.
    pub fn hands(&self) -> PerSeat<Vec<Card>> {
        PerSeat::new(self.seats, |seat| self.hand(seat).to_vec())
    }

    /// Whether the points of the round so far are in sight (BO-5.2).
    pub(super) fn shows_points(&self) -> bool {
        self.config.help != Help::Strict
    }

    /// How many tricks of this round are no longer in sight (BO-5.2).
    pub(super) fn tricks_out_of_sight(&self) -> usize {
        match self.round_in_play() {
            Some(round) if self.config.help != Help::Open => round.tricks.len().saturating_sub(1),
            _ => 0,
        }
    }
}
