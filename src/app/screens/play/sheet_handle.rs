//! The handle of a sheet.

use leptos::prelude::*;

use super::panels::use_panels;
use crate::app::{
    components::icon::{self, Picture},
    contexts::use_i18n,
    i18n::common,
};

/// Lowers a sheet to show the board behind it, and raises it again.
#[component]
pub(super) fn SheetHandle() -> impl IntoView {
    let (i18n, panels) = (use_i18n(), use_panels());
    let label = move || i18n.say(if panels.peek.get() { common::sheet_back } else { common::sheet_board });
    let picture = Signal::derive(move || if panels.peek.get() { icon::UP } else { icon::DOWN });
    view! {
        <button
            type="button"
            class="sheet-handle"
            data-act="peek"
            aria-expanded=move || (!panels.peek.get()).to_string()
            on:click=move |_| panels.peek.update(|peek| *peek = !*peek)
        >
            <Picture icon=picture />
            <span>{label}</span>
        </button>
    }
}
