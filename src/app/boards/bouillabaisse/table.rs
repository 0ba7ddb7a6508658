//! What everybody sees: what costs, who sits where, the trick.

use super::{art, desk::Desk, words};
use crate::{
    app::{
        components::{dialog, icon, icon_button, mark},
        contexts::settings::Rotation,
        dom::{El, View, bdi, el, switch, watch},
        i18n::{Locale, bouillabaisse as key},
        lexicon::fill,
        state::{Derived, State},
    },
    games::bouillabaisse::PlayedCard,
    scenes::bouillabaisse::{Cost, Dish, Place},
};
use js_sys::Math;
use leptos::prelude::*;

/// The menu card: what costs in this round, in signs, numbers and words.
pub(super) fn menu(desk: Desk) -> El {
    let now = move || {
        let scene = desk.scene.get();
        (scene.round, scene.dishes.clone(), scene.everything, scene.over, desk.i18n.get_locale())
    };
    let card = switch(now, move |(round, dishes, everything, over, locale)| {
        if over {
            return el("p.bo-round").text(locale.word(key::all_rounds_played));
        }
        // What costs now comes first.
        let (now, later): (Vec<Dish>, Vec<Dish>) = dishes.iter().partition(|dish| dish.points.is_some());
        let unknown = now.is_empty().then(|| el("li.bo-cost").text(locale.word(key::cost_unknown)));
        let list = el("ul.bo-costs")
            .child(now.iter().map(|dish| costs_now(locale, dish)).collect::<View>())
            .child(unknown)
            .child((!later.is_empty()).then(|| costs_not(locale, &later)));
        let all = everything.map(|it| el("p.bo-everything").text(words::everything(locale, it)));
        el("div.bo-menu-in")
            .child(el("h2.bo-round").text(words::round_of(locale, round)))
            .child(list)
            .child(all)
    });
    let sheet = icon_button(icon::CUP, key::sheet, move || desk.sheet.set(true)).act("sheet");
    let looking = State::new(false);
    let last = el("button")
        .class("icon-button")
        .act("last-trick")
        .label(key::last_trick)
        .attr("title", key::last_trick)
        .html(BACK)
        .on_click(move || looking.set(true));
    let window = dialog("last-trick", looking, key::last_trick, move || last_trick(desk));
    el("section.bo-menu").label(key::menu_label).child(card).child(last).child(sheet).child(window)
}

fn sign(locale: Locale, dish: &Dish) -> El {
    el("span.bo-cost-sign").attr("aria-hidden", "true").html(sign_of(locale, dish.cost))
}

fn costs_now(locale: Locale, dish: &Dish) -> El {
    el("li.bo-cost")
        .child(sign(locale, dish))
        .child(el("span.bo-cost-name").text(words::cost(locale, dish.cost)))
        .child(dish.points.map(|points| el("strong").text(words::signed(points))))
}

/// What is settled and does not cost in this round, side by side and dimmed.
fn costs_not(locale: Locale, dishes: &[Dish]) -> El {
    let names: Vec<String> = dishes.iter().map(|dish| words::cost(locale, dish.cost)).collect();
    let words = fill(locale.word(key::cost_not_now), &[("what", &names.join(", "))]);
    el("li.bo-cost.bo-dim")
        .attr("title", words.clone())
        .child(dishes.iter().map(|dish| sign(locale, dish)).collect::<View>())
        .child(el("span.sr").text(words))
}

/// What was taken last, card by card.
fn last_trick(desk: Desk) -> View {
    switch(
        move || {
            let view = desk.table.view.get();
            (view.last_trick().cloned(), desk.i18n.get_locale())
        },
        move |(trick, locale)| {
            let Some(trick) = trick else {
                return el("p").text(locale.word(key::last_trick_none));
            };
            let card = |PlayedCard { by, card }: &PlayedCard| {
                el("li.bo-laid")
                    .child(art::shown(locale, "span.bo-small", *card))
                    .child(el("span").text(desk.table.name(*by)))
            };
            let winner = fill(locale.word(key::takes_nothing), &[("name", desk.table.name(trick.winner))]);
            el("div")
                .child(el("ol.bo-laids").child(trick.cards.iter().map(card).collect::<View>()))
                .child(el("p").child(el("strong").text(winner)))
        },
    )
}

const BACK: &str = "<svg class='bo-sign' viewBox='0 0 60 90' aria-hidden='true' focusable='false'><use href='#bo-back' width='60' height='90'/></svg>";

fn sign_of(locale: Locale, cost: Cost) -> String {
    match cost {
        Cost::Trick => BACK.to_owned(),
        Cost::Suit(suit) => art::pip(suit),
        Cost::Figure(figure) => ["<b class='bo-letter'>", words::index(locale, figure), "</b>"].concat(),
        Cost::Card(card) => art::face(locale, card),
    }
}

