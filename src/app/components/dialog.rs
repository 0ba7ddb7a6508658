//! The one kind of window in front of the page: a native `<dialog>`, which keeps the focus inside,
//! closes on Escape and gives the focus back. On a phone it rises from below.

use leptos::prelude::*;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::{Button, IconButton, button, icon, icon_button};
use crate::app::{
    contexts::use_i18n,
    dom::{El, Text, View, el, soon_and_again, watch, when},
    i18n::common,
    lexicon::{t, w},
    state::State,
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
                        <h2 tabindex="-1" autofocus>{title}</h2>
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
    /// It cannot be taken back.
    #[prop(optional)]
    danger: bool,
    /// Turned round, for whoever sits on the far side.
    #[prop(optional, into)]
    far: Signal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let agree = move || {
        open.set(false);
        on_yes.run(());
    };
    view! {
        <Dialog name="confirm" open title far>
            <p>{text}</p>
            <div class="row end">
                <Button label=t!(i18n, common::cancel) on_press=move || open.set(false) act="cancel"/>
                <Button label=yes on_press=agree act="confirm" class=if danger { "danger" } else { "primary" }/>
            </div>
        </Dialog>
    }
}

/// A window that is open while `open` is true. What is inside exists only then.
pub fn dialog<V: Into<View>>(
    name: &'static str,
    open: State<bool>,
    title: impl Into<Text>,
    contents: impl Fn() -> V + 'static,
) -> El {
    boxed_dialog(name, open, title.into(), Box::new(contents))
}

/// What is in a window: a trait of our own for the reason that `dom::Live` is one.
trait Contents {
    fn view(&self) -> View;
}

impl<V: Into<View>, F: Fn() -> V> Contents for F {
    fn view(&self) -> View {
        self().into()
    }
}

/// The same about whatever is picked, while something is; closed, nothing is.
pub fn dialog_about<T: Clone + Send + Sync + 'static, V: Into<View>>(
    name: &'static str,
    picked: State<Option<T>>,
    title: impl Into<Text>,
    contents: impl Fn() -> V + 'static,
) -> El {
    let open = State::new(false);
    watch(move || open.set(picked.get().is_some()));
    watch(move || {
        if !open.get() && picked.get_untracked().is_some() {
            picked.set(None);
        }
    });
    dialog(name, open, title, contents)
}

fn boxed_dialog(name: &'static str, open: State<bool>, title: Text, contents: Box<dyn Contents>) -> El {
    let label = title.clone();
    let card = when(
        move || open.get(),
        move || {
            let head = el("header.dialog-head")
                .child(el("h2").attr("tabindex", "-1").attr("autofocus", "").text(title.clone()))
                .child(icon_button(icon::CLOSE, w!(close), move || open.set(false)).act("close"));
            let body = el("div.dialog-body").child(contents.view());
            el("div.dialog-card").child(head).child(body)
        },
    );
    let close_beside = move |event: web_sys::Event| {
        // A tap beside the window is the only one that meets the window itself.
        if event.target().is_some_and(|target| target.has_type::<HtmlDialogElement>()) {
            open.set(false);
        }
    };
    let window = el("dialog.dialog")
        .attr("data-dialog", name)
        .label(label)
        .on("close", move |_| open.set(false))
        .on("click", close_beside)
        .child(card);
    let node = window.stored::<HtmlDialogElement>();
    soon_and_again(move || {
        let (wanted, dialog) = (open.get(), node.get_untracked());
        if wanted && !dialog.open() {
            // Refused only where the dialog has left the page.
            let _ = dialog.show_modal();
        } else if !wanted && dialog.open() {
            dialog.close();
        }
    });
    window
}

/// A question with two answers. Whatever closes it otherwise is a no.
pub fn confirm(
    open: State<bool>,
    title: impl Into<Text>,
    text: impl Into<Text>,
    yes: impl Into<Text>,
    on_yes: impl Fn() + 'static,
) -> El {
    question("primary", open, title.into(), text.into(), yes.into(), Rc::new(on_yes))
}

/// The same before something that cannot be taken back.
pub fn confirm_danger(
    open: State<bool>,
    title: impl Into<Text>,
    text: impl Into<Text>,
    yes: impl Into<Text>,
    on_yes: impl Fn() + 'static,
) -> El {
    question("danger", open, title.into(), text.into(), yes.into(), Rc::new(on_yes))
}

fn question(
    class: &'static str,
    open: State<bool>,
    title: Text,
    text: Text,
    yes: Text,
    on_yes: Rc<dyn Fn()>,
) -> El {
    dialog("confirm", open, title, move || {
        let on_yes = Rc::clone(&on_yes);
        let agree = move || {
            open.set(false);
            on_yes();
        };
        [
            el("p").text(text.clone()),
            el("div.row.end")
                .child(button(w!(cancel), move || open.set(false)).act("cancel"))
                .child(button(yes.clone(), agree).act("confirm").class(class)),
        ]
    })
}
