//! Protects a curtain from double taps: it ignores input after it falls, and no button lies under the latest tap.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

use crate::{
    app::contexts::last_tap::{LastTap, use_last_tap},
    scenes::curtain::{Area, DEAF, Hearing, ORDERS, order},
};

/// Input and layout of a curtain. `Copy`; lives as long as the curtain.
#[derive(Copy, Clone)]
pub struct CurtainRows {
    pub window: NodeRef<leptos::html::Div>,
    /// Whether it has just fallen and ignores input.
    pub deaf: RwSignal<bool>,
    hearing: StoredValue<Hearing>,
    /// Number of falls; a timer of an earlier fall has no effect.
    falls: StoredValue<u32>,
    tap: LastTap,
}

impl CurtainRows {
    /// `asked`: whether a player has identified themselves. Going back makes the curtain fall again.
    pub fn follow(asked: Signal<bool>) -> CurtainRows {
        let rows = CurtainRows {
            window: NodeRef::new(),
            deaf: RwSignal::new(true),
            hearing: StoredValue::new(Hearing::default()),
            falls: StoredValue::new(0),
            tap: use_last_tap(),
        };
        Effect::new(move |before: Option<bool>| {
            let asked = asked.get();
            let falls = before.is_none() || !asked;
            if falls {
                rows.fall();
            }
            // The buttons exist by then, but have not been drawn.
            request_animation_frame(move || rows.draw(falls));
            asked
        });
        rows
    }

    fn fall(self) {
        self.deaf.set(true);
        self.hearing.update_value(Hearing::fall);
        self.falls.update_value(|falls| *falls += 1);
    }

    /// Orders the rows, and starts the timer if the curtain has fallen. Does nothing if it is gone by then.
    fn draw(self, falls: bool) {
        let Some(curtain) = self.window.try_get_untracked().flatten() else { return };
        let order = order(self.tap.get(), |order| areas(&curtain, order));
        set_order(&curtain, order);
        let Some(fall) = self.falls.try_get_value().filter(|_| falls) else { return };
        self.hearing.update_value(|hearing| hearing.drawn(now()));
        let hear = move || {
            if self.falls.try_get_value() == Some(fall) {
                let _ = self.deaf.try_set(false);
            }
        };
        set_timeout(hear, Duration::from_millis(DEAF as u64));
    }

    /// Handles the press of a finger or mouse.
    pub fn press(self, event: &Event) {
        if !self.hears(event) {
            event.stop_propagation();
        }
    }

    /// Handles the press of a key; key repeats do not count.
    pub fn key(self, event: &KeyboardEvent) {
        if matches!(event.key().as_str(), "Enter" | " ") && !event.repeat() && !self.hears(event) {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// Handles the click at the end of a press.
    pub fn click(self, event: &Event) {
        let counts = self.hearing.try_update_value(Hearing::click).unwrap_or_default();
        if !counts {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    fn hears(self, event: &Event) -> bool {
        // A busy page handles a press late, so its timestamp counts. If the browser's timestamps have another origin,
        // now will do.
        let (made, now) = (event.time_stamp(), now());
        let made = if (0.0..=now).contains(&made) { made } else { now };
        self.hearing.try_update_value(|hearing| hearing.press(made)).unwrap_or_default()
    }
}

/// Returns the milliseconds of a monotonic clock.
fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Sets the order of the rows. The default order leaves no trace in the page.
fn set_order(curtain: &HtmlElement, order: [u8; 3]) {
    // The browser refuses only malformed names.
    if order == ORDERS[0] {
        let _ = curtain.remove_attribute("style");
        return;
    }
    for (name, row) in ["--first", "--second", "--third"].into_iter().zip(order) {
        let _ = curtain.style().set_property(name, &row.to_string());
    }
}

/// Returns the areas of the buttons in this order.
fn areas(curtain: &HtmlElement, order: [u8; 3]) -> Vec<Area> {
    set_order(curtain, order);
    let Ok(buttons) = curtain.query_selector_all("button:not(.gone *)") else { return Vec::new() };
    let area = |index| {
        let button: HtmlElement = buttons.get(index)?.dyn_into().ok()?;
        let area = button.get_bounding_client_rect();
        Some([area.left(), area.top(), area.right(), area.bottom()])
    };
    (0..buttons.length()).filter_map(area).collect()
}
