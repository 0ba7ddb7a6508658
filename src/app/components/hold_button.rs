//! A button that asks for one thing when it is tapped, and for more when it is held down: by finger, mouse or key. Letting
//! go, or leaving it, before the time is over is a tap or nothing.

use leptos::prelude::*;
use web_sys::{KeyboardEvent, PointerEvent};

use super::{
    ButtonAppearance,
    hold::{Hold, Way},
};

#[component]
pub fn HoldButton(
    #[prop(into)] on_tap: Callback<()>,
    #[prop(into)] on_hold: Callback<()>,
    /// What tests know it by.
    act: &'static str,
    appearance: ButtonAppearance,
    /// More classes.
    #[prop(optional)]
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let hold = Hold::new(on_hold);
    let let_go = move |_: PointerEvent| hold.stop();
    // A key presses a button as soon as it goes down, or when it comes up: here both are one press, with a beginning and an
    // end of its own.
    let key_down = move |event: KeyboardEvent| {
        if presses(&event) {
            event.prevent_default();
            if !event.repeat() {
                hold.start(Way::Key);
            }
        }
    };
    let key_up = move |event: KeyboardEvent| {
        if presses(&event) {
            event.prevent_default();
            if untrack(|| hold.by()) == Some(Way::Key) {
                hold.stop();
                on_tap.run(());
            }
        }
    };
    view! {
        <button
            type="button"
            class=appearance.classes(&format!("hold {class}"))
            data-act=act
            data-holding=move || hold.by().map(|_| "")
            on:pointerdown=move |event| hold.down(&event)
            on:pointerup=let_go
            on:pointerleave=let_go
            on:pointercancel=let_go
            // A long touch would open the menu of the browser.
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=key_down
            on:keyup=key_up
            on:blur=move |_| hold.stop()
            // A finger, a mouse, or a screen reader, which only ever taps.
            on:click=move |_| on_tap.run(())
        >
            {children()}
        </button>
    }
}

fn presses(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), "Enter" | " ")
}
