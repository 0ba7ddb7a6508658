//! The log: lines that lead to their moments, seat changes between them, and headings if the game has rounds.

use leptos::{html::Ol, prelude::*};
use leptos_use_resize_observer::use_resize_observer;

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{
    Mark,
    log_filter::{FilterChoice, LogFilter},
};
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{common, t},
        log_item::LogKind,
        sketch::Sketch,
    },
    table::player::Player,
};

/// One event of a step, in words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogLine {
    /// The step of the line, counted from 1. For a line between steps: the step before it.
    pub number: usize,
    /// Index of a line between steps, such as a seat change; `None` for a line of a step.
    pub change: Option<usize>,
    /// The acting player; `None` for events of the table.
    pub by: Option<Player>,
    pub text: String,
    /// A picture of the event.
    pub sketch: Option<Sketch>,
    /// The heading that the line belongs to.
    pub heading: Option<String>,
    pub kind: LogKind,
}

/// A row of the list.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Row {
    /// A heading, with the number of the first step below it.
    Heading(String, usize),
    /// A line; whether it is the first of its step.
    Line(LogLine, bool),
}

/// The rows of these lines: without quiet lines, and with a heading before each line whose heading differs.
fn rows(lines: impl Iterator<Item = LogLine>) -> Vec<Row> {
    let mut rows = Vec::new();
    let (mut heading, mut step) = (None, None);
    for line in lines.filter(|line| line.kind != LogKind::Quiet) {
        if line.heading.is_some() && line.heading != heading {
            heading.clone_from(&line.heading);
            rows.extend(heading.clone().map(|text| Row::Heading(text, line.number)));
        }
        let first = line.change.is_none() && step.replace(line.number) != Some(line.number);
        rows.push(Row::Line(line, first));
    }
    rows
}

/// Whether every step up to the last has a line.
fn tells_every_step(lines: &[LogLine]) -> bool {
    let told = lines.iter().filter(|line| line.change.is_none() && line.kind != LogKind::Quiet);
    let mut numbers: Vec<usize> = told.map(|line| line.number).collect();
    numbers.dedup();
    numbers.iter().zip(1..).all(|(number, nth)| *number == nth)
}

/// The log of a match.
#[component]
pub fn Log(
    #[prop(into)] lines: Signal<Vec<LogLine>>,
    players: Vec<Player>,
    /// The name of the ledger filter, in a game with counted lines.
    #[prop(into)]
    ledger: Signal<Option<String>>,
    /// The moment on the screen.
    #[prop(into)]
    shown: Signal<usize>,
    /// Called with the moment to show.
    #[prop(into)]
    on_pick: Callback<usize>,
) -> impl IntoView {
    let i18n = use_i18n();
    let list = NodeRef::<Ol>::new();
    let filter = RwSignal::new(LogFilter::All);
    let persons = StoredValue::new(players);
    let rows = Memo::new(move |_| {
        let filter = filter.get();
        let shows =
            |line: &LogLine| persons.with_value(|players| filter.shows(players, line.kind, line.by.as_ref()));
        rows(lines.get().into_iter().filter(shows))
    });
    // Step numbers are shown only if they have no gaps.
    let numbered = Memo::new(move |_| lines.with(|lines| tells_every_step(lines)));
    // For a step without a line, the last line before it is current.
    let current = Memo::new(move |_| {
        let shown = shown.get();
        let steps = rows.read();
        let numbers = steps.iter().filter_map(|row| match row {
            Row::Line(line, true) if line.number <= shown => Some(line.number),
            _ => None,
        });
        numbers.max().unwrap_or_default()
    });
    // Scrolls to the line of the moment on the screen, or to the newest line.
    let follow = move || {
        // The screen may have been left by the next frame.
        if let Some(list) = list.try_get_untracked().flatten() {
            // The last line of the step.
            let lines = list.query_selector_all("[aria-current]").ok();
            let last = lines.and_then(|lines| lines.item(lines.length().checked_sub(1)?));
            match last.and_then(|line| line.dyn_into::<HtmlElement>().ok()) {
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
        rows.track();
        shown.track();
        request_animation_frame(follow);
    });
    // A hidden log cannot scroll, so it scrolls when it appears.
    let _ = use_resize_observer(list, move |_, _| follow());
    view! {
        <Show when=move || rows.with(Vec::is_empty)>
            <p class="help-text log-empty">{t!(i18n, common::log_empty)}</p>
        </Show>
        <Show when=move || {
            ledger.read().is_some()
        }>
            {move || {
                let players = persons.get_value();
                view! { <FilterChoice filter ledger=ledger.get().unwrap_or_default() players /> }
            }}
        </Show>
        <ol class="log" node_ref=list>
            <For
                each=move || rows.get()
                key=Row::clone
                children=move |row| match row {
                    Row::Heading(text, _) => {
                        view! {
                            <li class="log-heading">
                                <h3>{text}</h3>
                            </li>
                        }
                            .into_any()
                    }
                    Row::Line(line, first) => {
                        view! {
                            <li>
                                <LogEntry line first numbered current on_pick />
                            </li>
                        }
                            .into_any()
                    }
                }
            />
        </ol>
    }
}

/// One line, as a button.
#[component]
fn LogEntry(
    line: LogLine,
    /// Whether it is the first line of its step.
    first: bool,
    /// Whether its number is shown.
    numbered: Memo<bool>,
    /// The step on the screen.
    current: Memo<usize>,
    on_pick: Callback<usize>,
) -> impl IntoView {
    let i18n = use_i18n();
    let LogLine { number, change, by, text, sketch, .. } = line;
    let step = first.then(|| number.to_string());
    let nth = step.clone();
    let who = by.map(|player| {
        // Untracked: lines in another language are new lines.
        let called = (!text.contains(&player.called()))
            .then(|| i18n.now(common::Titled { name: player.called(), text: "" }));
        view! {
            <Mark player />
            // A sentence that contains the player's name needs no name before it.
            {called.map(|called| view! { <span class="visually-hidden">{called}</span> })}
        }
    });
    view! {
        <button
            type="button"
            class="log-line"
            class:log-change=change.is_some()
            data-step=step
            aria-current=move || (change.is_none() && current.get() == number).then_some("step")
            on:click=move |_| on_pick.run(number)
        >
            <span class="log-number">{move || nth.clone().filter(|_| numbered.get())}</span>
            {who}
            <span class="log-text">{text}</span>
            {sketch.map(|sketch| view! { <span class="log-sketch">{sketch.draw()}</span> })}
        </button>
    }
}
