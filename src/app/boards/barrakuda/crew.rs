//! The players: bag, vault and how full it is, cards played, who holds their Barracuda card, who has chosen.

use super::{art, desk::Desk, words};
use crate::{
    app::{
        components::{icon, mark},
        dom::{El, View, bdi, el, switch},
        i18n::{Locale, barrakuda as key},
        lexicon::fill,
        state::Derived,
    },
    games::barrakuda::Card,
    kernel::Seat,
    scenes::barrakuda::Crew,
};

pub(super) fn crew(desk: Desk) -> El {
    let seats = desk.table.players.len() as u8;
    let mates: View = Seat::all(seats).map(|seat| mate(desk, seat)).collect();
    el("ol.bk-crew").label(key::crew_label).attr("data-count", seats.to_string()).child(mates)
}

fn mate(desk: Desk, seat: Seat) -> El {
    let now = Derived::new(move || desk.scene.get().crew.get(seat.index()).cloned());
    let is = move |what: fn(&Crew) -> bool| move || (*now.get()).as_ref().is_some_and(what);
    // Whatever changes is drawn anew; each player for themselves.
    let inside = switch(
        move || ((*now.get()).clone(), desk.i18n.get_locale()),
        move |(crew, locale)| Some(contents(desk, locale, &crew?)),
    );
    el("li.bk-mate")
        .attr("data-seat-turn", is(|crew| crew.turn))
        .class_when("bk-won", is(|crew| crew.won))
        .child(inside)
}

fn contents(desk: Desk, locale: Locale, crew: &Crew) -> View {
    let view = desk.table.view.get_untracked();
    let players = desk.table.players;
    let Some(player) = players.get(crew.seat.index()) else { return View::from(None::<El>) };
    let seat = crew.seat.number().to_string();
    let (bag, vault, aim) = (crew.bag.to_string(), crew.vault.to_string(), view.aim.to_string());

    let team = view.teams.then(|| {
        let first = view.sea.side(crew.seat) == 0;
        let (letter, text) = if first { ("A", key::team_a) } else { ("B", key::team_b) };
        el("span.bk-team")
            .attr("title", locale.word(text))
            .child(el("span").attr("aria-hidden", "true").text(letter))
            .child(el("span.sr").text(locale.word(text)))
    });
    let chosen = (crew.chosen == Some(true)).then(|| {
        el("span.bk-chosen").child(icon(icon::CHECK)).child(el("span.sr").text(locale.word(key::has_chosen)))
    });
    let fish_label = locale.word(if crew.holds_barracuda { key::holds_fish } else { key::lacks_fish });
    let gone = !crew.holds_barracuda;
    let fish = el("span.bk-holds")
        .class_when("bk-gone", move || gone)
        .attr("title", fish_label)
        .html(art::sign("a-fish"))
        .child(el("span.sr").text(fish_label));
    let head = el("div.bk-mate-head")
        .child(mark(player))
        .child(el("strong.bk-name").child(bdi(&player.name)))
        .child(team)
        .child(chosen)
        .child(fish);

    let bag_label = fill(locale.word(key::bag_of), &[("gold", &words::gold(locale, crew.bag))]);
    let vault_label = fill(locale.word(key::vault_of), &[("n", &vault), ("of", &aim)]);
    let bag = amount("span.bk-purse", ["bag-", &seat].concat(), "bag", bag, bag_label);
    let full = 100 * crew.vault.min(view.aim) / view.aim.max(1);
    let vault = amount(
        "span.bk-vault",
        ["vault-", &seat].concat(),
        "chest",
        [&vault, "/", &aim].concat(),
        vault_label,
    )
    .attr("style", ["--full:", &full.to_string(), "%"].concat());
    el("div.bk-mate-in").child(head).child(el("div.bk-money").child([bag, vault, row(locale, crew)])).into()
}

/// A sign and a number, and the same in words.
fn amount(name: &str, spot: String, sign: &str, number: String, label: String) -> El {
    el(name)
        .attr("data-spot", spot)
        .attr("title", label.clone())
        .html(art::sign(sign))
        .child(el("b").attr("aria-hidden", "true").text(number))
        .child(el("span.sr").text(label))
}

/// The cards played, the one of this round marked; behind them a Barracuda card that is in the centre now.
fn row(locale: Locale, crew: &Crew) -> El {
    let chip = |card: Card| {
        let fresh = crew.card == Some(card);
        el("span.bk-chip").class_when("bk-fresh", move || fresh).html(art::chip(card))
    };
    let dives = crew.row.iter().copied().map(Card::Dive);
    // What looking back shows of a choice lies behind the row, and so does a Barracuda card on its way.
    let apart =
        |card: &Card| crew.chosen == Some(true) || (*card == Card::Barracuda && !crew.holds_barracuda);
    let gone = crew.card.filter(apart);
    let chips: View = dives.clone().chain(gone).map(chip).collect();
    let row: Vec<String> = dives.map(|card| words::card(locale, card)).collect();
    let mut label = if row.is_empty() {
        locale.word(key::row_empty).to_owned()
    } else {
        fill(locale.word(key::row_of), &[("cards", &row.join(", "))])
    };
    if let Some(card) = crew.card {
        label =
            [&label, ". ", &fill(locale.word(key::played), &[("card", &words::card(locale, card))])].concat();
    }
    el("span.bk-row")
        .attr("title", label.clone())
        .child(el("span.bk-chips").attr("aria-hidden", "true").child(chips))
        .child(el("span.sr").text(label))
}
