//! The sea floor: wrecks, who is there, the Barracuda and its way, gold that moves.

use leptos::prelude::document;
use leptos::prelude::*;

use super::{art, desk::Desk, words};
use crate::{
    app::{
        components::{dialog_about, icon},
        dom::{El, View, el, switch, watch, when},
        i18n::barrakuda as key,
        lexicon::fill,
        state::{Derived, State},
    },
    games::barrakuda::{Action, LairEffect, Wreck},
    kernel::Seat,
    scenes::barrakuda::{Dice, Flow, GoldPlace, Tile},
};

pub(super) fn sea(desk: Desk) -> El {
    let size = move || {
        let (across, down) = desk.scene.get().size;
        ["--across:", &across.to_string(), ";--down:", &down.to_string()].concat()
    };
    // Built once, when the wrecks lie there; what changes on a wreck is drawn on that wreck alone.
    let laid = move || !desk.scene.get().tiles.is_empty();
    let tiles = when(laid, move || Wreck::all().map(|wreck| tile(desk, wreck)).collect::<View>());
    let floor = el("div.bk-floor").attr("style", size).child(tiles).child(way(desk)).child(fish(desk));
    el("section.bk-sea").label(key::sea_label).child(boat(desk)).child(floor)
}

/// One wreck card, to be looked at, or to take the Barracuda to.
fn tile(desk: Desk, wreck: Wreck) -> El {
    let now = Derived::new(move || desk.scene.get().tiles.get(wreck.index()).cloned());
    let is = move |what: fn(&Tile) -> bool| move || (*now.get()).as_ref().is_some_and(what);
    let place = move || (*now.get()).as_ref().map(|tile| at(tile.cell));
    let press = move || {
        let target = (*now.get_untracked()).as_ref().is_some_and(|tile| tile.target);
        if target && *desk.table.acting.get_untracked() {
            desk.play(Action::Steer(wreck));
        } else {
            desk.looking.set(Some(wreck));
        }
    };
    // The card stays the same for the whole match.
    let view = desk.table.view.get_untracked();
    let number = ["<span class='bk-badge'>", &wreck.number().to_string(), "</span>"].concat();
    let picture = art::wreck(wreck, view.swapped[wreck.index()]) + &number + &art::deeds(&view.cards, wreck);
    let gold = Derived::new(move || (*now.get()).as_ref().map_or(0, |tile| tile.gold));
    let heap = when(
        move || *gold.get() > 0,
        move || {
            el("span.bk-heap")
                .attr("aria-hidden", "true")
                .html(art::sign("coin"))
                .child(el("b").text(move || gold.get().to_string()))
        },
    );
    let divers =
        Derived::new(move || (*now.get()).as_ref().map_or_else(Vec::new, |tile| tile.divers.clone()));
    let divers = switch(
        move || divers.get().to_vec(),
        move |divers| {
            divers.into_iter().filter_map(|there| diver(desk, there.seat, there.lying)).collect::<View>()
        },
    );
    el("button.bk-tile")
        .attr("style", place)
        .attr("data-wreck", wreck.number().to_string())
        .attr("data-spot", ["wreck-", &wreck.number().to_string()].concat())
        .attr("data-target", is(|tile| tile.target))
        .class_when("bk-lit", is(|tile| tile.lit))
        .on_click(press)
        .child(el("span.bk-picture").attr("aria-hidden", "true").html(picture))
        .child(heap)
        .child(el("span.bk-divers").attr("aria-hidden", "true").child(divers))
        .child(el("span.sr").text(move || label(desk, wreck, (*now.get()).as_ref())))
}

/// A cell as the style sheet wants it.
fn at((x, y): (i8, i8)) -> String {
    ["--x:", &x.to_string(), ";--y:", &y.to_string()].concat()
}

fn diver(desk: Desk, seat: Seat, lies: bool) -> Option<El> {
    let player = desk.table.players.get(seat.index())?;
    let shape = art::shape("bk-pawn", if lies { "lying" } else { "diver" }, "60", "60");
    Some(
        el("span.bk-diver")
            .attr("data-colour", player.colour.to_string())
            .class_when("bk-lies", move || lies)
            .html(shape)
            .child(icon::symbol(player.symbol).class("bk-emblem")),
    )
}

