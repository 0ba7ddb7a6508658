//! A button with one action for a tap and another for a long press, by finger, mouse or key. Leaving the button during
//! a press cancels the press.

use leptos::prelude::*;
use web_sys::{KeyboardEvent, PointerEvent};

use super::{
    ButtonAppearance,
    hold::{Hold, HoldInput},
};

#[component]
pub fn HoldButton(
    #[prop(into)] on_tap: Callback<()>,
    #[prop(into)] on_hold: Callback<()>,
    /// The name for tests, as `data-act`.
    act: &'static str,
    appearance: ButtonAppearance,
    /// More CSS classes.
    #[prop(optional)]
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let hold = Hold::new(on_hold);
    let let_go = move |_: PointerEvent| hold.stop();
    // Browsers click on key down (Enter) or on key up (Space). Here both keys are a press with a start and an end.
    let key_down = move |event: KeyboardEvent| {
        if presses(&event) {
            event.prevent_default();
            if !event.repeat() {
                hold.start(HoldInput::Key);
            }
        }
    };
    let key_up = move |event: KeyboardEvent| {
        if presses(&event) {
            event.prevent_default();
            if untrack(|| hold.by()) == Some(HoldInput::Key) {
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
            // A long touch would open the browser's menu.
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=key_down
            on:keyup=key_up
            on:blur=move |_| hold.stop()
            // A finger, a mouse, or a screen reader, which can only tap.
            on:click=move |_| on_tap.run(())
        >
            {children()}
        </button>
    }
}

fn presses(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), "Enter" | " ")
}
