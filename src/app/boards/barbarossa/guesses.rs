//! The review: for each object the guesses, their players and their times (BB-6.4).

use std::sync::Arc;

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        components::Mark,
        contexts::use_i18n,
        i18n::{Language, review, t},
        lexicon::name,
    },
    games::barbarossa::{ObjectView, View},
    kernel::Seat,
    scenes::barbarossa::{Attempt, attempts},
    table::player::Player,
};

/// Every object with its word and all guesses.
#[component]
pub(super) fn Guesses(
    /// The view at the end.
    view: Arc<View>,
    players: Arc<[Player]>,
) -> impl IntoView {
    let i18n = use_i18n();
    let objects = view.objects().cloned().map(|object| {
        view! { <GuessesAt view=Arc::clone(&view) players=Arc::clone(&players) object /> }
    });
    let objects = objects.collect_view();
    view! {
        <section class="review-part">
            <h3>{t!(i18n, review::guesses)}</h3>
            <ol class="bb-guesses">{objects}</ol>
        </section>
    }
}

/// An object with its guesses.
#[component]
fn GuessesAt(view: Arc<View>, players: Arc<[Player]>, object: ObjectView) -> impl IntoView {
    let i18n = use_i18n();
    let names: Arc<[String]> = players.iter().map(Player::called).collect();
    let word = view.word(object.riddle).unwrap_or_default().to_owned();
    let all = attempts(&view, object.riddle);
    let none = all.is_empty();
    let mark = |seat: Seat| players.get(seat.index()).cloned().map(|player| view! { <Mark player /> });
    let line = |guess: Attempt| {
        let (mark, right, names) = (mark(guess.by), guess.arrow.is_some(), Arc::clone(&names));
        view! {
            <li class="bb-guess" data-guess=if right { "right" } else { "wrong" }>
                <small class="bb-guess-round">{t!(i18n, review::GuessRound { n: guess.round })}</small>
                {mark}
                <span>{move || told(&i18n.language(), &names, &guess)}</span>
            </li>
        }
    };
    let lines = all.into_iter().map(line).collect_view();
    let maker = mark(object.riddle.owner);
    let by = Arc::clone(&names);
    let made = move || words::object(&i18n.language(), &by, object.riddle);
    view! {
        <li class="bb-guessed">
            <p class="bb-guessed-head">
                {maker} <strong class="bb-word">{word}</strong> <small>{made}</small>
            </p>
            {none.then(|| view! { <p class="help-text">{t!(i18n, review::guess_none)}</p> })}
            <ul>{lines}</ul>
        </li>
    }
}

/// "Ben: “shoe”, wrong"
fn told(language: &Language, names: &[String], guess: &Attempt) -> String {
    let (name, text) = (name(names, guess.by), guess.text.trim());
    match guess.arrow {
        Some(n) => language.say(review::GuessRight { name, guess: text, n }),
        None => language.say(review::GuessWrong { name, guess: text }),
    }
}
