//! Place of the latest tap.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::{UseEventListenerOptions, use_event_listener_with_options};
use leptos_use_window::use_window;

use crate::scenes::curtain::Point;

/// Place of the latest tap by finger or mouse; `None` after a key press or a tap on an open hand.
#[derive(Copy, Clone)]
pub struct LastTap {
    place: StoredValue<Option<Point>>,
    is_secret: StoredValue<bool>,
}

/// Starts listening, until the app is closed.
pub fn provide_last_tap() {
    let last = LastTap { place: StoredValue::new(None), is_secret: StoredValue::new(false) };
    // The listener runs before the tap takes effect, since the tap may drop a curtain.
    let first = UseEventListenerOptions::default().capture(true);
    let tap = move |event: ev::PointerEvent| {
        let place = (f64::from(event.client_x()), f64::from(event.client_y()));
        last.place.set_value((!last.is_secret.get_value()).then_some(place));
    };
    let _ = use_event_listener_with_options(use_window(), ev::pointerdown, tap, first);
    let key = move |_: ev::KeyboardEvent| last.place.set_value(None);
    let _ = use_event_listener_with_options(use_window(), ev::keydown, key, first);
    provide_context(last);
}

/// Returns the context with the latest tap.
pub fn use_last_tap() -> LastTap {
    expect_context()
}

impl LastTap {
    pub fn get(self) -> Option<Point> {
        self.place.get_value()
    }

    /// Sets whether taps are secret. A place that depended on them would tell the next player where a hand was tapped.
    pub fn keep_secret(self, is_secret: bool) {
        self.is_secret.set_value(is_secret);
    }
}
