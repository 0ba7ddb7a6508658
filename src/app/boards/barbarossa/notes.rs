//! Private notes: letters that were shown, guesses that were made, and whatever one writes down.

use super::{desk::Desk, objects, panel, words};
use crate::{
    app::{
        components::{icon, text_field},
        dom::{El, View, el},
        i18n::{Locale, barbarossa as key},
        lexicon::fill,
        state::State,
    },
    games::barbarossa::{
        Action, Riddle, Verdict,
        note::{MAX_NOTE, Note},
    },
    kernel::Seat,
    scenes::barbarossa::{guesses, letters},
};
use leptos::prelude::*;

/// All that a player knows and thinks, object by object.
pub(super) fn visit(desk: Desk, locale: Locale, seat: Seat) -> View {
    let view = desk.table.view.get_untracked();
    let mut fields: Vec<(Riddle, State<String>)> = Vec::new();
    let mut parts: Vec<El> = Vec::new();
    for shown in view.objects().filter(|shown| shown.riddle.owner != seat) {
        let text = State::new(view.note(seat, shown.riddle).to_owned());
        fields.push((shown.riddle, text));
        parts.push(
            el("li.bb-jot").child(el("div.bb-thumb").child(objects::figure(desk, shown))).child(
                el("div.bb-note-words")
                    .child(el("strong").text(objects::name(desk, locale, shown.riddle)))
                    .child(knowledge(desk, locale, seat, shown.riddle))
                    .child(field(locale, text)),
            ),
        );
    }
    let own = view.objects().filter(|shown| shown.riddle.owner == seat);
    let own: View = own
        .map(|shown| {
            let gaps = [
                ("n", &*(shown.riddle.number + 1).to_string()),
                ("word", view.word(shown.riddle).unwrap_or_default()),
            ];
            el("li").text(fill(locale.word(key::own_word), &gaps))
        })
        .collect();
    let done = move || {
        let view = desk.table.view.get_untracked();
        let changed = |(riddle, text): &(Riddle, State<String>)| {
            let now = text.get_untracked();
            (now != view.note(seat, *riddle)).then_some(Note { on: *riddle, text: now })
        };
        let changed: Vec<Note> = fields.iter().filter_map(changed).collect();
        if !changed.is_empty() {
            desk.play_as(seat, Action::Note(changed));
        }
        desk.table.leave();
    };
    View::from([
        panel::title(desk, seat, locale.word(key::notes_mine).to_owned()),
        el("p.hint").text(locale.word(key::notes_line)),
        el("ul.bb-own").child(own),
        el("ul.bb-notes").child(parts),
        el("div.bb-buttons").child(panel::main_button(
            icon::CHECK,
            locale.word(key::notes_done).to_owned(),
            "notes-done",
            done,
        )),
    ])
}

/// The letters that one was shown of an object, and one's guesses.
pub(super) fn knowledge(desk: Desk, locale: Locale, seat: Seat, riddle: Riddle) -> View {
    let view = desk.table.view.get_untracked();
    let known = letters(&view, seat, riddle);
    let chip = |(place, letter): &(_, Option<String>)| {
        let which = el("small").text(words::place(locale, *place));
        let shown = letter.clone().unwrap_or_else(|| "–".to_owned());
        el("li").child(which).child(el("b").text(shown))
    };
    let chips = (!known.is_empty())
        .then(|| el("ul.bb-known").label(key::letters_known).child(known.iter().map(chip).collect::<View>()));
    let tried: Vec<String> = guesses(&view, riddle)
        .into_iter()
        .filter(|guess| guess.by == seat && guess.verdict != Some(Verdict::Right))
        .map(|guess| guess.text)
        .collect();
    let tried = (!tried.is_empty())
        .then(|| el("p.bb-tried").text(fill(locale.word(key::tried), &[("guesses", &tried.join(", "))])));
    View::from([View::from(chips), View::from(tried)])
}

/// Where one writes.
pub(super) fn field(locale: Locale, text: State<String>) -> El {
    text_field("note", locale.word(key::note_label), None, MAX_NOTE as u32, text, || {})
}
