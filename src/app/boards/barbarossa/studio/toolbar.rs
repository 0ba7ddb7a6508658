//! The tools beside the turntable, and how the one in hand is set.

use leptos::prelude::*;

use super::{
    controls::use_controls,
    names::{TOOLS, ToolName},
};
use crate::scenes::barbarossa::studio::kit::Order;
use crate::{
    app::{
        components::{IconButton, Picture, Stepper},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::clay::{SIZES, STRENGTHS},
};

/// All tools, one of them in hand.
#[component]
pub(super) fn Toolbar() -> impl IntoView {
    let i18n = use_i18n();
    let tools = TOOLS.into_iter().enumerate().map(|(at, tool)| view! { <ToolButton at tool /> });
    view! {
        <div class="bb-tools" role="group" aria-label=t!(i18n, key::tools)>
            {tools.collect_view()}
        </div>
    }
}

/// Takes up one tool.
#[component]
fn ToolButton(
    /// Its place in the kit.
    at: usize,
    tool: ToolName,
) -> impl IntoView {
    let (controls, i18n) = (use_controls(), use_i18n());
    let kit = controls.kit;
    let chosen = move || kit.with(|kit| kit.tool == at && !kit.turns).to_string();
    view! {
        <button
            type="button"
            class="icon-button"
            aria-label=t!(i18n, tool.name)
            title=move || format!("{}: {}", i18n.say(tool.name), i18n.say(tool.line))
            aria-pressed=chosen
            data-act="tool"
            data-tool=at.to_string()
            disabled=controls.rests
            on:click=move |_| kit.update(|kit| (kit.tool, kit.turns) = (at, false))
        >
            <Picture icon=tool.icon />
            <span aria-hidden="true">{t!(i18n, tool.name)}</span>
        </button>
    }
}

/// Size and strength of the tool in hand, and the mirror.
#[component]
pub(super) fn Settings() -> impl IntoView {
    let (controls, i18n) = (use_controls(), use_i18n());
    let kit = controls.kit;
    view! {
        <div class="bb-settings" class:bb-even=move || kit.with(|kit| !kit.has_strength())>
            <Stepper
                act="clay-size"
                label=t!(i18n, key::size)
                min=1
                max=SIZES.into()
                value=move || kit.with(|kit| kit.size().into())
                on_change=move |size: u32| kit.update(|kit| kit.set_size(size as u8))
            />
            <Stepper
                act="clay-strength"
                label=t!(i18n, key::strength)
                min=1
                max=STRENGTHS.into()
                value=move || kit.with(|kit| kit.strength().into())
                on_change=move |strength: u32| kit.update(|kit| kit.set_strength(strength as u8))
            />
            <IconButton
                icon="#bb-mirror"
                label=t!(i18n, key::mirror)
                on_press=move || drop(controls.order(Order::Mirror))
                act="mirror"
                disabled=controls.rests
                attr:aria-pressed=move || kit.with(|kit| kit.mirror).to_string()
            />
        </div>
    }
}
