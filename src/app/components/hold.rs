//! A long press by finger, mouse or key.

use std::{cell::Cell, rc::Rc, time::Duration};

use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{AddEventListenerOptions, MouseEvent, PointerEvent};

/// Duration of a long press: too long for an accident, short enough to wait for. The style sheet fills the button in
/// this time.
const LONG_PRESS: Duration = Duration::from_millis(600);

/// The input that holds the button.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum HoldInput {
    Pointer,
    Key,
}

/// The state of a long press.
#[derive(Copy, Clone)]
pub struct Hold {
    holding: RwSignal<Option<HoldInput>>,
    /// Whether the press was long, so that its release is no tap.
    long: StoredValue<bool>,
    timer: StoredValue<Option<TimeoutHandle>>,
    on_hold: Callback<()>,
}

impl Hold {
    /// `on_hold` runs once the press is long.
    pub fn new(on_hold: Callback<()>) -> Hold {
        let hold = Hold {
            holding: RwSignal::new(None),
            long: StoredValue::new(false),
            timer: StoredValue::new(None),
            on_hold,
        };
        on_cleanup(move || hold.clear());
        hold
    }

    /// The input that holds the button; tracked.
    pub fn by(self) -> Option<HoldInput> {
        self.holding.get()
    }

    pub fn start(self, input: HoldInput) {
        self.stop();
        self.long.set_value(false);
        self.holding.set(Some(input));
        let done = move || {
            self.stop();
            self.long.set_value(true);
            if input == HoldInput::Pointer {
                self.ignore_the_click();
            }
            self.on_hold.run(());
        };
        // Fails only if the window is gone.
        self.timer.set_value(set_timeout_with_handle(done, LONG_PRESS).ok());
    }

    pub fn stop(self) {
        self.holding.set(None);
        self.clear();
    }

    /// Handles the press of a finger or mouse.
    pub fn down(self, event: &PointerEvent) {
        if event.is_primary() && event.button() == 0 {
            self.start(HoldInput::Pointer);
        }
    }

    /// Whether the next tap is the release of a long press; true only once per press.
    pub fn ends(self) -> bool {
        let long = self.long.get_value();
        self.long.set_value(false);
        long
    }

    /// Ignores the click after a long press: the button may be gone, and another element may lie under the finger. A
    /// click after a new touch or key press counts.
    fn ignore_the_click(self) {
        let options = AddEventListenerOptions::new();
        options.set_capture(true);
        options.set_once(true);
        let touched_again = Rc::new(Cell::new(false));
        let touched = touched_again.clone();
        let down = Closure::once_into_js(move || touched.set(true));
        let click = Closure::once_into_js(move |event: MouseEvent| {
            if !touched_again.get() && event.detail() > 0 {
                event.stop_propagation();
                event.prevent_default();
                // The element still exists and received the click of this press.
                self.long.try_update_value(|long| *long = false);
            }
        });
        for (name, listener) in [("pointerdown", down), ("click", click)] {
            // Adding a listener never fails.
            let _ = window().add_event_listener_with_callback_and_add_event_listener_options(
                name,
                listener.unchecked_ref(),
                &options,
            );
        }
    }

    fn clear(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }
}
