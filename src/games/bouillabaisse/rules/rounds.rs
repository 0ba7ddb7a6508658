//! The end of a round (BO-5.1), and of the match (BO-3.5).

use std::cmp::Reverse;

use super::super::{
    event::Event,
    phase::Phase,
    round::{FinishedRound, RoundInPlay},
    score::{ROUNDS, scores},
    state::Bouillabaisse,
};
use crate::kernel::Outcome;

impl Bouillabaisse {
    /// Whether a round is over between two tricks: no cards are left, or none that could score (BO-5.1).
    pub(super) fn is_over(&self, round: &RoundInPlay) -> bool {
        let scoring = self.scoring();
        let skips = self.config.skip && !scoring.tricks;
        round.cards_in_hand().all(|card| skips && !scoring.counts(&self.costs, *card))
    }

    /// Scores the round and passes the deal on (BO-1.4).
    pub(super) fn end_round(&mut self, round: RoundInPlay) -> Event {
        let number = self.round();
        let skipped = round.cards_in_hand().next().is_some();
        let taken = round.players.map(|_, player| player.taken);
        let scores = scores(number, &taken, self.config.all_or_nothing);
        let event = Event::RoundOver { round: number, scores: scores.values().to_vec() };
        self.finished.push(FinishedRound { scores, skipped, tricks: round.tricks });
        self.phase =
            if number == ROUNDS { Phase::Over } else { self.before_deal(round.dealer.next(self.seats)) };
        event
    }

    /// Ranks the players: the fewest points win (BO-3.5).
    pub(in super::super) fn outcome(&self) -> Outcome {
        Outcome::ranked(self.totals().map(|_, points| Reverse(*points)).values())
    }

    /// Checks that each trick taken is counted, in rounds in which tricks score.
    pub(in super::super) fn check_tricks(&self, round: &RoundInPlay) -> Result<(), String> {
        let counted: usize =
            round.players.values().iter().map(|player| usize::from(player.taken.tricks)).sum();
        if self.scoring().tricks && counted != round.tricks.len() {
            return Err(format!("{counted} tricks counted, {} taken", round.tricks.len()));
        }
        Ok(())
    }
}