/// Who is still on board.
fn boat(desk: Desk) -> View {
    switch(
        move || (desk.scene.get().boat.clone(), desk.i18n.get_locale()),
        move |(seats, locale)| {
            if seats.is_empty() {
                return None;
            }
            let names: Vec<&str> = seats.iter().map(|seat| desk.table.name(*seat)).collect();
            let label = fill(locale.word(key::on_board), &[("names", &names.join(", "))]);
            let divers: View = seats.into_iter().filter_map(|seat| diver(desk, seat, false)).collect();
            Some(
                el("p.bk-boat")
                    .child(
                        el("span")
                            .attr("aria-hidden", "true")
                            .html(art::shape("bk-ship", "boat", "60", "40")),
                    )
                    .child(el("span.bk-aboard").attr("aria-hidden", "true").child(divers))
                    .child(el("span.sr").text(label)),
            )
        },
    )
}

/// All there is to know of a wreck, for whoever listens.
fn label(desk: Desk, wreck: Wreck, tile: Option<&Tile>) -> String {
    let locale = desk.i18n.get_locale();
    let view = desk.table.view.get();
    let Some(tile) = tile else { return words::title(locale, wreck) };
    let steer = if wreck == view.sea.barracuda { key::do_leave } else { key::do_steer };
    let target = tile.target.then(|| words::at(locale, steer, wreck));
    let mut parts: Vec<String> = target.into_iter().collect();
    parts.push(words::title(locale, wreck));
    parts.push(words::offers(locale, &view.cards, wreck));
    parts.extend(
        (tile.gold > 0)
            .then(|| fill(locale.word(key::lies_here), &[("gold", &words::gold(locale, tile.gold))])),
    );
    parts.extend(tile.divers.iter().map(|there| {
        let text = if there.lying { key::lying } else { key::standing };
        fill(locale.word(text), &[("name", desk.table.name(there.seat))])
    }));
    parts.extend((desk.scene.get().barracuda == wreck).then(|| locale.word(key::fish_here).to_owned()));
    parts.join(". ")
}

/// The Barracuda. It swims from wreck to wreck, and turns towards where it goes.
fn fish(desk: Desk) -> View {
    let places = Derived::new(move || {
        let scene = desk.scene.get();
        let cell = |wreck: &Wreck| scene.tiles.get(wreck.index()).map_or((0, 0), |tile| tile.cell);
        let swims = scene.route.last() == Some(&scene.barracuda);
        let way: Vec<(i8, i8)> =
            if swims { scene.route.iter().map(cell).collect() } else { vec![cell(&scene.barracuda)] };
        let company = scene.tiles.get(scene.barracuda.index()).is_some_and(|tile| !tile.divers.is_empty());
        (way, company, scene.tiles.is_empty())
    });
    switch(
        move || (*places.get()).clone(),
        |(way, company, nowhere)| {
            if nowhere {
                return None;
            }
            let (first, last) = (way[0], way[way.len() - 1]);
            let middle = way.get(1).copied().unwrap_or(last);
            let var = |name: &str, cell: (i8, i8)| {
                ["--", name, "x:", &cell.0.to_string(), ";--", name, "y:", &cell.1.to_string(), ";"].concat()
            };
            let style = [var("a", first), var("b", middle), var("c", last)].concat();
            let mut fish = el("span.bk-barracuda").attr("style", style).html(art::fish("bk-fish"));
            if way.len() > 1 {
                fish = fish.class("bk-swims");
            }
            if company {
                fish = fish.class("bk-company");
            }
            if last.0 < first.0 {
                fish = fish.class("bk-leftwards");
            }
            Some(fish)
        },
    )
}

/// The way it will take, or has taken.
fn way(desk: Desk) -> View {
    let line = Derived::new(move || {
        let scene = desk.scene.get();
        let cells = scene.route.iter().filter_map(|wreck| scene.tiles.get(wreck.index()));
        let points = cells.map(|tile| {
            let (x, y) = tile.cell;
            [&(10 * i32::from(x) + 5).to_string(), ",", &(10 * i32::from(y) + 5).to_string()].concat()
        });
        (points.collect::<Vec<String>>().join(" "), scene.size)
    });
    switch(
        move || (*line.get()).clone(),
        |(points, (across, down))| {
            (!points.is_empty()).then(|| {
                let [w, h] = [across, down].map(|cells| (10 * i32::from(cells)).to_string());
                let parts = [
                    "<svg viewBox='0 0 ",
                    &w,
                    " ",
                    &h,
                    "' preserveAspectRatio='none' aria-hidden='true' focusable='false'><polyline points='",
                    &points,
                    "'/><polyline points='",
                    &points,
                    "'/></svg>",
                ];
                el("span.bk-way").attr("data-way", "").html(parts.concat())
            })
        },
    )
}

