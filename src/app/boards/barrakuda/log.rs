//! A round of Barrakuda in the log: one thing that happened a line.

use super::words;
use crate::{
    app::{
        i18n::{Language, barrakuda as key},
        log_item::{LogItem, LogKind},
    },
    games::barrakuda::{Action, Barrakuda, Beat, Event, View},
    kernel::{Step, StepOf},
};

/// What came of a step, one thing a line, each with whom it is about.
pub(super) fn log_items(
    language: &Language,
    names: &[String],
    before: &View,
    step: &StepOf<Barrakuda>,
    after: &View,
) -> Vec<LogItem> {
    let item = |beat: &Beat| LogItem {
        by: words::about(&beat.event),
        text: words::tell(language, names, after, &beat.sea, &beat.event),
        kind: log_kind(&beat.event),
    };
    let told: Vec<LogItem> = after.story[after.since..].iter().map(item).collect();
    match step {
        _ if !told.is_empty() => told,
        Step::Player(by, Action::Play(_)) => {
            let text = language.say(key::TellChosen { name: words::name(names, *by) });
            vec![LogItem { by: Some(*by), text, kind: LogKind::Quiet }]
        }
        Step::Player(by, one) => {
            let text = words::action(language, names, before, *by, one);
            vec![LogItem { by: Some(*by), text, kind: LogKind::Plain }]
        }
        Step::Chance(_) => Vec::new(),
    }
}

/// Whether gold moves, and whether anybody wants to read of it.
fn log_kind(event: &Event) -> LogKind {
    match event {
        Event::Collected { .. }
        | Event::Dropped { .. }
        | Event::Took { .. }
        | Event::Banked { .. }
        | Event::Robbed { .. }
        | Event::Shared { .. }
        | Event::Won(_) => LogKind::Ledger,
        Event::Chosen(_) | Event::Idle { .. } => LogKind::Quiet,
        // The heading of the next one says as much.
        Event::RoundOver { regain, .. } if regain.is_empty() => LogKind::Quiet,
        _ => LogKind::Plain,
    }
}
