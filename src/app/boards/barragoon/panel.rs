//! Beside the board: who acts and what for, what to do next, and how a Barragoon is to lie.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{art, desk::Desk, words};
use crate::{
    app::{
        components::{button, icon, picture_button},
        dom::{El, View, el, focus, switch, yes_no},
        i18n::barragoon as key,
        lexicon::fill,
        platform::device,
    },
    games::barragoon::{
        action::Action,
        board::{Cell, Face, Side},
        phase::Prompt,
    },
    scenes::barragoon::{Change, Held, Intent, next_face},
};

pub(super) fn panel(desk: Desk) -> El {
    // While a bot is at it there is nothing to be told to do.
    let idle = move || *desk.table.live.get() && !*desk.table.acting.get();
    let hint = move || {
        if idle() { String::new() } else { words::hint(desk.i18n.get_locale(), desk.scene.get().hint) }
    };
    let controls = switch(
        move || desk.table.acting.get().then(|| desk.prompt()),
        move |prompt| match prompt {
            Some(Prompt::Place { .. }) => Some(picker(desk).into()),
            Some(Prompt::MayOfferDraw { .. }) => {
                Some(question(desk, [Action::OfferDraw, Action::GoOn]).into())
            }
            Some(Prompt::AnswerDraw { .. }) => {
                Some(question(desk, [Action::AcceptDraw, Action::RefuseDraw]).into())
            }
            Some(Prompt::Move { .. }) => Some(steps(desk)),
            Some(Prompt::Over(_)) | None => None,
        },
    );
    el("div.bg-panel")
        .class_when("bg-far", move || desk.acts_far())
        .child(banner(desk))
        .child(el("p.bg-hint").text(hint))
        .child(controls)
}

/// Whose turn it is, in words and with the side's own piece.
fn banner(desk: Desk) -> El {
    let picture = move || match desk.prompt() {
        Prompt::Place { .. } => art::art(Cell::Barragoon(Face::NoPassage)),
        prompt => match prompt.actor() {
            Some(Side::White) => art::token("w4"),
            Some(Side::Brown) => art::token("b4"),
            None => String::new(),
        },
    };
    let sentence = move || {
        let prompt = desk.prompt();
        let name = desk.name(prompt.actor().unwrap_or(Side::White));
        words::acting(desk.i18n.get_locale(), prompt, name)
    };
    let left = move || match desk.prompt() {
        Prompt::Place { why, left, .. } => Some(words::left(desk.i18n.get_locale(), why, left)),
        _ => None,
    };
    el("div.bg-banner")
        .attr("data-side", move || desk.prompt().actor().map(art::side_token))
        .child(el("span.bg-banner-art").html(picture))
        .child(el("strong").text(sentence))
        .child(el("span.bg-left").text(left))
}

/// The second step of a move.
fn steps(desk: Desk) -> View {
    // What was touched on both squares is not to be put back.
    let aim = move || match desk.held.get() {
        Held::Aim { from, to } => Some((from, to, true)),
        Held::Bound { from, prey } => Some((from, prey, false)),
        _ => None,
    };
    switch(aim, move |aim| {
        let (from, to, free) = aim?;
        let way = [from.to_string(), to.to_string()].join("-");
        let label = move || fill(desk.i18n.say(key::confirm_move), &[("move", &way)]);
        let make = move || {
            desk.act(Intent::Confirm);
            focus_board(desk);
        };
        let cancel = free.then(|| button(key::cancel_move, move || desk.act(Intent::Cancel)).act("cancel"));
        let confirm = picture_button(icon::CHECK, label, make).act("confirm").class("primary");
        Some(el("div.row").child(cancel).child(confirm))
    })
}

/// A draw: to be offered, or to be answered.
fn question(desk: Desk, [yes, no]: [Action; 2]) -> El {
    let text = if yes == Action::OfferDraw { key::offer_text } else { key::answer_text };
    let answer = move |action: Action| {
        let (act, label) = match action {
            Action::OfferDraw => ("offer-draw", key::offer_draw),
            Action::GoOn => ("go-on", key::go_on),
            Action::AcceptDraw => ("accept-draw", key::accept_draw),
            _ => ("refuse-draw", key::refuse_draw),
        };
        let press = move || {
            if let Err(why) = desk.table.play(action) {
                desk.table.toast(why);
            }
            focus_board(desk);
        };
        button(label, press).act(act)
    };
    el("div.bg-question")
        .attr("role", "group")
        .label(text)
        .child(el("p").text(text))
        .child(el("div.row").child(answer(no)).child(answer(yes).class("primary")))
}

