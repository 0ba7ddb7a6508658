//! A field with a few values, each with a name and a line of help; and the choice of house rules built on it.

use leptos::prelude::*;

use super::Select;
use crate::app::{
    contexts::use_i18n,
    i18n::{I18n, Text, common, t},
};

/// A value with its name and a line that explains its effect.
#[derive(Copy, Clone)]
pub struct Labelled<T> {
    pub value: T,
    pub label: Text,
    pub help: Text,
}

/// Makes a row of a table of choices.
pub const fn labelled<T>(value: T, label: Text, help: Text) -> Labelled<T> {
    Labelled { value, label, help }
}

/// Pairs values with their names, as options of a [`Select`]; tracks the language.
pub fn named<T: Copy>(i18n: I18n, all: &[(T, Text)]) -> Vec<(T, String)> {
    all.iter().map(|(value, label)| (*value, i18n.say(*label))).collect()
}

/// A choice of a few values, with the help of the chosen one below.
#[component]
pub fn ChoiceField<T: Clone + PartialEq + Send + Sync + 'static>(
    /// The name for tests and styles, as `data-act`.
    act: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] choices: Vec<Labelled<T>>,
    #[prop(into)] value: Signal<T>,
    #[prop(into)] on_change: Callback<T>,
    /// Label and help of a value that is none of the choices.
    #[prop(default = (common::unlisted, common::unlisted_line))]
    unlisted: (Text, Text),
) -> impl IntoView {
    let i18n = use_i18n();
    let choices = StoredValue::new(choices);
    let options = move || {
        let option = |choice: &Labelled<T>| (choice.value.clone(), i18n.say(choice.label));
        choices.with_value(|all| all.iter().map(option).collect::<Vec<_>>())
    };
    let help = move || {
        let found = |now: &T| {
            choices.with_value(|all| all.iter().find(|choice| choice.value == *now).map(|choice| choice.help))
        };
        i18n.say(value.with(found).unwrap_or(unlisted.1))
    };
    view! { <Select act label hint=help options value on_change unlisted=t!(i18n, unlisted.0) /> }
}

/// A choice of the game's named house rules, or `own` for any others.
#[component]
pub fn HouseRules<C: PartialEq + Clone + Send + Sync + 'static>(
    config: RwSignal<C>,
    presets: fn() -> Vec<Labelled<C>>,
    /// The label of any other rules.
    own: Text,
    /// Copies options that are no house rules from the set-up (first argument) into the chosen rules.
    #[prop(optional)]
    keep: Option<fn(&C, C) -> C>,
) -> impl IntoView {
    let i18n = use_i18n();
    let kept = move |there: &C, rules: C| match keep {
        Some(keep) => keep(there, rules),
        None => rules,
    };
    let value = Memo::new(move |_| {
        let config = config.get();
        let rules = presets().into_iter().map(|preset| preset.value);
        rules.into_iter().find(|rules| kept(&config, rules.clone()) == config).unwrap_or(config)
    });
    let choose = move |chosen: C| config.update(|config| *config = kept(config, chosen));
    view! {
        <ChoiceField
            act="house-rules"
            label=t!(i18n, common::house_rules)
            choices=presets()
            value
            on_change=choose
            unlisted=(own, common::preset_own)
        />
    }
}

/// The name and help of these options if they are one of `presets`, else of `own`. Tracks the language.
pub fn named_rules<C: PartialEq>(
    i18n: I18n,
    config: &C,
    presets: fn() -> Vec<Labelled<C>>,
    own: Text,
) -> (String, String) {
    let preset = presets().into_iter().find(|preset| preset.value == *config);
    let (label, help) = preset.map_or((own, common::rules_own), |preset| (preset.label, preset.help));
    (i18n.say(label), i18n.say(help))
}
