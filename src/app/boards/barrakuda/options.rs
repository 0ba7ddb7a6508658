//! What may be agreed before a match: aim, teams, sea floor, wreck cards.

use leptos::prelude::*;

use super::{
    floor::{Floor, in_the_middle},
    sets::WreckSets,
    warning::WarningToggle,
};
use crate::{
    app::{
        I18n,
        components::{Choice, Described, HouseRules, Toggle, described, named_rules},
        contexts::use_i18n,
        i18n::{barrakuda as key, t},
    },
    games::barrakuda::{Config, Layout, Preset, WRECKS, config::GOALS as AIMS},
    table::player::Player,
};

/// The house rules that have a name.
fn presets() -> Vec<Config> {
    // Where there is nothing to decide, nobody is asked.
    let printed = Config { auto_take: true, ..Config::default() };
    vec![
        Config { layout: Layout::Preset(Preset::First), ..printed.clone() },
        printed.clone(),
        Config { goal: AIMS[1], ..printed.clone() },
        Config { swapped: [false, true, false, false, false, true], ..printed.clone() },
        Config { goal: AIMS[1], layout: Layout::Preset(Preset::Vicious), swapped: [true; WRECKS], ..printed },
    ]
}

const PRESETS: [Described; 5] = [
    (key::preset_first, key::preset_first_line),
    (key::preset_printed, key::preset_printed_line),
    (key::preset_long, key::preset_long_line),
    (key::preset_extra, key::preset_extra_line),
    (key::preset_wild, key::preset_wild_line),
];

const GOALS: [Described; 2] = [(key::goal_8, key::goal_8_line), (key::goal_10, key::goal_10_line)];

const GROUNDS: [Described; 6] = [
    (key::ground_random, key::ground_random_line),
    (key::ground_first, key::ground_first_line),
    (key::ground_gentle, key::ground_gentle_line),
    (key::ground_lively, key::ground_lively_line),
    (key::ground_vicious, key::ground_vicious_line),
    (key::ground_laid, key::ground_laid_line),
];

/// Options of the first set-up: the sea floor for a first match (BK-1.1).
pub(super) fn first_options() -> Config {
    Config { layout: Layout::Preset(Preset::First), auto_take: true, ..Config::default() }
}

/// What these options are called, and what they are.
pub(super) fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
    // Who plays with whom is no rule.
    let alone = Config { teams: false, ..config.clone() };
    named_rules(i18n, &alone, presets, &PRESETS, key::preset_own)
}

/// House rules with the teams that are there.
fn same_teams(there: &Config, rules: Config) -> Config {
    Config { teams: there.teams, ..rules }
}

/// All options of a match.
#[component]
pub(super) fn Options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let i18n = use_i18n();
    let four = move || players.read().len() == 4;
    // With other than four the teams are gone, unless somebody joins again.
    let in_teams = move || config.read().teams;
    view! {
        <div class="bk-options">
            <Show when=move || four() || in_teams()>
                <Toggle
                    act="teams"
                    label=t!(i18n, key::opt_teams)
                    hint=t!(i18n, key::opt_teams_line)
                    value=in_teams
                    on_change=move |on| config.update(|config| config.teams = on)
                />
            </Show>
            <Show when=move || in_teams() && !four()>
                <p class="wrong">{t!(i18n, key::refused_teams)}</p>
            </Show>
            <Show when=move || in_teams() && four()>
                <p class="hint">{move || seating(i18n, &players.read())}</p>
            </Show>
            <HouseRules
                config
                names=move || described(i18n, &PRESETS)
                own=t!(i18n, key::preset_own)
                presets
                keep=same_teams
            />
            <Show when=move || !in_teams()>
                <Goal config />
            </Show>
            <Ground config />
            <Floor config />
            <WreckSets config />
            <Toggle
                act="asked"
                label=t!(i18n, key::opt_asked)
                hint=t!(i18n, key::opt_asked_line)
                value=move || !config.read().auto_take
                on_change=move |on: bool| config.update(|config| config.auto_take = !on)
            />
            <WarningToggle />
        </div>
    }
}

/// The gold that wins.
#[component]
fn Goal(config: RwSignal<Config>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Choice
            act="goal"
            label=t!(i18n, key::opt_goal)
            choices=move || described(i18n, &GOALS)
            value=move || AIMS.iter().position(|aim| *aim == config.read().goal).unwrap_or_default()
            on_change=move |index: usize| config.update(|config| config.goal = AIMS[index.min(1)])
        />
    }
}

/// How the wrecks lie.
#[component]
fn Ground(config: RwSignal<Config>) -> impl IntoView {
    let i18n = use_i18n();
    let value = move || match config.read().layout {
        Layout::Random => 0,
        Layout::Preset(preset) => 1 + preset as usize,
        Layout::Laid(_) => 1 + Preset::ALL.len(),
    };
    let choose = move |index: usize| {
        config.update(|config| {
            config.layout = match index {
                0 => Layout::Random,
                1..=4 => Layout::Preset(Preset::ALL[index - 1]),
                // What is laid by hand begins as what lies there.
                _ => Layout::Laid(in_the_middle(match config.layout {
                    Layout::Preset(preset) => preset.cells(),
                    _ => Preset::Lively.cells(),
                })),
            };
        });
    };
    view! {
        <Choice
            act="ground"
            label=t!(i18n, key::opt_ground)
            choices=move || described(i18n, &GROUNDS)
            value
            on_change=choose
        />
    }
}

/// Who plays with whom: teams sit alternately.
fn seating(i18n: I18n, players: &[Player]) -> String {
    let name = |index: usize| players.get(index).map_or("", |player| player.name.as_str());
    i18n.say(key::Seating { a: name(0), b: name(2), c: name(1), d: name(3) })
}
