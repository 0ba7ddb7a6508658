//! Things to press. A button acts, a link leads elsewhere; both look alike.

use leptos::prelude::*;

use super::icon::{Icon, Picture};

/// The look of a button among others.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub enum ButtonAppearance {
    #[default]
    Plain,
    /// The choice that a player is most likely to want.
    Primary,
    Quiet,
    /// Removes something for good.
    Danger,
}

impl ButtonAppearance {
    /// The CSS classes of the button, followed by `more`.
    pub fn classes(self, more: &str) -> String {
        let own = match self {
            ButtonAppearance::Plain => "button",
            ButtonAppearance::Primary => "button primary",
            ButtonAppearance::Quiet => "button quiet",
            ButtonAppearance::Danger => "button danger",
        };
        format!("{own} {more}").trim_end().to_owned()
    }
}

/// A button with words, and with a picture before them where there is one.
#[component]
pub fn Button(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on_press: Callback<()>,
    #[prop(optional, into)] icon: Option<Signal<Icon>>,
    /// What tests know it by.
    #[prop(optional)]
    act: Option<&'static str>,
    #[prop(optional)] appearance: ButtonAppearance,
    /// More classes.
    #[prop(optional)]
    class: &'static str,
    #[prop(optional, into)] disabled: Signal<bool>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=appearance.classes(class)
            data-act=act
            disabled=disabled
            on:click=move |_| on_press.run(())
        >
            {icon.map(|icon| view! { <Picture icon /> })}
            <span>{label}</span>
        </button>
    }
}

/// A button with a picture; the label is its name, and comes up as one rests on it.
#[component]
pub fn IconButton(
    #[prop(into)] icon: Signal<Icon>,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on_press: Callback<()>,
    /// What tests know it by.
    #[prop(optional)]
    act: Option<&'static str>,
    /// More classes.
    #[prop(optional)]
    class: &'static str,
    /// Its name stands below it where there is room for that.
    #[prop(optional)]
    named: bool,
    /// What stands below it, where that is not its whole name.
    #[prop(optional, into)]
    short: Option<Signal<String>>,
    #[prop(optional, into)] disabled: Signal<bool>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("icon-button {class}").trim_end().to_owned()
            class:labelled=named
            aria-label=label
            title=label
            data-act=act
            disabled=disabled
            on:click=move |_| on_press.run(())
        >
            <Picture icon />
            {named
                .then(|| {
                    view! {
                        <span class="icon-label" aria-hidden="true">
                            {short.unwrap_or(label)}
                        </span>
                    }
                })}
        </button>
    }
}

/// A link that looks like an icon button; its name stands below it where there is room for that.
#[component]
pub fn IconLink(
    #[prop(into)] icon: Signal<Icon>,
    #[prop(into)] label: Signal<String>,
    /// What stands below it, where that is not its whole name.
    #[prop(optional, into)]
    short: Option<Signal<String>>,
    #[prop(into)] href: Signal<String>,
    /// What tests know it by.
    act: &'static str,
) -> impl IntoView {
    view! {
        <a class="icon-button labelled" data-act=act href=href aria-label=label title=label>
            <Picture icon />
            <span class="icon-label" aria-hidden="true">
                {short.unwrap_or(label)}
            </span>
        </a>
    }
}

/// A link that looks like a button.
#[component]
pub fn LinkButton(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] href: Signal<String>,
    #[prop(optional, into)] icon: Option<Signal<Icon>>,
    /// What tests know it by.
    #[prop(optional)]
    act: Option<&'static str>,
    #[prop(optional)] appearance: ButtonAppearance,
) -> impl IntoView {
    view! {
        <a class=appearance.classes("") href=href data-act=act>
            {icon.map(|icon| view! { <Picture icon /> })}
            <span>{label}</span>
        </a>
    }
}
