//! What may be agreed before a match.

use leptos::prelude::*;

use super::studio::available;
use crate::{
    app::{
        I18n,
        components::{Choice, Described, HouseRules, Toggle, described, named_rules},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::{
        Config, Medium,
        config::{MINUTES, TRACKS},
        word::PHRASE,
    },
};

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

/// The place of a value among all.
fn place<T: PartialEq>(all: &[T], now: &T) -> usize {
    all.iter().position(|one| one == now).unwrap_or_default()
}

/// What these options are called, and what they are.
pub(super) fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
    named_rules(i18n, config, presets, &PRESETS, key::preset_own)
}

#[component]
pub(super) fn Options(config: RwSignal<Config>) -> impl IntoView {
    let i18n = use_i18n();
    // Where clay cannot be shown it lies on the table.
    let shows_clay = available();
    if !shows_clay {
        Effect::new(move |_| {
            if config.read().clay == Medium::App {
                config.write().clay = Medium::Real;
            }
        });
    }
    view! {
        <div class="bb-options">
            <Show when=move || !shows_clay>
                <p class="notice">{t!(i18n, key::no_webgl)}</p>
            </Show>
            <HouseRules
                config
                names=move || described(i18n, &PRESETS)
                own=t!(i18n, key::preset_own)
                presets
            />
            <Choice
                act="clay"
                label=t!(i18n, key::opt_clay)
                choices=move || described(i18n, &CLAY_WORDS)
                value=move || place(&CLAYS, &config.read().clay)
                on_change=move |index: usize| config.write().clay = CLAYS[index.min(1)]
            />
            <Choice
                act="minutes"
                label=t!(i18n, key::opt_time)
                choices=move || described(i18n, &MINUTE_WORDS)
                value=move || place(&MINUTES, &config.read().minutes)
                on_change=move |index: usize| config.write().minutes = MINUTES[index.min(MINUTES.len() - 1)]
            />
            <Choice
                act="track"
                label=t!(i18n, key::opt_track)
                choices=move || described(i18n, &TRACK_WORDS)
                value=move || place(&TRACKS, &config.read().track)
                on_change=move |index: usize| config.write().track = TRACKS[index.min(TRACKS.len() - 1)]
            />
            <Choice
                act="words"
                label=t!(i18n, key::opt_words)
                choices=move || described(i18n, &WORD_WORDS)
                value=move || place(&WORDS, &config.read().words())
                on_change=move |index: usize| {
                    config.update(|config| (config.two_words, config.phrases) = (index > 0, index == 2));
                }
            />
            <Toggle
                act="penalties"
                label=t!(i18n, key::opt_penalty)
                hint=t!(i18n, key::opt_penalty_line)
                value=move || config.read().penalties
                on_change=move |on| config.write().penalties = on
            />
            <Toggle
                act="no-letters"
                label=t!(i18n, key::opt_letters)
                hint=t!(i18n, key::opt_letters_line)
                value=move || config.read().no_letters
                on_change=move |on| config.write().no_letters = on
            />
        </div>
    }
}
