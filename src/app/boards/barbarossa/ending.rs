//! The end: all words beside their objects, with every letter, answer and decision (BB-6.4).

use super::{desk::Desk, objects, words};
use crate::{
    app::{
        components::mark,
        dom::{El, View, el},
        i18n::{Locale, barbarossa as key, common},
        lexicon::{fill, titled},
    },
    games::barbarossa::{Event, ObjectView, Riddle},
    kernel::{MAX_SEATS, Seat},
};
use leptos::prelude::*;

pub(super) fn revealed(desk: Desk, locale: Locale) -> View {
    let view = desk.table.view.get_untracked();
    let all: View = view.objects().map(|shown| one(desk, locale, shown)).collect();
    View::from([el("h2.bb-title").text(locale.word(key::over_title)), el("ul.bb-gallery").child(all)])
}

/// An object, its word, and what was said about it.
fn one(desk: Desk, locale: Locale, shown: &ObjectView) -> El {
    let view = desk.table.view.get_untracked();
    let (names, players) = (desk.table.names(), desk.table.players);
    let riddle = shown.riddle;
    let mut lines: Vec<String> = Vec::new();
    for event in &view.story {
        lines.extend(words::about(locale, names, &view, event, riddle));
    }
    for (seat, player) in Seat::all(MAX_SEATS).zip(players) {
        let noted = view.note(seat, riddle);
        if !noted.is_empty() {
            let quoted = fill(locale.word(common::quoted), &[("text", noted)]);
            lines.push(titled(locale, &player.name, &quoted));
        }
    }
    let solved: View = shown.solved.iter().filter_map(|seat| players.get(seat.index())).map(mark).collect();
    let told = (!lines.is_empty()).then(|| {
        let said: View = lines.into_iter().map(|line| el("li").text(line)).collect();
        el("details").child(el("summary").text(locale.word(key::over_answers))).child(el("ul").child(said))
    });
    let word = view.word(riddle).unwrap_or_default().to_owned();
    let look = move || desk.looking.set(Some(riddle));
    el("li.bb-shown")
        .child(
            el("button.bb-thumb")
                .label(objects::name(desk, locale, riddle))
                .on_click(look)
                .child(objects::figure(desk, shown)),
        )
        .child(
            el("div.bb-shown-words")
                .child(el("strong.bb-word").text(word))
                .child(el("small").text(objects::labelled(desk, locale, shown)))
                .child(el("span.bb-solvers").label(key::solvers).child(solved))
                .child(told),
        )
}

/// Whether an event is about this object.
pub(super) fn is_about(event: &Event, of: Riddle) -> bool {
    match event {
        Event::AskedLetter { riddle, .. }
        | Event::Letter { riddle, .. }
        | Event::Answered { riddle, .. }
        | Event::Wrote { riddle, .. }
        | Event::Judged { riddle, .. }
        | Event::Guessed { riddle, .. }
        | Event::Arrow { riddle, .. } => *riddle == of,
        _ => false,
    }
}
