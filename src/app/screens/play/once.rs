//! What is done whenever something comes about.

use leptos::prelude::*;

/// Acts whenever something comes to hold that did not hold before.
pub(super) fn once(holds: impl Fn() -> bool + 'static, act: impl Fn() + 'static) {
    Effect::new(move |before: Option<bool>| {
        let now = holds();
        if now && before == Some(false) {
            untrack(&act);
        }
        now
    });
}
