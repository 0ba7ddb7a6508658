//! Ways to choose and to write. Each has a visible label and, where it helps, one line that says
//! what it changes. `act` is what tests and styles know a field by.

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::prelude::*;

use super::{
    IconButton,
    icon::{self, Picture},
};
use crate::app::{
    contexts::use_i18n,
    i18n::{I18n, Text, common, t},
};

/// The value of attributes such as `aria-checked`.
fn yes_no(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}

/// A number no other element has.
pub fn fresh_id(kind: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    [kind, "-", &NEXT.fetch_add(1, Ordering::Relaxed).to_string()].concat()
}

/// The line under a field that says what it changes, where there is one.
#[component]
fn Hint(id: String, text: Option<Signal<String>>) -> impl IntoView {
    text.map(|text| {
        view! {
            <small class="hint" id=id>
                {text}
            </small>
        }
    })
}

/// The id of a field's hint, where it has one.
fn hint_id(id: &str, hint: Option<Signal<String>>) -> Option<String> {
    hint.map(|_| format!("{id}-hint"))
}

/// On or off.
#[component]
pub fn Toggle(
    /// What tests and styles know it by.
    act: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] hint: Option<Signal<String>>,
    #[prop(into)] value: Signal<bool>,
    #[prop(into)] on_change: Callback<bool>,
) -> impl IntoView {
    let id = fresh_id("toggle");
    let described_by = hint_id(&id, hint);
    view! {
        <div class="field toggle">
            <button
                type="button"
                role="switch"
                class="toggle-button"
                data-act=act
                id=id
                aria-checked=move || yes_no(value.get())
                aria-describedby=described_by.clone()
                on:click=move |_| on_change.run(!value.get_untracked())
            >
                <span class="toggle-label">{label}</span>
                <span class="toggle-track" aria-hidden="true">
                    <span class="toggle-thumb"></span>
                </span>
            </button>
            <Hint id=described_by.unwrap_or_default() text=hint />
        </div>
    }
}

/// One of a few, by its place in `options`.
#[component]
pub fn Select(
    /// What tests and styles know it by.
    act: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] hint: Option<Signal<String>>,
    #[prop(into)] options: Signal<Vec<String>>,
    #[prop(into)] value: Signal<usize>,
    #[prop(into)] on_change: Callback<usize>,
) -> impl IntoView {
    let id = fresh_id("select");
    let described_by = hint_id(&id, hint);
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <span class="select">
                <OptionList
                    act
                    options
                    value
                    on_change
                    attr:id=id
                    attr:aria-describedby=described_by.clone()
                />
                <Picture icon=icon::DOWN />
            </span>
            <Hint id=described_by.unwrap_or_default() text=hint />
        </div>
    }
}

/// The list alone: what stands around it names it.
#[component]
pub fn OptionList(
    act: &'static str,
    options: Signal<Vec<String>>,
    /// The place of the one that is chosen.
    value: Signal<usize>,
    on_change: Callback<usize>,
) -> impl IntoView {
    let choices = Memo::new(move |_| options.get());
    let option = |(index, text): (usize, String)| view! { <option value=index.to_string()>{text}</option> };
    let chosen = move || {
        // New options forget which of them was chosen.
        choices.track();
        value.get().to_string()
    };
    view! {
        <select
            data-act=act
            on:change:target=move |event| {
                if let Ok(chosen) = event.target().value().parse() {
                    on_change.run(chosen);
                }
            }
            prop:value=chosen
        >
            {move || choices.get().into_iter().enumerate().map(option).collect_view()}
        </select>
    }
}

/// The name of a choice, and the line that says what it changes.
pub type Described = (Text, Text);

/// The choices of a [`Choice`] in words; tracks the language.
pub fn described(i18n: I18n, all: &[Described]) -> Vec<(String, String)> {
    all.iter().map(|(name, line)| (i18n.say(*name), i18n.say(*line))).collect()
}

/// One of a few, each with a name and a line that says what it changes.
#[component]
pub fn Choice(
    /// What tests and styles know it by.
    act: &'static str,
    #[prop(into)] label: Signal<String>,
    /// Name and line of each.
    #[prop(into)]
    choices: Signal<Vec<(String, String)>>,
    #[prop(into)] value: Signal<usize>,
    #[prop(into)] on_change: Callback<usize>,
) -> impl IntoView {
    let line =
        move || choices.with(|all| all.get(value.get()).map(|(_, line)| line.clone()).unwrap_or_default());
    let names = move || choices.get().into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    view! { <Select act label hint=line options=names value on_change /> }
}

