//! Place of the latest tap.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::{UseEventListenerOptions, use_event_listener_with_options};
use leptos_use_window::use_window;

use crate::scenes::curtain::Point;

/// Place of the latest tap by finger or mouse; `None` after a key press.
#[derive(Copy, Clone)]
pub struct LastTap(StoredValue<Option<Point>>);

/// Starts listening, until the app is closed.
pub fn provide_last_tap() {
    let last = StoredValue::new(None);
    // The listener runs before the tap takes effect, since the tap may drop a curtain.
    let first = UseEventListenerOptions::default().capture(true);
    let tap = move |event: ev::PointerEvent| {
        last.set_value(Some((f64::from(event.client_x()), f64::from(event.client_y()))));
    };
    let _ = use_event_listener_with_options(use_window(), ev::pointerdown, tap, first);
    let key = move |_: ev::KeyboardEvent| last.set_value(None);
    let _ = use_event_listener_with_options(use_window(), ev::keydown, key, first);
    provide_context(LastTap(last));
}

/// Returns the context with the latest tap.
pub fn use_last_tap() -> LastTap {
    expect_context()
}

impl LastTap {
    pub fn get(self) -> Option<Point> {
        self.0.get_value()
    }
}
