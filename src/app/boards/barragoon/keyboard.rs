//! The board by keys: walking, acting, and asking what stands where.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{controller::Controller, words};
use crate::{
    app::{components::focus::focus, i18n::barragoon as key},
    games::barragoon::{board::Face, phase::Prompt},
    scenes::barragoon::{ArrowKey, Held, Intent, walk},
};

/// Follows a key that was pressed on the board.
pub(super) fn press(controller: Controller, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let step = |way| {
        let cursor = controller.cursor;
        cursor.set(walk(cursor.get_untracked(), way, controller.near.get_untracked()));
        controller.focus_board();
    };
    match event.key().as_str() {
        "ArrowUp" => step(ArrowKey::Up),
        "ArrowRight" => step(ArrowKey::Right),
        "ArrowDown" => step(ArrowKey::Down),
        "ArrowLeft" => step(ArrowKey::Left),
        "Enter" | " " => tap(controller),
        "Escape" if can_put_back(controller) => controller.act(Intent::Cancel),
        "x" | "X" => controller.act(Intent::Turn),
        "r" | "R" | "l" | "L" | "t" | "T" => controller.session.say(asked(controller, &event.key())),
        _ => return,
    }
    event.prevent_default();
}

fn tap(controller: Controller) {
    controller.act(Intent::Tap(controller.cursor.get_untracked()));
    if let Held::Placing { at: Some(_), face } = controller.held.get_untracked() {
        // The square is chosen; how it lies is chosen beside the board, where the focus
        // chooses as it walks.
        if face.is_none() {
            controller.act(Intent::Choose(Face::NoPassage));
        }
        // Perhaps not on the page before the next frame.
        request_animation_frame(|| focus(".bg-picker [tabindex='0']"));
    }
}

fn can_put_back(controller: Controller) -> bool {
    let held = controller.held.get_untracked();
    !matches!(held, Held::Nothing | Held::Placing { at: None, face: None })
        || matches!(controller.prompt.get_untracked(), Prompt::Place { .. })
}

/// The square read out, the last turn, or where the piece in hand may go.
fn asked(controller: Controller, key: &str) -> String {
    let language = controller.i18n.language_untracked();
    let view = controller.session.view.get_untracked();
    match key {
        "r" | "R" => {
            let cursor = controller.cursor.get_untracked();
            let sentence = words::label(&language, &controller.scene.get_untracked().squares[cursor.index()]);
            let face = view.board[cursor].face();
            let more = face.map(|face| words::crossing(&language, face)).unwrap_or_default();
            format!("{sentence}. {more}").trim_end().to_owned()
        }
        "l" | "L" => words::last(&language, &view),
        _ => match controller.held.get_untracked().piece() {
            Some(from) => controller.targets(from),
            None => language.say(key::targets_hint),
        },
    }
}
