//! The clay studio on the screen: a turntable to sculpt on, objects to turn round, films of how they were made, still
//! pictures and files of them. What clay is and what tools do to it is decided in `games/barbarossa/clay`.

mod bench;
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
mod stage;
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
    picture::{StillPicture, draw_into},
};

/// The studio: sculpts on what `strokes` holds, which is packed text, and puts the new text there after each finished
/// stroke, undo, redo and clearing.
#[component]
pub(crate) fn Studio(
    strokes: RwSignal<Arc<str>>,
    /// The player's.
    colour: u8,
    /// Time is up: the tools do nothing but look.
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

/// An object to be turned round and looked at from near, nothing else.
#[component]
pub(crate) fn Viewer(
    strokes: Arc<str>,
    /// The player's.
    colour: u8,
    /// What it is.
    #[prop(into)]
    label: Signal<String>,
    /// It turns by itself until it is touched, unless motion is reduced.
    #[prop(optional)]
    spins: bool,
) -> impl IntoView {
    if available() {
        view! { <Turned strokes colour label spins /> }.into_any()
    } else {
        view! { <WithoutClay /> }.into_any()
    }
}

/// How an object was made: plays by itself, and ends with the object to be turned round.
#[component]
pub(crate) fn TimeLapse(
    strokes: Arc<str>,
    /// The player's.
    colour: u8,
) -> impl IntoView {
    if available() {
        view! { <Filmed strokes colour /> }.into_any()
    } else {
        view! { <WithoutClay /> }.into_any()
    }
}

/// Why there is nothing to be seen, and what to do instead.
#[component]
fn WithoutClay() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="notice warn" role="alert">
            {t!(i18n, key::no_webgl)}
        </p>
    }
}
