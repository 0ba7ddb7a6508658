//! A number of coins that counts up or down as the coins land or leave.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::platform::root_element::is_still;
use crate::games::barrakuda::Gold;

/// The flight time of a coin; equal to that in the style sheet.
const FLIGHT: Duration = Duration::from_millis(260);
/// The time between the departures of the first and the last coin.
const SPREAD: Duration = Duration::from_millis(140);

/// The departure of the nth coin out of `of`, counted from 0.
pub(super) fn sets_out(nth: Gold, of: Gold) -> Duration {
    SPREAD * u32::from(nth) / u32::from(of.max(1))
}

/// The displayed number. A `live` one counts step by step; otherwise it changes at once.
pub(super) fn counting(value: Memo<Gold>, live: Signal<bool>) -> ReadSignal<Gold> {
    let shown = RwSignal::new(value.get_untracked());
    Effect::new(move |before: Option<()>| {
        let (now, from) = (value.get(), shown.get_untracked());
        if before.is_none() || is_still() || !live.get_untracked() {
            shown.set(now);
            return;
        }
        let coins = now.abs_diff(from);
        for nth in 0..coins {
            let (next, wait) = if now > from {
                (from + nth + 1, FLIGHT + sets_out(nth, coins))
            } else {
                (from - nth - 1, sets_out(nth, coins))
            };
            let count = move || {
                // Skipped if more gold has moved since.
                if value.try_get_untracked() == Some(now) {
                    shown.set(next);
                }
            };
            set_timeout(count, wait);
        }
    });
    shown.read_only()
}
