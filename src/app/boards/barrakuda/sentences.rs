//! The events of a round shown so far, in sentences.

use leptos::prelude::*;

use super::{
    state::{BoardState, use_board},
    words,
};
use crate::{
    app::{
        components::Mark,
        contexts::use_i18n,
        i18n::{Language, barrakuda as key, t},
    },
    kernel::Seat,
};

/// The sentence about an event.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Sentence {
    round: u16,
    /// Index in the story of the round.
    index: usize,
    /// The player that it is about, if any.
    about: Option<Seat>,
    text: String,
}

/// The sentences on the screen, the newest first, so that the newest always has the same place.
#[component]
pub(super) fn Sentences() -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let line = move |Sentence { about, text, .. }| {
        let who = about.and_then(|seat| board.session.player(seat));
        view! { <li>{who.map(|player| view! { <Mark player /> })} <span>{text}</span></li> }
    };
    view! {
        <ol class="bk-story" aria-label=t!(i18n, key::panel_label)>
            <For each=move || told(board, &i18n.language()) key=Sentence::clone children=line />
        </ol>
    }
}

/// The sentences of the events shown so far; tracked.
fn told(board: BoardState, language: &Language) -> Vec<Sentence> {
    let (shown, view) = (board.shown.get(), board.session.view.get());
    let (round, names) = (view.round_told(), board.session.names());
    let sentence = |index: usize| {
        let beat = view.story.get(index)?;
        let text = words::tell(language, &names, &view, beat);
        Some(Sentence { round, index, about: words::about(&beat.event), text })
    };
    (shown.from..shown.beats).rev().filter_map(sentence).collect()
}
