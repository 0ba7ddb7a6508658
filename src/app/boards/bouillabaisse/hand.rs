//! The viewer's own cards, and all hands where anybody may look.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::{art, desk::Desk, words};
use crate::{
    app::{
        components::{button, icon, icon_button, picture_button},
        dom::{El, View, bdi, el, focus_soon, switch, when, yes_no},
        i18n::bouillabaisse as key,
        lexicon::fill,
    },
    games::bouillabaisse::Card,
    table::player::Player,
};

pub(super) fn hand(desk: Desk) -> El {
    let own = move || {
        let view = desk.table.view.get();
        (!view.hand().is_empty()).then(|| (view.hand().to_vec(), desk.i18n.get_locale()))
    };
    let open = move || (desk.scene.get().open.clone(), desk.i18n.get_locale());
    el("div.bo-hand-side")
        .child(switch(own, move |own| own.map(|(cards, _)| held(desk, &cards))))
        .child(switch(open, move |(hands, _)| open_hands(desk, &hands)))
}

/// The cards of whoever holds the device.
fn held(desk: Desk, cards: &[Card]) -> View {
    let hint = move || {
        let locale = desk.i18n.get_locale();
        let view = desk.table.view.get();
        if view.turn != view.own() {
            return locale.word(key::wait).to_owned();
        }
        match view.suit_led() {
            None => locale.word(key::lead).to_owned(),
            Some(suit) if view.playable().iter().all(|card| card.suit == suit) => {
                fill(locale.word(key::follow), &[("suit", words::suit_led(locale, suit))])
            }
            Some(suit) => fill(locale.word(key::discard), &[("suit", words::suit_led(locale, suit))]),
        }
    };
    let all = cards.to_vec();
    let read = move || {
        let locale = desk.i18n.get_locale_untracked();
        desk.table.say(words::cards(locale, &all));
    };
    // The keyboard starts where something can be done, and walks along the hand by its arrows.
    let first = desk.table.view.get_untracked().playable().first().copied();
    let first = cards.iter().position(|card| Some(*card) == first).unwrap_or_default();
    let card = |(index, card): (usize, &Card)| {
        one(desk, index, *card).attr("tabindex", if index == first { "0" } else { "-1" })
    };
    let list: Vec<El> = cards.iter().enumerate().map(card).collect();
    let entry = list.get(first);
    if let Some(entry) = entry.filter(|_| *desk.table.live.get_untracked()) {
        focus_soon(entry);
    }
    let read = icon_button(icon::SOUND, key::read_hand_line, read).act("read-hand");
    let head = el("div.bo-hand-head").child(el("p.bo-hint").text(hint)).child(read);
    let row = el("div.bo-hand")
        .attr("role", "group")
        .label(key::hand_label)
        .class_when("bo-crowd", {
            let many = cards.len() > 26;
            move || many
        })
        .on_key(walk)
        .child(list);
    let confirm = when(
        move || desk.confirms() && desk.lifted().is_some(),
        move || {
            let label = move || {
                let locale = desk.i18n.get_locale();
                let card = desk.lifted().map(|card| words::card(locale, card)).unwrap_or_default();
                fill(locale.word(key::play_card), &[("card", &card)])
            };
            let cancel = button(key::put_back, move || desk.put_back()).act("cancel");
            let play =
                picture_button(icon::CHECK, label, move || desk.play()).act("confirm").class("primary");
            el("div.row.end").child(cancel).child(play)
        },
    );
    View::from([View::from(head), row.into(), confirm])
}

/// One card to be tapped.
fn one(desk: Desk, index: usize, card: Card) -> El {
    let held = move |what: fn(&crate::scenes::bouillabaisse::Held) -> bool| {
        move || desk.scene.get().hand.get(index).is_some_and(what)
    };
    let locale = desk.i18n.get_locale_untracked();
    let can = held(|held| held.playable);
    let playable = move || *desk.table.live.get() && can();
    el("button")
        .class("bo-hold")
        .attr("data-own", card.to_string())
        .label(words::card(locale, card))
        .attr("aria-disabled", move || (!playable()).then_some("true"))
        .attr("aria-pressed", {
            let lifted = held(|held| held.lifted);
            move || yes_no(lifted())
        })
        .class_when("bo-can", playable)
        .class_when("bo-up", held(|held| held.lifted))
        .class_when("bo-first", held(|held| held.first))
        .class_when("bo-slow", move || !desk.confirms())
        .html(art::face(locale, card))
        .on_click(move || desk.tap(index))
}

/// The arrows go along the hand.
fn walk(event: KeyboardEvent) {
    let Some(at) = document().active_element() else { return };
    let next = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => at.next_element_sibling(),
        "ArrowLeft" | "ArrowUp" => at.previous_element_sibling(),
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        // It is on the page, and can be focused.
        let _ = next.focus();
    }
}

/// All hands, once there is nothing to hide any more.
fn open_hands(desk: Desk, hands: &[Vec<Card>]) -> View {
    let locale = desk.i18n.get_locale_untracked();
    let players = desk.table.players;
    let row = |(player, cards): (&Player, &Vec<Card>)| {
        let small = |card: &Card| art::shown(locale, "span.bo-small", *card);
        let cards: View = cards.iter().map(small).collect();
        el("li.bo-open").child(el("strong").child(bdi(&player.name))).child(el("span.bo-smalls").child(cards))
    };
    if hands.iter().all(Vec::is_empty) {
        return View::from(None::<El>);
    }
    let rows: View = players.iter().zip(hands).map(row).collect();
    el("ul.bo-opens").label(key::open_label).child(rows).into()
}