/// The house rules that have a name in a game, and `own` for any others.
#[component]
pub fn HouseRules<C: PartialEq + Clone + Send + Sync + 'static>(
    config: RwSignal<C>,
    /// Name and line of each, in the order of `presets`.
    #[prop(into)]
    names: Signal<Vec<(String, String)>>,
    /// What any others are called.
    #[prop(into)]
    own: Signal<String>,
    presets: fn() -> Vec<C>,
    /// What of the options that are there is no house rule: it stays whatever rules are chosen.
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
        let here = presets().into_iter().position(|rules| kept(&config, rules) == config);
        here.unwrap_or(names.with(Vec::len))
    });
    let choices = move || {
        let mut choices = names.get();
        if value.get() == choices.len() {
            choices.push((own.get(), i18n.say(common::preset_own)));
        }
        choices
    };
    let choose = move |index: usize| {
        if let Some(chosen) = presets().into_iter().nth(index) {
            config.update(|config| *config = kept(config, chosen));
        }
    };
    view! { <Choice act="house-rules" label=t!(i18n, common::house_rules) choices value on_change=choose /> }
}

/// What these options are called where they are one of `presets`, and what that means; `own` for any others. Tracks the
/// language.
pub fn named_rules<C: PartialEq>(
    i18n: I18n,
    config: &C,
    presets: fn() -> Vec<C>,
    names: &[Described],
    own: Text,
) -> (String, String) {
    let place = presets().iter().position(|preset| preset == config);
    match place.and_then(|place| names.get(place)) {
        Some((name, line)) => (i18n.say(*name), i18n.say(*line)),
        None => (i18n.say(own), i18n.say(common::rules_own)),
    }
}

/// A number between two ends, moved by steps.
#[component]
pub fn Stepper(
    /// What tests and styles know it by.
    act: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] hint: Option<Signal<String>>,
    min: u32,
    max: u32,
    /// How far one press goes.
    #[prop(default = 1)]
    step: u32,
    /// What is put behind the number.
    #[prop(optional, into)]
    unit: Option<Signal<String>>,
    #[prop(into)] value: Signal<u32>,
    #[prop(into)] on_change: Callback<u32>,
) -> impl IntoView {
    let i18n = use_i18n();
    let id = fresh_id("stepper");
    let described_by = hint_id(&id, hint);
    let less = move || i18n.say(common::Less { what: label.get() });
    let more = move || i18n.say(common::More { what: label.get() });
    view! {
        <div class="field stepper" role="group" aria-label=label data-act=act>
            <span class="stepper-label" aria-hidden="true">
                {label}
            </span>
            <span class="stepper-box">
                <IconButton
                    icon=icon::MINUS
                    label=less
                    on_press=move || on_change.run(value.get_untracked().saturating_sub(step).max(min))
                    act="less"
                    disabled=move || value.get() == min
                />
                <output class="stepper-value" aria-describedby=described_by.clone()>
                    {move || value.get().to_string()}
                    {unit.map(|unit| view! { <span class="unit">" "{unit}</span> })}
                </output>
                <IconButton
                    icon=icon::PLUS
                    label=more
                    on_press=move || on_change.run((value.get_untracked() + step).min(max))
                    act="more"
                    disabled=move || value.get() == max
                />
            </span>
            <Hint id=described_by.unwrap_or_default() text=hint />
        </div>
    }
}

/// One line of text, at most so many letters long.
#[component]
pub fn TextField(
    /// What tests and styles know it by.
    act: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] hint: Option<Signal<String>>,
    /// What holds as long as nothing is written.
    #[prop(optional, into)]
    placeholder: Option<Signal<String>>,
    longest: u32,
    value: RwSignal<String>,
    #[prop(optional, into)] on_enter: Option<Callback<()>>,
) -> impl IntoView {
    let id = fresh_id("text");
    let described_by = hint_id(&id, hint);
    let enter = move |event: web_sys::KeyboardEvent| {
        if let Some(on_enter) = on_enter.filter(|_| event.key() == "Enter") {
            on_enter.run(());
        }
    };
    let entered = StoredValue::new(false);
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                type="text"
                id=id
                data-act=act
                maxlength=longest
                autocomplete="off"
                placeholder=placeholder
                aria-describedby=described_by.clone()
                prop:value=value
                // Whoever writes over what is there does not have to delete it first.
                on:focus:target=move |event| {
                    entered.set_value(true);
                    event.target().select();
                }
                on:mouseup=move |event| {
                    if entered.get_value() {
                        entered.set_value(false);
                        event.prevent_default();
                    }
                }
                on:input:target=move |event| value.set(event.target().value())
                on:keydown=enter
            />
            <Hint id=described_by.unwrap_or_default() text=hint />
        </div>
    }
}
