//! A result worth showing, and what to do next.

use leptos::prelude::*;

use super::frame::Panels;
use crate::{
    app::{
        components::{dialog, icon, link_button, mark, picture_button},
        contexts::{app, navigation::Route},
        dom::{El, View, bdi, el, switch},
        games,
        lexicon::w,
        screens::setup::Draft,
        session::Frame,
    },
    table::{clock::Clock, player::Player},
};

pub fn ending_dialog(frame: Frame, panels: Panels) -> El {
    let navigation = app().navigation;
    let saves = app().saves;
    // The same people and options, the seats moved on by one.
    let rematch = move || {
        let sheet = frame.sheet();
        let mut players = sheet.players.clone();
        for (player, bot) in players.iter_mut().zip(&frame.facts_untracked().bots) {
            player.bot = *bot;
        }
        players.rotate_left(1);
        let clock = untrack(|| frame.clock()).as_ref().map(Clock::setting);
        let config = games::find(frame.slug).and_then(|game| (game.moved_on)(&sheet.config_json));
        Draft { players, config: config.unwrap_or_default(), clock }.keep(saves, frame.slug);
        panels.ending.set(false);
        navigation.go(Route::Setup(frame.slug.to_owned()));
    };
    let replay = move || {
        panels.ending.set(false);
        frame.moment.set(Some(0));
    };
    dialog("ending", panels.ending, w!(result), move || {
        let table = switch(
            move || frame.facts().places.clone(),
            move |places| places.map(|at| places_list(frame, &at)),
        );
        let next = [
            picture_button(icon::RESTART, w!(rematch), rematch).act("rematch").class("primary"),
            picture_button(icon::PLAY, w!(replay), replay).act("replay"),
            link_button(Some(icon::HOME), w!(next_game), Route::Home.href()).act("next-game"),
            link_button(Some(icon::CUP), w!(results), Route::Results.href()).act("results"),
        ];
        View::from([
            el("p.verdict").text(move || frame.facts().ended.clone()).into(),
            table,
            el("div.row").child(next).into(),
        ])
    })
}

/// Who came where, the best first.
fn places_list(frame: Frame, places: &[u8]) -> El {
    let sheet = frame.sheet();
    let row = |seat: &Player, place: u8| {
        let place = place.to_string();
        el("li.place")
            .attr("data-place", place.clone())
            .child(el("span.place-number").text(place))
            .child(mark(seat))
            .child(el("strong").child(bdi(&seat.name)))
    };
    let mut list = el("ol.places");
    for place in 1..=places.len() as u8 {
        for (seat, _) in sheet.players.iter().zip(places).filter(|(_, at)| **at == place) {
            list = list.child(row(seat, place));
        }
    }
    list
}
