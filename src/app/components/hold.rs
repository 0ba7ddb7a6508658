//! Something held down, by finger, mouse or key: after a while that is more than a tap.

use std::{cell::Cell, rc::Rc, time::Duration};

use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{AddEventListenerOptions, MouseEvent, PointerEvent};

/// How long it is held: nobody does that by mistake, and nobody waits for it. The style sheet fills what is held meanwhile.
const LONG: Duration = Duration::from_millis(600);

/// What holds it.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Way {
    Pointer,
    Key,
}

/// Whether something is held down, and for how long.
#[derive(Copy, Clone)]
pub struct Hold {
    holding: RwSignal<Option<Way>>,
    /// It was held for long: letting go is no tap.
    long: StoredValue<bool>,
    timer: StoredValue<Option<TimeoutHandle>>,
    on_hold: Callback<()>,
}

impl Hold {
    /// Of what is built around; `on_hold` is done once it has been held for long.
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

    /// What holds it; tracked.
    pub fn by(self) -> Option<Way> {
        self.holding.get()
    }

    pub fn start(self, way: Way) {
        self.stop();
        self.long.set_value(false);
        self.holding.set(Some(way));
        let done = move || {
            self.stop();
            self.long.set_value(true);
            if way == Way::Pointer {
                self.ignore_the_click();
            }
            self.on_hold.run(());
        };
        // Only where the window is gone there is no timer.
        self.timer.set_value(set_timeout_with_handle(done, LONG).ok());
    }

    pub fn stop(self) {
        self.holding.set(None);
        self.clear();
    }

    /// A finger or a mouse goes down on it.
    pub fn down(self, event: &PointerEvent) {
        if event.is_primary() && event.button() == 0 {
            self.start(Way::Pointer);
        }
    }

    /// Whether the tap that is coming is the end of a long hold: only once.
    pub fn ends(self) -> bool {
        let long = self.long.get_value();
        self.long.set_value(false);
        long
    }

    /// What was held may be gone when the finger comes up, and something else lie there: the click that browsers make of
    /// that presses nothing. One that a new touch or a key makes is meant.
    fn ignore_the_click(self) {
        let options = AddEventListenerOptions::new();
        options.set_capture(true);
        options.set_once(true);
        let meant = Rc::new(Cell::new(false));
        let touched = meant.clone();
        let down = Closure::once_into_js(move || touched.set(true));
        let click = Closure::once_into_js(move |event: MouseEvent| {
            if !meant.get() && event.detail() > 0 {
                event.stop_propagation();
                event.prevent_default();
                // It was the end of the hold, where what was held is still there.
                self.long.try_update_value(|long| *long = false);
            }
        });
        for (name, hear) in [("pointerdown", down), ("click", click)] {
            // It never fails but for a listener that is none.
            let _ = window().add_event_listener_with_callback_and_add_event_listener_options(
                name,
                hear.unchecked_ref(),
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
