//! Time left for an object, on the screen and for screen readers (BB-2.4).

use std::time::Duration;

use leptos::prelude::*;
use leptos_use_document_visibility::use_document_visibility;
use web_sys::VisibilityState;

use super::studio::now;
use crate::{
    app::{
        components::{Picture, icon},
        contexts::{announcer::use_announcer, settings::use_settings, use_i18n},
        i18n::{Text, barbarossa as key, t},
        platform::sounds::Sound,
    },
    scenes::barbarossa::sandglass::{Call, LITTLE, Sandglass, TimeNotice, call, notice, written},
};

/// Counts the seconds spent here, starting from `spent`, while the page is visible.
pub(super) fn count(spent: RwSignal<u32>) {
    let glass = StoredValue::new(Sandglass::new(spent.get_untracked()));
    let visible = use_document_visibility();
    let look = move || {
        let shown = visible.get_untracked() == VisibilityState::Visible;
        glass.update_value(|glass| if shown { glass.tick(now()) } else { glass.pause(now()) });
        let seconds = glass.with_value(Sandglass::seconds);
        if seconds != spent.get_untracked() {
            spent.set(seconds);
        }
    };
    Effect::new(move |_| {
        visible.track();
        untrack(look);
    });
    if let Ok(clock) = set_interval_with_handle(look, Duration::from_millis(250)) {
        on_cleanup(move || clock.clear());
    }
}

/// Announces the time left at certain moments, the last of them with a sound. `up`: the sentence for the end.
pub(super) fn announce(left: Signal<Option<u32>>, up: Signal<Text>) {
    let (i18n, announcer, settings) = (use_i18n(), use_announcer(), use_settings());
    Effect::new(move |before: Option<Option<u32>>| {
        let now = left.get();
        if let (Some(Some(before)), Some(now)) = (before, now)
            && let Some(call) = call(before, now)
        {
            if now <= LITTLE {
                settings.play(if call == Call::Up { Sound::Draw } else { Sound::Bell });
            }
            announcer.say(match call {
                Call::Left(seconds) if seconds >= LITTLE => {
                    i18n.now(key::ClayLeft { n: seconds.div_ceil(LITTLE) })
                }
                Call::Left(n) => i18n.now(key::ClaySeconds { n }),
                Call::Up => i18n.now(up.get_untracked()),
            });
        }
        now
    });
}

/// Shows the time left as a small clock. It announces nothing, see [`announce`].
#[component]
pub(super) fn Countdown(
    /// Seconds left; `None` if there is no limit.
    left: Signal<Option<u32>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let seconds = Memo::new(move |_| left.get().unwrap_or_default());
    let said = Memo::new(move |_| notice(seconds.get()));
    let words = move |said| match said {
        TimeNotice::LastMinute => i18n.say(key::ClayLeft { n: 1u32 }),
        TimeNotice::LastSeconds => i18n.say(key::clay_last),
    };
    view! {
        <Show when=move || left.get().is_some_and(|left| left > 0)>
            <p class="bb-countdown" role="timer" class:bb-little=move || seconds.get() <= LITTLE>
                <Picture icon=icon::CLOCK />
                <span class="visually-hidden">{t!(i18n, key::clay_time)}</span>
                <b>{move || written(seconds.get())}</b>
                {move || said.get().map(|said| view! { <span>{words(said)}</span> })}
            </p>
        </Show>
    }
}
