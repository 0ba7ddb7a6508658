//! Barracuda on one device.

use crate::{
    app::game_ui::HotSeat,
    games::barracuda::{Barracuda, Prompt, View},
    kernel::Seats,
    table::handover::PendingSeats,
};

impl HotSeat for Barracuda {
    /// Before a round the whole table is asked: no clock runs, and no private view is open.
    fn turn(view: &View, seats: Seats) -> PendingSeats {
        let after = match view.prompt {
            Prompt::Between => return Seats::NONE.into(),
            // In the first round nothing is paid, so no choice depends on a secret (BC-2.2).
            Prompt::Acting(_) if view.round == 1 => return PendingSeats { open: true, ..seats.into() },
            Prompt::Staking { caller, .. } => caller,
            Prompt::Bidding { by, .. } => by.next(view.seats),
            _ => return seats.into(),
        };
        let round = std::iter::successors(Some(after), |seat| Some(seat.next(view.seats)));
        let next = round.take(usize::from(view.seats)).find(|seat| seats.contains(*seat));
        PendingSeats { next, ..seats.into() }
    }
}
