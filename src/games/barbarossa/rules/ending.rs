//! End of a match (BB-6).

use crate::games::barbarossa::{
    event::Event,
    phase::{End, Phase},
    score::penalty,
    state::Barbarossa,
};
use crate::kernel::Seat;

impl Barbarossa {
    /// Ends the match. `last`: the player whose turn it is.
    pub(super) fn end(&mut self, last: Seat, end: End) {
        // BB-6.2, BB-6.3
        if end == End::LastArrow || self.config.penalties {
            self.take_penalties();
        }
        self.phase = Phase::Over { end, last };
        self.story.tell(Event::Ended(end));
    }

    /// Moves the hats of owners back for each of their objects that holds fewer than two arrows (BB-6.2).
    fn take_penalties(&mut self) {
        for seat in self.all_seats() {
            let player = &mut self.players[seat];
            let spaces: i16 = player.objects.iter().map(|placed| penalty(placed.solved.len())).sum();
            player.hat -= spaces;
            if spaces > 0 {
                self.story.tell(Event::Penalty { seat, spaces });
            }
        }
    }
}
