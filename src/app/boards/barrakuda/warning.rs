//! Whether the table is warned of bites before it chooses. This is no rule: it is stored on the device, not in a match.

use leptos::prelude::*;

use crate::{
    app::{
        components::Toggle,
        contexts::{
            saves::{Saves, use_saves},
            use_i18n,
        },
        i18n::{barrakuda as key, t},
    },
    saves::records::WARNED,
};

/// The warning is on by default.
pub(super) fn is_warned(saves: Saves) -> bool {
    saves.record(&WARNED).unwrap_or(true)
}

#[component]
pub(super) fn WarningToggle() -> impl IntoView {
    let (saves, i18n) = (use_saves(), use_i18n());
    let warned = RwSignal::new(is_warned(saves));
    let change = move |on: bool| {
        warned.set(on);
        // Without storage space the choice lasts as long as this set-up; the player has been told.
        let _ = saves.change_record(&WARNED, |warned| *warned = Some(on));
    };
    view! {
        <Toggle
            act="warned"
            label=t!(i18n, key::opt_warned)
            hint=t!(i18n, key::opt_warned_line)
            value=warned
            on_change=change
        />
    }
}
