//! Who is a person and who a bot: picked seat by seat, and then asked of the whole table.

use leptos::prelude::untrack;
use leptos::prelude::*;

use super::frame::Panels;
use crate::{
    app::{
        components::{button, confirm, dialog, select},
        contexts::app,
        dom::{El, View, el},
        lexicon::{fill, level_name, say, w},
        session::{Frame, Handed},
        state::State,
    },
    kernel::{Seat, bot::Level},
    table::player::Player,
};

/// The window in which it is picked, and the question.
pub(super) fn handing(frame: Frame, panels: Panels) -> View {
    let i18n = app().i18n;
    let wish: State<Vec<Option<Level>>> = State::new(Vec::new());
    let changes = move || -> Vec<Handed> {
        let (wish, facts) = (wish.get(), frame.facts());
        let seats = Seat::all(wish.len() as u8).zip(wish).map(|(seat, to)| Handed { seat, to });
        seats.filter(|change| facts.bot(change.seat) != change.to).collect()
    };
    let ask = move || {
        panels.seats.set(false);
        // The whole table is to look at the question.
        frame.hide();
        panels.handing.set(true);
    };
    let pick = move || {
        wish.set(frame.facts_untracked().bots.clone());
        let players = frame.sheet().players.clone();
        let seats: View = Seat::all(players.len() as u8).zip(players).map(|seat| row(wish, seat)).collect();
        let ask =
            button(w!(hand_ask), ask).act("hand-ask").class("primary").disabled(move || changes().is_empty());
        View::from([
            el("p").text(w!(hand_over_text)),
            el("ul.hand-list").child(seats),
            el("div.row.end").child(ask),
        ])
    };
    let question = move || [&frame.handed(&changes()), " ", say!(i18n, hand_text)].concat();
    let agreed = move || frame.hand_on(&untrack(changes));
    View::from([
        panels.turned(dialog("hand-over", panels.seats, w!(hand_over), pick)),
        panels.turned(confirm(panels.handing, w!(consent_title), question, w!(consent_yes), agreed)),
    ])
}

/// One seat, and who may play it.
fn row(wish: State<Vec<Option<Level>>>, (seat, player): (Seat, Player)) -> El {
    let i18n = app().i18n;
    let who = move || {
        let levels =
            Level::ALL.map(|level| fill(say!(i18n, bot_level), &[("level", level_name(i18n, level))]));
        [say!(i18n, person).to_owned()].into_iter().chain(levels).collect()
    };
    let now = move || wish.get().get(seat.index()).copied().flatten().map_or(0, |level| level as usize + 1);
    let hand = move |to: usize| {
        let to = to.checked_sub(1).and_then(|level| Level::ALL.get(level).copied());
        wish.update(|wish| wish[seat.index()] = to);
    };
    el("li").child(select("hand-seat", player.name, None, who, now, hand))
}
