//! Announcements for screen readers: when a match opens, and when a player opens their view.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        components::page::tell_arrival,
        contexts::{announcer::use_announcer, use_i18n},
        games,
        i18n::{common, sentences},
        session::Controls,
    },
    kernel::Seat,
    table::handover::Screen,
};

/// Announces the seats and the player to move once, and the viewer's private summary at each opened view. `turn`: the
/// page's sentence about the turn; tracked.
pub(super) fn tell(controls: Controls, turn: impl Fn() -> String + 'static) {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    tell_arrival(move || {
        let seats = Seat::all(controls.seats()).filter_map(|seat| seated(controls, i18n, seat));
        let arrival = i18n.say(common::SaidArrival {
            game: games::find(controls.slug).map(|game| i18n.say(game.title)).unwrap_or_default(),
            seats: i18n.language().clauses(seats),
            turn: turn(),
        });
        // A single person has their view open already.
        let open = matches!(controls.handover.read().screen(), Screen::Open(_));
        let status = controls.status.read();
        sentences([arrival.as_str(), if open { status.private_summary.as_str() } else { "" }])
    });
    let screen = Memo::new(move |_| controls.handover.read().screen());
    Effect::new(move |before: Option<Screen>| {
        let now = screen.get();
        let lifted = matches!(before, Some(Screen::Curtain(_) | Screen::Confirm(_)));
        if lifted && matches!(now, Screen::Open(_)) {
            announcer.say(controls.status.read_untracked().private_summary.clone());
        }
        now
    });
}

/// "Anna: White", "Rascasse, a bot"; tracked.
fn seated(controls: Controls, i18n: I18n, seat: Seat) -> Option<String> {
    let status = controls.status.read();
    let name = controls.player(seat)?.called();
    let name = if status.bot(seat).is_some() { i18n.say(common::SaidBot { name }) } else { name };
    Some(match status.roles.get(seat.index()).cloned().flatten() {
        Some(text) => i18n.say(common::Titled { name, text }),
        None => name,
    })
}
