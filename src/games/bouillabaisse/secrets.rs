//! Replaces the secrets of a match, for tests of what viewers may know.

use super::{cards::Card, phase::Phase, state::Bouillabaisse};
use crate::kernel::PerSeat;

impl Bouillabaisse {
    /// Returns the match as if these hands had been dealt.
    #[must_use]
    pub fn with_hands(&self, hands: PerSeat<Vec<Card>>) -> Self {
        let mut game = self.clone();
        if let Phase::Play(round) = &mut game.phase {
            for (player, hand) in round.players.values_mut().iter_mut().zip(Vec::from(hands)) {
                player.hand = hand;
            }
        }
        game
    }
}
