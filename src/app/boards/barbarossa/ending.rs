//! The end: all words beside their objects, with all letters, answers and decisions (BB-6.4).

use std::sync::Arc;

use futures::{FutureExt, future::ready};
use leptos::prelude::*;

use super::{
    art::Hat,
    controller::{Controller, use_controller},
    crown::{Favourite, best},
    motion::{finish, perform},
    objects::Figure,
    scene::WrittenWord,
    story,
    studio::still_picture,
    words,
};
use crate::{
    app::{
        components::{Button, Mark, Primary, Quiet, icon},
        contexts::use_i18n,
        i18n::{Language, barbarossa as key, common, t},
        lexicon::titled,
        platform::picture::{Exhibit, Source},
    },
    games::barbarossa::{Form, ObjectView, Riddle, View},
    kernel::{MAX_SEATS, Seat},
    saves::keepsakes::Keepsake,
    table::player::Player,
};

/// Milliseconds between two words that are written letter by letter.
const TURN: usize = 180;

/// Milliseconds between the hops of two hats.
const HOP: usize = 400;

/// Every object with its word.
#[component]
pub(super) fn Revealed() -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let gallery = controller.gallery;
    let objects: Vec<ObjectView> =
        controller.session.view.with_untracked(|view| view.objects().cloned().collect());
    let first = objects.first().map(|shown| shown.riddle);
    let shown = StoredValue::new(objects.clone());
    // Computed on demand, since the table may vote meanwhile.
    let clay = move || -> Vec<Keepsake> {
        shown.with_value(|shown| shown.iter().filter_map(|shown| keepsake(controller, shown)).collect())
    };
    controller.session.exhibit(move || {
        let language = i18n.language_untracked();
        shown.with_value(|shown| {
            shown.iter().filter_map(|shown| exhibit(&language, controller, shown)).collect()
        })
    });
    let loose = Memo::new(move |_| clay().iter().any(|object| !gallery.has(object)));
    view! {
        <h2 class="bb-title visually-hidden">{t!(i18n, key::over_title)}</h2>
        <Winners />
        <div class="bb-buttons">
            <Button
                label=t!(i18n, key::walk_round)
                on_press=move || controller.looking.set(first)
                icon=icon::PLAY
                act="walk-round"
                appearance=Primary
            />
            <Show when=move || loose.get()>
                <Button
                    label=t!(i18n, key::kept_all)
                    on_press=move || {
                        let _ = gallery.keep(&clay());
                    }
                    act="keep-all"
                    appearance=Quiet
                />
            </Show>
        </div>
        <p class="help-text">{t!(i18n, key::best_riddle)}</p>
        <Favourite />
        <ul class="bb-gallery" use:perform on:pointerdown=|event| finish(&event)>
            {objects
                .into_iter()
                .zip((0..).step_by(TURN))
                .map(|(shown, at)| view! { <RevealedObject shown at /> })
                .collect_view()}
        </ul>
    }
}

/// The winners' hats, hopping one after the other.
#[component]
fn Winners() -> impl IntoView {
    let session = use_controller().session;
    let places = session.view.with_untracked(|view| view.places.clone());
    let winners = Seat::all(MAX_SEATS).zip(places).filter(|(_, place)| *place == 1);
    let hats = winners.zip((HOP..).step_by(HOP)).filter_map(|((seat, _), at)| {
        let player = session.player(seat)?;
        Some(view! {
            <li class="bb-prop" data-scene="hop" data-at=at.to_string()>
                <Hat player />
            </li>
        })
    });
    let hats = hats.collect_view();
    view! {
        <ul class="bb-dice" aria-hidden="true" use:perform on:pointerdown=|event| finish(&event)>
            {hats}
        </ul>
    }
}

/// The word of an object once the match is over.
fn revealed_word(controller: Controller, riddle: Riddle) -> Option<String> {
    controller.session.view.with_untracked(|view| view.revealed_word(riddle).map(str::to_owned))
}

/// An object of clay with its word, as it is stored in the gallery; `None` as long as the match goes on.
pub(super) fn keepsake(controller: Controller, shown: &ObjectView) -> Option<Keepsake> {
    let session = controller.session;
    let Form::Strokes(strokes) = &shown.form else { return None };
    Some(Keepsake {
        word: revealed_word(controller, shown.riddle)?,
        label: shown.label.clone(),
        by: session.name(shown.riddle.owner),
        colour: controller.colour(shown.riddle),
        strokes: strokes.to_string(),
        kept: None,
        votes: untrack(|| controller.gallery.votes(&session.id(), shown.riddle)),
    })
}

