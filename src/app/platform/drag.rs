//! One finger or mouse that drags something, from the press to the release.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, MouseEvent, PointerEvent};

use crate::scenes::press::{PointerAt, Press};

/// The drag of the one pointer that counts: a palm or a second finger is ignored. `Copy`; lives as long as its owner.
#[derive(Copy, Clone)]
pub struct Drag<T: 'static> {
    held: StoredValue<Option<Held<T>>>,
    /// The click that follows a drag is no tap.
    deaf: StoredValue<bool>,
}

/// What a pointer went down on.
#[derive(Copy, Clone)]
struct Held<T> {
    pointer: i32,
    what: T,
    press: Press,
}

impl<T: Copy + Send + Sync> Default for Drag<T> {
    fn default() -> Drag<T> {
        Drag { held: StoredValue::new(None), deaf: StoredValue::new(false) }
    }
}

impl<T: Copy + Send + Sync> Drag<T> {
    /// A pointer goes down on something, or on nothing that can be dragged.
    pub fn down(self, event: &PointerEvent, what: Option<T>) {
        let is_busy = |held: Held<T>| held.press.is_drag() && held.pointer != event.pointer_id();
        if self.held.get_value().is_some_and(is_busy) {
            return;
        }
        self.deaf.set_value(false);
        let what = what.filter(|_| event.button() == 0 && event.is_primary());
        if what.is_some() {
            // A fast mouse is elsewhere with its first move. Fingers are captured by themselves.
            capture(event.target(), event);
        }
        let press = Press::new(at(event));
        self.held.set_value(what.map(|what| Held { pointer: event.pointer_id(), what, press }));
    }

    /// The pointer moves. Returns what is dragged, and how far in CSS pixels. `lift` picks it up once it is a drag, and
    /// returns whether it could.
    pub fn moved(self, event: &PointerEvent, lift: impl FnOnce(T) -> bool) -> Option<(T, (f64, f64))> {
        let mut held = self.held_by(event)?;
        let was_drag = held.press.is_drag();
        let by = held.press.follow(at(event));
        let is_refused = by.is_some() && !was_drag && !lift(held.what);
        self.held.set_value((!is_refused).then_some(held));
        let by = by.filter(|_| !is_refused)?;
        if !was_drag {
            self.deaf.set_value(true);
            // The pressed element may be replaced.
            capture(event.current_target(), event);
        }
        event.prevent_default();
        Some((held.what, by))
    }

    /// Whether the pointer, about to let go, throws upwards what it drags.
    pub fn is_flick(self, event: &PointerEvent) -> bool {
        self.held_by(event).is_some_and(|held| held.press.is_flick(event.time_stamp()))
    }

    /// The pointer lets go, or is lost. Returns what it dragged.
    pub fn up(self, event: &PointerEvent) -> Option<T> {
        let held = self.held_by(event)?;
        self.held.set_value(None);
        held.press.is_drag().then_some(held.what)
    }

    /// Whether a click is a tap or a key, and not the end of a drag.
    pub fn is_tap(self, event: &MouseEvent) -> bool {
        let deaf = self.deaf.try_update_value(std::mem::take).unwrap_or_default();
        !deaf || event.detail() == 0
    }

    fn held_by(self, event: &PointerEvent) -> Option<Held<T>> {
        self.held.get_value().filter(|held| held.pointer == event.pointer_id())
    }
}

/// An element, and those around it, hear all of a pointer until it lets go.
fn capture(element: Option<EventTarget>, event: &PointerEvent) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<Element>().ok()) {
        // Refused for a pointer that is already up.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// Returns the element below the pointer, or the nearest around it, that fits a selector.
pub fn below(event: &PointerEvent, selector: &str) -> Option<Element> {
    let element = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    element.closest(selector).ok().flatten()
}

fn at(event: &PointerEvent) -> PointerAt {
    PointerAt { x: event.client_x().into(), y: event.client_y().into(), time: event.time_stamp() }
}
