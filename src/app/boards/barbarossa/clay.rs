//! Where clay stands on the page: the border to the studio.

use std::sync::Arc;

use leptos::prelude::*;

use super::studio;
use crate::app::state::Derived;

// A bridge, the only place where elements by hand of the studio stand in a view.

/// A turntable to sculpt on.
#[component]
pub(super) fn Studio(
    /// Packed text, which is replaced after each finished stroke, undo, redo and clearing.
    strokes: RwSignal<Arc<str>>,
    /// The player's.
    colour: u8,
    /// Once it holds the tools do nothing but look.
    #[prop(into)]
    rests: Signal<bool>,
) -> impl IntoView {
    studio::studio(strokes, colour, Derived::new(move || rests.get())).into_any()
}

/// An object to be turned round and looked at from near, nothing else.
#[component]
pub(super) fn Viewer(
    strokes: Arc<str>,
    colour: u8,
    /// What it is.
    label: String,
) -> impl IntoView {
    studio::viewer(strokes, colour, label).into_any()
}

/// How an object was made: plays by itself, and ends with the object to be turned round.
#[component]
pub(super) fn TimeLapse(strokes: Arc<str>, colour: u8) -> impl IntoView {
    studio::lapse(strokes, colour).into_any()
}

/// A still picture of an object; a lump as on every board until it is drawn.
#[component]
pub(super) fn StillPicture(
    strokes: Arc<str>,
    colour: u8,
    /// More classes.
    class: &'static str,
) -> impl IntoView {
    studio::picture(&strokes, colour, class, String::new()).into_any()
}
