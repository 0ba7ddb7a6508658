//! What may be agreed before a match: which bars are put away, time to talk, a look into the bank.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        I18n,
        components::{Choice, Described, HouseRules, Select, Toggle, described, named_rules},
        contexts::use_i18n,
        i18n::{Text, barracuda as key, t},
    },
    games::barracuda::{Bar, Config},
};

/// The house rules that have a name.
fn presets() -> Vec<Config> {
    let printed = Config::default();
    vec![printed.clone(), Config { talk: TALKS[1], ..printed.clone() }, Config { look: true, ..printed }]
}

const PRESETS: [Described; 3] = [
    (key::preset_printed, key::preset_printed_line),
    (key::preset_quick, key::preset_quick_line),
    (key::preset_look, key::preset_look_line),
];

const AWAY: [Described; 2] = [(key::away_lot, key::away_lot_line), (key::away_chosen, key::away_chosen_line)];

/// Seconds to talk.
const TALKS: [u16; 4] = [0, 30, 60, 120];

const TALK_WORDS: [Described; 4] = [
    (key::talk_free, key::talk_free_line),
    (key::talk_30, key::talk_line),
    (key::talk_60, key::talk_line),
    (key::talk_120, key::talk_line),
];

/// The bars put away where the table begins to choose: one of each kind.
const FIRST_AWAY: [u8; 2] = [1, 7];

/// What these options are called, and what they are.
pub(super) fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
    named_rules(i18n, config, presets, &PRESETS, key::preset_own)
}

/// All options of a match.
#[component]
pub(super) fn Options(config: RwSignal<Config>) -> impl IntoView {
    let i18n = use_i18n();
    let is_chosen = move || config.with(|config| config.away.is_some());
    let talk = move || {
        let talk = config.with(|config| config.talk);
        TALKS.iter().position(|seconds| *seconds == talk).unwrap_or_default()
    };
    view! {
        <div class="bc-options">
            <HouseRules
                config
                names=move || described(i18n, &PRESETS)
                own=t!(i18n, key::preset_own)
                presets
            />
            <Choice
                act="away"
                label=t!(i18n, key::opt_away)
                choices=move || described(i18n, &AWAY)
                value=move || usize::from(is_chosen())
                on_change=move |index| {
                    config.update(|config| config.away = (index == 1).then_some(FIRST_AWAY))
                }
            />
            <Show when=is_chosen>
                <div class="bc-away">
                    <AwayBar act="away-two" label=key::opt_two which=0 config />
                    <AwayBar act="away-one" label=key::opt_one which=1 config />
                </div>
            </Show>
            <Choice
                act="talk"
                label=t!(i18n, key::opt_talk)
                choices=move || described(i18n, &TALK_WORDS)
                value=talk
                on_change=move |index: usize| {
                    config.update(|config| config.talk = TALKS[index.min(TALKS.len() - 1)]);
                }
            />
            <Toggle
                act="look"
                label=t!(i18n, key::opt_look)
                hint=t!(i18n, key::opt_look_line)
                value=move || config.with(|config| config.look)
                on_change=move |on| config.update(|config| config.look = on)
            />
        </div>
    }
}

/// One of the two bars that are put away.
#[component]
fn AwayBar(
    /// What tests and styles know it by.
    act: &'static str,
    label: Text,
    /// 0: one with two places; 1: one with one place.
    which: usize,
    config: RwSignal<Config>,
) -> impl IntoView {
    let i18n = use_i18n();
    let bars = move || Bar::all().filter(move |bar| bar.has_partner_place() == (which == 0));
    let text = move |bar: Bar| {
        let rent = words::money(&i18n.language(), bar.rent());
        i18n.say(key::OptBar { bar: bar.name(), rent })
    };
    let options = move || bars().map(text).collect::<Vec<_>>();
    let value = move || {
        let now = config.with(|config| config.away.map(|away| away[which]));
        bars().position(|bar| Some(bar.index()) == now).unwrap_or_default()
    };
    let change = move |index: usize| {
        config.update(|config| {
            if let (Some(away), Some(bar)) = (&mut config.away, bars().nth(index)) {
                away[which] = bar.index();
            }
        });
    };
    view! { <Select act label=t!(i18n, label) options value on_change=change /> }
}
