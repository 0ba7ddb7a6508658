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

/// Not in a live region: a clock that speaks every second is a nuisance.
#[component]
pub fn ClockFace(#[prop(into)] left: Signal<u64>, #[prop(into)] running: Signal<bool>) -> impl IntoView {
    let text = Memo::new(move |_| time_text(left.get()));
    view! {
        <span class="clock" class:running=move || running.get() class:low=move || left.get() < 10_000 role="timer">
            {move || text.get()}
        </span>
    }
    .into_any()
}
