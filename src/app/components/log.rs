//! What happened, one line a step, each leading to its moment; and between them who has played from then on.

use leptos::{html::Ol, prelude::*};
use leptos_use_resize_observer::use_resize_observer;

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Mark;
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{common, t},
        sketch::Sketch,
    },
    table::player::Player,
};

/// One step in words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogLine {
    /// Counted from 1: the moment after this step. Of a change of who plays: after the step before it.
    pub number: usize,
    /// The how manieth change of who plays; nothing for a step.
    pub change: Option<usize>,
    /// Who made it; nobody for what the table dealt.
    pub by: Option<Player>,
    pub text: String,
    /// What it was about.
    pub sketch: Option<Sketch>,
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
    // The line of the moment on the screen is the one to see, and where there is none, the newest.
    let follow = move || {
        // By the next frame the screen may have been left.
        if let Some(list) = list.try_get_untracked().flatten() {
            let line = list.query_selector("[aria-current]").ok().flatten();
            match line.and_then(|line| line.dyn_into::<HtmlElement>().ok()) {
                Some(line) => {
                    let above = (list.client_height() - line.offset_height()) / 2;
                    list.set_scroll_top(line.offset_top() - list.offset_top() - above);
                }
                None if shown.get_untracked() == 0 => list.set_scroll_top(0),
                None => list.set_scroll_top(list.scroll_height()),
            }
        }
    };
    Effect::new(move |_| {
        lines.track();
        shown.track();
        request_animation_frame(follow);
    });
    // A log that was not on the screen could not be scrolled.
    let _ = use_resize_observer(list, move |_, _| follow());
    view! {
        <Show when=move || lines.with(Vec::is_empty)>
            <p class="hint log-empty">{t!(i18n, common::log_empty)}</p>
        </Show>
        <ol class="log" node_ref=list>
            <For each=move || lines.get() key=LogLine::clone let(line)>
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
    let i18n = use_i18n();
    let LogLine { number, change, by, text, sketch } = line;
    let step = change.is_none().then(|| number.to_string());
    let who = by.map(|player| {
        // Another language is another line.
        let called = i18n.now(common::Titled { name: player.called(), text: "" });
        view! {
            <Mark player />
            <span class="sr">{called}</span>
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
            {sketch.map(|sketch| view! { <span class="log-sketch">{sketch.draw()}</span> })}
        </button>
    }
}
