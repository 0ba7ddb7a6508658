//! Dragging with one finger or mouse, from press to release.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, MouseEvent, PointerEvent};

use crate::scenes::press::{PointerAt, Press};

/// The drag of one pointer; a palm or a second finger is ignored. `Copy`; lives as long as its owner.
#[derive(Copy, Clone)]
pub struct Drag<T: 'static> {
    pressed: StoredValue<Option<Pressed<T>>>,
    /// Whether the next click is the end of a drag and no tap.
    ignores_click: StoredValue<bool>,
}

/// The pressed thing with its pointer.
#[derive(Copy, Clone)]
struct Pressed<T> {
    pointer: i32,
    what: T,
    press: Press,
}

impl<T: Copy + Send + Sync> Default for Drag<T> {
    fn default() -> Drag<T> {
        Drag { pressed: StoredValue::new(None), ignores_click: StoredValue::new(false) }
    }
}

impl<T: Copy + Send + Sync> Drag<T> {
    /// Handles a press. `what`: the pressed thing, if it can be dragged.
    pub fn down(self, event: &PointerEvent, what: Option<T>) {
        let is_busy = |pressed: Pressed<T>| pressed.press.is_drag() && pressed.pointer != event.pointer_id();
        if self.pressed.get_value().is_some_and(is_busy) {
            return;
        }
        self.ignores_click.set_value(false);
        let what = what.filter(|_| event.button() == 0 && event.is_primary());
        if what.is_some() {
            // A fast mouse leaves the element with its first move. Touch pointers are captured automatically.
            capture(event.target(), event);
        }
        let press = Press::new(at(event));
        self.pressed.set_value(what.map(|what| Pressed { pointer: event.pointer_id(), what, press }));
    }

    /// Handles a move. Returns the dragged thing and its offset in CSS pixels. `lift` is called when the drag starts,
    /// and returns whether the thing can be dragged.
    pub fn moved(self, event: &PointerEvent, lift: impl FnOnce(T) -> bool) -> Option<(T, (f64, f64))> {
        let mut pressed = self.pressed_by(event)?;
        let was_drag = pressed.press.is_drag();
        let by = pressed.press.follow(at(event));
        let is_refused = by.is_some() && !was_drag && !lift(pressed.what);
        self.pressed.set_value((!is_refused).then_some(pressed));
        let by = by.filter(|_| !is_refused)?;
        if !was_drag {
            self.ignores_click.set_value(true);
            // The pressed element may be replaced.
            capture(event.current_target(), event);
        }
        event.prevent_default();
        Some((pressed.what, by))
    }

    /// Whether a release now would be an upward flick.
    pub fn is_flick(self, event: &PointerEvent) -> bool {
        self.pressed_by(event).is_some_and(|pressed| pressed.press.is_flick(event.time_stamp()))
    }

    /// Handles a release or a lost pointer. Returns the dragged thing.
    pub fn up(self, event: &PointerEvent) -> Option<T> {
        let pressed = self.pressed_by(event)?;
        self.pressed.set_value(None);
        pressed.press.is_drag().then_some(pressed.what)
    }

    /// Whether a click is a tap or a key, and not the end of a drag.
    pub fn is_tap(self, event: &MouseEvent) -> bool {
        let ignores_click = self.ignores_click.try_update_value(std::mem::take).unwrap_or_default();
        !ignores_click || event.detail() == 0
    }

    fn pressed_by(self, event: &PointerEvent) -> Option<Pressed<T>> {
        self.pressed.get_value().filter(|pressed| pressed.pointer == event.pointer_id())
    }
}

/// Sends all events of a pointer to this element until its release.
fn capture(element: Option<EventTarget>, event: &PointerEvent) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<Element>().ok()) {
        // Fails only if the pointer is already up.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// The element below the pointer, or its nearest ancestor, that matches a selector.
pub fn below(event: &PointerEvent, selector: &str) -> Option<Element> {
    let element = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    element.closest(selector).ok().flatten()
}

fn at(event: &PointerEvent) -> PointerAt {
    PointerAt { x: event.client_x().into(), y: event.client_y().into(), time: event.time_stamp() }
}
