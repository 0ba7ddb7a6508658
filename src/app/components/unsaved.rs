//! The notice that saving failed.

use leptos::prelude::*;

use super::Notice;
use crate::app::{
    contexts::{saves::use_saves, use_i18n},
    trouble,
};

/// The reason why the last save failed, while it persists.
#[component]
pub fn Unsaved() -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    saves.notices.update_value(|notices| *notices += 1);
    on_cleanup(move || saves.notices.update_value(|notices| *notices -= 1));
    // A different reason is a new element, so that it is announced again.
    let why = move || saves.trouble.get().map(|error| trouble::save_error(i18n, &error));
    view! {
        <For each=why key=String::clone let(words)>
            <Notice name="unsaved" text=words />
        </For>
    }
}
