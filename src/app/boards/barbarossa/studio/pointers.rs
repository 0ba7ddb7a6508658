//! Fingers, mouse, pen and wheel on the canvas: translates each event into actions of the bench.

use leptos::prelude::GetUntracked;
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent, PointerEvent, WheelEvent};

use super::bench::Bench;
use crate::app::platform::js;
use crate::scenes::barbarossa::studio::{
    fingers::{CanvasPoint, Pointer, PointerAction, Press, Use},
    pen::Pen,
};

/// Returns the kind of pointer.
fn pointer(event: &PointerEvent) -> Pointer {
    match event.pointer_type().as_str() {
        "mouse" => Pointer::Mouse,
        "pen" => Pointer::Pen,
        _ => Pointer::Finger,
    }
}

impl Bench {
    fn at(&self, event: &MouseEvent) -> CanvasPoint {
        let frame = self.canvas.get_bounding_client_rect();
        [event.client_x() as f32 - frame.left() as f32, event.client_y() as f32 - frame.top() as f32]
    }

    pub(super) fn press(&mut self, event: &PointerEvent) {
        let (id, at) = (event.pointer_id(), self.at(event));
        let usage = match event.button() {
            0 if self.works(at) => Use::Work,
            1 => Use::Pan,
            _ => Use::Turn,
        };
        let press = Press { id, pointer: pointer(event), at, usage, now: event.time_stamp() };
        let looks = self.tools.is_some_and(|tools| tools.fingers_look.get_untracked());
        let actions = self.fingers.press(press, looks);
        self.want(actions);
        // An ignored palm has no effect.
        if !self.fingers.has(id) {
            return;
        }
        // Fails only if the pointer is already gone.
        let _ = self.canvas.set_pointer_capture(id);
        self.mouse = None;
        self.spins = false;
        self.sizing = false;
        self.hold(press.pointer);
        self.pen = Pen::default();
    }

    /// Records the pointer in use.
    fn hold(&self, pointer: Pointer) {
        let pen_seen = self.fingers.pen_seen();
        self.tell(|status| (status.pointer, status.pen_seen) = (pointer, pen_seen));
    }

    pub(super) fn go(&mut self, event: &PointerEvent) {
        let (at, pointer) = (self.at(event), pointer(event));
        if !self.fingers.any() {
            if pointer == Pointer::Pen {
                self.fingers.see_pen();
            }
            if pointer != Pointer::Finger {
                self.hold(pointer);
                self.sizing = false;
                self.mouse = Some(at);
            }
            return;
        }
        if pointer == Pointer::Pen {
            self.pen.press(event.pressure());
        }
        // All positions since the last frame, if the browser records them.
        if js::get(event, "getCoalescedEvents").is_some() {
            for place in event.get_coalesced_events() {
                self.move_to(event.pointer_id(), self.at(place.unchecked_ref()));
            }
        }
        self.move_to(event.pointer_id(), at);
    }

    fn move_to(&mut self, id: i32, at: CanvasPoint) {
        let actions = self.fingers.go(id, at);
        self.want(actions.into_iter().flatten());
    }

    pub(super) fn lift(&mut self, event: &PointerEvent) {
        let actions = self.fingers.lift(event.pointer_id(), event.time_stamp());
        self.want(actions);
    }

    pub(super) fn cancel_pointer(&mut self, event: &PointerEvent) {
        let action = self.fingers.cancel(event.pointer_id(), event.time_stamp());
        self.want(action);
    }

    pub(super) fn leave(&mut self, _: &PointerEvent) {
        self.mouse = None;
    }

    pub(super) fn wheel(&mut self, event: &WheelEvent) {
        event.prevent_default();
        let at = self.at(event);
        self.want(Some(PointerAction::Zoom(if event.delta_y() > 0.0 { 0.92 } else { 1.087 }, at)));
    }

    pub(super) fn context_lost(&mut self, event: &Event) {
        // Without this the context would not be restored.
        event.prevent_default();
        self.lose(true);
    }

    pub(super) fn context_restored(&mut self, _: &Event) {
        self.lose(false);
    }
}