/// What was thrown, for as long as it is told.
pub(super) fn dice(desk: Desk) -> View {
    let dice = Derived::new(move || desk.scene.get().dice);
    switch(
        move || *dice.get(),
        |dice| {
            let Dice { distance, direction } = dice?;
            let die = |class: &str, number: u8, below: &str| {
                let face = art::shape("bk-die-face", "die", "40", "40");
                el(class).html([&face, "<b>", &number.to_string(), "</b>", below].concat())
            };
            let distance = distance.map(|n| die("span.bk-die.bk-distance", n, "<i>≈</i>"));
            let direction = direction.map(|wreck| die("span.bk-die.bk-second", wreck.number(), ""));
            Some(el("div.bk-dice").attr("aria-hidden", "true").child(distance).child(direction))
        },
    )
}

/// Gold on its way from one place to another, over everything else.
pub(super) fn flying(desk: Desk) -> El {
    let flow = Derived::new(move || (desk.scene.get().flow, desk.shown.get().beats));
    let flies = State::new(None::<String>);
    watch(move || {
        let (flow, _) = *flow.get();
        let style = flow.filter(|_| *desk.table.live.get()).and_then(path);
        flies.set(style);
    });
    let coins = switch(
        move || flies.get(),
        |style| style.map(|style| el("span.bk-flying").attr("style", style).html(art::sign("coin"))),
    );
    el("div.bk-air").attr("aria-hidden", "true").child(coins)
}

/// From the middle of one place to that of the other, in pixels of the window.
fn path(flow: Flow) -> Option<String> {
    let middle = |place: GoldPlace| {
        let name = match place {
            GoldPlace::Reserve => return None,
            GoldPlace::Wreck(wreck) => ["wreck-", &wreck.number().to_string()].concat(),
            GoldPlace::Bag(seat) => ["bag-", &seat.number().to_string()].concat(),
            GoldPlace::Vault(seat) => ["vault-", &seat.number().to_string()].concat(),
        };
        let found = document().query_selector(&["[data-spot='", &name, "']"].concat()).ok().flatten()?;
        let rect = found.get_bounding_client_rect();
        Some((rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0))
    };
    let to = middle(flow.to)?;
    // The reserve lies above the table.
    let from = middle(flow.from).unwrap_or((to.0, to.1 - 160.0));
    let var = |name: &str, n: f64| ["--", name, ":", &(n as i32).to_string(), "px;"].concat();
    Some([var("x0", from.0), var("y0", from.1), var("x1", to.0), var("y1", to.1)].concat())
}

/// A wreck in large, with its actions in words.
pub(super) fn close_up(desk: Desk) -> El {
    let title = move || {
        let locale = desk.i18n.get_locale();
        desk.looking.get().map(|wreck| words::title(locale, wreck)).unwrap_or_default()
    };
    dialog_about("wreck", desk.looking, title, move || {
        switch(
            move || (desk.looking.get(), desk.i18n.get_locale()),
            move |(wreck, locale)| {
                let wreck = wreck?;
                let view = desk.table.view.get_untracked();
                let extra = view.swapped[wreck.index()];
                let line = |sign: String, name: &'static str, what: String| {
                    el("p.bk-line")
                        .child(el("span.bk-line-sign").html(sign))
                        .child(el("span").child(el("strong").text(name)).text(" ").text(what))
                };
                let card = view.cards.of(wreck);
                let stop = || {
                    let what = words::stop(locale, card.stop).to_owned();
                    line(art::stop(card.stop), locale.word(key::stop_label), what)
                };
                let lines = if wreck == Wreck::LAIR {
                    vec![stop(), el("p.hint").text(locale.word(key::lair_hint))]
                } else {
                    let mut lines = vec![
                        line(
                            art::deed(card.special),
                            locale.word(key::special),
                            words::deed(locale, card.special),
                        ),
                        el("p.hint").text(locale.word(key::special_hint)),
                        line(
                            art::deed(card.general),
                            locale.word(key::general),
                            words::deed(locale, card.general),
                        ),
                        el("p.hint").text(locale.word(key::general_hint)),
                    ];
                    lines.extend((card.stop != LairEffect::Nothing).then(stop));
                    lines
                };
                let picture = el("div.bk-large").html(art::wreck(wreck, extra));
                let ours = view.ours.then(|| el("p.hint").text(locale.word(key::ours)));
                Some(el("div.bk-close").child(picture).child(lines).child(ours))
            },
        )
    })
}
