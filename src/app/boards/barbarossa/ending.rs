//! The end: all words beside their objects, with every letter, answer and decision (BB-6.4).

use leptos::prelude::*;

use super::{controller::use_controller, objects::Figure, story, words};
use crate::{
    app::{
        components::Mark,
        contexts::use_i18n,
        i18n::{Language, barbarossa as key, common, t},
        lexicon::titled,
    },
    games::barbarossa::{ObjectView, Riddle, View},
    kernel::{MAX_SEATS, Seat},
    table::player::Player,
};

/// Every object with its word.
#[component]
pub(super) fn Revealed() -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let objects: Vec<ObjectView> = session.view.with_untracked(|view| view.objects().cloned().collect());
    view! {
        <h2 class="bb-title">{t!(i18n, key::over_title)}</h2>
        <ul class="bb-gallery">
            {objects.into_iter().map(|shown| view! { <RevealedObject shown /> }).collect_view()}
        </ul>
    }
}

/// An object, its word, and what was said about it.
#[component]
fn RevealedObject(shown: ObjectView) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let view = session.view.get_untracked();
    let riddle = shown.riddle;
    let word = view.word(riddle).unwrap_or_default().to_owned();
    let form = shown.form.clone();
    let solvers = shown.solved.iter().filter_map(|seat| session.player(*seat));
    let solvers = solvers.map(|player| view! { <Mark player /> }).collect_view();
    let lines = Memo::new(move |_| {
        let (names, players) = (session.names(), session.players());
        said(&i18n.language(), &names, &players, &view, riddle)
    });
    let labelled = move || words::labelled(&i18n.language(), &session.names(), &shown);
    view! {
        <li class="bb-shown">
            <button
                type="button"
                class="bb-thumb"
                aria-label=move || words::object(&i18n.language(), &session.names(), riddle)
                on:click=move |_| controller.looking.set(Some(riddle))
            >
                <Figure riddle form />
            </button>
            <div class="bb-shown-words">
                <strong class="bb-word">{word}</strong>
                <small>{labelled}</small>
                <span class="bb-solvers" aria-label=t!(i18n, key::solvers)>
                    {solvers}
                </span>
                <Show when=move || lines.with(|lines| !lines.is_empty())>
                    <details>
                        <summary>{t!(i18n, key::over_answers)}</summary>
                        <ul>
                            {move || {
                                lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
                            }}
                        </ul>
                    </details>
                </Show>
            </div>
        </li>
    }
}

/// What was said and noted about an object.
fn said(
    language: &Language,
    names: &[String],
    players: &[Player],
    view: &View,
    riddle: Riddle,
) -> Vec<String> {
    let told = view.story.iter().filter_map(|event| story::about(language, names, view, event, riddle));
    let noted = Seat::all(MAX_SEATS).zip(players).filter_map(|(seat, player)| {
        let note = view.note(seat, riddle);
        let quoted = || language.say(common::Quoted { text: note });
        (!note.is_empty()).then(|| titled(language, &player.name, &quoted()))
    });
    told.chain(noted).collect()
}
