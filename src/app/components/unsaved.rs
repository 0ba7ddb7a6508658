//! That something could not be kept.

use leptos::prelude::*;

use super::Notice;
use crate::app::{
    contexts::{saves::use_saves, use_i18n},
    trouble,
};

/// Why something could not be kept, as long as that is so.
#[component]
pub fn Unsaved() -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    saves.notices.update_value(|notices| *notices += 1);
    on_cleanup(move || saves.notices.update_value(|notices| *notices -= 1));
    // Another reason is another message, to be announced anew.
    let why = move || saves.trouble.get().map(|error| trouble::save_error(i18n, &error));
    view! {
        <For each=why key=String::clone let(words)>
            <Notice name="unsaved" text=words />
        </For>
    }
}
