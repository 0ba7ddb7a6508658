//! Objects in the making (BB-2). What an object may be, [`Object::check`] says.

use crate::games::barbarossa::{
    object::{Object, PlacedObject},
    phase::Phase,
    refusal::Refusal,
    riddle::Riddle,
    state::Barbarossa,
};
use crate::kernel::Seat;

impl Barbarossa {
    /// BB-2.1. Nothing is kept of the order in which all make theirs.
    pub(super) fn make(&mut self, by: Seat, object: &Object) {
        self.players[by].objects.push(PlacedObject { object: object.clone(), solved: Vec::new() });
        if self.makers().is_empty() {
            self.phase = Phase::Starting;
        }
    }

    /// Whether this is an object of somebody else.
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
