//! Behind the curtain: an object is made, and its word is written down (BB-2.1).

use std::{sync::Arc, time::Duration};

use leptos::prelude::*;

use super::{
    controller::use_controller, controls::Title, draft::Draft, ideas::Ideas, photo_field::PhotoField,
    studio::Studio, words,
};
use crate::{
    app::{
        components::{Button, TextField, icon},
        contexts::{saves::use_saves, use_i18n},
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::{
        Action, Config, Form, Medium, Object, Refusal, Word, object::MAX_LABEL, word::MAX_WRITTEN,
    },
    kernel::Seat,
};

/// What is being made, part by part.
#[derive(Copy, Clone)]
struct Workpiece {
    /// Which of their objects it is, from 0.
    nth: usize,
    word: RwSignal<String>,
    label: RwSignal<String>,
    strokes: RwSignal<Arc<str>>,
    photo: RwSignal<String>,
}

impl Workpiece {
    fn of(draft: &Draft) -> Workpiece {
        Workpiece {
            nth: draft.nth,
            word: RwSignal::new(draft.word.clone()),
            label: RwSignal::new(draft.label.clone()),
            strokes: RwSignal::new(draft.strokes.as_str().into()),
            photo: RwSignal::new(draft.photo.clone()),
        }
    }

    /// All of it, without how long it took; tracked.
    fn draft(self) -> Draft {
        Draft {
            nth: self.nth,
            word: self.word.get(),
            label: self.label.get(),
            strokes: self.strokes.get().to_string(),
            photo: self.photo.get(),
            ..Draft::default()
        }
    }

    /// The object as it can be handed in; or why it cannot.
    fn object(self, config: &Config) -> Result<Object, Refusal> {
        let word = Word::new(&self.word.get_untracked(), config.words()).map_err(Refusal::Word)?;
        let photo = self.photo.get_untracked();
        let form = match config.clay {
            Medium::App => Form::Strokes(self.strokes.get_untracked()),
            Medium::Real if photo.is_empty() => Form::None,
            Medium::Real => Form::Photo(photo.into()),
        };
        let object = Object { word, form, label: self.label.get_untracked().trim().to_owned() };
        object.check(config)?;
        Ok(object)
    }
}

/// One object, clay and word.
#[component]
pub(super) fn Making(
    seat: Seat,
    /// Which of their objects it is, from 0.
    nth: usize,
) -> impl IntoView {
    let (i18n, controller, saves) = (use_i18n(), use_controller(), use_saves());
    let session = controller.session;
    let id = session.id();
    let kept = saves.with(|library| library.load_draft(&id, seat));
    let draft = Draft::open(kept.as_deref(), nth);
    let workpiece = Workpiece::of(&draft);
    let spent = RwSignal::new(draft.spent);
    let past = draft.past;
    let tick = move || spent.update(|spent| *spent = spent.saturating_add(1));
    if let Ok(clock) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || clock.clear());
    }
    let said: RwSignal<Option<Refusal>> = RwSignal::new(None);
    Effect::new(move |_| {
        session.making(workpiece.draft().made());
        // What was said of it may hold no more.
        said.set(None);
    });
    let on_device = StoredValue::new(kept);
    let (at, left, before) = (id.clone(), id.clone(), past.clone());
    let keep = move || {
        let draft = Draft { spent: spent.get(), past: before.clone(), ..workpiece.draft() }.to_text();
        if on_device.with_value(|kept| kept.as_ref() == Some(&draft)) {
            return;
        }
        // Where there is no room it is lost with the page, which says so when the object is handed in.
        let _ = saves.with(|library| library.save_draft(&at, seat, &draft));
        on_device.set_value(Some(draft));
    };
    Effect::new({
        let keep = keep.clone();
        move |_| keep()
    });
    let (config, each) = session.view.with_untracked(|view| (view.config.clone(), view.each));
    let (real, limit) = (config.clay == Medium::Real, u32::from(config.minutes) * 60);
    let hand_in = move || match workpiece.object(&config) {
        Err(refusal) => said.set(Some(refusal)),
        Ok(object) => {
            // What is in the match needs no draft; how long it took is still to be known.
            let rest = Draft { nth, spent: spent.get_untracked(), past: past.clone(), ..Draft::default() };
            let _ = saves.with(|library| library.save_draft(&id, seat, &rest.to_text()));
            controller.play(Action::Make(object));
        }
    };
    let title = move || i18n.say(key::MakeTitle { n: nth + 1, of: each });
    let fault = move || said.get().map(|refusal| words::refusal(&i18n.language(), &refusal));
    let clay = if real {
        view! { <PhotoField photo=workpiece.photo /> }.into_any()
    } else {
        let colour = session.player(seat).map_or(0, |player| player.colour);
        let rests = Memo::new(move |_| limit > 0 && spent.get() >= limit);
        view! { <Studio strokes=workpiece.strokes colour rests /> }.into_any()
    };
    // Only now: what was asked for first is done first, and the studio ends the stroke that is still being made.
    on_cleanup(move || {
        // What lies there may be of another object by now.
        if saves.with(|library| library.load_draft(&left, seat)) == on_device.get_value() {
            untrack(keep);
        }
    });
    let (line, label, hint) = match real {
        true => (key::real_line, key::label, key::label_line),
        false => (key::hint_b, key::describe, key::describe_line),
    };
    view! {
        <Title seat text=title />
        <p class="hint">{t!(i18n, line)}</p>
        {clay}
        <TimeLeft limit spent />
        <TextField
            act="word"
            label=t!(i18n, key::word)
            hint=t!(i18n, key::word_line)
            longest=MAX_WRITTEN as u32
            value=workpiece.word
        />
        <Ideas word=workpiece.word />
        <TextField
            act="label"
            label=t!(i18n, label)
            hint=t!(i18n, hint)
            longest=MAX_LABEL as u32
            value=workpiece.label
        />
        <p class="bb-careful" role="alert" hidden=move || said.get().is_none()>
            {fault}
        </p>
        <div class="bb-buttons">
            <Button
                label=t!(i18n, key::object_done)
                on_press=hand_in
                icon=icon::CHECK
                act="made"
                class="primary"
            />
        </div>
    }
}

/// What is left of the time, where there is a limit.
#[component]
fn TimeLeft(
    /// In seconds.
    limit: u32,
    spent: RwSignal<u32>,
) -> impl IntoView {
    let i18n = use_i18n();
    let minutes = Memo::new(move |_| limit.saturating_sub(spent.get()).div_ceil(60));
    let line = move || match minutes.get() {
        0 => i18n.say(key::clay_up),
        n => i18n.say(key::ClayLeft { n }),
    };
    view! {
        <p class="hint" hidden=limit == 0 role="status">
            {line}
        </p>
    }
}
