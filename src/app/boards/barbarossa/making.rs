//! Behind the curtain: an object is made, and its word is written down (BB-2.1).

use leptos::prelude::*;
use std::{sync::Arc, time::Duration};

use rand::RngExt;
use serde::{Deserialize, Serialize};

use super::{art, desk::Desk, panel, studio, words};
use crate::{
    app::{
        components::{button, icon, picture_button, text_field},
        contexts::app,
        dom::{El, View, el, every, switch, watch},
        i18n::{Locale, Word as Key, barbarossa as key},
        lexicon::fill,
        platform::{device, photo},
        state::{Derived, State},
    },
    games::barbarossa::{
        Action, Form, Medium, Object, Refusal, Word,
        object::{MAX_LABEL, MAX_PHOTO},
        word::MAX_WRITTEN,
    },
    kernel::Seat,
    table::json,
};

/// What somebody has in the making. It is kept on the device until it is handed in (BB-2.5).
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
struct Draft {
    /// Which of their objects it is.
    nth: usize,
    word: String,
    label: String,
    strokes: String,
    photo: String,
    /// Seconds in the studio (BB-2.4).
    spent: u32,
    /// The same for the objects before it: whoever takes one back has no more time for it than was left.
    past: Vec<u32>,
}

impl Draft {
    fn kept(text: Option<&str>) -> Option<Draft> {
        serde_json::from_str(text?).ok()
    }

    /// With nothing in it, for an object, where this was the last one in the making.
    fn after(before: Option<Draft>, nth: usize) -> Draft {
        let mut past = Vec::new();
        if let Some(before) = before {
            past = before.past;
            past.resize(before.nth.min(nth), 0);
            past.push(before.spent);
        }
        past.truncate(nth);
        Draft { nth, past, ..Draft::default() }
    }

    /// What has been made, however long it took; nothing where there is nothing to be lost.
    fn made(self) -> Option<String> {
        let none = [&self.word, &self.label, &self.strokes, &self.photo].into_iter().all(String::is_empty);
        (!none).then(|| json::to_text(&Draft { spent: 0, past: Vec::new(), ..self }))
    }
}

/// What an object was made from, to be made anew. `kept`: the draft that is there already, which knows how long it took.
pub(super) fn draft(nth: usize, object: &Object, kept: Option<&str>) -> String {
    let before = Draft::kept(kept).unwrap_or_default();
    let spent = if before.nth == nth { Some(before.spent) } else { before.past.get(nth).copied() };
    let (strokes, photo) = match &object.form {
        Form::Strokes(strokes) => (strokes.to_string(), String::new()),
        Form::Photo(photo) => (String::new(), photo.to_string()),
        Form::None => Default::default(),
    };
    let past = before.past.iter().copied().take(nth).collect();
    let (word, label) = (object.word.text().to_owned(), object.label.clone());
    json::to_text(&Draft { nth, word, label, strokes, photo, spent: spent.unwrap_or_default(), past })
}

pub(super) fn making(desk: Desk, locale: Locale, seat: Seat, nth: usize) -> View {
    let view = desk.table.view.get_untracked();
    let (id, saves) = (desk.table.id(), app().saves);
    let kept = Draft::kept(saves.with(|library| library.load_draft(&id, seat)).as_deref());
    let draft = match kept {
        Some(draft) if draft.nth == nth => draft,
        before => Draft::after(before, nth),
    };
    let past = draft.past;
    let (word, label) = (State::new(draft.word), State::new(draft.label));
    let (strokes, photo) = (State::new(Arc::<str>::from(draft.strokes)), State::new(draft.photo));
    let spent = State::new(draft.spent);
    every(Duration::from_secs(1), Box::new(move || spent.update(|spent| *spent = spent.saturating_add(1))));
    let said: State<Option<Refusal>> = State::new(None);
    let made = move || Draft {
        nth,
        word: word.get(),
        label: label.get(),
        strokes: strokes.get().to_string(),
        photo: photo.get(),
        ..Draft::default()
    };
    watch(move || {
        desk.table.making(made().made());
        // What was said of it may hold no more.
        said.set(None);
    });
    let (at, before) = (id.clone(), past.clone());
    watch(move || {
        let text = json::to_text(&Draft { spent: spent.get(), past: before.clone(), ..made() });
        // Where there is no room it is lost with the page, which says so when the object is handed in.
        let _ = saves.with(|library| library.save_draft(&at, seat, &text));
    });
    let real = view.config.clay == Medium::Real;
    let config = view.config.clone();
    let hand_in = move || {
        let word = match Word::new(&word.get_untracked(), config.words()) {
            Ok(word) => word,
            Err(fault) => return said.set(Some(Refusal::Word(fault))),
        };
        let photo = photo.get_untracked();
        let form = match (real, photo.is_empty()) {
            (false, _) => Form::Strokes(strokes.get_untracked()),
            (true, true) => Form::None,
            (true, false) => Form::Photo(photo.into()),
        };
        let object = Object { word, form, label: label.get_untracked().trim().to_owned() };
        if let Err(refusal) = object.check(&config) {
            return said.set(Some(refusal));
        }
        // What is in the match needs no draft; how long it took is still to be known.
        let rest = Draft { nth, spent: spent.get_untracked(), past: past.clone(), ..Draft::default() };
        let _ = saves.with(|library| library.save_draft(&id, seat, &json::to_text(&rest)));
        desk.play(Action::Make(object));
    };
    let gaps = [("n", &*(nth + 1).to_string()), ("of", &*view.each.to_string())];
    let title = fill(locale.word(key::make_title), &gaps);
    let fault = move || said.get().map(|refusal| words::refusal(desk.i18n.get_locale(), &refusal));
    let limit = u32::from(view.config.minutes) * 60;
    let rests = Derived::new(move || limit > 0 && spent.get() >= limit);
    let clay: El = if real {
        camera(desk, locale, photo)
    } else {
        let colour = desk.table.players.get(seat.index()).map_or(0, |player| player.colour);
        studio::studio(strokes, colour, rests)
    };
    let lines = if real { key::real_line } else { key::hint_b };
    let label_hint = if real { key::label_line } else { key::describe_line };
    let label_name = if real { key::label } else { key::describe };
    View::from([
        panel::title(desk, seat, title),
        el("p.hint").text(locale.word(lines)),
        clay,
        time(desk, limit, spent),
        text_field("word", key::word, Some(key::word_line.into()), MAX_WRITTEN as u32, word, || {}),
        ideas(desk, locale, word),
        text_field("label", label_name, Some(label_hint.into()), MAX_LABEL as u32, label, || {}),
        el("p.bb-careful").attr("role", "alert").attr("hidden", move || said.get().is_none()).text(fault),
        el("div.bb-buttons").child(panel::main_button(
            icon::CHECK,
            locale.word(key::object_done).to_owned(),
            "made",
            hand_in,
        )),
    ])
}

