//! Where the screen was tapped last.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::{UseEventListenerOptions, use_event_listener_with_options};
use leptos_use_window::use_window;

use crate::scenes::curtain::Point;

/// The place of the latest tap, by finger or mouse; `None` once a key was used instead.
#[derive(Copy, Clone)]
pub struct LastTap(StoredValue<Option<Point>>);

/// Listens until the app is closed.
pub fn provide_last_tap() {
    let last = StoredValue::new(None);
    // Before the tap does anything: a curtain may fall because of it.
    let first = UseEventListenerOptions::default().capture(true);
    let tap = move |event: ev::PointerEvent| {
        last.set_value(Some((f64::from(event.client_x()), f64::from(event.client_y()))));
    };
    let _ = use_event_listener_with_options(use_window(), ev::pointerdown, tap, first);
    let key = move |_: ev::KeyboardEvent| last.set_value(None);
    let _ = use_event_listener_with_options(use_window(), ev::keydown, key, first);
    provide_context(LastTap(last));
}

/// Where the screen was tapped last.
pub fn use_last_tap() -> LastTap {
    expect_context()
}

impl LastTap {
    pub fn get(self) -> Option<Point> {
        self.0.get_value()
    }
}
