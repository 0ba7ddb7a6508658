//! What happened, one line a step, each leading to its moment; and between them who has played from then on.

use leptos::{html::Ol, prelude::*};

use super::Mark;
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{common, t},
    },
    table::player::Player,
};

/// One step in words.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// Counted from 1: the moment after this step. Of a change of who plays: after the step before it.
    pub number: usize,
    /// The how manieth change of who plays; nothing for a step.
    pub change: Option<usize>,
    /// Who made it; nobody for what the table dealt.
    pub by: Option<Player>,
    pub text: String,
}

/// All that happened.
#[component]
pub fn Log(
    #[prop(into)] lines: Signal<Vec<LogLine>>,
    /// The moment on the screen.
    #[prop(into)]
    shown: Signal<usize>,
    /// Leads to another moment.
    #[prop(into)]
    on_pick: Callback<usize>,
) -> impl IntoView {
    let i18n = use_i18n();
    let list = NodeRef::<Ol>::new();
    // The newest line is the one to see.
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <Show when=move || lines.with(Vec::is_empty)>
            <p class="hint log-empty">{t!(i18n, common::log_empty)}</p>
        </Show>
        <ol class="log" node_ref=list>
            <For each=move || lines.get() key=|line| (line.number, line.change, line.text.clone()) let(line)>
                <li>
                    <LogEntry line shown on_pick />
                </li>
            </For>
        </ol>
    }
}

/// One line, to be pressed.
#[component]
fn LogEntry(line: LogLine, shown: Signal<usize>, on_pick: Callback<usize>) -> impl IntoView {
    let LogLine { number, change, by, text } = line;
    let step = change.is_none().then(|| number.to_string());
    let who = by.map(|player| {
        let called = player.called();
        view! {
            <Mark player />
            <span class="sr">{called} ": "</span>
        }
    });
    view! {
        <button
            type="button"
            class="log-line"
            class:log-change=change.is_some()
            data-step=step
            aria-current=move || (change.is_none() && shown.get() == number).then_some("step")
            on:click=move |_| on_pick.run(number)
        >
            <span class="log-number">{step.clone()}</span>
            {who}
            <span class="log-text">{text}</span>
        </button>
    }
}
