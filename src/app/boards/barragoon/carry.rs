//! Finger or mouse on the faces: a tap chooses a face, a drag carries it to a square.

use leptos::{html::Div, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent};

use super::{controller::Controller, motion::shift};
use crate::{app::platform::drag::Drag, games::barragoon::board::Face, scenes::barragoon::Intent};

/// Distance in pixels of a carried face above the finger, so that the square below stays visible.
const ABOVE_FINGER: f64 = 48.0;

#[derive(Copy, Clone)]
pub(super) struct Carry {
    controller: Controller,
    faces: NodeRef<Div>,
    drag: Drag<Face>,
}

impl Carry {
    pub(super) fn new(controller: Controller, faces: NodeRef<Div>) -> Carry {
        Carry { controller, faces, drag: Drag::default() }
    }

    pub(super) fn down(self, event: &PointerEvent) {
        self.drag.down(event, face_of(event));
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let Some((face, (dx, dy))) = self.drag.moved(event, |_| true) else { return };
        self.controller.act(Intent::Carry { face, over: self.controller.under(event) });
        let sign = if untrack(|| self.controller.acts_far()) { -1.0 } else { 1.0 };
        let above = if event.pointer_type() == "mouse" { 0.0 } else { ABOVE_FINGER };
        self.shift(face, Some((dx * sign, dy * sign - above)));
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let at = self.controller.under(event);
        self.lay(event, |face| Intent::Lay { face, at });
    }

    pub(super) fn stop(self, event: &PointerEvent) {
        self.lay(event, |face| Intent::Lay { face, at: None });
    }

    fn lay(self, event: &PointerEvent, intent: impl FnOnce(Face) -> Intent) {
        if let Some(face) = self.drag.up(event) {
            self.shift(face, None);
            self.controller.act(intent(face));
        }
    }

    pub(super) fn tap(self, event: &MouseEvent) {
        let is_tap = self.drag.is_tap(event);
        if let Some(face) = face_of(event).filter(|_| is_tap) {
            self.controller.act(Intent::Choose(face));
        }
    }

    /// Moves the button of a face with the finger; `None` returns it to its place.
    fn shift(self, face: Face, by: Option<(f64, f64)>) {
        let Some(faces) = self.faces.get_untracked() else { return };
        let button = faces.query_selector(&format!("[data-face='{face}']")).ok().flatten();
        if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            shift(&button, by);
        }
    }
}

fn face_of(event: &web_sys::Event) -> Option<Face> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.closest("[data-face]").ok()??.get_attribute("data-face")?.parse().ok()
}
