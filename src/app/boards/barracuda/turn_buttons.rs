//! Turns up wallets and bluffs one after the other after the match.

use leptos::prelude::*;

use super::controller::use_controller;
use crate::app::{
    components::{Button, Primary},
    contexts::{settings::use_settings, use_i18n},
    i18n::{Text, t},
    platform::sounds::Sound,
};

/// Whether the wallet or bluff with this index is turned up; tracked.
pub(super) fn is_turned(nth: usize) -> impl Fn() -> bool + Copy + Send + Sync + 'static {
    let turned = use_controller().turned;
    move || turned.get().is_none_or(|turned| nth < turned)
}

/// Buttons that turn up the next item, or all items, while the next item lies in this range.
#[component]
pub(super) fn TurnButtons(
    /// Index of the first item.
    from: usize,
    /// Index after the last item.
    to: usize,
    next: Text,
    all: Text,
) -> impl IntoView {
    let (controller, i18n, settings) = (use_controller(), use_i18n(), use_settings());
    let is_here = move || controller.turned.get().is_some_and(|turned| (from..to).contains(&turned));
    let turn = move |count: usize| {
        settings.play(Sound::Place);
        controller.turned.set(Some(count));
    };
    let one = move || turn(controller.turned.get_untracked().map_or(to, |turned| turned + 1));
    view! {
        <Show when=is_here>
            <div class="bc-buttons">
                <Button label=t!(i18n, next) on_press=one act="turn-next" appearance=Primary />
                <Button label=t!(i18n, all) on_press=move || turn(to) act="turn-all" />
            </div>
        </Show>
    }
}
