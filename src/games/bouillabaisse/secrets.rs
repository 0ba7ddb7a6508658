//! The same match with other secrets: for tests of what may be known.

use super::{cards::Card, phase::Phase, state::Bouillabaisse};
use crate::kernel::PerSeat;

impl Bouillabaisse {
    /// The same match, had these hands been dealt.
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
