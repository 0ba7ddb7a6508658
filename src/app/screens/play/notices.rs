//! Notices beside the match: an older save, or bots that do not run.

use leptos::prelude::*;

use super::panels::use_panels;
use crate::{
    app::{
        components::{Button, Primary},
        contexts::use_i18n,
        i18n::{common, t},
        session::use_controls,
        trouble::{bots_fault, load_error},
    },
    saves::save::LoadError,
};

/// The match was loaded from its second newest save, or has other rules.
#[component]
pub(super) fn OlderSave(error: LoadError) -> impl IntoView {
    let i18n = use_i18n();
    let why = move || match &error {
        LoadError::OtherRules { .. } => i18n.say(common::rules_looked_at),
        error => i18n.say(common::OpenedOlder { why: load_error(i18n, error) }),
    };
    view! {
        <p class="notice warn" role="alert" data-notice="older">
            {why}
        </p>
    }
}

/// The message that no bot is available, with the remaining actions.
#[component]
pub(super) fn NoBots() -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let why = move || bots_fault(i18n, &controls.fault.get().unwrap_or_default());
    view! {
        <Show when=move || controls.fault.read().is_some()>
            <div class="notice warn" role="alert" data-notice="no-bots">
                <span>{why}</span>
                <div class="row">
                    <Button
                        label=t!(i18n, common::bots_again)
                        on_press=move || controls.fault.set(None)
                        act="bots-again"
                        appearance=Primary
                    />
                    <Button
                        label=t!(i18n, common::hand_over)
                        on_press=move || panels.open(panels.seats, false)
                        act="bots-hand-over"
                    />
                </div>
            </div>
        </Show>
    }
}
