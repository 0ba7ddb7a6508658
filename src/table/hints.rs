//! Hints: which seats may ask now, and the log entry for them.

use crate::kernel::{Game, Seat};

use super::{
    log::Entry,
    matches::{Match, PlayResult},
};

impl<G: Game> Match<G> {
    /// Whether this seat may ask for a hint: it is a person's turn, bots play the game, and the table allows it.
    pub fn can_ask(&self, seat: Seat) -> bool {
        let acts = self.pending().seats().contains(seat) && self.people().contains(seat);
        G::BOTS && acts && self.header().may_ask(seat)
    }

    /// Logs that this seat asked for a hint.
    ///
    /// # Errors
    /// If this seat may not ask now.
    pub fn ask(&mut self, seat: Seat) -> PlayResult<G> {
        self.enter(Entry::Hint(seat))
    }
}
