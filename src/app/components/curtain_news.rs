//! The latest public events on a curtain, large enough for all players near the device.

use leptos::prelude::*;

use super::{Mark, log::LogLine};
use crate::app::{
    contexts::use_i18n,
    i18n::{common, t},
};

/// The latest public events, or the reason for the curtain if there are none yet.
#[component]
pub(super) fn CurtainNews(
    /// Log lines, the newest last.
    lines: Signal<Vec<LogLine>>,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Show
            when=move || !lines.read().is_empty()
            fallback=move || view! { <p class="curtain-why">{t!(i18n, common::curtain_why)}</p> }
        >
            <ul class="curtain-news">
                <For each=move || lines.get() key=LogLine::clone let(line)>
                    <NewsLine line />
                </For>
            </ul>
        </Show>
    }
}

#[component]
fn NewsLine(line: LogLine) -> impl IntoView {
    let i18n = use_i18n();
    let LogLine { by, text, sketch, .. } = line;
    let words = match &by {
        Some(player) if !text.contains(&player.called()) => {
            i18n.now(common::Titled { name: player.called(), text })
        }
        _ => text,
    };
    view! {
        <li>
            {by.map(|player| view! { <Mark player /> })} <span>{words}</span>
            {sketch.map(|sketch| view! { <span class="curtain-sketch">{sketch.draw()}</span> })}
        </li>
    }
}
