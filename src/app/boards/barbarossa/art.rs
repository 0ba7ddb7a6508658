//! Pictures of Barbarossa, made of the shapes in `public/sprite/barbarossa.svg`.

use leptos::prelude::*;

use crate::{
    app::components::{
        Mark,
        icon::{SYMBOLS, Shape},
    },
    games::barbarossa::Cave,
    table::player::Player,
};

/// A shape that fills its container.
#[component]
pub(super) fn Drawing(
    /// The address in the page: "#bb-gem".
    href: &'static str,
) -> impl IntoView {
    view! { <Shape class="bb-pic" href width=48 height=48 /> }
}

/// A small coloured picture beside words.
#[component]
pub(super) fn SmallDrawing(
    /// The address in the page: "#bb-gem".
    href: &'static str,
) -> impl IntoView {
    view! { <Shape class="bb-small" href width=48 height=48 /> }
}

/// An arrow in a solved object, with the mark of the player who planted it.
#[component]
pub(super) fn PlantedArrow(player: Player) -> impl IntoView {
    view! {
        <span class="bb-planted">
            <Shape class="bb-pic" href="#bb-arrow" width=48 height=48 />
            <Mark player />
        </span>
    }
}

/// The torch that marks the acting player.
#[component]
pub(super) fn Torch() -> impl IntoView {
    view! { <Shape class="bb-pic" href="#bb-torch" width=24 height=40 /> }
}

/// The sky above the hats' path.
#[component]
pub(super) fn Peak() -> impl IntoView {
    view! { <Shape class="bb-view" href="#bb-peak" width=360 height=80 /> }
}

/// The sign of a cave.
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

/// A player's magician, who walks from cave to cave.
#[component]
pub(super) fn Magician(player: Player) -> impl IntoView {
    view! { <Token player href="#bb-mage" view_box="0 0 32 40" left="9" top="25" side="14" /> }
}

/// A player's hat, which moves along the path.
#[component]
pub(super) fn Hat(player: Player) -> impl IntoView {
    view! { <Token player href="#bb-hat" view_box="0 0 32 32" left="9.5" top="9.5" side="13" /> }
}

/// A shape in the player's colour with their symbol.
#[component]
fn Token(
    player: Player,
    href: &'static str,
    view_box: &'static str,
    /// Position and size of the symbol.
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
