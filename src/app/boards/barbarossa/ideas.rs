//! Suggested words for riddles, by difficulty (BB-2.4).

use leptos::prelude::*;
use rand::RngExt;

use crate::app::{
    components::{Button, Quiet},
    contexts::use_i18n,
    i18n::{Language, Text, barbarossa as key, t},
    platform::{collator::collator, device},
};

/// The name of each level, and its words separated by spaces.
const LEVELS: [(Text, Text); 4] = [
    (key::ideas_child, key::idea_words_child),
    (key::ideas_easy, key::idea_words_easy),
    (key::ideas_medium, key::idea_words_medium),
    (key::ideas_hard, key::idea_words_hard),
];

#[component]
pub(super) fn Ideas(
    /// The field that receives a chosen word.
    word: RwSignal<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let ideas: RwSignal<Vec<String>> = RwSignal::new(Vec::new());
    let level = |(name, words): (Text, Text)| {
        let draw = move || ideas.set(some_words(&i18n.language_untracked(), words));
        view! { <Button label=t!(i18n, name) on_press=draw act="ideas" appearance=Quiet /> }
    };
    view! {
        <div class="bb-deck" role="group" aria-label=t!(i18n, key::word_ideas)>
            <p class="help-text" aria-hidden="true">
                {t!(i18n, key::word_ideas)}
            </p>
            <div class="bb-levels">{LEVELS.map(level).collect_view()}</div>
            <Show when=move || ideas.with(|ideas| !ideas.is_empty())>
                <div class="bb-ideas">
                    <For each=move || ideas.get() key=String::clone let(idea)>
                        <Idea idea word />
                    </For>
                </div>
            </Show>
        </div>
    }
}

/// A suggested word, to be chosen.
#[component]
fn Idea(idea: String, word: RwSignal<String>) -> impl IntoView {
    let taken = idea.clone();
    view! { <Button label=idea on_press=move || word.set(taken.clone()) act="idea" class="bb-idea" /> }
}

/// Six random words from this list, in alphabetical order.
fn some_words(language: &Language, words: Text) -> Vec<String> {
    let words = language.say(words);
    let mut all: Vec<&str> = words.split(' ').collect();
    let mut rng = device::rng();
    let one = |_| all.swap_remove(rng.random_range(0..all.len())).to_owned();
    let mut drawn: Vec<String> = (0..6).map(one).collect();
    let compare = collator(language.tag());
    drawn.sort_by(|a, b| compare(a, b));
    drawn
}
