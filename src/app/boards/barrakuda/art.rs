//! Pictures of Barrakuda, out of the shared shapes of `public/sprite/barrakuda.svg`.

use crate::{
    app::components::icon,
    games::barrakuda::{Card, LairEffect, Wreck, WreckAction, WreckCard, WrecksInPlay},
};

/// One of the shared shapes in a box of its own.
pub(super) fn shape(class: &str, id: &str, width: &str, height: &str) -> String {
    icon::shape(class, &["#bk-", id].concat(), width, height)
}

/// A small sign.
pub(super) fn sign(id: &str) -> String {
    shape("bk-icon", id, "24", "24")
}

/// The picture of a wreck card: the base one of its number, or the extra one.
pub(super) fn wreck(wreck: Wreck, extra: bool) -> String {
    let id = [if extra { "x" } else { "w" }, &wreck.number().to_string()].concat();
    shape("bk-art", &id, "120", "84")
}

pub(super) fn fish(class: &str) -> String {
    shape(class, "fish", "120", "60")
}

/// The sign of an action, and how much of it: `+3` gold, as many cards.
pub(super) fn deed(deed: WreckAction) -> String {
    let (id, count) = match deed {
        WreckAction::Nothing => return sign("a-none"),
        WreckAction::Gold(gold) => ("a-gold", gold.to_string()),
        WreckAction::TakeBack(cards) => ("a-back", cards.to_string()),
        WreckAction::RegainOrStrip => ("a-regain", String::new()),
        WreckAction::BankSeven => ("a-bank", "7".to_owned()),
        WreckAction::BankAll => ("a-bank", "∞".to_owned()),
        WreckAction::Pocket => ("a-pocket", String::new()),
        WreckAction::Protected => ("a-shield", String::new()),
    };
    if count.is_empty() { sign(id) } else { [&sign(id), "<b>", &count, "</b>"].concat() }
}

/// Both actions of a wreck, the special one first, then what happens where the Barracuda stops; of the last, that alone.
pub(super) fn deeds(cards: &WrecksInPlay, wreck: Wreck) -> String {
    let WreckCard { special, general, stop: stops } = cards.of(wreck);
    if wreck == Wreck::LAIR {
        return ["<span class='bk-deeds bk-lair'>", &stop(stops), "</span>"].concat();
    }
    let stops = match stops {
        LairEffect::Nothing => String::new(),
        _ => ["<span class='bk-deed bk-stops'>", &stop(stops), "</span>"].concat(),
    };
    let parts = [
        "<span class='bk-deeds'><span class='bk-deed bk-special'>",
        &deed(special),
        "</span><span class='bk-deed'>",
        &deed(general),
        "</span>",
        &stops,
        "</span>",
    ];
    parts.concat()
}

/// What happens where the Barracuda stops.
pub(super) fn stop(stop: LairEffect) -> String {
    match stop {
        LairEffect::Nothing => sign("a-none"),
        LairEffect::Regain => sign("a-star") + &sign("a-fish"),
        LairEffect::Fling => sign("a-star") + &sign("a-fling"),
    }
}

/// The same as small as in a row.
pub(super) fn chip(card: Card) -> String {
    match card {
        Card::Dive(_) => face(card),
        Card::Barracuda => sign("a-fish"),
    }
}

/// The face of a card.
pub(super) fn face(card: Card) -> String {
    match card {
        Card::Dive(wreck) => ["<b class='bk-number'>", &wreck.number().to_string(), "</b>"].concat(),
        Card::Barracuda => fish("bk-card-fish"),
    }
}
