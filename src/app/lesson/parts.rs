//! What stands around the board of a lesson and of an example alike.

use leptos::prelude::*;

use super::words::Words;
use crate::app::{
    components::{Button, Notice},
    contexts::use_i18n,
    i18n::{Text, common, t},
};

/// How far one has come.
#[component]
pub fn Steps(
    /// The step one is at, counted from 0.
    #[prop(into)]
    at: Signal<usize>,
    /// How many there are.
    #[prop(into)]
    all: Signal<usize>,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="lesson-steps">
            <span aria-hidden="true">{move || format!("{}/{}", at.get() + 1, all.get())}</span>
            <span class="visually-hidden">
                {move || {
                    i18n.say(common::LessonStep {
                        n: at.get() + 1,
                        all: all.get(),
                    })
                }}
            </span>
        </p>
    }
}

/// That what is to be said cannot be had, for as long as it cannot, and the way to ask for it again.
#[component]
pub fn MissingWords(
    words: Words,
    /// What is told of it.
    text: Text,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Show when=move || words.are_missing()>
            <Notice name="no-words" text=t!(i18n, text) />
            <Button label=t!(i18n, common::bots_again) on_press=move || words.again() act="words-again" />
        </Show>
    }
}
