//! The falling curtain of a match.

use leptos::prelude::*;

use crate::{
    app::{
        components::{Curtain, log::LogLine},
        log_item::LogKind,
        session::use_controls,
    },
    scenes::curtain::news,
    table::handover::Screen,
};

/// Hides the table between two players of a game with secrets.
#[component]
pub(super) fn FallingCurtain() -> impl IntoView {
    let controls = use_controls();
    let behind = Memo::new(move |_| match controls.handover.read().screen() {
        Screen::Curtain(seat) | Screen::Confirm(seat) if controls.is_covered() => {
            let status = controls.status.read();
            // Bots need no device, and their steps must not move the curtain's buttons.
            Some((seat, status.pending & status.people))
        }
        _ => None,
    });
    let asked = Memo::new(move |_| matches!(controls.handover.read().screen(), Screen::Confirm(_)));
    // Number of steps when a player last had the device.
    let since = RwSignal::new(usize::MAX);
    Effect::new(move |_| {
        let status = controls.status.read();
        let has_device = match controls.handover.read().screen() {
            Screen::Open(_) => true,
            Screen::Public => !(status.pending & status.people).is_empty(),
            Screen::Curtain(_) | Screen::Confirm(_) => false,
        };
        if has_device && !controls.is_watched() {
            since.set(status.total);
        }
    });
    // A memo, since it searches the whole log.
    let news = Memo::new(move |_| {
        let log = controls.log.read();
        let is_told = |line: &&LogLine| line.kind != LogKind::Quiet && line.change.is_none();
        let lines: Vec<&LogLine> = log.iter().filter(is_told).collect();
        let numbers: Vec<usize> = lines.iter().map(|line| line.number).collect();
        lines[news(&numbers, since.get())].iter().copied().cloned().collect::<Vec<_>>()
    });
    move || {
        let (seat, pending) = behind.get()?;
        let player = controls.player(seat)?;
        let visited = controls.handover.read_untracked().is_visited();
        let others = pending.iter().filter(|other| *other != seat && !visited);
        let others: Vec<_> = others.filter_map(|seat| Some((seat, controls.player(seat)?))).collect();
        let mate = controls.status.read_untracked().mates.get(seat.index()).copied().flatten();
        let mate = mate.and_then(|mate| controls.player(mate));
        Some(view! { <Curtain seat player mate others news asked handover=controls.handover /> })
    }
}
