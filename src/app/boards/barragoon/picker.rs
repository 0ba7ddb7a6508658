//! The choice of a Barragoon's face: the sixteen ways it can lie, and the effect of each.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{
    art::Art,
    carry::Carry,
    controller::{Controller, use_controller},
    words,
};
use crate::{
    app::{
        components::{Button, Primary, focus::focus, icon},
        i18n::{barragoon as key, t},
        keys::pressed,
    },
    games::barragoon::{
        board::{Cell, Face, Side},
        target::Target,
    },
    scenes::barragoon::{Change, FACE_KEYS, FaceKey, Intent, next_face},
};

/// The sixteen faces, drawn as they will lie, and the button that places the Barragoon.
#[component]
pub(super) fn Picker() -> impl IntoView {
    let controller = use_controller();
    let i18n = controller.i18n;
    let at = Memo::new(move |_| controller.placing().0);
    let chosen = Memo::new(move |_| controller.placing().1);
    // Faces are turned for a turned board, or for a turned panel below an unturned board.
    let list = NodeRef::new();
    let carry = Carry::new(controller, list);
    let turned = move || (controller.near.get() == Side::Brown) != controller.acts_far();
    let can_turn = move || chosen.get().is_some_and(|face| next_face(face) != face);
    let place = move || match at.get() {
        Some(at) => i18n.say(key::PlaceAt { square: at.to_string() }),
        None => i18n.say(key::place),
    };
    let faces = Face::ALL.map(|face| view! { <FaceButton face chosen /> }).collect_view();
    view! {
        <div class="bg-picker" class:bg-turned=turned>
            <div
                class="bg-faces"
                role="radiogroup"
                aria-label=t!(i18n, key::picker_label)
                node_ref=list
                on:pointerdown=move |event| carry.down(&event)
                on:pointermove=move |event| carry.moved(&event)
                on:pointerup=move |event| carry.up(&event)
                on:pointercancel=move |event| carry.stop(&event)
                on:click=move |event| carry.tap(&event)
                on:keydown=move |event| press(controller, &event)
            >
                {faces}
            </div>
            <div class="row end bg-place">
                <Button
                    label=t!(i18n, key::turn)
                    icon=icon::ROTATE
                    on_press=move || controller.act(Intent::Turn)
                    act="turn-face"
                    disabled=move || !can_turn()
                />
                <Button
                    label=place
                    icon=icon::CHECK
                    on_press=move || lay(controller)
                    act="place"
                    appearance=Primary
                    disabled=move || !is_ready(controller)
                />
            </div>
            <Preview />
        </div>
    }
}

#[component]
fn FaceButton(
    face: Face,
    /// The chosen face.
    chosen: Memo<Option<Face>>,
) -> impl IntoView {
    let controller = use_controller();
    // Without a choice, the keyboard focus enters at the first face.
    let entry = move || if chosen.get().unwrap_or(Face::NoPassage) == face { "0" } else { "-1" };
    view! {
        <button
            type="button"
            role="radio"
            class="bg-face"
            data-face=face.to_string()
            data-name=Target::Face(face).to_string()
            aria-label=move || words::face(&controller.i18n.language(), face)
            aria-checked=move || (chosen.get() == Some(face)).to_string()
            tabindex=entry
        >
            <Art cell=Cell::Barragoon(face) />
        </button>
    }
}

/// Whether square and face are chosen; tracked.
fn is_ready(controller: Controller) -> bool {
    matches!(controller.placing(), (Some(_), Some(_)))
}

fn lay(controller: Controller) {
    controller.act(Intent::Confirm);
    controller.focus_board();
}

/// Follows a key pressed on the faces.
fn press(controller: Controller, event: &KeyboardEvent) {
    let chosen = || untrack(|| controller.placing().1);
    let show = |face: Face| focus(format!("[data-face={face}]"));
    let step = |by: usize| {
        let now = chosen().unwrap_or(Face::NoPassage);
        let next = Face::ALL[(now.index() + by) % Face::ALL.len()];
        controller.act(Intent::Choose(next));
        show(next);
    };
    let Some(key) = pressed(FACE_KEYS, event) else { return };
    match key {
        FaceKey::Choose { next: true } => step(1),
        FaceKey::Choose { next: false } => step(Face::ALL.len() - 1),
        FaceKey::Lay if untrack(|| is_ready(controller)) => lay(controller),
        // The key presses the face's button.
        FaceKey::Lay => return,
        FaceKey::Turn => {
            controller.act(Intent::Turn);
            chosen().into_iter().for_each(show);
        }
        FaceKey::PutBack => {
            controller.act(Intent::Cancel);
            controller.focus_board();
        }
    }
    event.prevent_default();
}

/// The moves that the placement would open and close, for both sides.
#[component]
fn Preview() -> impl IntoView {
    let controller = use_controller();
    let changes = Memo::new(move |_| controller.scene.read().changes.clone());
    move || {
        changes.get().map(|both| {
            view! {
                <p class="bg-legend">
                    <b class="bg-change" aria-hidden="true">
                        <i class="bg-more" data-text="+"></i>
                        <i class="bg-less" data-text="\u{2212}"></i>
                    </b>
                    {t!(controller.i18n, key::preview_legend)}
                </p>
                <ul class="bg-preview" aria-label=t!(controller.i18n, key::preview_title)>
                    {both.map(|change| view! { <SideChange change /> }).collect_view()}
                </ul>
            }
        })
    }
}

#[component]
fn SideChange(change: Change) -> impl IntoView {
    let i18n = use_controller().i18n;
    let side = change.side;
    view! {
        <li>
            <strong>{move || words::side(&i18n.language(), side)}</strong>
            " "
            {move || words::change(&i18n.language(), &change)}
        </li>
    }
}
