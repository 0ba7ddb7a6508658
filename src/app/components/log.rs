//! What happened, one line a step, each leading to its moment; and between them who has played from then on.

use leptos::{html::Ol, prelude::*};
use web_sys::Element;

use super::{Mark, mark};
use crate::{
    app::{
        contexts::use_i18n,
        dom::{View, each, el, next_frame, watch, when},
        i18n::common,
        lexicon::{t, w},
    },
    table::hash::fnv,
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
            <For
                each=move || lines.get()
                key=|line| (line.number, line.change, line.text.clone())
                let(line)
            >
                <li>
                    <LogEntry line shown on_pick/>
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
            <Mark player/>
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

/// `shown` is the moment on the screen, `pick` leads to another.
pub fn log(
    lines: impl Fn() -> Vec<LogLine> + Copy + 'static,
    shown: impl Fn() -> usize + Copy + 'static,
    pick: impl Fn(usize) + Copy + 'static,
) -> View {
    let line = move |LogLine { number, change, by, text }: LogLine| {
        let who = by
            .map(|player| View::from([mark(&player), el("span.sr").text([&player.called(), ": "].concat())]));
        let current = move || (shown() == number && change.is_none()).then_some("step");
        let step = change.is_none().then(|| number.to_string());
        el("li").child(
            el("button")
                .class("log-line")
                .class_when("log-change", move || change.is_some())
                .attr("data-step", step.clone())
                .attr("aria-current", current)
                .on_click(move || pick(number))
                .child(el("span.log-number").text(step))
                .child(who)
                .child(el("span.log-text").text(text)),
        )
    };
    let key = |line: &LogLine| {
        let nth = line.change.map_or(0, |nth| nth + 1);
        fnv(&[&line.number.to_le_bytes(), &nth.to_le_bytes(), line.text.as_bytes()])
    };
    let list = el("ol.log").child(each(lines, key, line));
    // The newest line is the one to see.
    let scrolled = list.stored::<Element>();
    watch(move || {
        lines();
        let element = scrolled.get_untracked();
        next_frame(Box::new(move || element.set_scroll_top(element.scroll_height())));
    });
    let empty = when(move || lines().is_empty(), || el("p.hint.log-empty").text(w!(log_empty)));
    [empty, View::from(list)].into()
}
