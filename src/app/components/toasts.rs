//! Short messages at the edge of the screen, and the live region for screen readers.

use std::time::Duration;

use leptos::{ev, prelude::*};
use leptos_use_event_listener::{UseEventListenerOptions, use_event_listener_with_options};
use leptos_use_window::use_window;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::{Button, IconButton, Quiet, icon};
use crate::app::{
    contexts::{
        announcer::{Announcer, Toast, use_announcer},
        use_i18n,
    },
    i18n::{common, t},
};

/// The toasts and the live region; used once per page.
#[component]
pub fn Toasts() -> impl IntoView {
    let announcer = use_announcer();
    // In the capture phase, so that messages caused by this tap or key come later and stay.
    let first = UseEventListenerOptions::default().capture(true);
    let tap = move |event: ev::PointerEvent| go_with(announcer, &event, true);
    let _ = use_event_listener_with_options(use_window(), ev::pointerdown, tap, first);
    let key = move |event: ev::KeyboardEvent| {
        go_with(announcer, &event, matches!(event.key().as_str(), "Enter" | " " | "Escape"));
    };
    let _ = use_event_listener_with_options(use_window(), ev::keydown, key, first);
    view! {
        <div class="visually-hidden" role="status" aria-live="polite" data-live="">
            // The number makes two equal sentences two announcements.
            <For each=move || [announcer.said().get()] key=|(number, _)| *number let((_, text))>
                <p>{text}</p>
            </For>
        </div>
        <div class="toasts" role="status">
            <For each=move || announcer.toasts().get() key=|toast| toast.id let(toast)>
                <ToastCard toast />
            </For>
        </div>
    }
}

/// Closes messages at the next tap or key press outside them. A message with an action stays while the player reaches
/// it by keyboard, until a key acts elsewhere.
fn go_with(announcer: Announcer, event: &Event, acts: bool) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_theirs = target.is_some_and(|element| matches!(element.closest(".toasts"), Ok(Some(_))));
    if is_theirs || announcer.toasts().with_untracked(Vec::is_empty) {
        return;
    }
    if acts { announcer.clear() } else { announcer.move_on() }
}

/// One message, shown until its time is over or the player acts on it.
#[component]
fn ToastCard(toast: Toast) -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let Toast { id, text, action } = toast;
    // A message with an action stays longer.
    let stays = Duration::from_secs(if action.is_some() { 12 } else { 6 });
    set_timeout(move || announcer.dismiss(id), stays);
    let deed = action.map(|(label, act)| {
        let press = move || {
            act();
            announcer.dismiss(id);
        };
        view! {
            <Button label on_press=press act="toast-action" appearance=Quiet />
            <IconButton
                icon=icon::CLOSE
                label=t!(i18n, common::close)
                on_press=move || announcer.dismiss(id)
            />
        }
    });
    view! {
        <div class="toast">
            <span>{text}</span>
            {deed}
        </div>
    }
}
