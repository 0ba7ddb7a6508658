//! Form fields. Each has a visible label and, where it helps, a line that explains its effect. `act` names a field for
//! tests and styles.

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::prelude::*;

use super::{
    IconButton,
    icon::{self, Picture},
};
use crate::{
    app::{contexts::use_i18n, i18n::common},
    scenes::drop_down::DropDown,
};

/// The value of a boolean ARIA attribute such as `aria-checked`.
fn yes_no(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}

/// Returns an id that no other element has.
pub fn fresh_id(kind: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    [kind, "-", &NEXT.fetch_add(1, Ordering::Relaxed).to_string()].concat()
}

/// The line under a field that explains its effect, if given.
#[component]
fn Hint(id: String, text: Option<Signal<String>>) -> impl IntoView {
    text.map(|text| {
        view! {
            <small class="help-text" id=id>
                {text}
            </small>
        }
    })
}

/// The id of a field's hint, if it has one.
fn hint_id(id: &str, hint: Option<Signal<String>>) -> Option<String> {
    hint.map(|_| format!("{id}-hint"))
}

/// A switch: on or off.
#[component]
pub fn Toggle(
    /// The name for tests and styles, as `data-act`.
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

/// Returns the language tag of an option's label by index; `None` if it is the page's.
pub type OptionLang = fn(usize) -> Option<&'static str>;

fn no_language(_: usize) -> Option<&'static str> {
    None
}

/// A choice of a few values, each with its label.
#[component]
pub fn Select<T: Clone + PartialEq + Send + Sync + 'static>(
    /// The name for tests and styles, as `data-act`.
    act: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] hint: Option<Signal<String>>,
    #[prop(into)] options: Signal<Vec<(T, String)>>,
    #[prop(into)] value: Signal<T>,
    #[prop(into)] on_change: Callback<T>,
    /// The label of a value that is not an option.
    #[prop(optional, into)]
    unlisted: Option<Signal<String>>,
    /// Returns the language of an option's label, by index.
    #[prop(default = no_language)]
    lang: OptionLang,
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
                    unlisted
                    lang
                    attr:id=id
                    attr:aria-describedby=described_by.clone()
                />
                <Picture icon=icon::DOWN />
            </span>
            <Hint id=described_by.unwrap_or_default() text=hint />
        </div>
    }
}

/// The list alone, for a place that already has a label.
#[component]
pub fn OptionList<T: Clone + PartialEq + Send + Sync + 'static>(
    act: &'static str,
    #[prop(into)] options: Signal<Vec<(T, String)>>,
    #[prop(into)] value: Signal<T>,
    #[prop(into)] on_change: Callback<T>,
    /// The label of a value that is not an option.
    #[prop(optional_no_strip)]
    unlisted: Option<Signal<String>>,
    /// Returns the language of an option's label, by index.
    #[prop(default = no_language)]
    lang: OptionLang,
) -> impl IntoView {
    let i18n = use_i18n();
    let shown = Memo::new(move |_| {
        let unlisted = unlisted.map_or_else(|| i18n.say(common::unlisted), |label| label.get());
        options.with(|options| value.with(|value| DropDown::new(options, value, &unlisted)))
    });
    let choose = move |index: usize| {
        // The entry of an unlisted value has no option, so choosing it changes nothing.
        if let Some((chosen, _)) = options.with_untracked(|options| options.get(index).cloned()) {
            on_change.run(chosen);
        }
    };
    view! { <Entries act shown lang on_change=choose /> }
}

/// An [`OptionList`] by index, compiled once for all value types. A choice that is reverted at once changes no signal,
/// so the selection is set again after each choice.
#[component]
fn Entries(
    act: &'static str,
    shown: Memo<DropDown>,
    lang: OptionLang,
    #[prop(into)] on_change: Callback<usize>,
) -> impl IntoView {
    let labels = Memo::new(move |_| shown.with(|shown| shown.labels.clone()));
    let entry = move |(index, text): (usize, String)| {
        view! {
            <option value=index.to_string() lang=lang(index)>
                {text}
            </option>
        }
    };
    view! {
        <select
            data-act=act
            on:change:target=move |event| {
                let list = event.target();
                if let Ok(chosen) = list.value().parse() {
                    on_change.run(chosen);
                }
                request_animation_frame(move || {
                    if let Some(selected) = shown.try_with_untracked(|shown| shown.selected.to_string()) {
                        list.set_value(&selected);
                    }
                });
            }
            // Also tracks the labels: the browser loses the selection when entries are replaced.
            prop:value=move || shown.with(|shown| shown.selected.to_string())
        >
            {move || labels.get().into_iter().enumerate().map(entry).collect_view()}
        </select>
    }
}

/// A number between two bounds, changed by buttons.
#[component]
pub fn Stepper(
    /// The name for tests and styles, as `data-act`.
    act: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] hint: Option<Signal<String>>,
    min: u32,
    max: u32,
    /// The change per press.
    #[prop(default = 1)]
    step: u32,
    /// The unit after the number.
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

/// One line of text with a maximum length.
#[component]
pub fn TextField(
    /// The name for tests and styles, as `data-act`.
    act: &'static str,
    /// Name of the input as a target of a board.
    #[prop(optional)]
    name: Option<String>,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] hint: Option<Signal<String>>,
    /// The value that applies while the field is empty.
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
                data-name=name
                maxlength=longest
                autocomplete="off"
                placeholder=placeholder
                aria-describedby=described_by.clone()
                prop:value=value
                // The text is selected on focus, so that typing replaces it.
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
