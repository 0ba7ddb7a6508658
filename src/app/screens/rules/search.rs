//! A search through the rules of all games, in the page's language.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        components::TextField,
        contexts::{navigation::Route, use_i18n},
        games::{GAMES, Shown},
        i18n::{common, t},
    },
    words::search::Wanted,
};

/// So many letters somebody looks for at most.
const LONGEST: u32 = 60;

/// Where somebody writes what they look for.
#[component]
pub fn SearchField(wanted: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="rules-search" role="search">
            <TextField act="search" label=t!(i18n, common::rules_search) longest=LONGEST value=wanted />
        </div>
    }
}

/// A sentence of some rules in which all is that is looked for.
#[derive(Clone, PartialEq)]
struct Passage {
    game: String,
    section: Vec<(String, bool)>,
    sentence: Vec<(String, bool)>,
    href: String,
}

/// Where it is found: in the game at hand first.
#[component]
pub fn Found(
    wanted: RwSignal<String>,
    /// The game at hand.
    first: &'static Shown,
) -> impl IntoView {
    let i18n = use_i18n();
    let found = Memo::new(move |_| {
        let wanted = Wanted::of(&wanted.read());
        let others = GAMES.iter().filter(|game| game.slug != first.slug);
        std::iter::once(first)
            .chain(others)
            .flat_map(|game| passages(i18n, game, &wanted))
            .collect::<Vec<_>>()
    });
    let count = move || i18n.say(common::RulesFound { n: found.read().len() });
    let row = |Passage { game, section, sentence, href }| {
        view! {
            <li>
                <a href=href data-act="found">
                    <strong>{game}</strong>
                    " · "
                    {marked(section)}
                </a>
                <p>{marked(sentence)}</p>
            </li>
        }
    };
    view! {
        <section class="rules-found">
            <p role="status">{count}</p>
            <ul>{move || found.get().into_iter().map(row).collect_view()}</ul>
        </section>
    }
}

/// A text with the words in it that were looked for.
fn marked(pieces: Vec<(String, bool)>) -> impl IntoView {
    let piece = |(text, found): (String, bool)| {
        if found { view! { <mark>{text}</mark> }.into_any() } else { text.into_any() }
    };
    pieces.into_iter().map(piece).collect_view()
}

/// What of the rules of this game fits; tracks the language.
fn passages(i18n: I18n, game: &'static Shown, wanted: &Wanted) -> Vec<Passage> {
    let title = (game.title)(i18n);
    let sections = game.rules.sections.iter();
    let all = sections.flat_map(|section| section.lines.iter().map(move |(_, sentence)| (section, sentence)));
    all.filter_map(|(section, sentence)| {
        let href = Route::Rules(game.slug.to_owned(), Some(sentence.name().to_owned())).href();
        let (heading, sentence) = (i18n.say(section.title), i18n.say(*sentence));
        let fits = wanted.is_in(&[&heading, &sentence]);
        fits.then(|| {
            let [section, sentence] = [&heading, &sentence].map(|text| wanted.marked(text));
            Passage { game: title.clone(), section, sentence, href }
        })
    })
    .collect()
}
