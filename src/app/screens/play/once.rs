//! Runs an action when a condition becomes true.

use leptos::prelude::*;

/// Runs `act` each time that `holds` changes from false to true.
pub(super) fn once(holds: impl Fn() -> bool + 'static, act: impl Fn() + 'static) {
    Effect::new(move |before: Option<bool>| {
        let now = holds();
        if now && before == Some(false) {
            untrack(&act);
        }
        now
    });
}
