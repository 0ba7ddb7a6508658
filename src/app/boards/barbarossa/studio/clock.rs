//! What time it is, to the millisecond and finer: how long a frame may work is counted by it.

use leptos::prelude::window;

/// Milliseconds since the page was opened.
pub(in super::super) fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}
