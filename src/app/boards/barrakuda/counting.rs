//! A number of coins that counts as they land or leave, one by one.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::platform::root_element::is_still;
use crate::games::barrakuda::Gold;

/// How long a coin is on its way. The style sheet has the same.
const FLIGHT: Duration = Duration::from_millis(260);
/// From the first to the last coin that sets out.
const SPREAD: Duration = Duration::from_millis(140);

/// When the nth of so many sets out, counted from 0.
pub(super) fn sets_out(nth: Gold, of: Gold) -> Duration {
    SPREAD * u32::from(nth) / u32::from(of.max(1))
}

/// The number as it is seen: what is `live` counts, all else is there at once.
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
                // Unless more has moved since then.
                if value.try_get_untracked() == Some(now) {
                    shown.set(next);
                }
            };
            set_timeout(count, wait);
        }
    });
    shown.read_only()
}
