//! Protects a curtain from double taps by ignoring input for a moment after each change.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::{Event, KeyboardEvent};

use crate::scenes::curtain::{LOCK_TIME, PressFilter};

/// The input filter of a curtain. `Copy`; lives as long as the curtain.
#[derive(Copy, Clone)]
pub struct CurtainGuard {
    /// Whether the curtain has just changed and ignores input.
    pub locked: RwSignal<bool>,
    filter: StoredValue<PressFilter>,
    /// Number of changes; an earlier change's timer has no effect.
    changes: StoredValue<u32>,
}

impl CurtainGuard {
    /// Follows `asked`, which tells whether a player is asked to confirm. Each change puts other buttons under the
    /// finger.
    pub fn follow(asked: Signal<bool>) -> CurtainGuard {
        let guard = CurtainGuard {
            locked: RwSignal::new(true),
            filter: StoredValue::new(PressFilter::default()),
            changes: StoredValue::new(0),
        };
        Effect::new(move |_| {
            asked.track();
            guard.change();
            // The buttons exist by then, but are not painted yet.
            request_animation_frame(move || guard.drawn());
        });
        guard
    }

    fn change(self) {
        self.locked.set(true);
        self.filter.update_value(PressFilter::change);
        self.changes.update_value(|changes| *changes += 1);
    }

    /// Starts the timer. Does nothing if the curtain is gone by then.
    fn drawn(self) {
        let Some(change) = self.changes.try_get_value() else { return };
        self.filter.update_value(|filter| filter.drawn(now()));
        let unlock = move || {
            if self.changes.try_get_value() == Some(change) {
                let _ = self.locked.try_set(false);
            }
        };
        set_timeout(unlock, Duration::from_millis(LOCK_TIME as u64));
    }

    /// Filters the press of a finger or mouse.
    pub fn press(self, event: &Event) {
        if !self.accepts(event) {
            event.stop_propagation();
        }
    }

    /// Filters the press of a key; key repeats are ignored.
    pub fn key(self, event: &KeyboardEvent) {
        if matches!(event.key().as_str(), "Enter" | " ") && !event.repeat() && !self.accepts(event) {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// Filters the click at the end of a press.
    pub fn click(self, event: &Event) {
        let counts = self.filter.try_update_value(PressFilter::click).unwrap_or_default();
        if !counts {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    fn accepts(self, event: &Event) -> bool {
        // A busy page handles a press late, so the event's timestamp counts. If the browser's timestamps have another
        // origin, the current time is used.
        let (made, now) = (event.time_stamp(), now());
        let made = if (0.0..=now).contains(&made) { made } else { now };
        self.filter.try_update_value(|filter| filter.press(made)).unwrap_or_default()
    }
}

/// The milliseconds of a monotonic clock.
fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}
