//! The one kind of window in front of the page: a native `<dialog>`, which keeps the focus inside,
//! closes on Escape and gives the focus back. On a phone it rises from below.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::{Button, Danger, IconButton, Primary, icon};
use crate::app::{
    contexts::use_i18n,
    i18n::{common, t},
};

/// A window that is open while `open` is true. What is inside exists only then.
#[component]
pub fn Dialog(
    /// What tests and styles know it by.
    name: &'static str,
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    /// Turned round, for whoever sits on the far side.
    #[prop(optional, into)]
    far: Signal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let i18n = use_i18n();
    let window = NodeRef::<leptos::html::Dialog>::new();
    // What is inside is there before the window opens, or its heading would not have the focus.
    let card = NodeRef::<leptos::html::Div>::new();
    let children = StoredValue::new(children);
    Effect::new(move |_| {
        let is_built = card.get().is_some_and(|card| card.is_connected());
        let (wanted, Some(window)) = (is_built && open.get(), window.get()) else { return };
        if wanted && !window.open() {
            // Refused only where the dialog has left the page.
            let _ = window.show_modal();
            // The heading has the focus, and its window has been scrolled for that.
            window.set_scroll_top(0);
        } else if !wanted && window.open() {
            window.close();
        }
    });
    let close_beside = move |event: web_sys::MouseEvent| {
        // A tap beside the window is the only one that meets the window itself.
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

/// Whether something is picked; unpicks it when it becomes false. For a [`Dialog`] about whatever is picked.
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

/// A question with two answers. Whatever closes it otherwise is a no.
#[component]
pub fn Confirm(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    #[prop(into)] text: Signal<String>,
    /// The label of the button that agrees.
    #[prop(into)]
    yes: Signal<String>,
    #[prop(into)] on_yes: Callback<()>,
    /// The label of the other one, where "cancel" might be taken for what is asked.
    #[prop(optional, into)]
    no: Option<Signal<String>>,
    /// It cannot be taken back.
    #[prop(optional)]
    danger: bool,
    /// Turned round, for whoever sits on the far side.
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
