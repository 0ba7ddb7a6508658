//! Fingers, mouse, pen and wheel on the canvas: what each event asks of the bench.

use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent, PointerEvent, WheelEvent};

use super::{
    bench::{Bench, Pointer},
    clock::now,
};
use crate::app::platform::js;
use crate::scenes::barbarossa::studio::{
    fingers::{At, Deed, Use},
    pen::Pen,
};

impl Bench {
    fn at(&self, event: &MouseEvent) -> At {
        let frame = self.canvas.get_bounding_client_rect();
        [event.client_x() as f32 - frame.left() as f32, event.client_y() as f32 - frame.top() as f32]
    }

    pub(super) fn press(&mut self, event: &PointerEvent) {
        let at = self.at(event);
        // Refused only for a pointer that is gone already.
        let _ = self.canvas.set_pointer_capture(event.pointer_id());
        self.mouse = None;
        self.spins = false;
        self.sizing = false;
        self.hold(event);
        self.pen = Pen::default();
        let usage = match event.button() {
            0 if self.works(at) => Use::Work,
            1 => Use::Pan,
            _ => Use::Turn,
        };
        let deed = self.fingers.press(event.pointer_id(), at, usage, now());
        self.want(deed);
    }

    /// Notes what is in the hand.
    fn hold(&self, event: &PointerEvent) {
        let pointer = match event.pointer_type().as_str() {
            "mouse" => Pointer::Mouse,
            "pen" => Pointer::Pen,
            _ => Pointer::Finger,
        };
        self.tell(|status| status.pointer = pointer);
    }

    pub(super) fn go(&mut self, event: &PointerEvent) {
        let at = self.at(event);
        if !self.fingers.any() {
            if event.pointer_type() != "touch" {
                self.hold(event);
                self.sizing = false;
                self.mouse = Some(at);
            }
            return;
        }
        if event.pointer_type() == "pen" {
            self.pen.press(event.pressure());
        }
        // All the places since the last frame, where the browser keeps them.
        if js::get(event, "getCoalescedEvents").is_some() {
            for place in event.get_coalesced_events() {
                self.move_to(event.pointer_id(), self.at(place.unchecked_ref()));
            }
        }
        self.move_to(event.pointer_id(), at);
    }

    fn move_to(&mut self, id: i32, at: At) {
        for deed in self.fingers.go(id, at) {
            self.want(deed);
        }
    }

    pub(super) fn lift(&mut self, event: &PointerEvent) {
        let deed = self.fingers.lift(event.pointer_id());
        self.want(deed);
    }

    pub(super) fn leave(&mut self, _: &PointerEvent) {
        self.mouse = None;
    }

    pub(super) fn wheel(&mut self, event: &WheelEvent) {
        event.prevent_default();
        let at = self.at(event);
        self.want(Some(Deed::Zoom(if event.delta_y() > 0.0 { 0.92 } else { 1.087 }, at)));
    }

    pub(super) fn context_lost(&mut self, event: &Event) {
        // Only then it may come back.
        event.prevent_default();
        self.lose(true);
    }

    pub(super) fn context_restored(&mut self, _: &Event) {
        self.lose(false);
    }
}
