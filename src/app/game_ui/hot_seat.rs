//! One device passed from player to player.

use crate::{
    kernel::{Game, Seat, Seats, StepOf},
    table::handover::PendingSeats,
};

/// A game that is played hot seat.
pub trait HotSeat: Game {
    /// The turn of these acting seats: the order in which they get the device.
    fn turn(_view: &Self::View, seats: Seats) -> PendingSeats {
        seats.into()
    }

    /// Whether the latest step finished a turn; a clock gives its increment only then.
    fn turn_over(_view: &Self::View) -> bool {
        true
    }

    /// The teammate who may look along with this seat and see all its secrets.
    fn mate(_view: &Self::View, _seat: Seat) -> Option<Seat> {
        None
    }

    /// The seat that makes an object on the screen that is not in the match yet; an undo must not lose it.
    fn maker(_view: &Self::View) -> Option<Seat> {
        None
    }

    /// The draft that a step becomes when it is taken back. `own`: the maker's view before the step; `kept`: the
    /// stored draft.
    fn draft(_own: &Self::View, _step: &StepOf<Self>, _kept: Option<&str>) -> Option<String> {
        None
    }
}
