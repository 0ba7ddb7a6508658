//! Making objects (BB-2). [`Object::check`] has the rules for an object.

use crate::games::barbarossa::{
    object::{Object, PlacedObject},
    phase::Phase,
    refusal::Refusal,
    riddle::Riddle,
    state::Barbarossa,
};
use crate::kernel::Seat;

impl Barbarossa {
    /// Adds an object (BB-2.1). The state keeps no trace of the order in which the players make theirs.
    pub(super) fn make(&mut self, by: Seat, object: &Object) {
        self.players[by].objects.push(PlacedObject { object: object.clone(), solved: Vec::new() });
        if self.makers().is_empty() {
            self.phase = Phase::Starting;
        }
    }

    /// Checks that this is an object of another player.
    pub(super) fn check_other(&self, by: Seat, riddle: Riddle) -> Result<(), Refusal> {
        if self.object(riddle).is_none() {
            Err(Refusal::NoObject)
        } else if riddle.owner == by {
            Err(Refusal::Own)
        } else {
            Ok(())
        }
    }
}
