//! Barracuda's log: one line per event.

use super::words;
use crate::{
    app::{
        game_ui::Logbook,
        i18n::{Language, Text, barracuda as key},
        log_item::{LogItem, LogKind},
    },
    games::barracuda::{Action, Barracuda, Chance, Event, View},
    kernel::{Step, StepOf},
    scenes::barracuda::{about, moves_money},
    table::report::StepReport,
};

impl Logbook for Barracuda {
    const LEDGER: Option<Text> = Some(key::log_money);

    /// The step itself if its events do not describe it, then its events.
    fn log_items(language: &Language, names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem> {
        let step = report.step;
        let done = done(language, names, step, report.after);
        let done = done.map(|text| LogItem { by: step.seat(), text, kind: LogKind::Plain });
        let item = |event: &Event| {
            let text = words::tell(language, names, report.after, event);
            let by = about(event).or(step.seat());
            (!text.is_empty()).then(|| LogItem { by, text, kind: kind(event) })
        };
        done.into_iter().chain(report.events.iter().filter_map(item)).collect()
    }

    /// Round 0 has no heading: the bars are dealt then.
    fn log_heading(language: &Language, report: &StepReport<'_, Self>) -> Option<String> {
        let n = report.before.round;
        (n > 0).then(|| language.say(key::HeadRound { n }))
    }
}

/// The text of a step without events.
fn done(language: &Language, names: &[String], step: &StepOf<Barracuda>, after: &View) -> Option<String> {
    Some(match step {
        Step::Chance(Chance::Deal(_)) => {
            let away: Vec<&str> = after.away().iter().map(|bar| bar.name()).collect();
            if away.is_empty() {
                language.say(key::log_deal)
            } else {
                language.say(key::LogDealKnown { bars: language.list(away) })
            }
        }
        Step::Player(_, Action::Begin) => language.say(key::tell_begin),
        Step::Player(seat, Action::Pass) => language.say(key::TellPass { name: words::name(names, *seat) }),
        Step::Player(..) | Step::Chance(_) => return None,
    })
}

/// Whether an event moves money, or is left out of the log.
fn kind(event: &Event) -> LogKind {
    match event {
        // The heading already states the round.
        Event::Round(_) => LogKind::Quiet,
        event if moves_money(event) => LogKind::Ledger,
        _ => LogKind::Plain,
    }
}
