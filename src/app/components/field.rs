//! Ways to choose and to write. Each has a visible label and, where it helps, one line that says
//! what it changes. `act` is what tests and styles know a field by.

use std::{
    rc::Rc,
    sync::atomic::{AtomicU32, Ordering},
};

use leptos::prelude::*;

use super::{IconButton, icon, icon::Picture, icon_button};
use crate::app::{
    contexts::{app, use_i18n},
    dom::{self, El, Text, Value, el, switch, watch, yes_no},
    i18n::{Word, common},
    lexicon::{fill, t},
    state::State,
};

/// A number no other element has.
pub fn fresh_id(kind: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    [kind, "-", &NEXT.fetch_add(1, Ordering::Relaxed).to_string()].concat()
}

/// The line under a field that says what it changes, where there is one.
#[component]
fn Hint(id: String, text: Option<Signal<String>>) -> impl IntoView {
    text.map(|text| view! { <small class="hint" id=id>{text}</small> })
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
            <Hint id=described_by.unwrap_or_default() text=hint/>
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
    let choices = Memo::new(move |_| options.get());
    let option = |(index, text): (usize, String)| view! { <option value=index.to_string()>{text}</option> };
    let chosen = move || {
        // New options forget which of them was chosen.
        choices.track();
        value.get().to_string()
    };
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <span class="select">
                <select
                    id=id
                    data-act=act
                    aria-describedby=described_by.clone()
                    on:change:target=move |event| {
                        if let Ok(chosen) = event.target().value().parse() {
                            on_change.run(chosen);
                        }
                    }
                    prop:value=chosen
                >
                    {move || choices.get().into_iter().enumerate().map(option).collect_view()}
                </select>
                <Picture icon=icon::DOWN/>
            </span>
            <Hint id=described_by.unwrap_or_default() text=hint/>
        </div>
    }
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
    view! { <Select act label hint=line options=names value on_change/> }
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
) -> impl IntoView {
    let i18n = use_i18n();
    let value = Memo::new(move |_| {
        let config = config.get();
        presets().iter().position(|preset| *preset == config).unwrap_or(names.with(Vec::len))
    });
    let choices = move || {
        let mut choices = names.get();
        if value.get() == choices.len() {
            choices.push((own.get(), i18n.say(common::preset_own).to_owned()));
        }
        choices
    };
    let choose = move |index: usize| {
        if let Some(chosen) = presets().into_iter().nth(index) {
            config.set(chosen);
        }
    };
    view! { <Choice act="house-rules" label=t!(i18n, common::house_rules) choices value on_change=choose/> }
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
    let less = move || fill(i18n.say(common::less), &[("what", &label.get())]);
    let more = move || fill(i18n.say(common::more), &[("what", &label.get())]);
    view! {
        <div class="field stepper" role="group" aria-label=label data-act=act>
            <span class="stepper-label" aria-hidden="true">{label}</span>
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
            <Hint id=described_by.unwrap_or_default() text=hint/>
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
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                type="text"
                id=id
                data-act=act
                maxlength=longest
                autocomplete="off"
                aria-describedby=described_by.clone()
                prop:value=value
                on:input:target=move |event| value.set(event.target().value())
                on:keydown=enter
            />
            <Hint id=described_by.unwrap_or_default() text=hint/>
        </div>
    }
}

/// Ties a control to the line under it, if there is one.
fn described(field: El, control: &El, id: &str, hint: Option<Text>) -> El {
    let Some(hint) = hint else { return field };
    let name = [id, "-hint"].concat();
    let _ = control.clone().attr("aria-describedby", name.clone());
    field.child(el("small.hint").attr("id", name).text(hint))
}

/// What a field shows, and where a change goes: a trait of our own for the reason that `dom::Live` is one, and one for
/// both, since they come together.
trait Held<T> {
    fn value(&self) -> T;
    fn change(&self, to: T);
}

struct Pair<V, C>(V, C);

impl<T, V: Fn() -> T, C: Fn(T)> Held<T> for Pair<V, C> {
    fn value(&self) -> T {
        self.0()
    }

    fn change(&self, to: T) {
        self.1(to);
    }
}

/// On or off.
pub fn toggle(
    act: &'static str,
    label: impl Into<Text>,
    hint: Option<Text>,
    value: impl Fn() -> bool + 'static,
    on_change: impl Fn(bool) + 'static,
) -> El {
    boxed_toggle(act, label.into(), hint, Rc::new(Pair(value, on_change)))
}

// The fields are used all over with closures of as many types: what is long exists once.
fn boxed_toggle(act: &'static str, label: Text, hint: Option<Text>, held: Rc<dyn Held<bool>>) -> El {
    let id = fresh_id("toggle");
    let shown = Rc::clone(&held);
    let track = el("span.toggle-track").attr("aria-hidden", "true").child(el("span.toggle-thumb"));
    let switch = el("button")
        .attr("role", "switch")
        .class("toggle-button")
        .act(act)
        .attr("id", id.clone())
        .attr("aria-checked", move || yes_no(shown.value()))
        .on_click(move || held.change(!untrack(|| held.value())))
        .child(el("span.toggle-label").text(label))
        .child(track);
    described(el("div.field.toggle").child(switch.clone()), &switch, &id, hint)
}

/// One of a few, by its place in `options`.
pub fn select(
    act: &'static str,
    label: impl Into<Text>,
    hint: Option<Text>,
    options: impl Fn() -> Vec<String> + 'static,
    value: impl Fn() -> usize + 'static,
    on_change: impl Fn(usize) + 'static,
) -> El {
    boxed_select(act, label.into(), hint, Rc::new(options), Rc::new(Pair(value, on_change)))
}

