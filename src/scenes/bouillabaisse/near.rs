//! The seat at the near edge of the ring.

use crate::{
    games::bouillabaisse::View,
    kernel::{Seat, Seats},
};

/// Returns the person who holds the device or gets it next. `people` are the seats without a bot.
pub fn near(view: &View, people: Seats) -> Seat {
    let first = view.own().or(view.turn).unwrap_or(Seat::FIRST);
    let round = (0..view.seats).map(|step| first.after(step, view.seats));
    let mut holders = round.filter(|seat| people.contains(*seat));
    holders.next().unwrap_or(first)
}
