//! Buttons and links. A button acts, a link leads to another screen; both look alike.

use leptos::prelude::*;

use super::icon::{Icon, Picture};

/// The look of a button.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub enum ButtonAppearance {
    #[default]
    Plain,
    /// The button that the player most likely wants.
    Primary,
    Quiet,
    /// Deletes something for good.
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

/// A button with a label, and with an icon before it if given.
#[component]
pub fn Button(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on_press: Callback<()>,
    #[prop(optional, into)] icon: Option<Signal<Icon>>,
    /// The name for tests, as `data-act`.
    #[prop(optional)]
    act: Option<&'static str>,
    #[prop(optional)] appearance: ButtonAppearance,
    /// More CSS classes.
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

/// A button with an icon; its label is the accessible name and the tooltip.
#[component]
pub fn IconButton(
    #[prop(into)] icon: Signal<Icon>,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on_press: Callback<()>,
    /// The name for tests, as `data-act`.
    #[prop(optional)]
    act: Option<&'static str>,
    /// More CSS classes.
    #[prop(optional)]
    class: &'static str,
    /// Shows the label below the icon if there is space.
    #[prop(optional)]
    named: bool,
    /// A shorter label to show below the icon.
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

/// A link that looks like an icon button; its label is shown below the icon if there is space.
#[component]
pub fn IconLink(
    #[prop(into)] icon: Signal<Icon>,
    #[prop(into)] label: Signal<String>,
    /// A shorter label to show below the icon.
    #[prop(optional, into)]
    short: Option<Signal<String>>,
    #[prop(into)] href: Signal<String>,
    /// The name for tests, as `data-act`.
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
    /// The name for tests, as `data-act`.
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
