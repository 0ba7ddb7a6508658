//! The board by keyboard: moving the focus, acting, and reading squares aloud.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{controller::Controller, words};
use crate::{
    app::{
        components::focus::{Focus, focus},
        i18n::{barragoon as key, sentences},
        keys::pressed,
    },
    games::barragoon::{board::Face, phase::Prompt},
    scenes::barragoon::{ArrowKey, BOARD_KEYS, BoardKey, Held, Intent, walk},
};

/// Follows a key pressed on the board.
pub(super) fn press(controller: Controller, event: &KeyboardEvent) {
    let Some(key) = pressed(BOARD_KEYS, event) else { return };
    match key {
        BoardKey::Walk(way) => step(controller, way),
        BoardKey::Tap => tap(controller),
        BoardKey::PutBack if can_put_back(controller) => controller.act(Intent::Cancel),
        // Without a selection, Escape closes a dialog or sheet.
        BoardKey::PutBack => return,
        BoardKey::Turn => controller.act(Intent::Turn),
        BoardKey::Read => controller.session.say(square(controller)),
        BoardKey::Last => controller.session.say(last(controller)),
        BoardKey::Targets => controller.session.say(targets(controller)),
    }
    event.prevent_default();
}

fn step(controller: Controller, way: ArrowKey) {
    let cursor = controller.cursor;
    cursor.set(walk(cursor.get_untracked(), way, controller.near.get_untracked()));
    controller.focus_board();
}

fn tap(controller: Controller) {
    controller.act(Intent::Tap(controller.cursor.get_untracked()));
    if let Held::Placing { at: Some(_), face } = controller.held.get_untracked() {
        // The square is chosen. The face is chosen in the picker beside the board, where moving the focus also chooses.
        if face.is_none() {
            controller.act(Intent::Choose(Face::NoPassage));
        }
        // The picker may be on the page only in the next frame.
        request_animation_frame(|| focus(Focus::entry_of("bg-picker")));
    }
}

fn can_put_back(controller: Controller) -> bool {
    let held = controller.held.get_untracked();
    !matches!(held, Held::Nothing | Held::Placing { at: None, face: None })
        || matches!(controller.prompt.get_untracked(), Prompt::Place { .. })
}

/// Describes the square, and the ways across a Barragoon on it.
fn square(controller: Controller) -> String {
    let language = controller.i18n.language_untracked();
    let cursor = controller.cursor.get_untracked();
    let label = words::label(&language, &controller.scene.get_untracked().squares[cursor.index()]);
    let face = controller.session.view.with_untracked(|view| view.board[cursor].face());
    let more = face.map(|face| words::crossing(&language, face)).unwrap_or_default();
    sentences([language.sentence(&label), more])
}

fn last(controller: Controller) -> String {
    words::last(&controller.i18n.language_untracked(), &controller.session.view.get_untracked())
}

/// The legal targets of the selected piece.
fn targets(controller: Controller) -> String {
    match controller.held.get_untracked().piece() {
        Some(from) => controller.targets(from),
        None => controller.i18n.now(key::targets_hint),
    }
}
