//! Things to press. A button acts, a link leads elsewhere; both look alike.

use leptos::{prelude::*, text_prop::TextProp};

use super::icon::{Strokes, icon};
use crate::app::lexicon::text;

/// A button with words. `act` is what tests and styles know it by.
#[component]
pub fn Button(
    #[prop(into)] label: TextProp,
    #[prop(into)] on_press: Callback<()>,
    #[prop(optional)] act: &'static str,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] strokes: Option<Strokes>,
    #[prop(optional, into)] disabled: Signal<bool>,
) -> impl IntoView {
    view! {
        <button type="button" class=["button ", class].concat() data-act=act disabled=move || disabled.get()
            on:click=move |_| on_press.run(())>
            {strokes.map(icon)}
            <span>{text(label)}</span>
        </button>
    }
    .into_any()
}

/// A button with a picture alone; the label is its name.
#[component]
pub fn IconButton(
    #[prop(into)] label: TextProp,
    #[prop(into)] on_press: Callback<()>,
    #[prop(into)] strokes: Signal<Strokes>,
    #[prop(optional)] act: &'static str,
    #[prop(optional)] class: &'static str,
    #[prop(optional, into)] disabled: Signal<bool>,
) -> impl IntoView {
    let (name, title) = (label.clone(), label);
    view! {
        <button type="button" class=["icon-button ", class].concat() data-act=act
            aria-label=move || name.get() title=move || title.get()
            disabled=move || disabled.get() on:click=move |_| on_press.run(())>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d=move || strokes.get()/>
            </svg>
        </button>
    }
    .into_any()
}

/// A link that looks like a button.
#[component]
pub fn LinkButton(
    #[prop(into)] label: TextProp,
    #[prop(into)] href: String,
    #[prop(optional)] act: &'static str,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] strokes: Option<Strokes>,
) -> impl IntoView {
    view! {
        <a class=["button ", class].concat() data-act=act href=href>
            {strokes.map(icon)}
            <span>{text(label)}</span>
        </a>
    }
    .into_any()
}
