//! The list of seats, ordered by keyboard or by dragging.

use leptos::{html::Ol, prelude::*};
use web_sys::PointerEvent;

use super::{seat_row::SeatRow, seating::use_seating};
use crate::{app::platform::drag::below, table::player::Player};

/// All players in the order of their seats.
#[component]
pub fn SeatList(
    /// Opens the choice of a player for this seat.
    #[prop(into)]
    on_edit: Callback<usize>,
) -> impl IntoView {
    let seating = use_seating();
    let dragged = RwSignal::new(None::<usize>);
    // Id of the dragging pointer; a palm or a second finger is ignored.
    let by = StoredValue::new(None::<i32>);
    let list = NodeRef::<Ol>::new();
    let grab = move |(event, index): (PointerEvent, usize)| {
        dragged.set(Some(index));
        by.set_value(Some(event.pointer_id()));
        if let Some(list) = list.get_untracked() {
            // The list captures the pointer, since the rows change places under the finger. Fails only if the finger is
            // already up.
            let _ = list.set_pointer_capture(event.pointer_id());
        }
    };
    let drag = move |event: PointerEvent| {
        if by.get_value() != Some(event.pointer_id()) {
            return;
        }
        let to = seat_under(&event).filter(|to| dragged.get_untracked() != Some(*to));
        if let (Some(from), Some(to)) = (dragged.get_untracked(), to) {
            seating.move_to(from, to);
            dragged.set(Some(to));
        }
    };
    let drop = move |event: PointerEvent| {
        if by.get_value() == Some(event.pointer_id()) {
            dragged.set(None);
            by.set_value(None);
        }
    };
    let seats = move || seating.players.get().into_iter().enumerate().collect::<Vec<_>>();
    let row = move |(index, player): (usize, Player)| {
        view! { <SeatRow index player dragged on_grab=grab on_edit=move || on_edit.run(index) /> }
    };
    view! {
        <ol class="seat-list stack" node_ref=list on:pointermove=drag on:pointerup=drop on:pointercancel=drop>
            <For each=seats key=Clone::clone children=row />
        </ol>
    }
}

/// The seat under the finger.
fn seat_under(event: &PointerEvent) -> Option<usize> {
    below(event, "[data-seat]")?.get_attribute("data-seat")?.parse().ok()
}
