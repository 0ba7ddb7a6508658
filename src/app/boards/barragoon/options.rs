//! Options of a match.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        I18n,
        components::{ChoiceField, HouseRules, Labelled, Stepper, TextField, Toggle, labelled, named_rules},
        contexts::use_i18n,
        i18n::{barragoon as key, t},
    },
    games::barragoon::{
        board::Side,
        config::{Config, MAX_EXPRESS, Start},
    },
    table::{player::Player, seating::have_swapped},
};

/// The named house rules.
fn presets() -> Vec<Labelled<Config>> {
    let printed = Config::default();
    let short = Config { express: [1, 1], ..printed.clone() };
    let open = Config { start: Start::Open, ..printed.clone() };
    vec![
        labelled(printed, key::preset_printed, key::preset_printed_line),
        labelled(Config::relaxed(), key::preset_relaxed, key::preset_relaxed_line),
        labelled(short, key::preset_short, key::preset_short_line),
        labelled(open, key::preset_open, key::preset_open_line),
    ]
}

/// The choice of a start from a position text.
const OWN_POSITION: Start = Start::Position(String::new());

const STARTS: [Labelled<Start>; 3] = [
    labelled(Start::Closed, key::opt_start_closed, key::opt_start_closed_line),
    labelled(Start::Open, key::opt_start_open, key::opt_start_open_line),
    labelled(OWN_POSITION, key::opt_start_position, key::opt_start_position_line),
];

pub(super) fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
    named_rules(i18n, config, presets, key::preset_own)
}

/// All options of a match.
#[component]
pub(super) fn Options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let i18n = use_i18n();
    follow_players(config, players);
    let levels = Side::ALL.map(|side| view! { <Express config players side /> }).collect_view();
    view! {
        <div class="stack">
            <HouseRules config presets own=key::preset_own />
            <StartOptions config />
            <fieldset class="stack bg-express">
                <legend>{t!(i18n, key::opt_express)}</legend>
                <p class="help-text">{t!(i18n, key::opt_express_line)}</p>
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

/// BG-6.1: an express level stays with its player when seats are swapped by lot, by hand or by a button.
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

/// The choice of the start, with a field for the position text.
#[component]
fn StartOptions(config: RwSignal<Config>) -> impl IntoView {
    let i18n = use_i18n();
    let text = position_text(config);
    let start = Memo::new(move |_| match config.read().start.clone() {
        Start::Position(_) => OWN_POSITION,
        other => other,
    });
    let choose = move |start| {
        config.write().start =
            if start == OWN_POSITION { Start::Position(text.get_untracked()) } else { start };
    };
    let fault = Memo::new(move |_| config.read().position().err());
    let verdict = move || match &*fault.read() {
        None => i18n.say(key::opt_position_ok),
        Some(fault) => words::config_fault(&i18n.language(), fault),
    };
    view! {
        <ChoiceField
            act="start-position"
            label=t!(i18n, key::opt_start)
            choices=STARTS
            value=start
            on_change=choose
        />
        <Show when=move || start.get() == OWN_POSITION>
            <TextField act="position" label=t!(i18n, key::opt_position_label) longest=400 value=text />
            <p class="bg-verdict" class:wrong=move || fault.read().is_some() aria-live="polite">
                {verdict}
            </p>
        </Show>
    }
}

/// The position text. While the form is open it survives a change to another start and back.
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
