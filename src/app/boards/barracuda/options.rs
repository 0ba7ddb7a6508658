//! What may be agreed before a match: which bars are put away, time to talk, a look into the bank.

use super::words;
use crate::{
    app::{
        components::{Described, choice, house_rules, select, toggle},
        contexts::app,
        dom::{El, View, el, when},
        i18n::{Word, barracuda as key},
        lexicon::fill,
        state::State,
    },
    games::barracuda::{Bar, Config},
};
use leptos::prelude::*;

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

pub(super) fn options(config: State<Config>) -> View {
    let chosen = move || config.get().away.is_some();
    let away = choice(
        "away",
        key::opt_away,
        || AWAY.to_vec(),
        move || usize::from(chosen()),
        move |index| config.update(|config| config.away = (index == 1).then_some(FIRST_AWAY)),
    );
    let talk = choice(
        "talk",
        key::opt_talk,
        || TALK_WORDS.to_vec(),
        move || TALKS.iter().position(|seconds| *seconds == config.get().talk).unwrap_or_default(),
        move |index| config.update(|config| config.talk = TALKS[index.min(TALKS.len() - 1)]),
    );
    let look = toggle(
        "look",
        key::opt_look,
        Some(key::opt_look_line.into()),
        move || config.get().look,
        move |on| config.update(|config| config.look = on),
    );
    let bars = move || [bar(config, "away-two", key::opt_two, 0), bar(config, "away-one", key::opt_one, 1)];
    el("div.bc-options")
        .child(house_rules(config, &PRESETS, key::preset_own, presets))
        .child(away)
        .child(when(chosen, move || el("div.bc-away").child(bars())))
        .child(talk)
        .child(look)
        .into()
}

/// One of the two bars that are put away.
fn bar(config: State<Config>, act: &'static str, label: Word, which: usize) -> El {
    let i18n = app().i18n;
    let all = move || Bar::all().filter(|bar| bar.has_partner_place() == (which == 0)).collect::<Vec<Bar>>();
    let text = move |bar: Bar| {
        let locale = i18n.get_locale();
        let rent = words::money(locale, bar.rent());
        fill(locale.word(key::opt_bar), &[("bar", bar.name()), ("rent", &rent)])
    };
    let value = move || {
        let now = config.get().away.map(|away| away[which]);
        all().iter().position(|bar| Some(bar.index()) == now).unwrap_or_default()
    };
    select(
        act,
        label,
        None,
        move || all().into_iter().map(text).collect(),
        value,
        move |index| {
            config.update(|config| {
                if let (Some(away), Some(bar)) = (&mut config.away, all().get(index)) {
                    away[which] = bar.index();
                }
            });
        },
    )
}
