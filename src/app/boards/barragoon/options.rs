//! What may be agreed before a match.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        I18n,
        components::{Choice, Described, HouseRules, Stepper, TextField, Toggle, described, named_rules},
        contexts::use_i18n,
        i18n::{barragoon as key, t},
    },
    games::barragoon::{
        board::Side,
        config::{Config, MAX_EXPRESS, Start},
    },
    table::{player::Player, seating::have_swapped},
};

/// The house rules that have a name.
fn presets() -> Vec<Config> {
    let printed = Config::default();
    vec![
        printed.clone(),
        Config::relaxed(),
        Config { express: [1, 1], ..printed.clone() },
        Config { start: Start::Open, ..printed },
    ]
}

/// Their names, and what each of them changes. Any other rules are one's own.
const PRESETS: [Described; 4] = [
    (key::preset_printed, key::preset_printed_line),
    (key::preset_relaxed, key::preset_relaxed_line),
    (key::preset_short, key::preset_short_line),
    (key::preset_open, key::preset_open_line),
];

/// The ways a match may begin, and what each of them means.
const STARTS: [Described; 3] = [
    (key::opt_start_closed, key::opt_start_closed_line),
    (key::opt_start_open, key::opt_start_open_line),
    (key::opt_start_position, key::opt_start_position_line),
];

/// What these options are called, and what they are.
pub(super) fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
    named_rules(i18n, config, presets, &PRESETS, key::preset_own)
}

/// What may be agreed.
#[component]
pub(super) fn Options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let i18n = use_i18n();
    keep_current(config);
    follow_players(config, players);
    let levels = Side::ALL.map(|side| view! { <Express config players side /> }).collect_view();
    view! {
        <div class="bg-options">
            <HouseRules
                config
                names=move || described(i18n, &PRESETS)
                own=t!(i18n, key::preset_own)
                presets
            />
            <StartOptions config />
            <fieldset class="bg-express">
                <legend>{t!(i18n, key::opt_express)}</legend>
                <p class="hint">{t!(i18n, key::opt_express_line)}</p>
                {levels}
            </fieldset>
            <Toggle
                act="touch-move"
                label=t!(i18n, key::opt_touch)
                hint=t!(i18n, key::opt_touch_line)
                value=move || config.read().touch_move
                on_change=move |on| config.update(|config| config.touch_move = on)
            />
            <Toggle
                act="resign-allowed"
                label=t!(i18n, key::opt_resign)
                hint=t!(i18n, key::opt_resign_line)
                value=move || config.read().resign
                on_change=move |on| config.update(|config| config.resign = on)
            />
        </div>
    }
}

/// What is set up here begins by the rules as they are read today, wherever its options come from.
fn keep_current(config: RwSignal<Config>) {
    Effect::new(move |_| {
        let now = config.get();
        let anew = now.clone().anew();
        if anew != now {
            config.set(anew);
        }
    });
}

/// BG-6.1: by lot, by hand or by a button, a level goes with its player.
fn follow_players(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) {
    let sat = StoredValue::new(players.get_untracked());
    Effect::new(move |_| {
        let now = players.get();
        if sat.with_value(|sat| have_swapped(sat, &now)) {
            config.set(config.get_untracked().turned());
        }
        sat.set_value(now);
    });
}

/// Where a match begins, and the text of the position where it is one's own.
#[component]
fn StartOptions(config: RwSignal<Config>) -> impl IntoView {
    let i18n = use_i18n();
    let text = position_text(config);
    let start = Memo::new(move |_| match config.read().start {
        Start::Closed => 0,
        Start::Open => 1,
        Start::Position(_) => 2,
    });
    let choose = move |index: usize| {
        config.update(|config| {
            config.start = match index {
                0 => Start::Closed,
                1 => Start::Open,
                _ => Start::Position(text.get_untracked()),
            };
        });
    };
    let fault = Memo::new(move |_| config.read().position().err());
    let verdict = move || match &*fault.read() {
        None => i18n.say(key::opt_position_ok),
        Some(fault) => words::config_fault(&i18n.language(), fault),
    };
    view! {
        <Choice
            act="start-position"
            label=t!(i18n, key::opt_start)
            choices=move || described(i18n, &STARTS)
            value=start
            on_change=choose
        />
        <Show when=move || start.get() == 2>
            <TextField act="position" label=t!(i18n, key::opt_position_label) longest=400 value=text />
            <p class="bg-verdict" class:wrong=move || fault.read().is_some() aria-live="polite">
                {verdict}
            </p>
        </Show>
    }
}

/// The text of the position to begin from. While it is written it outlives a look at another start.
fn position_text(config: RwSignal<Config>) -> RwSignal<String> {
    let text = RwSignal::new(match config.get_untracked().start {
        Start::Position(text) => text,
        Start::Closed | Start::Open => String::new(),
    });
    Effect::new(move |_| {
        if let Start::Position(now) = config.get().start
            && now != text.get_untracked()
        {
            text.set(now);
        }
    });
    Effect::new(move |_| {
        let written = text.get();
        if let Start::Position(now) = config.get_untracked().start
            && now != written
        {
            config.update(|config| config.start = Start::Position(written));
        }
    });
    text
}

/// The express level of one side (BG-6.1).
#[component]
fn Express(config: RwSignal<Config>, players: RwSignal<Vec<Player>>, side: Side) -> impl IntoView {
    let i18n = use_i18n();
    let act = match side {
        Side::White => "express-white",
        Side::Brown => "express-brown",
    };
    let label = move || {
        let language = i18n.language();
        let players = players.read();
        let name = players.get(side.index()).map_or("", |player| &player.name);
        let name = words::named(&language, &words::side(&language, side), name);
        language.say(key::OptExpressOf { name })
    };
    let change = move |level: u32| config.update(|config| config.express[side.index()] = level as u8);
    view! {
        <Stepper
            act
            label
            min=0
            max=u32::from(MAX_EXPRESS)
            value=move || u32::from(config.read().express[side.index()])
            on_change=change
        />
    }
}
