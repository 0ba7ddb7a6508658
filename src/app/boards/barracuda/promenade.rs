//! What everybody sees all the time: the bars of the promenade, and who sits round it.

use super::{art, desk::Desk, words};
use crate::{
    app::{
        components::{dialog_about, mark},
        dom::{El, View, bdi, el, switch, when, yes_no},
        i18n::{Locale, barracuda as key},
        lexicon::fill,
        state::Derived,
    },
    games::barracuda::Spot,
    kernel::Seat,
    scenes::barracuda::{Guest, House, Pawn},
};
use leptos::prelude::*;

/// Ten houses in two rows under the evening sky.
pub(super) fn promenade(desk: Desk) -> El {
    let left = move || {
        let (n, locale) = (desk.scene.get().left, desk.i18n.get_locale());
        let word = match n {
            0 => key::left_none,
            1 => key::left_one,
            _ => key::left_many,
        };
        fill(locale.word(word), &[("n", &words::number(n))])
    };
    let houses: View = Spot::all().map(|spot| house(desk, spot)).collect();
    el("section.bc-promenade")
        .label(key::promenade)
        .child(el("div.bc-sky").attr("aria-hidden", "true").html(art::picture(
            "bc-sky-view",
            "sky",
            "360",
            "80",
        )))
        .child(el("div.bc-houses").child(houses))
        .child(el("p.bc-left").text(left))
}

fn house(desk: Desk, spot: Spot) -> El {
    let now = Derived::new(move || desk.scene.get().houses.get(spot.index()).cloned());
    let is = move |what: fn(&House) -> bool| move || (*now.get()).as_ref().is_some_and(what);
    let inside = switch(move || (*now.get()).clone(), move |house| house.map(|house| front(desk, &house)));
    // The name and the rent stand on the house.
    let rest = move || {
        let target = is(|house| house.target)();
        words::house(desk.i18n.get_locale(), desk.table.names(), &desk.table.view.get(), spot, target)
    };
    el("button.bc-house")
        .attr("data-spot", words::number(spot.number()))
        .attr("data-target", is(|house| house.target))
        .attr("aria-pressed", move || is(|house| house.target)().then(|| yes_no(is(|house| house.picked)())))
        .class_when("bc-here", is(|house| house.lit))
        .on_click(move || desk.tap(spot))
        .child(inside)
        .child(el("span.sr").text(rest))
}

/// The house itself, its name and rent, and the pawns before it.
fn front(desk: Desk, house: &House) -> View {
    let picture = el("span.bc-picture").attr("aria-hidden", "true").html(art::house(house));
    let Some(bar) = house.bar else { return picture.into() };
    let players = desk.table.players;
    let pawn = |class: &str, seat: Option<Seat>| {
        let player = seat.and_then(|seat| players.get(seat.index()));
        player.map(|player| el(class).html(art::pawn(player)))
    };
    let free = (bar.has_partner_place() && house.partner.is_none()).then(|| el("span.bc-free"));
    let rent = move || words::money(desk.i18n.get_locale(), bar.rent());
    let words = el("span.bc-plate").child(el("b").text(bar.name())).text(" ").child(el("span").text(rent));
    let pawns = el("span.bc-pawns")
        .child(pawn("span.bc-tenant", house.tenant))
        .child(pawn("span.bc-partner", house.partner))
        .child(free);
    [picture, words, pawns.attr("aria-hidden", "true")].into()
}

/// The players: pawns placed, rent due next, whose turn it is; a tap leads each to what is theirs alone.
pub(super) fn guests(desk: Desk) -> El {
    let seats = desk.table.players.len() as u8;
    let all: View = Seat::all(seats).map(|seat| guest(desk, seat)).collect();
    el("ol.bc-players").label(key::table_label).attr("data-count", words::number(seats)).child(all)
}

fn guest(desk: Desk, seat: Seat) -> El {
    let now = Derived::new(move || desk.scene.get().guests.get(seat.index()).cloned());
    let is = move |what: fn(&Guest) -> bool| move || (*now.get()).as_ref().is_some_and(what);
    // Nobody goes to their wallet while another one's lies open.
    let shut = move || !*desk.table.live.get() || desk.table.view.get().own().is_some();
    let inside = switch(
        move || ((*now.get()).clone(), desk.i18n.get_locale()),
        move |(guest, locale)| Some(contents(desk, locale, &guest?)),
    );
    let visit = move || {
        if !shut() {
            desk.table.visit(seat);
        }
    };
    el("li.bc-player")
        .attr("data-seat-turn", is(|guest| guest.turn))
        .class_when("bc-won", is(|guest| guest.won))
        .class_when("bc-broke", is(|guest| guest.bankrupt))
        .child(el("button").act("visit").disabled(shut).on_click(visit).child(inside))
}

