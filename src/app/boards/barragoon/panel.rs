//! Beside the board: who acts and what for, what to do next, and how a Barragoon is to lie.

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent};

use super::{
    art,
    desk::{Desk, focus},
    words::{self, word},
};
use crate::{
    app::{
        components::{Button, icon},
        platform::js,
    },
    games::barragoon::{
        action::Action,
        board::{Cell, Face, Side},
        view::Phase,
    },
    scenes::barragoon::{Held, Intent, next_face},
};

pub(super) fn panel(desk: Desk) -> AnyView {
    let phase = desk.phase();
    let live = desk.table.live;
    let i18n = desk.i18n;
    view! {
        <div class="bg-panel" class:bg-far=move || desk.acts_far()>
            {banner(desk, phase)}
            <p class="bg-hint">{move || {
                let locale = i18n.get_locale();
                words::hint(locale, desk.scene.with(|scene| scene.hint))
            }}</p>
            {move || match phase.get() {
                _ if !live.get() => ().into_any(),
                Phase::Place { .. } => picker(desk),
                Phase::MayOfferDraw { .. } => question(desk, [Action::OfferDraw, Action::GoOn]),
                Phase::AnswerDraw { .. } => question(desk, [Action::AcceptDraw, Action::RefuseDraw]),
                Phase::Move { .. } => steps(desk),
                Phase::Over(_) => ().into_any(),
            }}
        </div>
    }
    .into_any()
}

/// Whose turn it is, in words and with the side's own piece.
fn banner(desk: Desk, phase: Memo<Phase>) -> AnyView {
    let actor = move || phase.get().actor();
    let picture = move || match (phase.get(), actor()) {
        (Phase::Place { .. }, _) => art::art(Cell::Barragoon(Face::NoPassage)),
        (_, Some(Side::White)) => art::token("w4"),
        (_, Some(Side::Brown)) => art::token("b4"),
        _ => String::new(),
    };
    let sentence = move || {
        let actor = actor().unwrap_or(Side::White);
        words::acting(desk.i18n.get_locale(), phase.get(), &desk.name(actor))
    };
    let left = move || match phase.get() {
        Phase::Place { why, left, .. } => Some(words::left(desk.i18n.get_locale(), why, left)),
        _ => None,
    };
    view! {
        <div class="bg-banner" data-side=move || actor().map(art::side_token)>
            <span class="bg-banner-art" inner_html=picture></span>
            <strong>{sentence}</strong>
            <span class="bg-left">{left}</span>
        </div>
    }
    .into_any()
}

/// The second step of a move.
fn steps(desk: Desk) -> AnyView {
    let aim = Memo::new(move |_| match desk.held.get() {
        Held::Aim { from, to } => Some((from, to)),
        _ => None,
    });
    let i18n = desk.i18n;
    (move || {
        aim.get().map(|(from, to)| {
            view! {
                <div class="row">
                    <Button act="cancel" label=move || word!(i18n.get_locale(), cancel_move)
                        on_press=move |()| desk.act(Intent::Cancel)/>
                    <Button act="confirm" class="primary" strokes=icon::CHECK
                        label=move || words::fill(word!(i18n.get_locale(), confirm_move), &[("move", &format!("{from}-{to}"))])
                        on_press=move |()| {
                            desk.act(Intent::Confirm);
                            focus_board(desk);
                        }/>
                </div>
            }
        })
    })
    .into_any()
}

/// A draw: to be offered, or to be answered.
fn question(desk: Desk, [yes, no]: [Action; 2]) -> AnyView {
    let i18n = desk.i18n;
    let text = move || {
        let locale = i18n.get_locale();
        if yes == Action::OfferDraw { word!(locale, offer_text) } else { word!(locale, answer_text) }
    };
    let button = move |action: Action, class: &'static str| {
        let act = match action {
            Action::OfferDraw => "offer-draw",
            Action::GoOn => "go-on",
            Action::AcceptDraw => "accept-draw",
            _ => "refuse-draw",
        };
        let label = move || {
            let locale = i18n.get_locale();
            match action {
                Action::OfferDraw => word!(locale, offer_draw),
                Action::GoOn => word!(locale, go_on),
                Action::AcceptDraw => word!(locale, accept_draw),
                _ => word!(locale, refuse_draw),
            }
        };
        view! {
            <Button act class label on_press=move |()| {
                if let Err(refusal) = desk.table.play(action) {
                    desk.table.toast(words::refusal(i18n.get_locale_untracked(), &refusal));
                }
                focus_board(desk);
            }/>
        }
    };
    view! {
        <div class="bg-question" role="group" aria-label=text>
            <p>{text}</p>
            <div class="row">{button(no, "")}{button(yes, "primary")}</div>
        </div>
    }
    .into_any()
}

