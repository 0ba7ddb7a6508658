//! Options of a match: aim, teams, sea floor, wreck cards.

use leptos::prelude::*;

use super::{
    floor::{Floor, in_the_middle},
    sets::WreckSets,
    warning::WarningToggle,
};
use crate::{
    app::{
        I18n,
        components::{ChoiceField, HouseRules, Labelled, Toggle, labelled, named_rules},
        contexts::use_i18n,
        i18n::{barrakuda as key, t},
    },
    games::barrakuda::{Config, Gold, Layout, Preset, WRECKS, config::GOALS},
    table::player::Player,
};

/// The named house rules.
fn presets() -> Vec<Labelled<Config>> {
    // Steps without a choice are made automatically.
    let printed = Config { auto_take: true, ..Config::default() };
    let long = Config { goal: GOALS[1], ..printed.clone() };
    let extra = Config { swapped: [false, true, false, false, false, true], ..printed.clone() };
    let wild = Config { layout: Layout::Preset(Preset::Vicious), swapped: [true; WRECKS], ..long.clone() };
    vec![
        labelled(first_options(), key::preset_first, key::preset_first_line),
        labelled(printed, key::preset_printed, key::preset_printed_line),
        labelled(long, key::preset_long, key::preset_long_line),
        labelled(extra, key::preset_extra, key::preset_extra_line),
        labelled(wild, key::preset_wild, key::preset_wild_line),
    ]
}

/// The amount of gold that wins.
const AIMS: [Labelled<Gold>; 2] =
    [labelled(8, key::goal_8, key::goal_8_line), labelled(10, key::goal_10, key::goal_10_line)];

/// A choice of layout. All layouts laid by hand are one choice.
#[derive(Copy, Clone, PartialEq)]
enum Ground {
    Random,
    Preset(Preset),
    Laid,
}

impl Ground {
    fn of(layout: Layout) -> Ground {
        match layout {
            Layout::Random => Ground::Random,
            Layout::Preset(preset) => Ground::Preset(preset),
            Layout::Laid(_) => Ground::Laid,
        }
    }

    /// The layout of this choice, changed from `before`.
    fn layout(self, before: Layout) -> Layout {
        match self {
            Ground::Random => Layout::Random,
            Ground::Preset(preset) => Layout::Preset(preset),
            // Laying by hand starts from the current layout.
            Ground::Laid => Layout::Laid(in_the_middle(match before {
                Layout::Preset(preset) => preset.cells(),
                _ => Preset::Lively.cells(),
            })),
        }
    }
}

const GROUNDS: [Labelled<Ground>; 6] = [
    labelled(Ground::Random, key::ground_random, key::ground_random_line),
    labelled(Ground::Preset(Preset::First), key::ground_first, key::ground_first_line),
    labelled(Ground::Preset(Preset::Gentle), key::ground_gentle, key::ground_gentle_line),
    labelled(Ground::Preset(Preset::Lively), key::ground_lively, key::ground_lively_line),
    labelled(Ground::Preset(Preset::Vicious), key::ground_vicious, key::ground_vicious_line),
    labelled(Ground::Laid, key::ground_laid, key::ground_laid_line),
];

/// Options of the first set-up: the sea floor for a first match (BK-1.1).
pub(super) fn first_options() -> Config {
    Config { layout: Layout::Preset(Preset::First), auto_take: true, ..Config::default() }
}

pub(super) fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
    // Teams are no house rule.
    let alone = Config { teams: false, ..config.clone() };
    named_rules(i18n, &alone, presets, key::preset_own)
}

/// House rules with the current choice of teams.
fn same_teams(there: &Config, rules: Config) -> Config {
    Config { teams: there.teams, ..rules }
}

/// All options of a match.
#[component]
pub(super) fn Options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let i18n = use_i18n();
    let four = move || players.read().len() == 4;
    // Teams need four players: without four, the toggle is shown only to switch teams off.
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
                <p class="help-text">{move || seating(i18n, &players.read())}</p>
            </Show>
            <HouseRules config presets own=key::preset_own keep=same_teams />
            <Show when=move || !in_teams()>
                <ChoiceField
                    act="goal"
                    label=t!(i18n, key::opt_goal)
                    choices=AIMS
                    value=move || config.read().goal
                    on_change=move |goal| config.write().goal = goal
                />
            </Show>
            <ChoiceField
                act="ground"
                label=t!(i18n, key::opt_ground)
                choices=GROUNDS
                value=move || Ground::of(config.read().layout)
                on_change=move |ground: Ground| {
                    config.update(|config| config.layout = ground.layout(config.layout))
                }
            />
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

/// The teammates' names: teams sit alternately.
fn seating(i18n: I18n, players: &[Player]) -> String {
    let name = |index: usize| players.get(index).map_or("", |player| player.name.as_str());
    i18n.say(key::Seating { a: name(0), b: name(2), c: name(1), d: name(3) })
}
