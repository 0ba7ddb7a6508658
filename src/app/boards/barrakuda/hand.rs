//! What only one player may see: the card they choose, and what they have drawn from a pocket.

use super::{art, desk::Desk, words};
use crate::{
    app::{
        components::{button, icon, mark, picture_button},
        dom::{El, View, el, when, yes_no},
        i18n::{Locale, barrakuda as key},
        lexicon::fill,
    },
    games::barrakuda::{Action, Card, Choice},
    kernel::Seat,
};
use leptos::prelude::*;

/// The hand of whoever holds the device, to choose one card from.
pub(super) fn hand(desk: Desk, locale: Locale, seat: Seat) -> View {
    let view = desk.table.view.get_untracked();
    let cards: View = view.sea.diver(seat).hand().into_iter().map(|card| one(desk, locale, card)).collect();
    let confirm = when(
        move || desk.picked.get().is_some(),
        move || {
            let label = move || {
                let card = desk.picked.get().map(|card| words::card(desk.i18n.get_locale(), card));
                fill(desk.i18n.say(key::do_play), &[("card", &card.unwrap_or_default())])
            };
            let play = move || {
                if let Some(card) = desk.picked.get_untracked() {
                    desk.play(Action::Play(card));
                }
            };
            picture_button(icon::CHECK, label, play).act("confirm").class("primary")
        },
    );
    // What the card in hand leads to, in words.
    let hint = move || {
        let locale = desk.i18n.get_locale();
        match desk.picked.get() {
            None => locale.word(key::choose_hint).to_owned(),
            Some(Card::Dive(wreck)) => words::offers(locale, &desk.table.view.get().cards, wreck),
            Some(Card::Barracuda) => locale.word(key::barracuda_card).to_owned(),
        }
    };
    let hint = el("p.hint.bk-hint").text(hint);
    View::from([
        whose(desk, locale, seat),
        el("div.bk-hand").attr("role", "group").label(key::hand_label).child(cards).into(),
        mate(desk, locale, seat),
        hint.into(),
        el("div.bk-ways").child(confirm).into(),
    ])
}

/// Whose hand it is.
fn whose(desk: Desk, locale: Locale, seat: Seat) -> View {
    let players = desk.table.players;
    let player = players.get(seat.index());
    let words = player.map(|player| fill(locale.word(key::choose), &[("name", &player.name)]));
    el("p.bk-asked").child(player.map(mark)).child(el("strong").text(words.unwrap_or_default())).into()
}

fn one(desk: Desk, locale: Locale, card: Card) -> El {
    let picked = move || desk.picked.get() == Some(card);
    let pick = move || {
        let now = (desk.picked.get_untracked() != Some(card)).then_some(card);
        desk.picked.set(now);
        // Not by its name: others may hear it.
        desk.table.say(desk.i18n.now(if now.is_some() { key::said_picked } else { key::said_put_back }));
    };
    el("button.bk-card")
        .attr("data-own", card.to_string())
        .attr("aria-pressed", move || yes_no(picked()))
        .on_click(pick)
        .child(el("span.bk-picture").attr("aria-hidden", "true").html(face(desk, card)))
        .child(el("span.sr").text(label(desk, locale, card)))
}

/// The card, and where it leads.
fn face(desk: Desk, card: Card) -> String {
    let view = desk.table.view.get_untracked();
    match card {
        Card::Dive(wreck) => {
            let extra = view.swapped[wreck.index()];
            [art::wreck(wreck, extra), art::face(card), art::deeds(&view.cards, wreck)].concat()
        }
        Card::Barracuda => art::face(card),
    }
}

fn label(desk: Desk, locale: Locale, card: Card) -> String {
    let view = desk.table.view.get_untracked();
    match card {
        Card::Dive(wreck) => {
            [&words::title(locale, wreck), ". ", &words::offers(locale, &view.cards, wreck)].concat()
        }
        Card::Barracuda => locale.word(key::barracuda_card).to_owned(),
    }
}

/// What the other one of the team holds, or has chosen: they may talk (BK-7.2).
fn mate(desk: Desk, locale: Locale, seat: Seat) -> View {
    let view = desk.table.view.get_untracked();
    let Some(other) = view.sea.mate(seat) else { return View::from(None::<El>) };
    let players = desk.table.players;
    let Some(player) = players.get(other.index()) else { return View::from(None::<El>) };
    let (text, cards) = match view.chosen.get(other) {
        Some(Choice::Known(card)) => (key::mate_chose, vec![*card]),
        _ => (key::mate_holds, view.sea.diver(other).hand()),
    };
    let chips: View = cards
        .iter()
        .map(|card| {
            el("span.bk-chip").attr("role", "img").label(words::card(locale, *card)).html(art::chip(*card))
        })
        .collect();
    let line = el("p").text(fill(locale.word(text), &[("name", &player.name)]));
    el("div.bk-talk").child(mark(player)).child(line).child(el("span.bk-chips").child(chips)).into()
}

/// Cards drawn from a pocket: one of them is put in front of its owner.
pub(super) fn drawn(desk: Desk, locale: Locale, from: Seat, cards: Vec<Card>) -> View {
    let name = desk.table.name(from);
    let buttons: View = cards
        .into_iter()
        .map(|card| {
            let label = fill(locale.word(key::do_put), &[("card", &words::card(locale, card))]);
            let press = move || desk.play(Action::Put(card));
            let face = el("span.bk-card.bk-shown").attr("aria-hidden", "true").html(art::face(card));
            el("div.bk-draw")
                .attr("data-drawn", card.to_string())
                .child(face)
                .child(button(label, press).act("put"))
        })
        .collect();
    View::from([
        el("p.bk-asked").child(el("span").text(fill(locale.word(key::asked_put), &[("name", name)]))),
        el("div.bk-drawn").child(buttons),
    ])
}
