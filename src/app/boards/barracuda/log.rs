//! A step of Barracuda in the log: one thing that happened a line.

use super::words;
use crate::{
    app::{
        i18n::{Language, barracuda as key},
        log_item::{LogItem, LogKind},
    },
    games::barracuda::{Action, Barracuda, Chance, Event, View},
    kernel::{Step, StepOf},
    scenes::barracuda::{about, moves_money},
};

/// What came of a step, one thing a line, each with whom it is about.
pub(super) fn log_items(
    language: &Language,
    names: &[String],
    before: &View,
    step: &StepOf<Barracuda>,
    after: &View,
) -> Vec<LogItem> {
    let done = done(language, names, step, after);
    let done = done.map(|text| LogItem { by: step.seat(), text, kind: LogKind::Plain });
    let item = |event: &Event| {
        let text = words::news(language, names, after, std::slice::from_ref(event)).concat();
        let by = about(event).or(step.seat());
        (!text.is_empty()).then(|| LogItem { by, text, kind: kind(event) })
    };
    let came = after.story.get(before.story.len()..).unwrap_or_default();
    done.into_iter().chain(came.iter().filter_map(item)).collect()
}

/// The step itself, where what came of it does not tell.
fn done(language: &Language, names: &[String], step: &StepOf<Barracuda>, after: &View) -> Option<String> {
    Some(match step {
        Step::Chance(Chance::Deal(_)) => {
            let away: Vec<&str> = after.away().iter().map(|bar| bar.name()).collect();
            if away.is_empty() {
                language.say(key::log_deal)
            } else {
                language.say(key::LogDealKnown { bars: away.join(", ") })
            }
        }
        Step::Player(_, Action::Begin) => language.say(key::tell_begin),
        Step::Player(seat, Action::Pass) => language.say(key::TellPass { name: words::name(names, *seat) }),
        // How many notes, and no more.
        Step::Player(seat, Action::Bid(notes) | Action::Stake(notes)) => {
            words::laid(language, words::name(names, *seat), notes.count())
        }
        Step::Player(..) | Step::Chance(_) => return None,
    })
}

/// Whether money changes hands, and whether anybody wants to read of it.
fn kind(event: &Event) -> LogKind {
    match event {
        // The heading tells.
        Event::Round(_) => LogKind::Quiet,
        event if moves_money(event) => LogKind::Ledger,
        _ => LogKind::Plain,
    }
}
