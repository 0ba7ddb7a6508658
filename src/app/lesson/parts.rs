//! Components shared by lessons and examples.

use leptos::prelude::*;

use super::words::Words;
use crate::app::{
    components::{Button, Notice},
    contexts::use_i18n,
    i18n::{Text, common, t},
};

/// The progress of a lesson or example.
#[component]
pub fn Steps(
    /// The current step, counted from 0.
    #[prop(into)]
    at: Signal<usize>,
    /// Number of steps.
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

/// The message that the texts could not be fetched, with a button to try again.
#[component]
pub fn MissingWords(
    words: Words,
    /// The text of the message.
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
