//! One finger that drags something, from where it goes down to where it lets go.

use leptos::{html::Div, prelude::*};
use web_sys::{HtmlElement, PointerEvent};

/// How far a finger moves before a touch is a drag, in pixels.
const THRESHOLD: i32 = 8;

/// What a pointer went down on.
#[derive(Copy, Clone)]
struct Grip<T> {
    /// Id of the dragging pointer; a palm or a second finger is ignored.
    id: i32,
    what: T,
    x: i32,
    y: i32,
    lifted: bool,
}

/// The drag of the one finger that counts.
#[derive(Copy, Clone)]
pub(super) struct Drag<T: 'static> {
    grip: StoredValue<Option<Grip<T>>>,
    /// The click that follows a drag is no tap.
    deaf: StoredValue<bool>,
}

impl<T: Copy + Send + Sync> Drag<T> {
    pub(super) fn new() -> Drag<T> {
        Drag { grip: StoredValue::new(None), deaf: StoredValue::new(false) }
    }

    /// A pointer goes down on something, or on nothing that can be dragged.
    pub(super) fn grip(self, event: &PointerEvent, what: Option<T>) {
        if self.grip.get_value().is_some_and(|grip| grip.lifted && grip.id != event.pointer_id()) {
            return;
        }
        self.deaf.set_value(false);
        let what = what.filter(|_| event.button() == 0 && event.is_primary());
        let (id, x, y) = (event.pointer_id(), event.client_x(), event.client_y());
        self.grip.set_value(what.map(|what| Grip { id, what, x, y, lifted: false }));
    }

    /// Returns what is dragged, and how far. `lift` picks it up once it is a drag, and returns whether it could.
    pub(super) fn pull(
        self,
        event: &PointerEvent,
        area: NodeRef<Div>,
        lift: impl FnOnce(T) -> bool,
    ) -> Option<(T, i32, i32)> {
        let grip = self.grip.get_value().filter(|grip| grip.id == event.pointer_id())?;
        let (dx, dy) = (event.client_x() - grip.x, event.client_y() - grip.y);
        if !grip.lifted {
            if dx * dx + dy * dy < THRESHOLD * THRESHOLD {
                return None;
            }
            let lifted = lift(grip.what);
            self.grip.set_value(lifted.then_some(Grip { lifted, ..grip }));
            if !lifted {
                return None;
            }
            self.deaf.set_value(true);
            // The finger may leave the area; the drag goes on.
            if let Some(area) = area.get_untracked() {
                let _ = area.set_pointer_capture(event.pointer_id());
            }
        }
        event.prevent_default();
        Some((grip.what, dx, dy))
    }

    /// The pointer lets go; returns what it dragged.
    pub(super) fn release(self, event: &PointerEvent) -> Option<T> {
        let grip = self.grip.get_value().filter(|grip| grip.id == event.pointer_id())?;
        self.grip.set_value(None);
        grip.lifted.then_some(grip.what)
    }

    /// Whether a click is a tap, and not the end of a drag.
    pub(super) fn is_tap(self) -> bool {
        !self.deaf.try_update_value(std::mem::take).unwrap_or_default()
    }
}

/// Moves an element with the finger, or lets it go.
pub(super) fn shift(element: &HtmlElement, by: Option<(i32, i32)>) {
    let way = by.map(|(x, y)| format!("translate({x}px,{y}px)"));
    // None of these can fail with names of ours.
    let _ = element.style().set_property("transform", &way.unwrap_or_default());
    let _ = element.class_list().toggle_with_force("bg-dragged", by.is_some());
}
