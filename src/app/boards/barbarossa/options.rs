//! What may be agreed before a match.

use super::gallery;
use crate::{
    app::{
        components::{Described, choice, house_rules, toggle},
        dom::{View, el},
        i18n::barbarossa as key,
        state::State,
    },
    games::barbarossa::{
        Config, Medium,
        config::{MINUTES, TRACKS},
        word::PHRASE,
    },
};
use leptos::prelude::*;

/// The house rules that have a name.
fn presets() -> Vec<Config> {
    let printed = Config::default();
    vec![
        printed.clone(),
        Config { clay: Medium::Real, ..printed.clone() },
        Config { minutes: MINUTES[1], track: TRACKS[0], ..printed },
    ]
}

const PRESETS: [Described; 3] = [
    (key::preset_printed, key::preset_printed_line),
    (key::preset_real, key::preset_real_line),
    (key::preset_quick, key::preset_quick_line),
];

const CLAYS: [Medium; 2] = [Medium::App, Medium::Real];

const CLAY_WORDS: [Described; 2] =
    [(key::clay_app, key::clay_app_line), (key::clay_real, key::clay_real_line)];

const MINUTE_WORDS: [Described; 4] = [
    (key::time_free, key::time_line),
    (key::time_5, key::time_line),
    (key::time_10, key::time_line),
    (key::time_15, key::time_line),
];

const TRACK_WORDS: [Described; 3] =
    [(key::track_26, key::track_line), (key::track_32, key::track_line), (key::track_40, key::track_line)];

/// The most words of a riddle (BB-2.1, BB-2.2).
const WORDS: [usize; 3] = [1, 2, PHRASE];

const WORD_WORDS: [Described; 3] = [
    (key::words_one, key::words_one_line),
    (key::words_two, key::words_two_line),
    (key::words_five, key::words_five_line),
];

pub(super) fn options(config: State<Config>) -> View {
    let place = |all: &[u8], now: u8| all.iter().position(|one| *one == now).unwrap_or_default();
    let clay = choice(
        "clay",
        key::opt_clay,
        || CLAY_WORDS.to_vec(),
        move || usize::from(config.get().clay == Medium::Real),
        move |index| config.update(|config| config.clay = CLAYS[index.min(1)]),
    );
    let minutes = choice(
        "minutes",
        key::opt_time,
        || MINUTE_WORDS.to_vec(),
        move || place(&MINUTES, config.get().minutes),
        move |index| config.update(|config| config.minutes = MINUTES[index.min(MINUTES.len() - 1)]),
    );
    let track = choice(
        "track",
        key::opt_track,
        || TRACK_WORDS.to_vec(),
        move || place(&TRACKS, config.get().track),
        move |index| config.update(|config| config.track = TRACKS[index.min(TRACKS.len() - 1)]),
    );
    let words = choice(
        "words",
        key::opt_words,
        || WORD_WORDS.to_vec(),
        move || WORDS.iter().position(|most| *most == config.get().words()).unwrap_or_default(),
        move |index| {
            config.update(|config| (config.two_words, config.phrases) = (index > 0, index == 2));
        },
    );
    let penalties = toggle(
        "penalties",
        key::opt_penalty,
        Some(key::opt_penalty_line.into()),
        move || config.get().penalties,
        move |on| config.update(|config| config.penalties = on),
    );
    let letters = toggle(
        "no-letters",
        key::opt_letters,
        Some(key::opt_letters_line.into()),
        move || config.get().no_letters,
        move |on| config.update(|config| config.no_letters = on),
    );
    el("div.bb-options")
        .child(house_rules(config, &PRESETS, key::preset_own, presets))
        .child([clay, minutes, track, words, penalties, letters])
        .child(gallery::shelf())
        .into()
}
