//! A player's private notes: shown letters, their own guesses, and free text.

use leptos::prelude::*;

use super::{controller::use_controller, controls::Title, objects::Figure, words};
use crate::{
    app::{
        components::{Button, Primary, TextField, icon},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::{
        Action, LetterIndex, ObjectView, Riddle, Verdict,
        note::{MAX_NOTE, Note},
    },
    kernel::Seat,
    scenes::barbarossa::{answers, guesses, letters, pattern, questions},
};

/// A player's notes, object by object.
#[component]
pub(super) fn Notes(seat: Seat) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let view = session.view.get_untracked();
    let others = view.objects().filter(|shown| shown.riddle.owner != seat);
    let notes: Vec<(ObjectView, RwSignal<String>)> = others
        .map(|shown| (shown.clone(), RwSignal::new(view.note(seat, shown.riddle).to_owned())))
        .collect();
    let fields: Vec<(Riddle, RwSignal<String>)> =
        notes.iter().map(|(shown, text)| (shown.riddle, *text)).collect();
    let own = view.objects().filter(|shown| shown.riddle.owner == seat).map(|shown| {
        let (number, word) =
            (shown.riddle.number + 1, view.word(shown.riddle).unwrap_or_default().to_owned());
        let line = move || i18n.say(key::OwnWord { n: number, word: &*word });
        view! { <li>{line}</li> }
    });
    let done = move || {
        let view = session.view.get_untracked();
        let changed = |(riddle, text): &(Riddle, RwSignal<String>)| {
            let now = text.get_untracked();
            (now != view.note(seat, *riddle)).then_some(Note { on: *riddle, text: now })
        };
        let changed: Vec<Note> = fields.iter().filter_map(changed).collect();
        if !changed.is_empty() {
            controller.play_as(seat, Action::Note(changed));
        }
        session.leave();
    };
    view! {
        <Title seat text=t!(i18n, key::notes_mine) />
        <p class="help-text">{t!(i18n, key::notes_line)}</p>
        <ul class="bb-own">{own.collect_view()}</ul>
        <ul class="bb-notes">
            {notes.into_iter().map(|(shown, text)| view! { <ObjectNote seat shown text /> }).collect_view()}
        </ul>
        <div class="bb-buttons">
            <Button
                label=t!(i18n, key::notes_done)
                on_press=done
                icon=icon::CHECK
                act="notes-done"
                appearance=Primary
            />
        </div>
    }
}

/// A player's notes about one object.
#[component]
fn ObjectNote(seat: Seat, shown: ObjectView, text: RwSignal<String>) -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let riddle = shown.riddle;
    view! {
        <li class="bb-jot">
            <div class="bb-thumb">
                <Figure riddle form=shown.form />
            </div>
            <div class="bb-note-words">
                <strong>{move || words::object(&i18n.language(), &session.names(), riddle)}</strong>
                <Knowledge seat riddle />
                <NoteField text />
            </div>
        </li>
    }
}

/// The letters of an object shown to a player, and the player's guesses.
#[component]
pub(super) fn Knowledge(seat: Seat, riddle: Riddle) -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let view = session.view.get_untracked();
    let known = letters(&view, seat, riddle);
    // Sighted players see the pattern; screen readers get the letters one by one.
    let word = pattern(&known).map(|signs| {
        view! {
            <p class="bb-pattern" aria-hidden="true">
                {signs}
            </p>
        }
    });
    let said = answers(&view, riddle);
    let said = (!said.is_empty()).then(|| {
        let line = move || words::said_so_far(&i18n.language(), &said);
        view! { <p class="bb-tried">{line}</p> }
    });
    let asked: Vec<String> = questions(&view, riddle)
        .into_iter()
        .map(|(question, said)| {
            i18n.language_untracked().say(key::AskedSaid {
                question: &*question,
                answer: words::answer(&i18n.language_untracked(), said),
            })
        })
        .collect();
    let asked = (!asked.is_empty()).then(|| {
        let lines = asked.into_iter().map(|line| view! { <li>{line}</li> });
        view! { <ul>{lines.collect_view()}</ul> }
    });
    let chip = |(place, letter): (LetterIndex, Option<String>)| {
        view! {
            <li>
                <small>{move || words::place(&i18n.language(), place)}</small>
                <b>{letter.unwrap_or_else(|| "–".to_owned())}</b>
            </li>
        }
    };
    let chips = (!known.is_empty()).then(|| {
        view! {
            <ul class="bb-known" aria-label=t!(i18n, key::letters_known)>
                {known.into_iter().map(chip).collect_view()}
            </ul>
        }
    });
    let tried: Vec<String> = guesses(&view, riddle)
        .into_iter()
        .filter(|guess| guess.by == seat && guess.verdict != Some(Verdict::Right))
        .map(|guess| guess.text)
        .collect();
    let tried = (!tried.is_empty()).then(|| {
        let guesses = move || i18n.language().commas(tried.iter().map(String::as_str));
        let line = move || i18n.say(key::Tried { guesses: guesses() });
        view! { <p class="bb-tried">{line}</p> }
    });
    view! {
        {word}
        {chips}
        {said}
        {asked}
        {tried}
    }
}

/// The text field of a note.
#[component]
pub(super) fn NoteField(text: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    view! { <TextField act="note" label=t!(i18n, key::note_label) longest=MAX_NOTE as u32 value=text /> }
}
