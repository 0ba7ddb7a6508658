//! Objects: small in the hollow, and large when picked up to be turned.

use leptos::prelude::*;

use super::{
    art::{Drawing, PlantedArrow},
    controller::use_controller,
    studio::{StillPicture, Viewer},
    words,
};
use crate::{
    app::{
        components::{
            IconButton,
            focus::{Focus, focus_next},
            icon,
        },
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::{Form, Refusal, Riddle, Target},
    kernel::Seat,
};

/// An object in the hollow: its picture with its arrows.
#[component]
pub(super) fn Work(riddle: Riddle) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let shown = Memo::new(move |_| session.view.with(|view| view.object(riddle).cloned()));
    let form = Memo::new(move |_| shown.with(|shown| shown.as_ref().map(|shown| shown.form.clone())));
    let solved = move || shown.with(|shown| shown.as_ref().map(|shown| shown.solved.clone()));
    let label = move || {
        shown.with(|shown| {
            shown.as_ref().map(|shown| words::planted(&i18n.language(), &session.names(), shown))
        })
    };
    // All lumps look alike, so they show their label (BB-2.3). The blank separates label and number for voice control.
    let named = move || {
        shown.with(|shown| {
            let shown = shown.as_ref().filter(|shown| shown.form == Form::None)?;
            Some(view! { <span class="bb-label">{shown.label.clone()}</span> })
        })
    };
    view! {
        <button
            type="button"
            class="bb-work"
            data-object=riddle.to_string()
            data-name=Target::Object(riddle).to_string()
            data-target=move || controller.is_offered(riddle)
            data-closed=move || controller.is_closed(riddle)
            aria-pressed=move || (controller.picked.get() == Some(riddle)).to_string()
            aria-label=label
            on:click=move |_| controller.tap(riddle)
        >
            <span class="bb-figure">
                {move || form.get().map(|form| view! { <Figure riddle form /> })} <span>
                    <For each=move || solved().unwrap_or_default() key=|seat| *seat let(seat)>
                        {session.player(seat).map(|player| view! { <PlantedArrow player /> })}
                    </For>
                </span>
            </span>
            <Tag riddle />
            " "
            {named}
        </button>
    }
}

/// The object's number, as a tag on it.
#[component]
fn Tag(riddle: Riddle) -> impl IntoView {
    view! {
        <span class="bb-tag" aria-hidden="true">
            {(riddle.number + 1).to_string()}
        </span>
    }
}

/// The object's picture, if the app has one.
#[component]
pub(super) fn Figure(riddle: Riddle, form: Form) -> impl IntoView {
    let colour = use_controller().colour(riddle);
    match form {
        Form::Strokes(strokes) => view! { <StillPicture strokes colour class="bb-model" /> }.into_any(),
        Form::Photo(data) => view! { <img class="bb-model" src=data.to_string() alt="" /> }.into_any(),
        Form::None => view! {
            <span class="bb-model" data-colour=colour.to_string()>
                <Drawing href="#bb-lump" />
            </span>
        }
        .into_any(),
    }
}

/// The object under discussion: a small picture, its name with its public label (BB-2.3), and a button to turn it.
#[component]
pub(super) fn Which(
    riddle: Riddle,
    /// More buttons.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let shown = session.view.with_untracked(|view| view.object(riddle).cloned());
    let form = shown.as_ref().map(|shown| shown.form.clone());
    let name = move || shown.as_ref().map(|shown| words::labelled(&i18n.language(), &session.names(), shown));
    let figure = form.map(|form| {
        view! {
            <span class="bb-beside" aria-hidden="true">
                <Figure riddle form />
                <Tag riddle />
            </span>
        }
    });
    view! {
        <div class="bb-which">
            {figure} <p>{name}</p> {children.map(|children| children())}
            <IconButton
                icon="#bb-orbit"
                label=t!(i18n, key::pick_up)
                on_press=move || controller.looking.set(Some(riddle))
                act="pick-up"
            />
        </div>
    }
}

/// A button to the next object that may be picked, since a sheet covers most objects.
#[component]
pub(super) fn Another(riddle: Riddle) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let next = move || {
        let all: Vec<Riddle> =
            controller.session.view.with_untracked(|view| view.objects().map(|shown| shown.riddle).collect());
        let at = all.iter().position(|one| *one == riddle).unwrap_or_default();
        let (before, after) = all.split_at(at + 1);
        let next = after.iter().chain(before).find(|one| untrack(|| controller.is_offered(**one)));
        controller.picked.set(next.copied());
        // The pressed button vanishes with its object.
        focus_next(Focus::act("another"));
    };
    view! { <IconButton icon=icon::NEXT label=t!(i18n, key::object_next) on_press=next act="another" /> }
}

/// A reason against asking about the object, which does not forbid it (BB-3.11).
#[component]
pub(super) fn Warning(
    /// The asking player.
    by: Seat,
    riddle: Riddle,
) -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let line = match session.view.with_untracked(|view| view.why_not(by, riddle))? {
        Refusal::Solved => key::ask_solved,
        Refusal::Full => key::ask_full,
        _ => return None,
    };
    Some(view! { <p class="bb-careful">{t!(i18n, line)}</p> })
}

/// An object in large, placed among text.
#[component]
pub(super) fn OnStand(riddle: Riddle) -> impl IntoView {
    view! {
        <div class="bb-object">
            <Standing riddle />
        </div>
    }
}

/// An object in large: clay turns on its stand, a photo or a lump stands still.
#[component]
pub(super) fn Standing(riddle: Riddle) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let form = session.view.with_untracked(|view| view.object(riddle).map(|shown| shown.form.clone()))?;
    Some(match form {
        Form::Strokes(strokes) => {
            let label = move || words::object(&i18n.language(), &session.names(), riddle);
            let colour = controller.colour(riddle);
            view! { <Viewer strokes colour label spins=true /> }.into_any()
        }
        form => view! {
            <div class="bb-large">
                <Figure riddle form />
            </div>
        }
        .into_any(),
    })
}