fn contents(desk: Desk, locale: Locale, guest: &Guest) -> View {
    let players = desk.table.players;
    let Some(player) = players.get(guest.seat.index()) else { return View::from(None::<El>) };
    let pawns = words::number(guest.pawns);
    let pawns_word = if guest.pawns < 2 { key::guest_pawn } else { key::guest_pawns };
    let pawns_label = fill(locale.word(pawns_word), &[("n", &pawns)]);
    let due = words::money(locale, guest.rent);
    let rent_label = match guest.rent {
        0 => locale.word(key::guest_no_rent).to_owned(),
        _ => fill(locale.word(key::guest_rent), &[("rent", &due)]),
    };
    let said = |name: &str, label: String, inside: Option<String>| {
        el(name).attr("title", label.clone()).html(inside).child(el("span.sr").text(label))
    };
    // The bag, and a number where it is known when their pawn comes out.
    let bag = match guest.pawn {
        Pawn::Out => None,
        Pawn::InBag => {
            Some((art::picture("icon", "bag", "48", "48"), locale.word(key::guest_bag).to_owned()))
        }
        Pawn::Place(first, last) => {
            let n = if first == last {
                words::number(first)
            } else {
                [&*words::number(first), "–", &words::number(last)].concat()
            };
            let label = fill(locale.word(key::guest_group), &[("n", &n)]);
            let bag = art::picture("icon", "bag", "48", "48");
            Some(([&bag, "<b aria-hidden='true'>", &n, ".</b>"].concat(), label))
        }
    };
    let bag = bag.map(|(sign, label)| said("span.bc-in-bag", label, Some(sign)));
    let laid = guest.laid.map(|count| {
        let word = if count == 1 { key::guest_laid_one } else { key::guest_laid };
        let backs = ["<b aria-hidden='true'>", &words::number(count), "×</b>", &art::back()].concat();
        said("span.bc-laid", fill(locale.word(word), &[("n", &words::number(count))]), Some(backs))
    });
    let dots = |index: u8| {
        let placed = index < guest.pawns;
        el("i").class_when("bc-placed", move || placed)
    };
    let row = el("span.bc-dots")
        .attr("title", pawns_label.clone())
        .attr("data-colour", player.colour.to_string())
        .child(el("span.sr").text(pawns_label))
        .child((0..5).map(dots).collect::<View>());
    let head = el("span.bc-player-head").child(mark(player)).child(row);
    let name = el("strong.bc-name").child(bdi(&player.name));
    let rent = el("span.bc-due")
        .attr("title", rent_label.clone())
        .child(el("small").attr("aria-hidden", "true").text(locale.word(key::rent)))
        .child(el("span").attr("aria-hidden", "true").text(due))
        .child(el("span.sr").text(rent_label));
    let held = guest
        .held
        .then(|| said("span.bc-held", locale.word(key::guest_held).to_owned(), Some("★".to_owned())));
    let broke = guest.bankrupt.then(|| el("span.sr").text(locale.word(key::guest_bankrupt)));
    let last = el("span.bc-player-foot").child(rent).child(held).child(bag).child(laid).child(broke);
    View::from([name, head, last, el("span.sr").text(locale.word(key::guest_visit))])
}

/// One bar, seen closely.
pub(super) fn close_up(desk: Desk) -> El {
    let title = move || {
        let view = desk.table.view.get();
        let bar = desk.looking.get().and_then(|at| view.open_at(at)).map(|open| open.bar.name());
        bar.unwrap_or_else(|| desk.i18n.say(key::closed_title))
    };
    dialog_about("bar", desk.looking, title, move || {
        when(move || desk.looking.get().is_some(), move || details(desk))
    })
}

fn details(desk: Desk) -> View {
    let (view, locale) = (desk.table.view.get_untracked(), desk.i18n.get_locale());
    let open = desk.looking.get_untracked().and_then(|at| view.open_at(at).copied());
    let Some(open) = open else {
        let known = desk.looking.get_untracked().and_then(|at| view.known_at(at));
        return match known {
            Some(bar) => {
                let gaps = [("bar", bar.name()), ("rent", &*words::money(locale, bar.rent()))];
                el("p").text(fill(locale.word(key::closed_again), &gaps)).into()
            }
            None => {
                let bars = words::bars_and_rents(locale, &view.unseen(), None);
                let one_of = fill(locale.word(key::closed_one_of), &[("bars", &bars)]);
                View::from([el("p").text(locale.word(key::closed_line)), el("p").text(one_of)])
            }
        };
    };
    let row = |label, value: View| el("div").child(el("dt").text(label)).child(el("dd").child(value));
    let who = |seat: Option<Seat>| match seat {
        Some(seat) => desk.table.name(seat),
        None => locale.word(key::nobody),
    };
    let partner = if open.bar.has_partner_place() || open.partner.is_some() {
        who(open.partner)
    } else {
        locale.word(key::info_no_place)
    };
    let list = el("dl.bc-info")
        .child(row(key::info_rent, View::text(words::money(locale, open.bar.rent()))))
        .child(row(key::info_tenant, View::text(who(open.tenant))))
        .child(row(key::info_partner, View::text(partner)));
    View::from([el("div.bc-board-view").attr("aria-hidden", "true").html(art::neon(open.bar)), list])
}
