//! The tools beside the turntable, and the settings of the tool in hand.

use leptos::{html, prelude::*};

use super::{
    controls::use_controls,
    names::{TIPS, TOOLS, ToolName},
};
use crate::scenes::barbarossa::studio::{keys::tool_key, kit::Order};
use crate::{
    app::{
        components::{IconButton, Picture, Stepper},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::clay::{SIZES, STRENGTHS, Tool},
};

/// All tools. If they are a strip longer than its space, the tool in hand is scrolled into view.
#[component]
pub(super) fn Toolbar() -> impl IntoView {
    let (controls, i18n) = (use_controls(), use_i18n());
    let strip: NodeRef<html::Div> = NodeRef::new();
    let in_hand = Memo::new(move |_| controls.kit.with(|kit| kit.tool));
    Effect::new(move |_| {
        let tool = in_hand.get();
        let Some(strip) = strip.get() else { return };
        let Ok(Some(button)) = strip.query_selector(&format!("[data-tool='{tool}']")) else { return };
        let (frame, tool) = (strip.get_bounding_client_rect(), button.get_bounding_client_rect());
        // Scrolls only the strip, never the page, and keeps a neighbour visible beside the tool.
        let by = |low: f64, high: f64, start: f64, end: f64, more: i32| {
            let room = (high - low) * 0.6;
            match () {
                () if more < 2 => 0.0,
                () if low - room < start => low - room - start,
                () => (high + room - end).max(0.0),
            }
        };
        let more = strip.scroll_width() - strip.client_width();
        let across = by(tool.left(), tool.right(), frame.left(), frame.right(), more);
        let more = strip.scroll_height() - strip.client_height();
        let down = by(tool.top(), tool.bottom(), frame.top(), frame.bottom(), more);
        strip.scroll_by_with_x_and_y(across, down);
    });
    let tools = TOOLS.into_iter().enumerate().map(|(at, tool)| view! { <ToolButton at tool /> });
    view! {
        <div class="bb-tools" role="group" aria-label=t!(i18n, key::tools) node_ref=strip>
            {tools.collect_view()}
        </div>
    }
}

/// Picks up one tool.
#[component]
fn ToolButton(
    /// Index in the kit.
    at: usize,
    tool: ToolName,
) -> impl IntoView {
    let (controls, i18n) = (use_controls(), use_i18n());
    let kit = controls.kit;
    let chosen = move || kit.with(|kit| kit.tool == at && !kit.turns).to_string();
    let name = tool_key(at).map(|sign| sign.to_uppercase().to_string()).unwrap_or_default();
    let title = {
        let key = name.clone();
        move || {
            let (name, line) = (i18n.say(tool.name), i18n.say(tool.line));
            i18n.say(key::ToolTitle { name, line, key: &*key })
        }
    };
    view! {
        <button
            type="button"
            class="icon-button"
            aria-label=t!(i18n, tool.name)
            title=title
            aria-keyshortcuts=name
            aria-pressed=chosen
            data-act="tool"
            data-tool=at.to_string()
            disabled=controls.rests
            on:click=move |_| controls.take_up(at)
        >
            <Picture icon=tool.icon />
            <span aria-hidden="true">{t!(i18n, tool.name)}</span>
        </button>
    }
}

/// The settings of the tool in hand: size, strength and mirror; or the axis to turn the object; or the use of the wire.
#[component]
pub(super) fn Settings() -> impl IntoView {
    let (controls, i18n) = (use_controls(), use_i18n());
    let kit = controls.kit;
    let tool = Memo::new(move |_| kit.with(|kit| kit.in_hand()));
    view! {
        <div class="bb-settings" inert=controls.rests>
            {move || match tool.get() {
                Tool::Turn => view! { <Tips /> }.into_any(),
                Tool::Cut => {
                    view! {
                        <p class="bb-how">{t!(i18n, key::tool_cut_line)}</p>
                        <Mirror />
                    }
                        .into_any()
                }
                _ => {
                    view! {
                        <Steppers />
                        <Mirror />
                    }
                        .into_any()
                }
            }}
        </div>
    }
}

#[component]
fn Steppers() -> impl IntoView {
    let (controls, i18n) = (use_controls(), use_i18n());
    let kit = controls.kit;
    view! {
        <Stepper
            act="clay-size"
            label=t!(i18n, key::size)
            min=1
            max=SIZES.into()
            value=move || kit.with(|kit| kit.size().into())
            on_change=move |size: u32| kit.update(|kit| kit.set_size(size as u8))
        />
        // A tool without strength keeps the empty space, so that the layout does not jump.
        <div class="bb-strength" class:bb-even=move || kit.with(|kit| !kit.has_strength())>
            <Stepper
                act="clay-strength"
                label=t!(i18n, key::strength)
                min=1
                max=STRENGTHS.into()
                value=move || kit.with(|kit| kit.strength().into())
                on_change=move |strength: u32| kit.update(|kit| kit.set_strength(strength as u8))
            />
        </div>
    }
}

#[component]
fn Mirror() -> impl IntoView {
    let (controls, i18n) = (use_controls(), use_i18n());
    let kit = controls.kit;
    view! {
        <IconButton
            icon="#bb-mirror"
            label=t!(i18n, key::mirror)
            on_press=move || drop(controls.order(Order::Mirror))
            act="mirror"
            disabled=controls.rests
            attr:aria-pressed=move || kit.with(|kit| kit.mirror).to_string()
        />
    }
}

/// Turns the whole object about an axis.
#[component]
fn Tips() -> impl IntoView {
    let (controls, i18n) = (use_controls(), use_i18n());
    let nothing = move || controls.rests.get() || controls.bench_canvas.status.get().empty;
    TIPS.map(|(axis, icon, name)| {
        view! {
            <button
                type="button"
                class="button bb-tip"
                data-act="tip"
                data-axis=axis.to_string()
                disabled=nothing
                on:click=move |_| controls.tip(axis)
            >
                <Picture icon />
                {t!(i18n, name)}
            </button>
        }
    })
    .collect_view()
}