/// The seats in the order of play, and the trick before them.
pub(super) fn ring(desk: Desk) -> El {
    let count = desk.table.players.len();
    let places: View = (0..count).map(|step| place(desk, step, count)).collect();
    let middle = switch(
        move || (desk.scene.get().taken, desk.scene.get().out_of_sight, desk.i18n.get_locale()),
        move |(taken, out_of_sight, locale)| {
            if out_of_sight {
                return Some(el("p.bo-taken").text(locale.word(key::out_of_sight)));
            }
            taken.map(|(winner, points)| {
                let text = words::takes(locale, desk.table.name(winner), points);
                el("p.bo-taken").attr("data-taken", "").text(text)
            })
        },
    );
    // The cards go to whoever took them, at once for who taps.
    let fast = State::new(false);
    let winner = Derived::new(move || {
        let scene = desk.scene.get();
        scene.taken.and_then(|(winner, _)| scene.places.iter().position(|place| place.seat == winner))
    });
    watch(move || {
        winner.get();
        fast.set(false);
    });
    let taken = move || winner.get().is_some();
    let collect = move || {
        let (x, y) = winner.get().map_or((50, 50), |step| spot(step, count));
        ["--tx:", &x.to_string(), ";--ty:", &y.to_string()].concat()
    };
    let size = match count {
        ..=2 => "two",
        3..=4 => "few",
        5..=6 => "some",
        7..=8 => "more",
        _ => "many",
    };
    el("div.bo-ring")
        .attr("data-size", size)
        .attr("style", collect)
        .attr("data-collect", taken)
        .class_when("bo-fast", move || fast.get())
        .on_click(move || fast.set(true))
        .child(el("div.bo-middle").child(middle))
        .child(el("ol.bo-places").label(key::table_label).child(places))
}

/// Where a seat is, `step` seats after the near one, in hundredths from the left and from above. The next to play
/// sits to the left of the one before: from below, clockwise.
fn spot(step: usize, count: usize) -> (i32, i32) {
    let angle = std::f64::consts::TAU * step as f64 / count as f64;
    ((50.0 - 50.0 * Math::sin(angle)) as i32, (50.0 + 50.0 * Math::cos(angle)) as i32)
}

/// One seat of the ring, `step` seats after the near one.
fn place(desk: Desk, step: usize, count: usize) -> El {
    let now = desk.place(step);
    let (left, top) = spot(step, count);
    let style = ["--x:", &left.to_string(), ";--y:", &top.to_string()].concat();
    // Face to face the far half reads its cards from its own side.
    let far = top < 40;
    let turned = move || far && desk.table.settings.get().rotation == Rotation::FaceToFace;
    let is = move |what: fn(&Place) -> bool| move || (*now.get()).as_ref().is_some_and(what);
    el("li.bo-place")
        .attr("style", style)
        .attr("data-turn", is(|place| place.turn))
        .attr("data-took", is(|place| place.took))
        .class_when("bo-far", turned)
        .child(lying(desk, now))
        .child(who(desk, now))
}

/// The card before a seat.
fn lying(desk: Desk, now: Derived<Option<Place>>) -> View {
    let played = Derived::new(move || (*now.get()).as_ref().and_then(|place| place.played));
    switch(
        move || (*played.get(), desk.i18n.get_locale()),
        |(card, locale)| match card {
            Some(card) => art::shown(locale, "span.bo-lying", card).attr("data-card", card.to_string()),
            None => el("span.bo-lying.bo-nothing"),
        },
    )
}

/// Who sits there, how many cards they hold and what they have taken.
fn who(desk: Desk, now: Derived<Option<Place>>) -> View {
    let parts = move || {
        let place = (*now.get()).clone();
        (
            place.map(|place| {
                (place.seat, place.left, place.taken, [place.turn, place.took, place.dealer], place.voids)
            }),
            desk.i18n.get_locale(),
        )
    };
    switch(parts, move |(place, locale)| {
        let (seat, left, taken, [turn, took, dealer], voids) = place?;
        let player = desk.table.players.get(seat.index())?;
        let cards = if left == 1 { key::card_left } else { key::cards_left };
        let mut facts = vec![fill(locale.word(cards), &[("n", &left.to_string())])];
        facts.extend(turn.then(|| locale.word(key::duty).to_owned()));
        facts.extend(took.then(|| locale.word(key::took).to_owned()));
        facts.extend(
            taken.map(|points| fill(locale.word(key::points_taken), &[("n", &words::signed(points))])),
        );
        facts.extend(dealer.then(|| locale.word(key::deals).to_owned()));
        let voids = voids.iter().map(|suit| words::suit_led(locale, *suit)).collect::<Vec<_>>().join(", ");
        if !voids.is_empty() {
            facts.push(fill(locale.word(key::void_in), &[("suits", &voids)]));
        }
        let short = taken.map_or_else(String::new, words::signed);
        let chip = el("span.bo-who").attr("title", facts.join(", ")).child(mark(player));
        let words = el("span.bo-name").child(el("strong").child(bdi(&player.name))).child(
            el("small")
                .attr("aria-hidden", "true")
                .child(el("span.bo-left").text(left.to_string()))
                .child((!short.is_empty()).then(|| el("span.bo-points").text(short)))
                .child(dealer.then(|| el("span.bo-dealer").text(locale.word(key::dealer_sign)))),
        );
        Some(chip.child(words).child(el("span.sr").text([": ", &facts.join(", ")].concat())))
    })
}
