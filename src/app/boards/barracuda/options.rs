//! Options of a match: the bars left out, the time to talk, the look into the bank.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        I18n,
        components::{ChoiceField, HouseRules, Labelled, Select, Toggle, labelled, named_rules},
        contexts::use_i18n,
        i18n::{Text, barracuda as key, t},
    },
    games::barracuda::{Bar, Config},
};

/// The named house rules.
fn presets() -> Vec<Labelled<Config>> {
    let quick = first_options();
    let look = Config { look: true, ..quick.clone() };
    vec![
        labelled(quick, key::preset_quick, key::preset_quick_line),
        labelled(Config::default(), key::preset_silent, key::preset_silent_line),
        labelled(look, key::preset_look, key::preset_look_line),
    ]
}

/// Options of the first set-up. They differ from the default of [`Config`], since a save without `talk` has no talking
/// time.
pub(super) fn first_options() -> Config {
    Config { talk: 30, ..Config::default() }
}

/// Whether the table chooses the bars left out.
const AWAY: [Labelled<bool>; 2] = [
    labelled(false, key::away_lot, key::away_lot_line),
    labelled(true, key::away_chosen, key::away_chosen_line),
];

/// Seconds to talk; 0 has no limit.
const TALKS: [Labelled<u16>; 4] = [
    labelled(0, key::talk_free, key::talk_free_line),
    labelled(30, key::talk_30, key::talk_line),
    labelled(60, key::talk_60, key::talk_line),
    labelled(120, key::talk_120, key::talk_line),
];

/// The initial choice of bars to leave out: one of each kind.
const FIRST_AWAY: [u8; 2] = [1, 7];

pub(super) fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
    named_rules(i18n, config, presets, key::preset_own)
}

/// All options of a match.
#[component]
pub(super) fn Options(config: RwSignal<Config>) -> impl IntoView {
    let i18n = use_i18n();
    let is_chosen = move || config.with(|config| config.away.is_some());
    view! {
        <div class="bc-options">
            <HouseRules config presets own=key::preset_own />
            <ChoiceField
                act="away"
                label=t!(i18n, key::opt_away)
                choices=AWAY
                value=is_chosen
                on_change=move |chosen: bool| {
                    config.update(|config| config.away = chosen.then_some(FIRST_AWAY))
                }
            />
            <Show when=is_chosen>
                <div class="bc-away">
                    <AwayBar act="away-two" label=key::opt_two which=0 config />
                    <AwayBar act="away-one" label=key::opt_one which=1 config />
                </div>
            </Show>
            <ChoiceField
                act="talk"
                label=t!(i18n, key::opt_talk)
                choices=TALKS
                value=move || config.read().talk
                on_change=move |seconds| config.write().talk = seconds
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

/// The choice of one of the two bars left out.
#[component]
fn AwayBar(
    /// The name for tests and styles, as `data-act`.
    act: &'static str,
    label: Text,
    /// 0: a bar with two places; 1: a bar with one place.
    which: usize,
    config: RwSignal<Config>,
) -> impl IntoView {
    let i18n = use_i18n();
    let bars = move || Bar::all().filter(move |bar| bar.has_partner_place() == (which == 0));
    let option = move |bar: Bar| {
        let rent = words::money(&i18n.language(), bar.rent());
        (Some(bar.index()), i18n.say(key::OptBar { bar: bar.name(), rent }))
    };
    let options = move || bars().map(option).collect::<Vec<_>>();
    let value = move || config.with(|config| config.away.map(|away| away[which]));
    let change = move |bar: Option<u8>| {
        config.update(|config| {
            if let (Some(away), Some(bar)) = (&mut config.away, bar) {
                away[which] = bar;
            }
        });
    };
    view! { <Select act label=t!(i18n, label) options value on_change=change /> }
}