/// The sixteen ways a Barragoon can lie, drawn as they will lie.
fn picker(desk: Desk) -> El {
    // A board turned round, or a panel turned round under a board that is not.
    let turned = move || (desk.near() == Side::Brown) != desk.acts_far();
    let can_turn = move || desk.placing().1.is_some_and(|face| next_face(face) != face);
    let place = move || match desk.placing().0 {
        Some(at) => fill(desk.i18n.say(key::place_at), &[("square", &at.to_string())]),
        None => desk.i18n.say(key::place).to_owned(),
    };
    let faces = el("div.bg-faces")
        .attr("role", "radiogroup")
        .label(key::picker_label)
        .on_key(move |event| keys(desk, &event))
        .child(Face::ALL.map(|face| face_button(desk, face)));
    let turn = picture_button(icon::ROTATE, key::turn, move || desk.act(Intent::Turn))
        .act("turn-face")
        .disabled(move || !can_turn());
    let place = picture_button(icon::CHECK, place, move || lay(desk))
        .act("place")
        .class("primary")
        .disabled(move || !ready(desk));
    el("div.bg-picker")
        .class_when("bg-turned", turned)
        .child(faces)
        .child(el("div.row.bg-place").child(turn).child(place))
        .child(preview(desk))
}

fn face_button(desk: Desk, face: Face) -> El {
    let chosen = move || desk.placing().1;
    // Where nothing is chosen, the keyboard enters at the first.
    let entry = move || if chosen().unwrap_or(Face::NoPassage) == face { "0" } else { "-1" };
    el("button")
        .attr("role", "radio")
        .class("bg-face")
        .attr("data-face", face.to_string())
        .label(move || words::face(desk.i18n.get_locale(), face))
        .attr("aria-checked", move || yes_no(chosen() == Some(face)))
        .attr("tabindex", entry)
        .html(art::art(Cell::Barragoon(face)))
        .on_click(move || desk.act(Intent::Choose(face)))
}

/// Whether both are chosen, where and how; tracked.
fn ready(desk: Desk) -> bool {
    matches!(desk.placing(), (Some(_), Some(_)))
}

fn lay(desk: Desk) {
    desk.act(Intent::Confirm);
    focus_board(desk);
}

fn keys(desk: Desk, event: &KeyboardEvent) {
    let chosen = move || untrack(|| desk.placing().1);
    let show = |face: Face| focus(&["[data-face=", &face.to_string(), "]"].concat());
    let step = |by: usize| {
        let now = chosen().unwrap_or(Face::NoPassage);
        let next = Face::ALL[(now.index() + by) % Face::ALL.len()];
        desk.act(Intent::Choose(next));
        show(next);
    };
    match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => step(1),
        "ArrowLeft" | "ArrowUp" => step(Face::ALL.len() - 1),
        "Enter" if untrack(|| ready(desk)) => lay(desk),
        "x" | "X" => {
            desk.act(Intent::Turn);
            chosen().into_iter().for_each(show);
        }
        "Escape" => {
            desk.act(Intent::Cancel);
            focus_board(desk);
        }
        _ => return,
    }
    event.prevent_default();
}

/// The moves that would open and close, for both sides.
fn preview(desk: Desk) -> View {
    let i18n = desk.i18n;
    let line = move |change: Change| {
        let side = change.side;
        el("li")
            .child(el("strong").text(move || words::side(i18n.get_locale(), side)))
            .text(" ")
            .text(move || words::change(i18n.get_locale(), &change))
    };
    switch(
        move || desk.scene.get().changes.clone(),
        move |changes| {
            changes.map(|both| el("ul.bg-preview").label(key::preview_title).child(both.map(line)))
        },
    )
}

/// What lies beside the board: the reserve, and the position to take away.
pub(super) fn tray(desk: Desk) -> El {
    let i18n = desk.i18n;
    let left = move || desk.table.view.get().reserve.to_string();
    let reserve = el("span.bg-reserve")
        .attr("data-reserve", left)
        .child(el("span").html(art::art(Cell::Barragoon(Face::NoPassage))))
        .text(move || fill(i18n.say(key::reserve), &[("n", &left())]));
    let copy = picture_button(icon::COPY, key::copy_position, move || copy(desk));
    let agreed = el("p.bg-agreed").text(move || words::agreed(i18n.get_locale(), &desk.table.view.get()));
    el("div.bg-tray").child(reserve).child(copy.act("copy-position").class("quiet")).child(agreed)
}

fn copy(desk: Desk) {
    let text = desk.table.view.get_untracked().position_text.clone();
    let locale = desk.i18n.get_locale_untracked();
    leptos::task::spawn_local(async move {
        let done = device::copy(&text).await;
        let sentence = locale.word(if done { key::copied } else { key::copy_failed });
        desk.table.say(sentence);
        desk.table.toast(sentence);
    });
}

/// The keyboard goes back to where it was on the board.
fn focus_board(desk: Desk) {
    let cursor = untrack(|| desk.cursor());
    focus(&[".bg-board [data-square=", &cursor.to_string(), "]"].concat());
}
