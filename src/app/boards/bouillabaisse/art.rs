//! Playing cards as SVG, made of the shared shapes in `public/sprite/bouillabaisse.svg`. No word of a player's
//! ever goes into them.

use super::words;
use crate::{
    app::{
        contexts::app,
        dom::{El, el},
        i18n::Locale,
    },
    games::bouillabaisse::{Card, Rank, Suit},
};

/// One card by its token, in the language of the page; tracked.
pub(super) fn card(token: &str) -> String {
    let locale = app().i18n.get_locale();
    token.parse().map(|card| face(locale, card)).unwrap_or_default()
}

/// A card from its face.
pub(super) fn face(locale: Locale, card: Card) -> String {
    let suit = card.suit.letter().to_string();
    let index = words::index(locale, card.rank);
    let wide = if index.len() > 1 { " bo-ten" } else { "" };
    let middle = if Rank::FIGURES.contains(&card.rank) {
        ["<use href='#bo-", &card.rank.letter().to_string(), "' x='20' y='28' width='38' height='57'/>"]
            .concat()
    } else {
        ["<use class='bo-pip' href='#bo-", &suit, "' x='18' y='40' width='38' height='38'/>"].concat()
    };
    let parts = [
        "<svg class='bo-card' data-suit='",
        &suit,
        "' viewBox='0 0 60 90' aria-hidden='true' focusable='false'><use href='#bo-blank' width='60' height='90'/>",
        "<text class='bo-index",
        wide,
        "' x='13' y='24' text-anchor='middle'>",
        index,
        "</text><use class='bo-pip' href='#bo-",
        &suit,
        "' x='5' y='28' width='16' height='16'/>",
        &middle,
        "</svg>",
    ];
    parts.concat()
}

/// A card to be looked at: its face, and its name for whoever listens.
pub(super) fn shown(locale: Locale, name: &str, card: Card) -> El {
    el(name).attr("role", "img").label(words::card(locale, card)).html(face(locale, card))
}

/// A suit by itself, on paper.
pub(super) fn pip(suit: Suit) -> String {
    let suit = suit.letter().to_string();
    let parts = [
        "<svg class='bo-sign' data-suit='",
        &suit,
        "' viewBox='0 0 24 24' aria-hidden='true' focusable='false'><use class='bo-pip' href='#bo-",
        &suit,
        "' width='24' height='24'/></svg>",
    ];
    parts.concat()
}
