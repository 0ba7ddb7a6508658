//! The time a player has left.

use leptos::prelude::*;

/// Minutes and seconds, or tenths in the last seconds.
pub fn time_text(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    if milliseconds < 10_000 {
        return format!("{seconds}.{}", milliseconds / 100 % 10);
    }
    if seconds >= 3600 {
        return format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The time on a seat's clock. Not in a live region, since a clock that speaks every second is a nuisance.
#[component]
pub fn ClockFace(
    /// Remaining time in milliseconds.
    #[prop(into)]
    left: Signal<u64>,
    #[prop(into)] running: Signal<bool>,
) -> impl IntoView {
    view! {
        <span class="clock" role="timer" class:running=running class:low=move || left.get() < 10_000>
            {move || time_text(left.get())}
        </span>
    }
}
