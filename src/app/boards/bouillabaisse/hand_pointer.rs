//! A finger or a mouse on the cards of the hand: a tap, a drag or flick to the table, or another place in the hand.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::controller::Controller;
use crate::scenes::bouillabaisse::{CardDrag, PointerAt, Release};

/// The one press that counts. `Copy`; lives as long as the hand.
#[derive(Copy, Clone)]
pub(super) struct HandPointer {
    controller: Controller,
    press: StoredValue<Option<Press>>,
    /// The click that follows a drag is no tap.
    deaf: StoredValue<bool>,
}

/// A press on a card.
#[derive(Copy, Clone)]
struct Press {
    /// Id of its pointer; a palm or a second finger is ignored.
    id: i32,
    /// The card's place in the view.
    index: usize,
    drag: CardDrag,
}

impl HandPointer {
    pub(super) fn new(controller: Controller) -> HandPointer {
        HandPointer { controller, press: StoredValue::new(None), deaf: StoredValue::new(false) }
    }

    pub(super) fn down(self, index: usize, event: &PointerEvent) {
        if event.button() == 0 && event.is_primary() {
            self.deaf.set_value(false);
            // A fast mouse is beyond the card with its first move; the press goes on.
            if let Some(card) = card_of(event) {
                let _ = card.set_pointer_capture(event.pointer_id());
            }
            let drag = CardDrag::new(at(event));
            self.press.set_value(Some(Press { id: event.pointer_id(), index, drag }));
        }
    }

    pub(super) fn follow(self, event: &PointerEvent) {
        let (Some(mut press), Some(card)) = (self.press_of(event), card_of(event)) else { return };
        if let Some((dx, dy)) = press.drag.follow(at(event)) {
            event.prevent_default();
            self.deaf.set_value(true);
            let _ = card.set_attribute("data-drag", "");
            let _ = card.style().set_property("translate", &format!("{dx}px {dy}px"));
        }
        self.press.set_value(Some(press));
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let Some(press) = self.press_of(event) else { return };
        let below = below(event);
        let lies_on = |selector: &str| {
            below.as_ref().is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
        };
        match press.drag.release(at(event), lies_on(".table-board")) {
            Release::Tap => {}
            Release::Play => self.controller.drop(press.index),
            Release::Back => self.sort_in(press.index, below.as_ref(), event),
        }
        // After the drop, which notes from where the card flies.
        self.cancel(event);
    }

    /// Ends the press; the card returns to its place.
    pub(super) fn cancel(self, event: &PointerEvent) {
        if self.press_of(event).is_none() {
            return;
        }
        self.press.set_value(None);
        if let Some(card) = card_of(event) {
            let _ = card.remove_attribute("data-drag");
            let _ = card.style().remove_property("translate");
        }
    }

    pub(super) fn tap(self, index: usize) {
        if !self.deaf.get_value() {
            self.controller.tap(index);
        }
        self.deaf.set_value(false);
    }

    /// Puts the card at the place of the hand that lies below the pointer.
    fn sort_in(self, index: usize, below: Option<&Element>, event: &PointerEvent) {
        let Some(other) = below.and_then(|element| element.closest("[data-own]").ok().flatten()) else {
            return;
        };
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

    fn press_of(self, event: &PointerEvent) -> Option<Press> {
        self.press.get_value().filter(|press| press.id == event.pointer_id())
    }
}

fn at(event: &PointerEvent) -> PointerAt {
    PointerAt { x: event.client_x().into(), y: event.client_y().into(), time: event.time_stamp() }
}

/// Returns the card whose press it is.
fn card_of(event: &PointerEvent) -> Option<HtmlElement> {
    event.current_target()?.dyn_into().ok()
}

/// Returns the element below the pointer. A card that is dragged is none.
fn below(event: &PointerEvent) -> Option<Element> {
    document().element_from_point(event.client_x() as f32, event.client_y() as f32)
}