fn boxed_select(
    act: &'static str,
    label: Text,
    hint: Option<Text>,
    options: Rc<dyn Fn() -> Vec<String>>,
    held: Rc<dyn Held<usize>>,
) -> El {
    let id = fresh_id("select");
    let shown = Rc::clone(&options);
    let choices = switch(
        move || shown(),
        |options| {
            let option =
                |(index, text): (usize, String)| el("option").attr("value", index.to_string()).text(text);
            options.into_iter().enumerate().map(option).collect::<dom::View>()
        },
    );
    let now = Rc::clone(&held);
    let chosen = move || {
        // New options forget which of them was chosen.
        options();
        now.value().to_string()
    };
    let control = el("select")
        .attr("id", id.clone())
        .act(act)
        .child(choices)
        .on_change(move |text| text.parse().into_iter().for_each(|chosen| held.change(chosen)));
    // Not by `El::value`, which would leave alone what has not changed.
    let field = control.stored::<web_sys::HtmlSelectElement>();
    watch(move || field.get_untracked().set_value(&chosen()));
    let field = el("div.field")
        .child(el("label").attr("for", id.clone()).text(label))
        .child(el("span.select").child(control.clone()).child(icon::icon(icon::DOWN)));
    described(field, &control, &id, hint)
}

/// A choice and the line that says what it changes.
pub type Described = (Word, Word);

/// One of a few, each with a line of its own.
pub fn choice(
    act: &'static str,
    label: Word,
    all: impl Fn() -> Vec<Described> + Copy + 'static,
    value: impl Fn() -> usize + Copy + 'static,
    choose: impl Fn(usize) + 'static,
) -> El {
    let i18n = app().i18n;
    let line = Text::from(move || all().get(value()).map(|(_, line)| *line));
    let names = move || all().iter().map(|(name, _)| i18n.say(*name).to_owned()).collect();
    select(act, label, Some(line), names, value, choose)
}

/// The options that have a name in a game, and `own` for any others.
pub fn house_rules<C: PartialEq + Clone + Send + Sync + 'static>(
    config: State<C>,
    names: &'static [Described],
    own: Word,
    presets: fn() -> Vec<C>,
) -> El {
    let value = move || {
        let config = config.get();
        presets().iter().position(|preset| *preset == config).unwrap_or(names.len())
    };
    let all = move || {
        let own = (value() == names.len()).then_some((own, common::preset_own));
        names.iter().copied().chain(own).collect()
    };
    choice("house-rules", common::house_rules, all, value, move |index| {
        presets().into_iter().nth(index).into_iter().for_each(|chosen| config.set(chosen));
    })
}

/// The ends of a stepper, how far one press goes, and what is put behind the number.
pub struct Range {
    pub min: u32,
    pub max: u32,
    pub step: u32,
    pub unit: Text,
}

/// A number between two ends, moved by steps.
pub fn stepper(
    act: &'static str,
    label: impl Into<Text>,
    hint: Option<Text>,
    range: Range,
    value: impl Fn() -> u32 + 'static,
    on_change: impl Fn(u32) + 'static,
) -> El {
    boxed_stepper(act, label.into(), hint, range, Rc::new(Pair(value, on_change)))
}

fn boxed_stepper(
    act: &'static str,
    label: Text,
    hint: Option<Text>,
    range: Range,
    held: Rc<dyn Held<u32>>,
) -> El {
    let Range { min, max, step, unit } = range;
    let id = fresh_id("stepper");
    let mut number = el("output.stepper-value").text(shown_number(&held));
    if !matches!(unit, Text::Fixed(Value::Nothing)) {
        number = number.child(el("span.unit").text(" ").text(unit));
    }
    let press = |by: i64| {
        let held = Rc::clone(&held);
        let next = move |now: u32| (i64::from(now) + by).clamp(i64::from(min), i64::from(max)) as u32;
        move || held.change(next(untrack(|| held.value())))
    };
    let at = |end: u32| {
        let held = Rc::clone(&held);
        move || held.value() == end
    };
    let step = i64::from(step);
    let less = icon_button(icon::MINUS, about(common::less, label.clone()), press(-step));
    let more = icon_button(icon::PLUS, about(common::more, label.clone()), press(step));
    let (less, more) = (less.act("less").disabled(at(min)), more.act("more").disabled(at(max)));
    let field = el("div.field.stepper")
        .attr("role", "group")
        .label(label.clone())
        .act(act)
        .child(el("span.stepper-label").attr("aria-hidden", "true").text(label))
        .child(el("span.stepper-box").child(less).child(number.clone()).child(more));
    described(field, &number, &id, hint)
}

fn shown_number(held: &Rc<dyn Held<u32>>) -> impl Fn() -> String + use<> {
    let held = Rc::clone(held);
    move || held.value().to_string()
}

/// "Less" of what? Of what the label says.
fn about(words: Word, label: Text) -> Text {
    let i18n = app().i18n;
    let what = label.reader();
    Text::from(move || fill(i18n.say(words), &[("what", &what())]))
}

/// One line of text, at most so many letters long.
pub fn text_field(
    act: &'static str,
    label: impl Into<Text>,
    hint: Option<Text>,
    longest: u32,
    value: State<String>,
    on_enter: impl Fn() + 'static,
) -> El {
    let id = fresh_id("text");
    let input = el("input")
        .attr("type", "text")
        .attr("id", id.clone())
        .act(act)
        .attr("maxlength", longest.to_string())
        .attr("autocomplete", "off")
        .value(move || value.get())
        .on_input(move |text| value.set(text))
        .on_key(move |event| {
            if event.key() == "Enter" {
                on_enter();
            }
        });
    let field = el("div.field").child(el("label").attr("for", id.clone()).text(label)).child(input.clone());
    described(field, &input, &id, hint)
}
