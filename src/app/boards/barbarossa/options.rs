//! Options of a match.

use leptos::prelude::*;

use super::studio::available;
use crate::{
    app::{
        I18n,
        components::{ChoiceField, HouseRules, Labelled, Toggle, labelled, named_rules},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::{
        Config, Medium,
        config::{MINUTES, TRACKS},
        word::PHRASE,
    },
};

/// The named house rules.
fn presets() -> Vec<Labelled<Config>> {
    let printed = Config::default();
    let real = Config { clay: Medium::Real, ..printed.clone() };
    let quick = Config { objects: 1, minutes: MINUTES[1], track: TRACKS[0], ..printed.clone() };
    vec![
        labelled(printed, key::preset_printed, key::preset_printed_line),
        labelled(real, key::preset_real, key::preset_real_line),
        labelled(quick, key::preset_quick, key::preset_quick_line),
    ]
}

const CLAYS: [Labelled<Medium>; 2] = [
    labelled(Medium::App, key::clay_app, key::clay_app_line),
    labelled(Medium::Real, key::clay_real, key::clay_real_line),
];

const TIMES: [Labelled<u8>; 4] = [
    labelled(0, key::time_free, key::time_line),
    labelled(5, key::time_5, key::time_line),
    labelled(10, key::time_10, key::time_line),
    labelled(15, key::time_15, key::time_line),
];

const NUMBERS: [Labelled<u8>; 3] = [
    labelled(0, key::objects_printed, key::objects_printed_line),
    labelled(1, key::objects_one, key::objects_few_line),
    labelled(2, key::objects_two, key::objects_few_line),
];

const LENGTHS: [Labelled<u8>; 3] = [
    labelled(26, key::track_26, key::track_line),
    labelled(32, key::track_32, key::track_line),
    labelled(40, key::track_40, key::track_line),
];

/// The maximum number of words of a riddle (BB-2.1, BB-2.2).
const WORDS: [Labelled<usize>; 3] = [
    labelled(1, key::words_one, key::words_one_line),
    labelled(2, key::words_two, key::words_two_line),
    labelled(PHRASE, key::words_five, key::words_five_line),
];

/// Gives new matches the current spelling, which is no choice of the players.
pub(super) fn update(config: &mut Config) {
    config.spelling = Config::default().spelling;
}

pub(super) fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
    let mut config = config.clone();
    update(&mut config);
    named_rules(i18n, &config, presets, key::preset_own)
}

#[component]
pub(super) fn Options(config: RwSignal<Config>) -> impl IntoView {
    let i18n = use_i18n();
    // A device that cannot show clay plays with real clay.
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
            <HouseRules config presets own=key::preset_own />
            <ChoiceField
                act="clay"
                label=t!(i18n, key::opt_clay)
                choices=CLAYS
                value=move || config.read().clay
                on_change=move |clay| config.write().clay = clay
            />
            <ChoiceField
                act="objects"
                label=t!(i18n, key::opt_objects)
                choices=NUMBERS
                value=move || config.read().objects
                on_change=move |objects| config.write().objects = objects
            />
            <ChoiceField
                act="minutes"
                label=t!(i18n, key::opt_time)
                choices=TIMES
                value=move || config.read().minutes
                on_change=move |minutes| config.write().minutes = minutes
            />
            <ChoiceField
                act="track"
                label=t!(i18n, key::opt_track)
                choices=LENGTHS
                value=move || config.read().track
                on_change=move |track| config.write().track = track
            />
            <ChoiceField
                act="words"
                label=t!(i18n, key::opt_words)
                choices=WORDS
                value=move || config.read().words()
                on_change=move |words: usize| {
                    config
                        .update(|config| {
                            (config.two_words, config.phrases) = (words > 1, words == PHRASE);
                        });
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
