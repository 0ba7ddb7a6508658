//! The curtain, as it comes down over a match.

use leptos::prelude::*;

use crate::{
    app::{components::Curtain, session::use_controls},
    table::handover::Screen,
};

/// Hides the table between two players of a game with secrets.
#[component]
pub(super) fn FallingCurtain() -> impl IntoView {
    let controls = use_controls();
    let behind = Memo::new(move |_| match controls.handover.read().screen() {
        Screen::Curtain(seat) | Screen::Confirm(seat) if controls.is_covered() => {
            let status = controls.status.read();
            // Bots take no device, and their steps must not move the buttons.
            Some((seat, status.pending & status.people))
        }
        _ => None,
    });
    let asked = Memo::new(move |_| matches!(controls.handover.read().screen(), Screen::Confirm(_)));
    move || {
        let (seat, pending) = behind.get()?;
        let player = controls.player(seat)?;
        let visited = controls.handover.read_untracked().is_visited();
        let others = pending.iter().filter(|other| *other != seat && !visited);
        let others: Vec<_> = others.filter_map(|seat| Some((seat, controls.player(seat)?))).collect();
        let mate = controls.status.read_untracked().mates.get(seat.index()).copied().flatten();
        let mate = mate.and_then(|mate| controls.player(mate));
        Some(view! { <Curtain seat player mate others asked handover=controls.handover /> })
    }
}
