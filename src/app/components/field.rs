//! Ways to choose and to write. Each has a visible label and, where it helps, one line that says
//! what it changes.

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::{prelude::*, text_prop::TextProp};

use super::{IconButton, icon};
use crate::app::i18n::use_i18n;
use crate::app::lexicon::{fill, say, text};

/// A number no other element has.
pub fn fresh_id(kind: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    [kind, "-", &NEXT.fetch_add(1, Ordering::Relaxed).to_string()].concat()
}

fn hint_line(id: &str, hint: Option<TextProp>) -> Option<AnyView> {
    hint.map(|hint| view! { <small class="hint" id=[id, "-hint"].concat()>{text(hint)}</small> }.into_any())
}

/// On or off.
#[component]
pub fn Toggle(
    #[prop(into)] label: TextProp,
    #[prop(optional, into)] hint: Option<TextProp>,
    #[prop(into)] value: Signal<bool>,
    #[prop(into)] on_change: Callback<bool>,
    #[prop(optional)] act: &'static str,
) -> impl IntoView {
    let id = fresh_id("toggle");
    let described = hint.is_some().then(|| [&id, "-hint"].concat());
    view! {
        <div class="field toggle">
            <button type="button" role="switch" class="toggle-button" data-act=act id=id.clone()
                aria-checked=move || if value.get() { "true" } else { "false" } aria-describedby=described
                on:click=move |_| on_change.run(!value.get_untracked())>
                <span class="toggle-label">{text(label)}</span>
                <span class="toggle-track" aria-hidden="true"><span class="toggle-thumb"></span></span>
            </button>
            {hint_line(&id, hint)}
        </div>
    }
    .into_any()
}

/// One of a few, by its place in `options`.
#[component]
pub fn Select(
    #[prop(into)] label: TextProp,
    #[prop(optional, into)] hint: Option<TextProp>,
    #[prop(into)] options: Signal<Vec<String>>,
    #[prop(into)] value: Signal<usize>,
    #[prop(into)] on_change: Callback<usize>,
    #[prop(optional)] act: &'static str,
    /// The label is read out but not shown.
    #[prop(optional)]
    bare: bool,
) -> impl IntoView {
    let id = fresh_id("select");
    let described = hint.is_some().then(|| [&id, "-hint"].concat());
    view! {
        <div class="field">
            <label for=id.clone() class=if bare { "sr" } else { "" }>{text(label)}</label>
            <span class="select">
                <select id=id.clone() data-act=act aria-describedby=described
                    prop:value=move || { options.track(); value.get().to_string() }
                    on:change=move |event| {
                        if let Ok(index) = event_target_value(&event).parse() {
                            on_change.run(index);
                        }
                    }>
                    {move || options.get().into_iter().enumerate().map(|(index, text)| view! {
                        <option value=index.to_string() selected=move || value.get() == index>{text}</option>
                    }).collect_view()}
                </select>
                {icon::icon(icon::DOWN)}
            </span>
            {hint_line(&id, hint)}
        </div>
    }
    .into_any()
}

/// A number between two ends, moved by steps.
#[component]
pub fn Stepper(
    #[prop(into)] label: TextProp,
    #[prop(optional, into)] hint: Option<TextProp>,
    #[prop(into)] value: Signal<u32>,
    #[prop(into)] on_change: Callback<u32>,
    min: u32,
    max: u32,
    #[prop(default = 1)] step: u32,
    /// Put behind the number.
    #[prop(optional, into)]
    unit: Option<TextProp>,
    #[prop(optional)] act: &'static str,
) -> impl IntoView {
    let i18n = use_i18n();
    let id = fresh_id("stepper");
    let (less_name, more_name, group_name) = (label.clone(), label.clone(), label.clone());
    view! {
        <div class="field stepper" role="group" aria-label=move || group_name.get() data-act=act>
            <span class="stepper-label" aria-hidden="true">{text(label)}</span>
            <span class="stepper-box">
                <IconButton strokes=icon::MINUS act="less"
                    label=move || fill(say!(i18n, less), &[("what", &less_name.get())])
                    disabled=Signal::derive(move || value.get() <= min)
                    on_press=move |()| on_change.run(value.get_untracked().saturating_sub(step).max(min))/>
                <output class="stepper-value">
                    {move || value.get()}
                    {unit.map(|unit| view! { <span class="unit">" "{text(unit)}</span> })}
                </output>
                <IconButton strokes=icon::PLUS act="more"
                    label=move || fill(say!(i18n, more), &[("what", &more_name.get())])
                    disabled=Signal::derive(move || value.get() >= max)
                    on_press=move |()| on_change.run((value.get_untracked() + step).min(max))/>
            </span>
            {hint_line(&id, hint)}
        </div>
    }
    .into_any()
}

/// One line of text.
#[component]
pub fn TextField(
    #[prop(into)] label: TextProp,
    #[prop(optional, into)] hint: Option<TextProp>,
    value: RwSignal<String>,
    #[prop(default = 24)] longest: u32,
    #[prop(optional)] act: &'static str,
    #[prop(optional, into)] on_enter: Option<Callback<()>>,
) -> impl IntoView {
    let id = fresh_id("text");
    let described = hint.is_some().then(|| [&id, "-hint"].concat());
    view! {
        <div class="field">
            <label for=id.clone()>{text(label)}</label>
            <input type="text" id=id.clone() data-act=act maxlength=longest.to_string() autocomplete="off"
                aria-describedby=described prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
                on:keydown=move |event| {
                    if event.key() == "Enter" && let Some(enter) = on_enter {
                        enter.run(());
                    }
                }/>
            {hint_line(&id, hint)}
        </div>
    }
    .into_any()
}
