//! All events of a match, for counting after its end.

use crate::kernel::Game;

use super::matches::Match;

impl<G: Game> Match<G> {
    /// Returns the events of the steps in force, in order, including private ones. It folds the steps again, since logs
    /// contain no events.
    pub fn events(&self) -> Vec<G::Event> {
        let mut game = self.at(0);
        let notices = self.steps().iter().flat_map(|step| game.apply(step));
        notices.map(|notice| notice.event).collect()
    }
}
