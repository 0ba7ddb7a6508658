//! What may be agreed before a match.

use super::words;
use crate::{
    app::{
        components::{Described, Range, choice, house_rules, stepper, text_field, toggle},
        contexts::app,
        dom::{El, View, el, watch, when},
        i18n::barragoon as key,
        lexicon::fill,
        state::State,
    },
    games::barragoon::{
        board::Side,
        config::{Config, MAX_EXPRESS, Start},
    },
    table::{player::Player, seating::have_swapped},
};
use leptos::prelude::*;

/// The house rules that have a name.
fn presets() -> Vec<Config> {
    let relaxed = Config::default();
    vec![
        relaxed.clone(),
        Config { touch_move: true, ..relaxed.clone() },
        Config { express: [1, 1], ..relaxed.clone() },
        Config { start: Start::Open, ..relaxed },
    ]
}

/// Their names, and what each of them changes. Any other rules are one's own.
const PRESETS: [Described; 4] = [
    (key::preset_relaxed, key::preset_relaxed_line),
    (key::preset_printed, key::preset_printed_line),
    (key::preset_short, key::preset_short_line),
    (key::preset_open, key::preset_open_line),
];

const STARTS: [Described; 3] = [
    (key::opt_start_closed, key::opt_start_closed_line),
    (key::opt_start_open, key::opt_start_open_line),
    (key::opt_start_position, key::opt_start_position_line),
];

pub(super) fn options(config: State<Config>, players: State<Vec<Player>>) -> View {
    // A text that is being written outlives a look at another start.
    let text = State::new(match config.get_untracked().start {
        Start::Position(text) => text,
        Start::Closed | Start::Open => String::new(),
    });
    watch(move || {
        if let Start::Position(now) = config.get().start
            && now != text.get_untracked()
        {
            text.set(now);
        }
    });
    watch(move || {
        let written = text.get();
        if let Start::Position(now) = config.get_untracked().start
            && now != written
        {
            config.update(|config| config.start = Start::Position(written.clone()));
        }
    });

    // What is set up here begins by the rules as they are read today, wherever its options come from.
    watch(move || {
        let now = config.get();
        let anew = now.clone().anew();
        if anew != now {
            config.set(anew);
        }
    });
    // BG-6.1: by lot, by hand or by a button, a level goes with its player.
    let mut sat = players.get_untracked();
    watch(move || {
        let now = players.get();
        if have_swapped(&sat, &now) {
            config.set(config.get_untracked().turned());
        }
        sat = now;
    });

    let level = |side| express(config, players, side);
    let levels = el("fieldset.bg-express")
        .child(el("legend").text(key::opt_express))
        .child(el("p.hint").text(key::opt_express_line))
        .child(Side::ALL.map(level));
    let touch = toggle(
        "touch-move",
        key::opt_touch,
        Some(key::opt_touch_line.into()),
        move || config.get().touch_move,
        move |on| config.update(|config| config.touch_move = on),
    );
    let resign = toggle(
        "resign-allowed",
        key::opt_resign,
        Some(key::opt_resign_line.into()),
        move || config.get().resign,
        move |on| config.update(|config| config.resign = on),
    );
    el("div.bg-options")
        .child(house_rules(config, &PRESETS, key::preset_own, presets))
        .child(start(config, text))
        .child(levels)
        .child(touch)
        .child(resign)
        .into()
}

fn start(config: State<Config>, text: State<String>) -> View {
    let i18n = app().i18n;
    let start = move || match config.get().start {
        Start::Closed => 0,
        Start::Open => 1,
        Start::Position(_) => 2,
    };
    let choose = move |index: usize| {
        config.update(|config| {
            config.start = match index {
                0 => Start::Closed,
                1 => Start::Open,
                _ => Start::Position(text.get_untracked()),
            };
        });
    };
    let verdict = move || match config.get().position() {
        Ok(_) => i18n.say(key::opt_position_ok).to_owned(),
        Err(fault) => words::config_fault(i18n.get_locale(), &fault),
    };
    let position = move || {
        let verdict = el("p.bg-verdict")
            .class_when("wrong", move || config.get().position().is_err())
            .attr("aria-live", "polite")
            .text(verdict);
        [text_field("position", key::opt_position_label, None, 400, text, || ()), verdict]
    };
    View::from([
        choice("start-position", key::opt_start, || STARTS.to_vec(), start, choose).into(),
        when(move || start() == 2, position),
    ])
}

/// The express level of one side (BG-6.1).
fn express(config: State<Config>, players: State<Vec<Player>>, side: Side) -> El {
    let i18n = app().i18n;
    let act = match side {
        Side::White => "express-white",
        Side::Brown => "express-brown",
    };
    let label = move || {
        let locale = i18n.get_locale();
        let players = players.get();
        let name = players.get(side.index()).map_or("", |player| &player.name);
        let who = words::named(locale, words::side(locale, side), name);
        fill(locale.word(key::opt_express_of), &[("name", &who)])
    };
    stepper(
        act,
        label,
        None,
        Range { min: 0, max: u32::from(MAX_EXPRESS), step: 1, unit: "".into() },
        move || u32::from(config.get().express[side.index()]),
        move |level| config.update(|config| config.express[side.index()] = level as u8),
    )
}
