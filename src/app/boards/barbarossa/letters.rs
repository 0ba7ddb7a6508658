//! Letters: which one is asked for, and the one that was shown (BB-3.5).

use super::{curses, desk::Desk, notes, objects, panel, words};
use crate::{
    app::{
        components::{button as plain, icon},
        dom::{El, View, el, switch, when, yes_no},
        i18n::{Locale, barbarossa as key},
        lexicon::{fill, titled},
        state::State,
    },
    games::barbarossa::{Action, LetterIndex, Note},
    kernel::Seat,
    scenes::barbarossa::shown_letter,
};
use leptos::prelude::*;

/// The object is picked on the board, the place here. `curse`: whose curse pays for it.
pub(super) fn asking(desk: Desk, locale: Locale, seat: Seat, curse: Option<Seat>) -> View {
    let text = titled(locale, desk.table.name(seat), locale.word(key::letter_ask));
    let which = switch(
        move || (desk.picked.get(), desk.place.get(), desk.i18n.get_locale()),
        move |(picked, place, locale)| {
            let (riddle, place) = (picked?, place?);
            let warning = series_warning(desk, locale, seat, riddle);
            let gaps =
                [("which", &*words::place(locale, place)), ("object", &*objects::name(desk, locale, riddle))];
            let label = fill(locale.word(key::do_letter), &gaps);
            let ask = move || match curse {
                Some(by) => desk.play_as(by, Action::CurseLetter(riddle, place)),
                None => desk.play(Action::Letter(riddle, place)),
            };
            let button = panel::main_button(icon::CHECK, label, "letter", ask);
            Some(View::from([
                objects::which(desk, locale, riddle).into(),
                View::from(warning),
                places(desk, locale).into(),
                el("div.bb-buttons").child(button).into(),
            ]))
        },
    );
    let none = move || desk.picked.get().is_none();
    // Nobody has to (BB-3.5).
    let ways = curse.is_none().then(|| {
        let decline = plain(locale.word(key::letter_no), move || desk.play(Action::Decline)).act("decline");
        el("div.bb-buttons").child([curses::button(desk), decline.class("quiet")])
    });
    View::from([
        panel::title(desk, seat, text).into(),
        when(none, move || el("p.bb-call").text(key::pick_letter)),
        which,
        View::from(ways),
    ])
}

/// What speaks against asking about it, without forbidding it (BB-3.11).
pub(super) fn series_warning(
    desk: Desk,
    locale: Locale,
    seat: Seat,
    riddle: crate::games::barbarossa::Riddle,
) -> Option<El> {
    use crate::games::barbarossa::Refusal;
    let view = desk.table.view.get_untracked();
    let line = match view.why_not(seat, riddle)? {
        Refusal::Solved => key::ask_solved,
        Refusal::Full => key::ask_full,
        _ => return None,
    };
    Some(el("p.bb-careful").text(locale.word(line)))
}

/// From the front and from the end, as far as letters can be asked for (BB-3.9).
fn places(desk: Desk, locale: Locale) -> El {
    let furthest = desk.table.view.get_untracked().config.furthest();
    let back = move || desk.place.get().is_some_and(LetterIndex::from_back);
    let number = move || desk.place.get().map_or(1, LetterIndex::number) as i8;
    let side = |from_back: bool, label: &'static str, act: &'static str| {
        el("button.bb-end")
            .act(act)
            .attr("aria-pressed", move || yes_no(back() == from_back))
            .on_click(move || desk.place.set(LetterIndex::new(if from_back { -number() } else { number() })))
            .text(label)
    };
    let nth = |n: i8| {
        el("button.bb-nth")
            .attr("data-nth", n.to_string())
            .attr("aria-pressed", move || yes_no(number() == n))
            .label(move || {
                words::place(
                    desk.i18n.get_locale(),
                    LetterIndex::new(if back() { -n } else { n }).unwrap_or(FIRST),
                )
            })
            .on_click(move || desk.place.set(LetterIndex::new(if back() { -n } else { n })))
            .text(n.to_string())
    };
    let sides = [
        side(false, locale.word(key::letter_front), "front"),
        side(true, locale.word(key::letter_back), "back-end"),
    ];
    el("div.bb-places")
        .attr("role", "group")
        .label(key::letter_which)
        .child(el("div.bb-sides").child(sides))
        .child(el("div.bb-nths").child((1..=furthest).map(nth).collect::<View>()))
}

/// Any place will do where none is picked: there always is one.
const FIRST: LetterIndex = match LetterIndex::new(1) {
    Some(place) => place,
    None => panic!("the first letter"),
};

/// The letter, large, for whoever asked alone; it is noted by itself, and more can be.
pub(super) fn looking(desk: Desk, locale: Locale, seat: Seat) -> View {
    let view = desk.table.view.get_untracked();
    let Some((riddle, place, letter)) = shown_letter(&view, seat) else { return View::from(None::<El>) };
    let which = [("which", &*words::place(locale, place)), ("object", &*objects::name(desk, locale, riddle))];
    let shown = match &letter {
        Some(letter) => el("p.bb-letter").text(letter.clone()),
        None => el("p.bb-no-letter").text(locale.word(key::letter_none)),
    };
    let text = State::new(view.note(seat, riddle).to_owned());
    let before = text.get_untracked();
    let seen = move || {
        let now = text.get_untracked();
        if now != before {
            desk.play(Action::Note(vec![Note { on: riddle, text: now }]));
        }
        desk.play(Action::Seen);
    };
    View::from([
        el("p.bb-which").text(fill(locale.word(key::letter_of), &which)),
        shown,
        el("p.hint").text(locale.word(key::letter_secret)),
        notes::field(locale, text),
        el("div.bb-buttons").child(panel::main_button(
            icon::CHECK,
            locale.word(key::letter_seen).to_owned(),
            "seen",
            seen,
        )),
    ])
}
