//! Hints: who may ask for one now, and the entry that notes it.

use crate::kernel::{Game, Seat};

use super::{
    log::Entry,
    matches::{Match, Played},
};

impl<G: Game> Match<G> {
    /// Whether this seat may ask now what it could do: a person who is to act, where a bot can tell and the table has not
    /// agreed otherwise.
    pub fn can_ask(&self, seat: Seat) -> bool {
        let acts = self.pending().seats().contains(seat) && self.people().contains(seat);
        G::BOTS && acts && self.header().may_ask(seat)
    }

    /// Notes that this seat has asked what it could do.
    ///
    /// # Errors
    /// Where it may not.
    pub fn ask(&mut self, seat: Seat) -> Played<G> {
        self.enter(Entry::Hint(seat))
    }
}
