//! The finger or the mouse on the board: taps and drags.

use leptos::{html::Div, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

use super::{controller::Controller, motion::Carriers};
use crate::{
    games::barragoon::board::{Side, Square},
    scenes::barragoon::{Held, Intent, square_at},
};

/// How far a finger moves before a touch is a drag, in pixels.
const THRESHOLD: i32 = 8;

/// A pointer that went down on an own piece.
#[derive(Copy, Clone)]
struct Drag {
    /// Id of the dragging pointer; a palm or a second finger is ignored.
    id: i32,
    from: Square,
    x: i32,
    y: i32,
    lifted: bool,
}

/// What the one finger that counts is at.
#[derive(Copy, Clone)]
pub(super) struct Pointer {
    controller: Controller,
    board: NodeRef<Div>,
    carriers: Carriers,
    drag: StoredValue<Option<Drag>>,
    /// The click that follows a drag is no tap.
    deaf: StoredValue<bool>,
}

impl Pointer {
    pub(super) fn new(controller: Controller, board: NodeRef<Div>, carriers: Carriers) -> Pointer {
        let (drag, deaf) = (StoredValue::new(None), StoredValue::new(false));
        Pointer { controller, board, carriers, drag, deaf }
    }

    pub(super) fn down(self, event: &PointerEvent) {
        if self.drag.get_value().is_some_and(|drag| drag.lifted && drag.id != event.pointer_id()) {
            return;
        }
        self.deaf.set_value(false);
        self.drag.set_value(None);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some(from) = square_of(event) else { return };
        if self.controller.scene.get_untracked().squares[from.index()].own {
            let (x, y) = (event.client_x(), event.client_y());
            self.drag.set_value(Some(Drag { id: event.pointer_id(), from, x, y, lifted: false }));
        }
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let Some(now) = self.drag.get_value().filter(|drag| drag.id == event.pointer_id()) else { return };
        let (dx, dy) = (event.client_x() - now.x, event.client_y() - now.y);
        if !now.lifted {
            if dx * dx + dy * dy < THRESHOLD * THRESHOLD {
                return;
            }
            self.controller.act(Intent::Lift(now.from));
            if self.controller.held.get_untracked().piece() != Some(now.from) {
                self.drag.set_value(None);
                return;
            }
            self.drag.set_value(Some(Drag { lifted: true, ..now }));
            self.deaf.set_value(true);
            // The finger may leave the board; the drag goes on.
            if let Some(board) = self.board.get_untracked() {
                let _ = board.set_pointer_capture(event.pointer_id());
            }
        }
        event.prevent_default();
        let sign = if self.near() == Side::Brown { -1 } else { 1 };
        self.carriers.shift(now.from, Some((dx * sign, dy * sign)));
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let Some(now) = self.let_go(event).filter(|drag| drag.lifted) else { return };
        if let Some(to) = self.under(event) {
            self.controller.act(Intent::Drop { from: now.from, to });
        }
    }

    pub(super) fn stop(self, event: &PointerEvent) {
        self.let_go(event);
    }

    /// Drops the piece that this pointer dragged; returns the drag.
    fn let_go(self, event: &PointerEvent) -> Option<Drag> {
        let now = Some(self.drag.get_value()?).filter(|drag| drag.id == event.pointer_id());
        now?;
        self.drag.set_value(None);
        if let Some(now) = now.filter(|drag| drag.lifted) {
            self.carriers.shift(now.from, None);
        }
        now
    }

    pub(super) fn tap(self, event: &MouseEvent) {
        let deaf = self.deaf.get_value();
        self.deaf.set_value(false);
        let Some(square) = square_of(event).filter(|_| !deaf) else { return };
        self.controller.cursor.set(square);
        self.controller.act(Intent::Tap(square));
        if matches!(self.controller.held.get_untracked(), Held::Placing { at: Some(_), .. }) {
            // Perhaps not on the page before the next frame.
            request_animation_frame(|| reveal(".bg-place"));
        }
    }

    fn near(self) -> Side {
        self.controller.near.get_untracked()
    }

    /// The square under the pointer, also when another element caught the event.
    fn under(self, event: &PointerEvent) -> Option<Square> {
        let area = self.board.get_untracked()?.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - area.left()) / area.width();
        let y = (f64::from(event.client_y()) - area.top()) / area.height();
        square_at(x, y, self.near())
    }
}

fn square_of(event: &Event) -> Option<Square> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.closest("[data-square]").ok()??.get_attribute("data-square")?.parse().ok()
}

/// Scrolls just so far that the first element that fits is in sight.
fn reveal(selector: &str) {
    let Some(element) = document().query_selector(selector).ok().flatten() else { return };
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(f64::MAX);
    if element.get_bounding_client_rect().bottom() > height {
        element.scroll_into_view_with_bool(false);
    }
}
