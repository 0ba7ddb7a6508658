//! The end of a turn and of the match (BG-5).

use super::super::{
    ending::{DrawReason, End},
    event::Event,
    phase::Phase,
    repetition::{self, Chain, TurnKey},
    state::Barragoon,
};

impl Barragoon {
    /// Ends the turn if no placement is owed, and tests whether the match is over. The order is the rulebook's: pieces
    /// and moves, dead positions, repetition (BG-5).
    pub(in super::super) fn end_turn(&mut self) -> Option<Event> {
        if self.position.owed.is_some() {
            return None;
        }
        self.turn_start = self.position.clone();
        let key = TurnKey::new(self.last.as_ref()?);
        self.chain = self.chain.filter(|chain| chain.next(&self.history) == Some(key)).map(Chain::forced);
        self.history.push(key);

        let unbroken =
            || self.chain.filter(|chain| chain.unbroken()).map(|_| End::Draw(DrawReason::Unbroken));
        if let Some(end) = self.position.end(self.express).or_else(unbroken) {
            self.phase = Phase::Over(end);
            return Some(Event::Ended(end));
        }
        // While a refused sequence continues by force, no new draw is offered.
        if self.chain.is_none() && repetition::thrice(&self.history).is_some() {
            self.phase = Phase::MayOfferDraw { by: self.position.side.other() };
        }
        None
    }
}
