//! Barrakuda's log: one line per event.

use super::words;
use crate::{
    app::{
        game_ui::Logbook,
        i18n::{Language, Text, barrakuda as key},
        log_item::{LogItem, LogKind},
    },
    games::barrakuda::{Action, Barrakuda, Beat, Event},
    kernel::Step,
    scenes::barrakuda::is_beat,
    table::report::StepReport,
};

impl Logbook for Barrakuda {
    const LEDGER: Option<Text> = Some(key::ledger);

    /// The beats of the step, or the choice of a card.
    fn log_items(language: &Language, names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem> {
        let item = |beat: &Beat| LogItem {
            by: words::about(&beat.event),
            text: words::tell(language, names, report.after, beat),
            kind: log_kind(&beat.event),
        };
        let beats: Vec<LogItem> =
            report.events.iter().filter(|beat| is_beat(&beat.event)).map(item).collect();
        match report.step {
            _ if !beats.is_empty() => beats,
            Step::Player(by, Action::Play(_)) => {
                let text = language.say(key::TellChosen { name: words::name(names, *by) });
                vec![LogItem { by: Some(*by), text, kind: LogKind::Quiet }]
            }
            Step::Player(by, one) => {
                let text = words::action(language, names, report.before, *by, one);
                vec![LogItem { by: Some(*by), text, kind: LogKind::Plain }]
            }
            Step::Chance(_) => Vec::new(),
        }
    }

    fn log_heading(language: &Language, report: &StepReport<'_, Self>) -> Option<String> {
        let before = report.before;
        before.floor.is_some().then(|| language.say(key::Round { n: before.round }))
    }
}

/// Whether an event moves gold, or is left out of the log.
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
        // The next round's heading says as much.
        Event::RoundOver { regain, .. } if regain.is_empty() => LogKind::Quiet,
        _ => LogKind::Plain,
    }
}
