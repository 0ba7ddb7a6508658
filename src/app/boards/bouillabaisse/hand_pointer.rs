//! Finger or mouse on the hand: a tap, a drag or flick to the table, or a move within the hand.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent, PointerEvent};

use super::controller::Controller;
use crate::app::platform::drag::{Drag, below};

/// The card under the pointer, by its index in the view. `Copy`; lives as long as the hand.
#[derive(Copy, Clone)]
pub(super) struct HandPointer {
    controller: Controller,
    drag: Drag<usize>,
}

impl HandPointer {
    pub(super) fn new(controller: Controller) -> HandPointer {
        HandPointer { controller, drag: Drag::default() }
    }

    pub(super) fn down(self, index: usize, event: &PointerEvent) {
        self.drag.down(event, Some(index));
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let Some((_, (x, y))) = self.drag.moved(event, |_| true) else { return };
        if let Some(card) = card_of(event) {
            let _ = card.set_attribute("data-drag", "");
            let _ = card.style().set_property("translate", &format!("{x}px {y}px"));
        }
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let is_flick = self.drag.is_flick(event);
        let Some(index) = self.drag.up(event) else { return };
        if is_flick || below(event, ".table-board").is_some() {
            self.controller.drop(index);
        } else {
            self.sort_in(index, event);
        }
        // Only after the drop, which records where the card starts its flight.
        put_back(event);
    }

    pub(super) fn cancel(self, event: &PointerEvent) {
        if self.drag.up(event).is_some() {
            put_back(event);
        }
    }

    pub(super) fn tap(self, index: usize, event: &MouseEvent) {
        if self.drag.is_tap(event) {
            self.controller.tap(index);
        }
    }

    /// Moves the card to the place of the hand below the pointer.
    fn sort_in(self, index: usize, event: &PointerEvent) {
        let Some(other) = below(event, "[data-own]") else { return };
        let hand = untrack(|| self.controller.hand());
        let name = other.get_attribute("data-own").unwrap_or_default();
        let place = hand.iter().position(|(_, card)| card.to_string() == name);
        let card = hand.iter().find(|(at, _)| *at == index).map(|(_, card)| *card);
        if let (Some(place), Some(card)) = (place, card) {
            let area = other.get_bounding_client_rect();
            let after = f64::from(event.client_x()) > area.left() + area.width() / 2.0;
            self.controller.move_card(card, place + usize::from(after));
        }
    }
}

/// Returns the card to its place.
fn put_back(event: &PointerEvent) {
    if let Some(card) = card_of(event) {
        let _ = card.remove_attribute("data-drag");
        let _ = card.style().remove_property("translate");
    }
}

/// The card under this event.
fn card_of(event: &PointerEvent) -> Option<HtmlElement> {
    event.current_target()?.dyn_into().ok()
}
