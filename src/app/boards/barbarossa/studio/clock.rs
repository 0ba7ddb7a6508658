//! A clock finer than a millisecond, which limits the work of a frame.

use leptos::prelude::window;

/// Milliseconds since the page was opened.
pub(in super::super) fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}
