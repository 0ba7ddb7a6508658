//! The ledger: past events, public ones and those of one player.

use leptos::prelude::*;

use super::{controller::use_controller, words};
use crate::{
    app::{
        components::Dialog,
        contexts::use_i18n,
        i18n::{Language, Text, barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Barracuda, Event, View},
    scenes::barracuda::{everybodys, mine},
};

#[derive(Clone, PartialEq, Eq, Hash)]
struct Round {
    number: u16,
    lines: Vec<Line>,
}

/// A line of the ledger, with its outcome if stated separately.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Line {
    text: String,
    came: Option<String>,
}

/// The dialog with the public events, and with the private events of the player whose view is open.
#[component]
pub(super) fn LedgerWindow() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let is_own = move || session.view.with(|view| view.own().is_some());
    view! {
        <Dialog name="ledger" open=controller.ledger title=t!(i18n, key::ledger)>
            <Show when=is_own>
                <h3 class="bc-title">{t!(i18n, key::ledger_mine)}</h3>
                <OwnLines />
                <h3 class="bc-title">{t!(i18n, key::ledger_all)}</h3>
            </Show>
            <Lines of=everybodys_lines class="" none=key::ledger_none />
        </Dialog>
    }
}

/// The private lines of the player whose view is open.
#[component]
pub(super) fn OwnLines() -> impl IntoView {
    view! { <Lines of=own_lines class="bc-mine" none=key::ledger_mine_none /> }
}

/// Makes the lines of a ledger, each with its round, from a view.
type LinesOf = fn(&Language, &[String], &View) -> Vec<(u16, Line)>;

/// The lines in one list per round, under the round's number.
#[component]
fn Lines(
    of: LinesOf,
    /// The class of a line.
    class: &'static str,
    /// The text of an empty ledger.
    none: Text,
) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let rounds = Memo::new(move |_| {
        let (language, names) = (i18n.language(), session.names());
        by_round(session.view.with(|view| of(&language, &names, view)))
    });
    let round = move |Round { number, lines }: Round| {
        let lines = lines.into_iter().map(|Line { text, came }| {
            // Lines with a class may have an outcome below the text, so the text needs its own element.
            let text =
                if class.is_empty() { text.into_any() } else { view! { <span>{text}</span> }.into_any() };
            let class = (!class.is_empty()).then_some(class);
            view! { <li class=class>{text} {came.map(|came| view! { <small>{came}</small> })}</li> }
        });
        view! {
            <h3 class="bc-round">{t!(i18n, key::LRound { n: number })}</h3>
            <ul class="bc-lines">{lines.collect_view()}</ul>
        }
    };
    view! {
        <Show
            when=move || rounds.with(|rounds| !rounds.is_empty())
            fallback=move || view! { <p class="help-text">{t!(i18n, none)}</p> }
        >
            <For each=move || rounds.get() key=|round| round.clone() children=round />
        </Show>
    }
}

fn by_round(lines: Vec<(u16, Line)>) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for (number, line) in lines {
        match rounds.last_mut() {
            Some(round) if round.number == number => round.lines.push(line),
            _ => rounds.push(Round { number, lines: vec![line] }),
        }
    }
    rounds
}

fn everybodys_lines(language: &Language, names: &[String], view: &View) -> Vec<(u16, Line)> {
    let line = |(round, event): (u16, &Event)| {
        let text = words::tell(language, names, view, event);
        let kept = !text.is_empty() && !matches!(event, Event::Drawn(_));
        kept.then_some((round, Line { text, came: None }))
    };
    everybodys(view).into_iter().filter_map(line).collect()
}

fn own_lines(language: &Language, names: &[String], view: &View) -> Vec<(u16, Line)> {
    let lines = mine(view).into_iter().map(|(round, entry)| {
        let (text, came) = words::entry(language, names, view, &entry);
        (round, Line { text, came })
    });
    lines.collect()
}
