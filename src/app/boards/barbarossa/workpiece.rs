//! The parts of an object in the making, and the form fields shared by all ways to make one.

use std::sync::Arc;

use leptos::prelude::*;

use super::{draft::Draft, ideas::Ideas, studio::available};
use crate::{
    app::{
        components::{Button, Primary, RuleLink, TextField, icon},
        contexts::use_i18n,
        game_ui::Narrator,
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::{Barbarossa, Config, Form, Medium, Object, Refusal, Target, Word, word::MAX_WRITTEN},
};

/// The medium of clay objects: real clay if agreed, or if this device cannot show clay (BB-2.3).
pub(super) fn medium(config: &Config) -> Medium {
    if available() { config.clay } else { Medium::Real }
}

/// The parts of an object in the making.
#[derive(Copy, Clone)]
pub(super) struct Workpiece {
    /// Index among the maker's objects.
    pub nth: usize,
    pub word: RwSignal<String>,
    pub label: RwSignal<String>,
    pub strokes: RwSignal<Arc<str>>,
    pub photo: RwSignal<String>,
}

impl Workpiece {
    pub(super) fn of(draft: &Draft) -> Workpiece {
        Workpiece {
            nth: draft.nth,
            word: RwSignal::new(draft.word.clone()),
            label: RwSignal::new(draft.label.clone()),
            strokes: RwSignal::new(draft.strokes.as_str().into()),
            photo: RwSignal::new(draft.photo.clone()),
        }
    }

    /// The draft without its time spent; tracked.
    pub(super) fn draft(self) -> Draft {
        Draft {
            nth: self.nth,
            word: self.word.get(),
            label: self.label.get(),
            strokes: self.strokes.get().to_string(),
            photo: self.photo.get(),
            ..Draft::default()
        }
    }

    /// Returns the word, with at most this number of words, or the reason why it is invalid.
    pub(super) fn check_word(self, words: usize) -> Result<Word, Refusal> {
        Word::new(&self.word.get_untracked(), words).map_err(Refusal::Word)
    }

    /// Returns the object to hand in, or the reason why it is invalid.
    pub(super) fn object(self, config: &Config) -> Result<Object, Refusal> {
        let word = self.check_word(config.words())?;
        let photo = self.photo.get_untracked();
        let form = match medium(config) {
            Medium::App => Form::Strokes(self.strokes.get_untracked()),
            Medium::Real if photo.is_empty() => Form::None,
            Medium::Real => Form::Photo(photo.into()),
        };
        let object = Object { word, form, label: self.label.get_untracked().trim().to_owned() };
        object.check(config)?;
        // BB-2.3
        if object.is_told() { Err(Refusal::Told) } else { Ok(object) }
    }
}

/// The word is typed, or drawn from a deck.
#[component]
pub(super) fn WordField(word: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <TextField
            act="word"
            name=Target::Word.to_string()
            label=t!(i18n, key::word)
            hint=t!(i18n, key::word_line)
            longest=MAX_WRITTEN as u32
            value=word
        />
        <Ideas word />
    }
}

/// Why the object cannot be handed in yet.
#[component]
pub(super) fn Careful(#[prop(into)] fault: Signal<Option<Refusal>>) -> impl IntoView {
    let i18n = use_i18n();
    let why = move || fault.get().map(|refusal| Barbarossa::refusal(&i18n.language(), &refusal));
    let rule = move || fault.get().and_then(|refusal| Barbarossa::rule(&refusal));
    view! {
        <p class="bb-careful" role="alert" hidden=move || fault.with(Option::is_none)>
            <span>{why}</span>
            {move || rule().map(|rule| view! { <RuleLink rule /> })}
        </p>
    }
}

/// Hands it in.
#[component]
pub(super) fn Done(#[prop(into)] hand_in: Callback<()>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button
            label=t!(i18n, key::object_done)
            on_press=hand_in
            icon=icon::CHECK
            act="made"
            appearance=Primary
        />
    }
}
