//! What happened, each line leading to its moment; between the lines who has played from then on, and headings where the
//! game goes by rounds.

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

/// One thing that came of a step, in words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogLine {
    /// Counted from 1: the moment after this step. Of what is said between steps: after the step before it.
    pub number: usize,
    /// The how manieth thing between steps, as a change of who plays; nothing for a step.
    pub change: Option<usize>,
    /// Who made it; nobody for what the table dealt.
    pub by: Option<Player>,
    pub text: String,
    /// What it was about.
    pub sketch: Option<Sketch>,
    /// What it stands under.
    pub heading: Option<String>,
    pub kind: LogKind,
}

/// What stands in the list.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Row {
    /// With the number of the step that is the first below it.
    Heading(String, usize),
    /// Whether its step is told from here on.
    Line(LogLine, bool),
}

/// The rows of these lines: nothing quiet, and a heading wherever another one begins.
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

/// Whether there is a line of every step so far.
fn tells_every_step(lines: &[LogLine]) -> bool {
    let told = lines.iter().filter(|line| line.change.is_none() && line.kind != LogKind::Quiet);
    let mut numbers: Vec<usize> = told.map(|line| line.number).collect();
    numbers.dedup();
    numbers.iter().zip(1..).all(|(number, nth)| *number == nth)
}

/// All that happened.
#[component]
pub fn Log(
    #[prop(into)] lines: Signal<Vec<LogLine>>,
    /// Who plays.
    players: Vec<Player>,
    /// What it is called where only what is counted is left, in a game that has such lines.
    #[prop(into)]
    ledger: Signal<Option<String>>,
    /// The moment on the screen.
    #[prop(into)]
    shown: Signal<usize>,
    /// Leads to another moment.
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
    // Where steps are left untold, numbers would tell nothing but that.
    let numbered = Memo::new(move |_| lines.with(|lines| tells_every_step(lines)));
    // Of a step that is not told, the last one before it.
    let current = Memo::new(move |_| {
        let shown = shown.get();
        let steps = rows.read();
        let numbers = steps.iter().filter_map(|row| match row {
            Row::Line(line, true) if line.number <= shown => Some(line.number),
            _ => None,
        });
        numbers.max().unwrap_or_default()
    });
    // The line of the moment on the screen is the one to see, and where there is none, the newest.
    let follow = move || {
        // By the next frame the screen may have been left.
        if let Some(list) = list.try_get_untracked().flatten() {
            // Of all that came of its step, the last.
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
    // A log that was not on the screen could not be scrolled.
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

/// One line, to be pressed.
#[component]
fn LogEntry(
    line: LogLine,
    /// It is the first of its step.
    first: bool,
    /// It is told with its number.
    numbered: Memo<bool>,
    /// The step that is on the screen.
    current: Memo<usize>,
    on_pick: Callback<usize>,
) -> impl IntoView {
    let i18n = use_i18n();
    let LogLine { number, change, by, text, sketch, .. } = line;
    let step = first.then(|| number.to_string());
    let nth = step.clone();
    let who = by.map(|player| {
        // Another language is another line.
        let called = (!text.contains(&player.called()))
            .then(|| i18n.now(common::Titled { name: player.called(), text: "" }));
        view! {
            <Mark player />
            // Whom the sentence itself names is not named before it.
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
