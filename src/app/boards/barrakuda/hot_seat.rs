//! Barrakuda on one device.

use crate::{
    app::game_ui::HotSeat,
    games::barrakuda::{Barrakuda, Prompt, View},
    kernel::{Seat, Seats},
    scenes::barrakuda::{looks_along, order},
    table::handover::PendingSeats,
};

impl HotSeat for Barrakuda {
    /// Choosing a card and looking at drawn cards happen behind the curtain; everything else happens in the open.
    fn turn(view: &View, seats: Seats) -> PendingSeats {
        let next = order(view).into_iter().find(|seat| seats.contains(*seat));
        let open = !matches!(view.prompt, Prompt::Choosing | Prompt::Putting { .. });
        PendingSeats { next, open, ..seats.into() }
    }

    fn mate(view: &View, seat: Seat) -> Option<Seat> {
        looks_along(view, seat)
    }
}
