//! One's own turn: the five actions, each with its price and risk or with what stands against it.

use super::{art, desk::Desk, notes, words};
use crate::{
    app::{
        components::{button, icon, picture_button},
        dom::{El, View, el, switch, when, yes_no},
        i18n::{Locale, barracuda as key},
        lexicon::fill,
    },
    games::barracuda::{ActionKind, Availability, Event, money::CLOSING_COST},
    kernel::Seat,
    scenes::barracuda::targets,
};
use leptos::prelude::*;

pub(super) fn act(desk: Desk, locale: Locale, seat: Seat) -> View {
    let view = desk.table.view.get_untracked();
    let Some(wallet) = view.wallet() else { return View::from(None::<El>) };
    let title = fill(locale.word(key::act_title), &[("name", desk.table.name(seat))]);
    // What was just paid, and for what.
    let paid = view.story.iter().skip(view.since).find(|event| matches!(event, Event::Rent { .. }));
    let paid = paid.map(|event| el("p").text(words::tell(locale, desk.table.names(), &view, event)));
    let due = view.players.get(seat).map_or(0, |player| player.rent);
    let due = fill(locale.word(key::act_due), &[("sum", &words::money(locale, due))]);
    // Where one more bar makes a difference.
    let due = match view.bars_of(seat).len() {
        0 | 1 => due,
        _ => [&due, " ", locale.word(key::act_reminder)].concat(),
    };
    let first = view.round == 1;
    // Whoever could not close the bar needs a bid (BC-4.7).
    let needs_bid = wallet.worth() < CLOSING_COST;
    let ways: View = view.availability().iter().map(|one| way(desk, locale, one, needs_bid)).collect();
    let chosen = switch(move || desk.kind.get(), move |kind| Some(bars(desk, locale, kind?)));
    View::from([
        View::from(el("h2.bc-title").text(title)),
        View::from(paid),
        notes::wallet(locale, &wallet).into(),
        el("p.hint").attr("hidden", move || first || desk.kind.get().is_some()).text(due).into(),
        el("div.bc-ways").child(ways).into(),
        chosen,
        confirm(desk, locale),
    ])
}

fn way(desk: Desk, locale: Locale, way: &Availability, needs_bid: bool) -> El {
    let kind = way.kind;
    let (name, line) = words::way(kind);
    let line = if needs_bid && kind == ActionKind::Auction { key::way_auction_poor } else { line };
    let sign = el("span.bc-way-sign").attr("aria-hidden", "true").html(art::sign(sign(kind)));
    let said = |line: String| {
        el("span.bc-way-words").child(el("strong").text(locale.word(name))).child(el("small").text(line))
    };
    // One at a time: the others make room for the bars.
    let away = move || desk.kind.get().is_some_and(|picked| picked != kind);
    let of = ["kind-", &words::number(kind as u8)].concat();
    match &way.spots {
        Ok(_) => {
            let picked = move || desk.kind.get() == Some(kind);
            el("button.bc-way")
                .attr("data-way", of)
                .attr("hidden", away)
                .attr("aria-pressed", move || yes_no(picked()))
                .on_click(move || desk.pick(if picked() { None } else { Some(kind) }))
                .child([sign, said(locale.word(line).to_owned())])
        }
        Err(refusal) => el("div.bc-way.bc-cannot")
            .attr("data-way", of)
            .attr("hidden", away)
            .child([sign, said(words::why(locale, kind, *refusal))]),
    }
}

fn sign(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::Open => "key",
        ActionKind::Partner => "pair",
        ActionKind::Join => "shake",
        ActionKind::TakeOver => "swap",
        ActionKind::Auction => "gavel",
    }
}

/// Which bar: by name where they have one, on the promenade where they are closed.
fn bars(desk: Desk, locale: Locale, kind: ActionKind) -> View {
    let view = desk.table.view.get_untracked();
    let names = desk.table.names();
    if kind == ActionKind::Open {
        return el("p.bc-choose").text(locale.word(key::choose_closed)).into();
    }
    let one = |at| {
        let label = words::bar_of(locale, names, &view, at);
        button(label, move || desk.spot.set(Some(at)))
            .attr("data-bar", words::number(at.number()))
            .attr("aria-pressed", move || yes_no(desk.spot.get() == Some(at)))
    };
    let all: View = targets(&view, kind).into_iter().map(one).collect();
    View::from([
        el("p.bc-choose").text(locale.word(key::choose_bar)),
        el("div.bc-bars").attr("role", "group").label(key::choose_bar).child(all),
    ])
}

fn confirm(desk: Desk, locale: Locale) -> View {
    let picked = move || desk.kind.get().zip(desk.spot.get());
    when(
        move || picked().is_some(),
        move || {
            let label = move || {
                let view = desk.table.view.get();
                let text = |(kind, at)| words::announce(locale, desk.table.names(), &view, kind, at);
                picked().map(text).unwrap_or_default()
            };
            let press = move || {
                if let Some((kind, at)) = desk.kind.get_untracked().zip(desk.spot.get_untracked()) {
                    desk.play(kind.at(at));
                }
            };
            let other = button(key::other_action, move || desk.pick(None)).act("other-action").class("quiet");
            el("div.bc-buttons")
                .child(picture_button(icon::CHECK, label, press).act("confirm").class("primary"))
                .child(other)
        },
    )
}
