//! Pictures of Barbarossa, out of the shared shapes of `public/sprite/barbarossa.svg`.

use crate::{
    app::components::icon::{SYMBOLS, shape},
    games::barbarossa::Cave,
    table::player::Player,
};

/// One of the shapes in a box of 48.
pub(super) fn picture(id: &str) -> String {
    boxed("bb-pic", id, "48", "48")
}

fn boxed(class: &str, id: &str, width: &str, height: &str) -> String {
    shape(class, &["#bb-", id].concat(), width, height)
}

/// A small coloured picture beside words.
pub(super) fn small(id: &str) -> String {
    boxed("bb-small", id, "48", "48")
}

pub(super) fn torch() -> String {
    boxed("bb-pic", "torch", "24", "40")
}

pub(super) fn peak() -> String {
    boxed("bb-view", "peak", "360", "80")
}

pub(super) fn cave(cave: Cave) -> String {
    picture(match cave {
        Cave::Gem => "gem",
        Cave::Dragon => "dragon",
        Cave::Elf => "elf",
        Cave::Question => "ask",
        Cave::Ghost => "ghost",
    })
}

pub(super) fn magician(player: &Player) -> String {
    token(player, "mage", "0 0 32 40", "x='9' y='25' width='14' height='14'")
}

pub(super) fn hat(player: &Player) -> String {
    token(player, "hat", "0 0 32 32", "x='9.5' y='9.5' width='13' height='13'")
}

/// In the player's colour, with their symbol on it.
fn token(player: &Player, id: &str, view: &str, place: &str) -> String {
    let parts = [
        "<svg class='bb-pic' data-colour='",
        &player.colour.to_string(),
        "' viewBox='",
        view,
        "' aria-hidden='true' focusable='false'><use href='#bb-",
        id,
        "'/><use class='bb-emblem' href='#s-",
        &(player.symbol % SYMBOLS).to_string(),
        "' ",
        place,
        "/></svg>",
    ];
    parts.concat()
}
