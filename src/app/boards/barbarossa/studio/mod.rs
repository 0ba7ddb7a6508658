//! The clay studio: a turntable for sculpting, a viewer for objects, films of their making, still pictures and exports.
//! The clay and its tools themselves are in `games/barbarossa/clay`.

mod bench;
mod bench_canvas;
mod canvas;
mod clock;
mod controls;
mod export;
mod film;
mod frames;
mod full_screen;
mod gl;
mod glass;
mod lines;
mod looking;
mod names;
mod packed;
mod painter;
mod picture;
mod pointers;
mod sculpting;
mod shaders;
mod toolbar;
mod viewer;
mod work;

use std::sync::Arc;

use leptos::prelude::*;

use sculpting::Sculpting;
use viewer::{Filmed, Turned};

use crate::app::{
    contexts::use_i18n,
    i18n::{barbarossa as key, t},
};

pub(super) use {clock::now, packed::is_bare, picture::available};
pub(super) use {
    export::{Kind, export},
    picture::{StillPicture, still_picture},
};

/// The studio. It sculpts on the packed text in `strokes`, and writes the new text after each stroke, undo, redo and
/// clearing.
#[component]
pub(crate) fn Studio(
    strokes: RwSignal<Arc<str>>,
    /// The player's colour.
    colour: u8,
    /// Whether the time is over, so that input only moves the view.
    #[prop(into)]
    rests: Signal<bool>,
    /// Seconds left; `None` if there is no limit.
    #[prop(optional)]
    left: Signal<Option<u32>>,
) -> impl IntoView {
    if available() {
        view! { <Sculpting strokes colour rests left /> }.into_any()
    } else {
        view! { <WithoutClay /> }.into_any()
    }
}

/// A viewer to turn an object round and see it from near.
#[component]
pub(crate) fn Viewer(
    strokes: Arc<str>,
    /// The player's colour.
    colour: u8,
    /// Accessible name of the object.
    #[prop(into)]
    label: Signal<String>,
    /// Whether the object turns by itself until touched; never if motion is reduced.
    #[prop(optional)]
    spins: bool,
) -> impl IntoView {
    if available() {
        view! { <Turned strokes colour label spins /> }.into_any()
    } else {
        view! { <WithoutClay /> }.into_any()
    }
}

/// The film of an object's making. It plays by itself and ends as a viewer of the object.
#[component]
pub(crate) fn TimeLapse(
    strokes: Arc<str>,
    /// The player's colour.
    colour: u8,
) -> impl IntoView {
    if available() {
        view! { <Filmed strokes colour /> }.into_any()
    } else {
        view! { <WithoutClay /> }.into_any()
    }
}

/// A notice that this browser cannot show clay, with an alternative.
#[component]
fn WithoutClay() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="notice warn" role="alert">
            {t!(i18n, key::no_webgl)}
        </p>
    }
}
