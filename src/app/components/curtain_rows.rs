//! What keeps a double tap from opening a curtain: it is deaf after it has fallen, and no button lies under the latest tap.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

use crate::{
    app::contexts::last_tap::{LastTap, use_last_tap},
    scenes::curtain::{Area, DEAF, Hearing, order},
};

/// What one curtain hears, and where it lies. `Copy`; lives as long as the curtain.
#[derive(Copy, Clone)]
pub struct CurtainRows {
    /// The curtain itself.
    pub window: NodeRef<leptos::html::Div>,
    /// It has just fallen, and hears nothing.
    pub deaf: RwSignal<bool>,
    hearing: StoredValue<Hearing>,
    /// Counts the falls: a timer of an earlier one ends nothing.
    falls: StoredValue<u32>,
    tap: LastTap,
}

impl CurtainRows {
    /// `asked`: somebody has said who they are. Where that is taken back the curtain falls anew.
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
            // Once its buttons are there, and before they are seen.
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

    /// Orders the rows, and begins to wait where the curtain has fallen. Nothing where it has gone meanwhile.
    fn draw(self, falls: bool) {
        let Some(curtain) = self.window.try_get_untracked().flatten() else { return };
        let [first, second, third] = order(self.tap.get(), |order| areas(&curtain, order));
        set_order(&curtain, [first, second, third]);
        let Some(fall) = self.falls.try_get_value().filter(|_| falls) else { return };
        self.hearing.update_value(|hearing| hearing.drawn(now()));
        let hear = move || {
            if self.falls.try_get_value() == Some(fall) {
                let _ = self.deaf.try_set(false);
            }
        };
        set_timeout(hear, Duration::from_millis(DEAF as u64));
    }

    /// A finger or a mouse goes down.
    pub fn press(self, event: &Event) {
        if !self.hears(event) {
            event.stop_propagation();
        }
    }

    /// A key goes down. One that is held on is no new press.
    pub fn key(self, event: &KeyboardEvent) {
        if matches!(event.key().as_str(), "Enter" | " ") && !event.repeat() && !self.hears(event) {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// The click that a press ends with.
    pub fn click(self, event: &Event) {
        let counts = self.hearing.try_update_value(Hearing::click).unwrap_or_default();
        if !counts {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    fn hears(self, event: &Event) -> bool {
        // A busy page hears of a press later than it was made. Where a browser counts from elsewhere, now is as good.
        let (made, now) = (event.time_stamp(), now());
        let made = if (0.0..=now).contains(&made) { made } else { now };
        self.hearing.try_update_value(|hearing| hearing.press(made)).unwrap_or_default()
    }
}

/// Milliseconds on a clock that nobody sets.
fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

fn set_order(curtain: &HtmlElement, order: [u8; 3]) {
    for (name, row) in ["--first", "--second", "--third"].into_iter().zip(order) {
        // Only a malformed name is ever refused.
        let _ = curtain.style().set_property(name, &row.to_string());
    }
}

/// What the buttons cover in this order.
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
