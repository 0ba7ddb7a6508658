//! Rolls of the die: for the first turn, for a move, for a curse (BB-3.1, BB-3.2, BB-5.5).

use rand::{Rng, RngExt};

use crate::games::barbarossa::{
    action::Chance,
    dice::{PIPS, highest},
    phase::{Awaited, Fare, Phase},
    state::Barbarossa,
};
use crate::kernel::{Seats, unchecked};

impl Barbarossa {
    /// Returns the players who roll against each other now (BB-3.1, BB-5.5).
    fn rivals(&self) -> Option<Seats> {
        match self.phase {
            Phase::Starting => Some(self.all_seats()),
            Phase::Waiting { awaited: Awaited::Contest(wishes), .. } => Some(wishes),
            _ => None,
        }
    }

    pub(in crate::games::barbarossa) fn can_be_rolled(&self, chance: &Chance) -> bool {
        match (self.rivals(), chance) {
            (Some(rivals), Chance::Rolls(rolls)) => highest(rivals, rolls).is_some(),
            (None, Chance::Die(pips)) => (1..=PIPS).contains(pips),
            _ => false,
        }
    }

    /// Rolls the die. Players who tie roll again until one alone is highest.
    pub(in crate::games::barbarossa) fn roll(&self, rng: &mut impl Rng) -> Chance {
        let Some(rivals) = self.rivals() else { return Chance::Die(rng.random_range(1..=PIPS)) };
        let mut rolls = Vec::new();
        while highest(rivals, &rolls).is_none() {
            rolls.push(rng.random_range(1..=PIPS));
        }
        Chance::Rolls(rolls)
    }

    pub(in crate::games::barbarossa) fn decide_by_chance(&mut self, chance: &Chance) {
        let winner = match chance {
            Chance::Rolls(rolls) => self.rivals().and_then(|rivals| highest(rivals, rolls)),
            Chance::Die(_) => None,
        };
        match (self.phase.clone(), chance, winner) {
            (Phase::Starting, Chance::Rolls(rolls), Some(first)) => self.start_play(first, rolls),
            (
                Phase::Waiting { turn, awaited: Awaited::Contest(wishes) },
                Chance::Rolls(rolls),
                Some(winner),
            ) => self.grant(turn, winner, wishes, rolls),
            (Phase::Waiting { turn, awaited: Awaited::Die }, Chance::Die(pips), _) => {
                self.walk(turn.seat, *pips, Fare::Die);
            }
            _ => unchecked(),
        }
    }
}
