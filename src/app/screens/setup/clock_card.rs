//! The clock options in set-up.

use leptos::prelude::*;

use super::clock_choice::ClockChoice;
use crate::app::{
    components::{Stepper, Toggle},
    contexts::use_i18n,
    i18n::{common, t},
};

/// Whether the match has clocks, and each player's time.
#[component]
pub fn ClockCard(clock: ClockChoice) -> impl IntoView {
    let i18n = use_i18n();
    let ClockChoice { used, setting } = clock;
    view! {
        <Toggle
            act="clock"
            label=t!(i18n, common::clock_use)
            hint=t!(i18n, common::clock_hint)
            value=used
            on_change=move |on| used.set(on)
        />
        <Show when=move || used.get()>
            <Stepper
                act="clock-base"
                label=t!(i18n, common::clock_base)
                min=1
                max=180
                unit=t!(i18n, common::minutes)
                value=move || setting.get().base_s / 60
                on_change=move |minutes: u32| setting.update(|setting| setting.base_s = minutes * 60)
            />
            <Stepper
                act="clock-increment"
                label=t!(i18n, common::clock_increment)
                min=0
                max=60
                step=5
                unit=t!(i18n, common::seconds)
                value=move || setting.get().increment_s
                on_change=move |seconds| setting.update(|setting| setting.increment_s = seconds)
            />
        </Show>
    }
}
