//! Pictures of Barracuda, out of the shared shapes of `public/sprite/barracuda.svg`.

use crate::{
    app::components::icon::{SYMBOLS, shape},
    games::barracuda::{Bar, Denomination},
    scenes::barracuda::House,
    table::player::Player,
};

/// One of the shapes in a box of its own.
pub(super) fn picture(class: &str, id: &str, width: &str, height: &str) -> String {
    shape(class, &["#bc-", id].concat(), width, height)
}

/// A small line drawing, like the app's icons.
pub(super) fn sign(id: &str) -> String {
    picture("icon", id, "24", "24")
}

/// The neon sign of a bar on a board of its own.
pub(super) fn neon(bar: Bar) -> String {
    picture("bc-neon-board", &["s", &bar.index().to_string()].concat(), "52", "32")
}

/// A house of the promenade: shut, or lit with its neon sign. Four tints take turns.
pub(super) fn house(house: &House) -> String {
    let tint = (house.spot.number() % 4).to_string();
    let open = "<svg class='bc-front-view bc-f";
    let rest = "' viewBox='0 0 64 84' aria-hidden='true' focusable='false'><use href='#bc-";
    let sign = |bar: Bar, class: &str| {
        let sign = bar.index().to_string();
        ["<use class='", class, "' href='#bc-s", &sign, "' x='6' y='6' width='52' height='32'/></svg>"]
            .concat()
    };
    match (house.bar, house.known) {
        (Some(bar), _) => [open, &tint, rest, "lit'/>", &sign(bar, "")].concat(),
        // Its sign has gone out, but all have seen it.
        (None, Some(bar)) => [open, &tint, rest, "shut'/>", &sign(bar, "bc-off")].concat(),
        (None, None) => [open, &tint, rest, "shut'/></svg>"].concat(),
    }
}

/// A player's pawn, with their symbol on it.
pub(super) fn pawn(player: &Player) -> String {
    let parts = [
        "<svg class='bc-man' data-colour='",
        &player.colour.to_string(),
        "' viewBox='0 0 32 40' aria-hidden='true' focusable='false'><use href='#bc-pawn'/>",
        "<use class='bc-emblem' href='#s-",
        &(player.symbol % SYMBOLS).to_string(),
        "' x='9' y='19' width='14' height='14'/></svg>",
    ];
    parts.concat()
}

/// The front of a note of this kind, with what is printed on it: thousands large, the rest small.
pub(super) fn note(kind: Denomination, text: &str) -> String {
    let (large, small) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    let parts = [
        "<svg class='bc-note bc-v",
        &kind.index().to_string(),
        "' viewBox='0 0 56 30' aria-hidden='true' focusable='false'><use href='#bc-note'/>",
        "<text x='37.5' y='20'><tspan>",
        large,
        "</tspan>",
        small,
        "</text></svg>",
    ];
    parts.concat()
}

/// A note that lies face down: all look alike.
pub(super) fn back() -> String {
    picture("bc-note", "back", "56", "30")
}
