//! Short messages at the edge of the screen, and the live region for whoever listens.

use std::time::Duration;

use leptos::prelude::*;

use super::{Button, IconButton, icon};
use crate::app::{
    contexts::{
        announcer::{Toast, use_announcer},
        use_i18n,
    },
    i18n::{common, t},
};

/// Both; once a page.
#[component]
pub fn Toasts() -> impl IntoView {
    let announcer = use_announcer();
    view! {
        <div class="sr" role="status" aria-live="polite" data-live="">
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

/// One message, until its time is over or somebody has done something about it.
#[component]
fn ToastCard(toast: Toast) -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let Toast { id, text, action } = toast;
    // A message that can be acted upon stays longer.
    let stays = Duration::from_secs(if action.is_some() { 12 } else { 6 });
    set_timeout(move || announcer.dismiss(id), stays);
    let deed = action.map(|(label, act)| {
        let press = move || {
            act();
            announcer.dismiss(id);
        };
        view! { <Button label on_press=press act="toast-action" class="quiet" /> }
    });
    view! {
        <div class="toast">
            <span>{text}</span>
            {deed}
            <IconButton
                icon=icon::CLOSE
                label=t!(i18n, common::close)
                on_press=move || announcer.dismiss(id)
            />
        </div>
    }
}