/// An object with its word, for the picture of the result; `None` as long as the match goes on, and without an image.
fn exhibit(language: &Language, controller: Controller, shown: &ObjectView) -> Option<Exhibit> {
    let (session, riddle) = (controller.session, shown.riddle);
    let caption = revealed_word(controller, riddle)?;
    let votes = untrack(|| controller.gallery.votes(&session.id(), riddle));
    let by = with_votes(language, session.name(riddle.owner), votes);
    let image = match shown.form.clone() {
        Form::Strokes(strokes) => clay_image(strokes, controller.colour(riddle)),
        Form::Photo(data) => Arc::new(move || ready(Some(Arc::clone(&data))).boxed_local()),
        Form::None => return None,
    };
    Some(Exhibit { caption, by, image })
}

/// A maker's name with the votes for an object.
pub(super) fn with_votes(language: &Language, name: String, votes: u8) -> String {
    let hearts = format!("♥ {votes}");
    match votes {
        0 => name,
        // Practice has no maker.
        _ if name.is_empty() => hearts,
        _ => language.facts([name, hearts]),
    }
}

/// The image of clay for a picture.
pub(super) fn clay_image(strokes: Arc<str>, colour: u8) -> Source {
    Arc::new(move || still_picture(Arc::clone(&strokes), colour).boxed_local())
}

/// A vote for the best riddle: each tap adds one, up to one per player, then starts again at zero.
#[component]
pub(super) fn VoteButton(shown: ObjectView) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let (session, gallery, riddle) = (controller.session, controller.gallery, shown.riddle);
    let most = session.players().len() as u8;
    let votes = Memo::new(move |_| gallery.votes(&session.id(), riddle));
    let vote = move |_| {
        let now = (votes.get_untracked() + 1) % (most + 1);
        gallery.vote(&session.id(), riddle, now, keepsake(controller, &shown).as_ref());
    };
    let label = move || {
        let language = i18n.language();
        let object = words::object(&language, &session.names(), riddle);
        language.say(key::Vote { n: votes.get(), object: &*object })
    };
    view! {
        <button
            type="button"
            class="bb-vote"
            data-act="vote"
            aria-label=label
            aria-pressed=move || (votes.get() > 0).to_string()
            on:click=vote
        >
            <span aria-hidden="true">"♥"</span>
            <b aria-hidden="true">{move || votes.get().to_string()}</b>
        </button>
    }
}

/// An object, its word, and its history.
#[component]
fn RevealedObject(
    shown: ObjectView,
    /// Time at which its word is written, in milliseconds.
    at: u32,
) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let view = session.view.get_untracked();
    let riddle = shown.riddle;
    let word = view.word(riddle).unwrap_or_default().to_owned();
    let form = shown.form.clone();
    let solvers = shown.solved.iter().filter_map(|seat| session.player(*seat));
    let solvers = solvers.map(|player| view! { <Mark player /> }).collect_view();
    let votable = shown.clone();
    let crowned = Memo::new(move |_| best(controller) == [riddle]);
    let labelled = move || words::labelled(&i18n.language(), &session.names(), &shown);
    view! {
        <li class="bb-shown" data-shown=riddle.to_string()>
            <button
                type="button"
                class="bb-thumb"
                aria-label=move || words::object(&i18n.language(), &session.names(), riddle)
                on:click=move |_| controller.looking.set(Some(riddle))
            >
                <Figure riddle form />
            </button>
            <div class="bb-shown-words">
                <WrittenWord word at />
                <small>{labelled}</small>
                <span class="bb-solvers" aria-label=t!(i18n, key::solvers)>
                    {solvers}
                </span>
                <VoteButton shown=votable />
                <Show when=move || crowned.get()>
                    <strong class="bb-crown">{t!(i18n, key::crown)}</strong>
                </Show>
                <RiddleAnswers riddle />
            </div>
        </li>
    }
}

/// The folded history of an object: all that was said and noted.
#[component]
pub(super) fn RiddleAnswers(riddle: Riddle) -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let view = session.view.get_untracked();
    let lines = Memo::new(move |_| {
        let (names, players) = (session.names(), session.players());
        said(&i18n.language(), &names, &players, &view, riddle)
    });
    view! {
        <Show when=move || lines.with(|lines| !lines.is_empty())>
            <details>
                <summary>{t!(i18n, key::over_answers)}</summary>
                <ul>
                    {move || { lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view() }}
                </ul>
            </details>
        </Show>
    }
}

/// The history of an object: all that was said and noted.
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
