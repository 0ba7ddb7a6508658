//! Finger or mouse on the board: taps and drags.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

use super::{controller::Controller, motion::Carriers};
use crate::{
    app::platform::drag::Drag,
    games::barragoon::board::{Side, Square},
    scenes::barragoon::{Held, Intent},
};

/// The state of the finger that counts; others are ignored.
#[derive(Copy, Clone)]
pub(super) struct Pointer {
    controller: Controller,
    carriers: Carriers,
    drag: Drag<Square>,
}

impl Pointer {
    pub(super) fn new(controller: Controller, carriers: Carriers) -> Pointer {
        Pointer { controller, carriers, drag: Drag::default() }
    }

    pub(super) fn down(self, event: &PointerEvent) {
        let own = |square: &Square| self.controller.scene.get_untracked().squares[square.index()].own;
        self.drag.down(event, square_of(event).filter(own));
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let controller = self.controller;
        let lift = |from| {
            controller.act(Intent::Lift(from));
            controller.held.get_untracked().piece() == Some(from)
        };
        let Some((from, (dx, dy))) = self.drag.moved(event, lift) else { return };
        let sign = if controller.near.get_untracked() == Side::Brown { -1.0 } else { 1.0 };
        self.carriers.shift(from, Some((dx * sign, dy * sign)));
    }

    pub(super) fn up(self, event: &PointerEvent) {
        if let (Some(from), Some(to)) = (self.let_go(event), self.controller.under(event)) {
            self.controller.act(Intent::Drop { from, to });
        }
    }

    pub(super) fn stop(self, event: &PointerEvent) {
        self.let_go(event);
    }

    /// Drops the piece dragged by this pointer. Returns its square of origin.
    fn let_go(self, event: &PointerEvent) -> Option<Square> {
        let from = self.drag.up(event)?;
        self.carriers.shift(from, None);
        Some(from)
    }

    pub(super) fn tap(self, event: &MouseEvent) {
        let is_tap = self.drag.is_tap(event);
        let Some(square) = square_of(event).filter(|_| is_tap) else { return };
        self.controller.cursor.set(square);
        self.controller.act(Intent::Tap(square));
        if matches!(self.controller.held.get_untracked(), Held::Placing { at: Some(_), .. }) {
            // The button may be on the page only in the next frame.
            request_animation_frame(|| reveal(".bg-place"));
        }
    }
}

fn square_of(event: &Event) -> Option<Square> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.closest("[data-square]").ok()??.get_attribute("data-square")?.parse().ok()
}

/// Scrolls just far enough to show the first matching element.
fn reveal(selector: &str) {
    let Some(element) = document().query_selector(selector).ok().flatten() else { return };
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(f64::MAX);
    if element.get_bounding_client_rect().bottom() > height {
        element.scroll_into_view_with_bool(false);
    }
}
