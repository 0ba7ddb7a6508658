//! The one kind of window in front of the page: a native `<dialog>`, which keeps the focus inside,
//! closes on Escape and gives the focus back. On a phone it rises from below.

use leptos::{html, prelude::*, text_prop::TextProp};
use wasm_bindgen::JsCast;

use super::{Button, IconButton, icon};
use crate::app::lexicon::{text, text as words, w};

/// A window that is open while `open` is true. What is inside exists only then.
#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    #[prop(into)] title: TextProp,
    #[prop(optional)] name: &'static str,
    /// Turned round, for whoever sits on the far side.
    #[prop(optional, into)]
    far: Signal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let wanted = open.get();
        let Some(dialog) = node.get() else { return };
        if wanted && !dialog.open() {
            // Refused only where the dialog has left the page.
            let _ = dialog.show_modal();
        } else if !wanted && dialog.open() {
            dialog.close();
        }
    });
    let label = title.clone();
    view! {
        <dialog node_ref=node class="dialog" data-dialog=name class:far=move || far.get()
            aria-label=move || label.get()
            on:close=move |_| open.set(false)
            on:click=move |event| {
                // A tap beside the window.
                let beside = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlDialogElement>().ok());
                if beside.is_some() {
                    open.set(false);
                }
            }>
            {move || open.get().then(|| {
                let title = title.clone();
                view! {
                    <div class="dialog-card">
                        <header class="dialog-head">
                            <h2 tabindex="-1" autofocus>{text(title)}</h2>
                            <IconButton label=w!(close) strokes=icon::CLOSE act="close"
                                on_press=move |()| open.set(false)/>
                        </header>
                        <div class="dialog-body">{children()}</div>
                    </div>
                }
            })}
        </dialog>
    }
    .into_any()
}

/// A question with two answers. Whatever closes it otherwise is a no.
#[component]
pub fn Confirm(
    open: RwSignal<bool>,
    #[prop(into)] title: TextProp,
    #[prop(into)] text: TextProp,
    #[prop(into)] yes: TextProp,
    #[prop(into)] on_yes: Callback<()>,
    #[prop(optional)] danger: bool,
    #[prop(optional, into)] far: Signal<bool>,
) -> impl IntoView {
    view! {
        <Dialog open title name="confirm" far>
            <p>{words(text.clone())}</p>
            <div class="row end">
                <Button label=w!(cancel) act="cancel" on_press=move |()| open.set(false)/>
                <Button label=yes.clone() act="confirm" class=if danger { "danger" } else { "primary" }
                    on_press=move |()| {
                        open.set(false);
                        on_yes.run(());
                    }/>
            </div>
        </Dialog>
    }
    .into_any()
}
