//! Short messages at the edge of the screen, and the live region for whoever listens.

use std::time::Duration;

use leptos::prelude::*;

use super::{Button, IconButton, icon};
use crate::app::{
    contexts::voice::{Toast, Voice},
    lexicon::w,
};

/// Both; once a page.
#[component]
pub fn Toasts() -> impl IntoView {
    let voice = expect_context::<Voice>();
    let said = voice.said();
    view! {
        // The number makes two equal sentences two announcements.
        <div class="sr" role="status" aria-live="polite" data-live>
            {move || { let (_, text) = said.get(); view! { <p>{text}</p> } }}
        </div>
        <div class="toasts" role="status">
            <For each=move || voice.toasts().get() key=|toast| toast.id let:toast>
                {one(voice, toast)}
            </For>
        </div>
    }
    .into_any()
}

fn one(voice: Voice, Toast { id, text, action }: Toast) -> AnyView {
    // A message that can be acted upon stays longer.
    let stays = Duration::from_secs(if action.is_some() { 12 } else { 6 });
    set_timeout(move || voice.dismiss(id), stays);
    view! {
        <div class="toast">
            <span>{text}</span>
            {action.map(|(label, act)| view! {
                <Button label=label class="quiet" act="toast-action" on_press=move |()| {
                    act();
                    voice.dismiss(id);
                }/>
            })}
            <IconButton label=w!(close) strokes=icon::CLOSE on_press=move |()| voice.dismiss(id)/>
        </div>
    }
    .into_any()
}
