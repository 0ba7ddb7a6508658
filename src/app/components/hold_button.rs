//! A button that asks for one thing when it is tapped, and for more when it is held down: by finger, mouse or key. Letting
//! go, or leaving it, before the time is over is a tap or nothing.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::{KeyboardEvent, PointerEvent};

/// How long it is held: nobody does that by mistake, and nobody waits for it. The style sheet fills the button meanwhile.
const HOLD: Duration = Duration::from_millis(600);

#[component]
pub fn HoldButton(
    #[prop(into)] on_tap: Callback<()>,
    #[prop(into)] on_hold: Callback<()>,
    /// What tests know it by.
    act: &'static str,
    /// What it is among buttons: "primary", "quiet".
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let holding = RwSignal::new(None::<Way>);
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        holding.set(None);
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    let start = move |way: Way| {
        stop();
        holding.set(Some(way));
        let done = move || {
            stop();
            on_hold.run(());
        };
        // Only where the window is gone there is no timer.
        timer.set_value(set_timeout_with_handle(done, HOLD).ok());
    };
    on_cleanup(move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    });
    let down = move |event: PointerEvent| {
        if event.is_primary() && event.button() == 0 {
            start(Way::Pointer);
        }
    };
    let let_go = move |_: PointerEvent| stop();
    // A key presses a button as soon as it goes down, or when it comes up: here both are one press, with a beginning and an
    // end of its own.
    let key_down = move |event: KeyboardEvent| {
        if presses(&event) {
            event.prevent_default();
            if !event.repeat() {
                start(Way::Key);
            }
        }
    };
    let key_up = move |event: KeyboardEvent| {
        if presses(&event) {
            event.prevent_default();
            if holding.get_untracked() == Some(Way::Key) {
                stop();
                on_tap.run(());
            }
        }
    };
    view! {
        <button
            type="button"
            class=format!("button hold {class}")
            data-act=act
            data-holding=move || holding.get().map(|_| "")
            on:pointerdown=down
            on:pointerup=let_go
            on:pointerleave=let_go
            on:pointercancel=let_go
            // A long touch would open the menu of the browser.
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=key_down
            on:keyup=key_up
            on:blur=move |_| stop()
            // A finger, a mouse, or a screen reader, which only ever taps.
            on:click=move |_| on_tap.run(())
        >
            {children()}
        </button>
    }
}

/// What holds it.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Way {
    Pointer,
    Key,
}

fn presses(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), "Enter" | " ")
}
