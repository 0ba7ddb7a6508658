//! The mountain: the path of the hats over it, the ring of caves inside, the objects in the hollow.

use super::{art, desk::Desk, objects, words};
use crate::{
    app::{
        components::{icon, mark},
        dom::{El, View, el, switch},
        i18n::{Locale, barbarossa as key},
        lexicon::fill,
    },
    games::barbarossa::Action,
    kernel::Seat,
    scenes::barbarossa::{Chamber, ring, track, works},
    table::player::Player,
};
use leptos::prelude::*;

pub(super) fn mountain(desk: Desk) -> El {
    let players = desk.table.players;
    let path = switch(
        move || (track(&desk.table.view.get()), desk.i18n.get_locale()),
        move |(track, locale)| legs(locale, players, &track),
    );
    let track =
        el("div.bb-track").child(el("span.bb-sky").html(art::peak())).child(el("i.bb-bend")).child(path);
    let caves = switch(
        move || {
            // Whoever wishes to use a curse does not walk.
            let walks = desk.is_public() && desk.wish.get().is_none();
            (ring(&desk.table.view.get()), walks, desk.i18n.get_locale())
        },
        move |(ring, live, locale)| {
            ring.into_iter().map(|chamber| cave(desk, locale, chamber, live)).collect::<View>()
        },
    );
    let per = move || if desk.table.view.get().each == 3 { "3" } else { "2" };
    let hollow = switch(
        move || {
            let view = desk.table.view.get();
            let all = Seat::all(view.seats).map(|seat| works(&view, seat).into_iter().cloned().collect());
            (all.collect::<Vec<Vec<_>>>(), desk.i18n.get_locale())
        },
        move |(all, _)| {
            let of = |(player, works): (&Player, Vec<_>)| {
                let works: View = works.iter().map(|shown| objects::button(desk, shown)).collect();
                el("div.bb-works")
                    .attr("data-colour", player.colour.to_string())
                    .attr("role", "group")
                    .label(player.name.clone())
                    .child(mark(player))
                    .child(works)
            };
            players.iter().zip(all).map(of).collect::<View>()
        },
    );
    el("section.bb-mountain")
        .label(key::path)
        .child(track)
        .child(el("div.bb-ring").child(el("div.bb-hollow").attr("data-per", per).child(hollow)).child(caves))
}

/// Two legs, the second above the first and back.
fn legs(locale: Locale, players: &[Player], track: &[Vec<Seat>]) -> View {
    let of = track.len();
    let space = |(at, hats): (usize, &Vec<Seat>)| {
        let number = (at + 1).to_string();
        let whose: Vec<&Player> = hats.iter().filter_map(|seat| players.get(seat.index())).collect();
        let shown: View = if whose.is_empty() {
            match at + 1 {
                goal if goal == of => el("i").child(icon(icon::FLAG)).into(),
                n if n == 1 || n % 5 == 0 => el("b").text(number.clone()).into(),
                _ => View::from(None::<El>),
            }
        } else {
            let all: View = whose.iter().map(|player| el("span.bb-hat").html(art::hat(player))).collect();
            el("span.bb-hats").attr("data-n", whose.len().to_string()).child(all).into()
        };
        let name = if at + 1 == of { "li.bb-space.bb-goal" } else { "li.bb-space" };
        let space = el(name).child(shown);
        // Empty spaces say nothing; a hat says whose it is and where.
        if whose.is_empty() {
            return space.attr("aria-hidden", "true");
        }
        let names: Vec<String> = whose.iter().map(|player| player.called()).collect();
        let on = fill(locale.word(key::space_of), &[("n", &number), ("of", &of.to_string())]);
        space.child(el("span.sr").text([&names.join(", "), " – ", &on].concat()))
    };
    let mut spaces: Vec<El> = track.iter().enumerate().map(space).collect();
    if let Some(start) = spaces.get(usize::from(crate::games::barbarossa::player::FIRST_SPACE) - 1) {
        let _ = start.clone().class("bb-start");
    }
    let second = spaces.split_off(of.div_ceil(2));
    [spaces, second].map(|leg| el("ol.bb-leg").label(key::track).child(leg)).into()
}

/// A cave, who stands there, and its price where whoever's turn it is may walk there.
fn cave(desk: Desk, locale: Locale, chamber: Chamber, live: bool) -> El {
    let players = desk.table.players;
    let who: Vec<&Player> = chamber.crowd.iter().filter_map(|seat| players.get(seat.index())).collect();
    let crowd = (!who.is_empty()).then(|| {
        let all: View = who.iter().map(|player| el("span.bb-magician").html(art::magician(player))).collect();
        el("span.bb-crowd").child(all)
    });
    let room = el("span.bb-room").child(el("span.bb-kind").html(art::cave(chamber.cave))).child(crowd);
    let cost = chamber.cost.filter(|_| live);
    let price = cost.map(|gems| el("span.bb-cost").html([gems.to_string(), art::small("gem")].concat()));
    let light = chamber.here.then(|| el("span.bb-light").html(art::torch()));
    let name = words::cave_name(locale, chamber.steps, chamber.cave);
    let names: Vec<String> = who.iter().map(|player| player.called()).collect();
    let label = match cost {
        Some(gems) => {
            let gaps = [("gems", &*words::gems(locale, gems)), ("cave", &*name)];
            fill(locale.word(key::do_pay), &gaps)
        }
        None => name,
    };
    let label = if names.is_empty() { label } else { [&label, " – ", &names.join(", ")].concat() };
    let crowded = (!who.is_empty()).then(|| who.len().to_string());
    let pay = move || {
        if let Some(gems) = cost {
            desk.play(Action::Pay(gems));
        }
    };
    el(if chamber.here { "button.bb-cave.bb-here" } else { "button.bb-cave" })
        .attr("data-cave", chamber.steps.to_string())
        .attr("data-target", cost.is_some())
        .attr("data-n", crowded)
        .attr("disabled", cost.is_none())
        .label(label)
        .on_click(pay)
        .child(room)
        .child([View::from(light), View::from(price)])
}