/// The sixteen ways a Barragoon can lie, drawn as they will lie.
fn picker(desk: Desk) -> AnyView {
    let i18n = desk.i18n;
    let chosen = Memo::new(move |_| desk.placing().1);
    let at = Memo::new(move |_| desk.placing().0);
    // A board turned round, or a panel turned round under a board that is not.
    let turned = move || (desk.near.get() == Side::Brown) != desk.acts_far();
    let node = NodeRef::<html::Div>::new();
    let faces = move || {
        let locale = i18n.get_locale();
        let button = |face: Face| {
            let (token, label) = (face.to_string(), words::face(locale, face));
            let picture = art::art(Cell::Barragoon(face));
            [
                "<button type='button' role='radio' class='bg-face' data-face='",
                &token,
                "' aria-label='",
                &label,
                "'>",
                &picture,
                "</button>",
            ]
            .concat()
        };
        Face::ALL.map(button).concat()
    };
    Effect::new(move |_| {
        i18n.get_locale();
        let (Some(node), chosen) = (node.get(), chosen.get()) else { return };
        let entry = chosen.unwrap_or(Face::NoPassage);
        for face in Face::ALL {
            let selector = ["[data-face=", &face.to_string(), "]"].concat();
            if let Some(button) = node.query_selector(&selector).ok().flatten() {
                let _ =
                    button.set_attribute("aria-checked", if chosen == Some(face) { "true" } else { "false" });
                let _ = button.set_attribute("tabindex", if entry == face { "0" } else { "-1" });
            }
        }
    });
    let choose = move |event: MouseEvent| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let button = element.and_then(|element| element.closest("[data-face]").ok().flatten());
        let face = button.and_then(|button| button.get_attribute("data-face")?.parse().ok());
        if let Some(face) = face {
            desk.act(Intent::Choose(face));
        }
    };
    let ready = move || at.get().is_some() && chosen.get().is_some();
    let place = move || {
        desk.act(Intent::Confirm);
        focus_board(desk);
    };
    let keys = move |event: KeyboardEvent| {
        let step = |by: usize| {
            let now = chosen.get_untracked().unwrap_or(Face::NoPassage);
            let next = Face::ALL[(now.index() + by) % Face::ALL.len()];
            desk.act(Intent::Choose(next));
            focus(&format!("[data-face={next}]"));
        };
        match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => step(1),
            "ArrowLeft" | "ArrowUp" => step(Face::ALL.len() - 1),
            "Enter" if untrack(ready) => place(),
            "x" | "X" => {
                desk.act(Intent::Turn);
                if let Some(face) = chosen.get_untracked() {
                    focus(&format!("[data-face={face}]"));
                }
            }
            "Escape" => {
                desk.act(Intent::Cancel);
                focus_board(desk);
            }
            _ => return,
        }
        event.prevent_default();
    };
    let can_turn = move || chosen.get().is_some_and(|face| next_face(face) != face);
    let label = move || match at.get() {
        Some(at) => words::fill(word!(i18n.get_locale(), place_at), &[("square", &at.to_string())]),
        None => word!(i18n.get_locale(), place).to_owned(),
    };
    view! {
        <div class="bg-picker" class:bg-turned=turned>
            <div class="bg-faces" role="radiogroup" node_ref=node on:keydown=keys on:click=choose inner_html=faces
                aria-label=move || word!(i18n.get_locale(), picker_label)></div>
            <div class="row bg-place">
                <Button act="turn-face" strokes=icon::ROTATE label=move || word!(i18n.get_locale(), turn)
                    disabled=Signal::derive(move || !can_turn()) on_press=move |()| desk.act(Intent::Turn)/>
                <Button act="place" class="primary" strokes=icon::CHECK label
                    disabled=Signal::derive(move || !ready()) on_press=move |()| place()/>
            </div>
            {move || preview(desk)}
        </div>
    }
    .into_any()
}

/// The moves that would open and close, for both sides.
fn preview(desk: Desk) -> Option<AnyView> {
    let locale = desk.i18n.get_locale();
    let changes = desk.scene.with(|scene| scene.changes.clone())?;
    let line = |change: &crate::scenes::barragoon::Change| {
        view! {
            <li><strong>{words::side(locale, change.side)}</strong>" "{words::change(locale, change)}</li>
        }
    };
    Some(
        view! {
            <ul class="bg-preview" aria-label=word!(locale, preview_title)>
                {changes.iter().map(line).collect_view()}
            </ul>
        }
        .into_any(),
    )
}

/// What lies beside the board: the reserve, and the position to take away.
pub(super) fn tray(desk: Desk) -> AnyView {
    let i18n = desk.i18n;
    let copy = move |()| {
        let text = desk.table.view.with_untracked(|view| view.position_text.clone());
        let locale = i18n.get_locale_untracked();
        let table = desk.table;
        let promise = js::navigator("clipboard")
            .and_then(|clipboard| js::promise(&clipboard, "writeText", &[text.into()]));
        leptos::task::spawn_local(async move {
            let done = match promise {
                Some(promise) => wasm_bindgen_futures::JsFuture::from(promise).await.is_ok(),
                None => false,
            };
            let sentence = if done { word!(locale, copied) } else { word!(locale, copy_failed) };
            table.say(sentence);
            table.toast(sentence);
        });
    };
    view! {
        <div class="bg-tray">
            <span class="bg-reserve" data-reserve=move || desk.table.view.with(|view| view.reserve.to_string())>
                <span inner_html=art::art(Cell::Barragoon(Face::NoPassage))></span>
                {move || {
                    let reserve = desk.table.view.with(|view| view.reserve);
                    words::fill(word!(i18n.get_locale(), reserve), &[("n", &reserve.to_string())])
                }}
            </span>
            <Button act="copy-position" class="quiet" strokes=icon::COPY on_press=copy
                label=move || word!(i18n.get_locale(), copy_position)/>
        </div>
    }
    .into_any()
}

/// The keyboard goes back to where it was on the board.
fn focus_board(desk: Desk) {
    let cursor = desk.cursor.get_untracked();
    focus(&format!(".bg-board [data-square={cursor}]"));
}
