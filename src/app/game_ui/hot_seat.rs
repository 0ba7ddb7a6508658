//! One device passed from player to player.

use crate::{
    kernel::{Game, Seat, Seats, StepOf},
    table::handover::Turn,
};

/// A game that is played hot seat.
pub trait HotSeat: Game {
    /// How these seats, which are to act, come to the device.
    fn turn(_view: &Self::View, seats: Seats) -> Turn {
        seats.into()
    }

    /// Whether the latest step finished a turn: only then does a clock give its increment.
    fn turn_over(_view: &Self::View) -> bool {
        true
    }

    /// The partner who may look along with this seat and know all it knows.
    fn mate(_view: &Self::View, _seat: Seat) -> Option<Seat> {
        None
    }

    /// The seat that makes something on the screen that is not in the match yet; taking a step back must not lose it.
    fn maker(_view: &Self::View) -> Option<Seat> {
        None
    }

    /// The draft that a step becomes when it is taken back. `own`: the maker's view before the step; `kept`: the
    /// stored draft.
    fn draft(_own: &Self::View, _step: &StepOf<Self>, _kept: Option<&str>) -> Option<String> {
        None
    }
}
