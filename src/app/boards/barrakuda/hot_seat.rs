//! Barrakuda on one device.

use crate::{
    app::game_ui::HotSeat,
    games::barrakuda::{Barrakuda, Prompt, View},
    kernel::{Seat, Seats},
    scenes::barrakuda::{looks_along, order},
    table::handover::Turn,
};

impl HotSeat for Barrakuda {
    /// Cards are chosen, and drawn ones looked at, behind the curtain; all else is decided at the table.
    fn turn(view: &View, seats: Seats) -> Turn {
        let next = order(view).into_iter().find(|seat| seats.contains(*seat));
        let open = !matches!(view.prompt, Prompt::Choosing | Prompt::Putting { .. });
        Turn { next, open, ..seats.into() }
    }

    fn mate(view: &View, seat: Seat) -> Option<Seat> {
        looks_along(view, seat)
    }
}
