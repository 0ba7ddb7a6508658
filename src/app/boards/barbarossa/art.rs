//! Pictures of Barbarossa, out of the shared shapes of `public/sprite/barbarossa.svg`.

use leptos::prelude::*;

use crate::{
    app::components::{
        Mark,
        icon::{SYMBOLS, Shape},
    },
    games::barbarossa::Cave,
    table::player::Player,
};

/// One of the shapes, as large as what it stands in.
#[component]
pub(super) fn Drawing(
    /// Where it is found in the page: "#bb-gem".
    href: &'static str,
) -> impl IntoView {
    view! { <Shape class="bb-pic" href width=48 height=48 /> }
}

/// A small coloured picture beside words.
#[component]
pub(super) fn SmallDrawing(
    /// Where it is found in the page: "#bb-gem".
    href: &'static str,
) -> impl IntoView {
    view! { <Shape class="bb-small" href width=48 height=48 /> }
}

/// An arrow in an object that is solved, with the mark of whoever planted it.
#[component]
pub(super) fn PlantedArrow(player: Player) -> impl IntoView {
    view! {
        <span class="bb-planted">
            <Shape class="bb-pic" href="#bb-arrow" width=48 height=48 />
            <Mark player />
        </span>
    }
}

/// The light of whoever's turn it is.
#[component]
pub(super) fn Torch() -> impl IntoView {
    view! { <Shape class="bb-pic" href="#bb-torch" width=24 height=40 /> }
}

/// The sky over the path of the hats.
#[component]
pub(super) fn Peak() -> impl IntoView {
    view! { <Shape class="bb-view" href="#bb-peak" width=360 height=80 /> }
}

/// What is in a cave.
#[component]
pub(super) fn CaveSign(cave: Cave) -> impl IntoView {
    let href = match cave {
        Cave::Gem => "#bb-gem",
        Cave::Dragon => "#bb-dragon",
        Cave::Elf => "#bb-elf",
        Cave::Question => "#bb-ask",
        Cave::Ghost => "#bb-ghost",
    };
    view! { <Drawing href /> }
}

/// Who walks from cave to cave.
#[component]
pub(super) fn Magician(player: Player) -> impl IntoView {
    view! { <Token player href="#bb-mage" view_box="0 0 32 40" left="9" top="25" side="14" /> }
}

/// What walks along the path.
#[component]
pub(super) fn Hat(player: Player) -> impl IntoView {
    view! { <Token player href="#bb-hat" view_box="0 0 32 32" left="9.5" top="9.5" side="13" /> }
}

/// A shape in the player's colour, with their symbol on it.
#[component]
fn Token(
    player: Player,
    href: &'static str,
    view_box: &'static str,
    /// Where the symbol is, and how large.
    left: &'static str,
    top: &'static str,
    side: &'static str,
) -> impl IntoView {
    let symbol = format!("#s-{}", player.symbol % SYMBOLS);
    view! {
        <svg
            class="bb-pic"
            data-colour=player.colour.to_string()
            viewBox=view_box
            aria-hidden="true"
            focusable="false"
        >
            <use href=href></use>
            <use class="bb-emblem" href=symbol x=left y=top width=side height=side></use>
        </svg>
    }
}
