//! Dialogs: a native `<dialog>`, which traps the focus, closes on Escape and restores the focus. On a phone it rises
//! from below.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::{Button, Danger, IconButton, Primary, icon};
use crate::app::{
    contexts::use_i18n,
    i18n::{common, t},
};

/// A dialog, shown while `open` is true. Its content exists only then.
#[component]
pub fn Dialog(
    /// The name for tests and styles.
    name: &'static str,
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    /// Whether the dialog is turned round, for a player on the far side.
    #[prop(optional, into)]
    far: Signal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let i18n = use_i18n();
    let window = NodeRef::<leptos::html::Dialog>::new();
    // The content is built before the dialog opens, so that its heading can take the focus.
    let card = NodeRef::<leptos::html::Div>::new();
    let children = StoredValue::new(children);
    Effect::new(move |_| {
        let is_built = card.get().is_some_and(|card| card.is_connected());
        let (wanted, Some(window)) = (is_built && open.get(), window.get()) else { return };
        if wanted && !window.open() {
            // Fails only if the dialog has left the page.
            let _ = window.show_modal();
            // The focused heading may have scrolled the dialog.
            window.set_scroll_top(0);
        } else if !wanted && window.open() {
            window.close();
        }
    });
    let close_beside = move |event: web_sys::MouseEvent| {
        // Only a tap outside the content has the dialog itself as its target.
        if event.target().is_some_and(|target| target.has_type::<HtmlDialogElement>()) {
            open.set(false);
        }
    };
    view! {
        <dialog
            class="dialog"
            class:far=far
            node_ref=window
            data-dialog=name
            aria-label=title
            on:close=move |_| open.set(false)
            on:click=close_beside
        >
            <Show when=move || open.get()>
                <div class="dialog-card" node_ref=card>
                    <header class="dialog-head">
                        <h2 tabindex="-1" autofocus>
                            {title}
                        </h2>
                        <IconButton
                            icon=icon::CLOSE
                            label=t!(i18n, common::close)
                            on_press=move || open.set(false)
                            act="close"
                        />
                    </header>
                    <div class="dialog-body">{children.with_value(|children| children())}</div>
                </div>
            </Show>
        </dialog>
    }
}

/// Returns whether a value is picked; setting it to false clears `picked`. For a [`Dialog`] about a picked value.
pub fn open_while_picked<T: Clone + Send + Sync + 'static>(picked: RwSignal<Option<T>>) -> RwSignal<bool> {
    let open = RwSignal::new(false);
    Effect::new(move |_| open.set(picked.with(Option::is_some)));
    Effect::new(move |_| {
        if !open.get() && picked.with_untracked(Option::is_some) {
            picked.set(None);
        }
    });
    open
}

/// A question with two answers. Closing the dialog in another way means no.
#[component]
pub fn Confirm(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    #[prop(into)] text: Signal<String>,
    /// The label of the confirming button.
    #[prop(into)]
    yes: Signal<String>,
    #[prop(into)] on_yes: Callback<()>,
    /// The label of the other button, if "Cancel" would be ambiguous.
    #[prop(optional, into)]
    no: Option<Signal<String>>,
    /// Whether the action cannot be undone.
    #[prop(optional)]
    danger: bool,
    /// Whether the dialog is turned round, for a player on the far side.
    #[prop(optional, into)]
    far: Signal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let no = no.unwrap_or_else(|| Signal::derive(t!(i18n, common::cancel)));
    let agree = move || {
        open.set(false);
        on_yes.run(());
    };
    view! {
        <Dialog name="confirm" open title far>
            <p>{text}</p>
            <div class="row end">
                <Button label=no on_press=move || open.set(false) act="cancel" />
                <Button
                    label=yes
                    on_press=agree
                    act="confirm"
                    appearance=if danger { Danger } else { Primary }
                />
            </div>
        </Dialog>
    }
}