/// What is left of the time, where there is a limit.
fn time(desk: Desk, limit: u32, spent: State<u32>) -> El {
    let line = move || {
        let locale = desk.i18n.get_locale();
        match limit.saturating_sub(spent.get()).div_ceil(60) {
            0 => locale.word(key::clay_up).to_owned(),
            1 => locale.word(key::clay_left_one).to_owned(),
            n => fill(locale.word(key::clay_left), &[("n", &n.to_string())]),
        }
    };
    el("p.hint").attr("hidden", limit == 0).attr("role", "status").text(line)
}

/// A photo of the object on the table, small enough for a save.
fn camera(desk: Desk, locale: Locale, photo: State<String>) -> El {
    let shown = switch(
        move || photo.get(),
        move |data| {
            if data.is_empty() {
                return View::from(
                    el("span.bb-model").attr("aria-hidden", "true").html(art::picture("lump")),
                );
            }
            let away =
                button(locale.word(key::photo_remove), move || photo.set(String::new())).act("photo-remove");
            View::from([
                el("img.bb-photo").attr("src", data).attr("alt", locale.word(key::photo)),
                away.class("quiet"),
            ])
        },
    );
    let take = move |camera: bool| {
        move || {
            photo::take(
                camera,
                MAX_PHOTO,
                Box::new(move |data| match data {
                    Ok(data) => {
                        // The page may have been left by now.
                        photo.try_set(data);
                    }
                    Err(photo::Fault::Unreadable) => desk.table.toast(desk.i18n.now(key::photo_bad)),
                    Err(photo::Fault::Large) => desk.table.toast(desk.i18n.now(key::photo_large)),
                }),
            );
        }
    };
    let buttons = el("div.bb-buttons")
        .child(picture_button(icon::PLUS, locale.word(key::photo_take), take(true)).act("photo-take"))
        .child(picture_button(icon::IMPORT, locale.word(key::photo_choose), take(false)).act("photo-choose"));
    el("div.bb-camera")
        .child(el("div.bb-large").child(shown))
        .child(buttons)
        .child(el("p.hint").text(locale.word(key::photo_line)))
}

/// Words for those who have no idea, by how hard they are (BB-2.4).
fn ideas(desk: Desk, locale: Locale, word: State<String>) -> El {
    let level: State<Option<usize>> = State::new(None);
    let turn = State::new(0u32);
    let levels =
        [key::ideas_easy, key::ideas_medium, key::ideas_hard].into_iter().enumerate().map(|(at, name)| {
            let press = move || {
                level.set(Some(at));
                turn.update(|turn| *turn += 1);
            };
            button(locale.word(name), press).act("ideas").class("quiet")
        });
    let some = switch(
        move || (level.get(), turn.get()),
        move |(level, _)| {
            let all = some_words(desk.i18n.get_locale_untracked(), level?);
            let one = |text: String| {
                let taken = text.clone();
                button(text, move || word.set(taken.clone())).act("idea").class("bb-idea")
            };
            Some(el("div.bb-ideas").child(all.into_iter().map(one).collect::<View>()))
        },
    );
    el("details.bb-help")
        .child(el("summary").text(locale.word(key::word_ideas)))
        .child(el("div.bb-buttons").child(levels.collect::<View>()))
        .child(some)
}

const IDEAS: [Key; 3] = [key::idea_words_easy, key::idea_words_medium, key::idea_words_hard];

/// Six words of a level, by lot.
fn some_words(locale: Locale, level: usize) -> Vec<String> {
    let mut all: Vec<&str> = locale.word(IDEAS[level.min(2)]).split(' ').collect();
    let mut rng = device::rng();
    let one = |_| all.swap_remove(rng.random_range(0..all.len())).to_owned();
    (0..6).map(one).collect()
}
