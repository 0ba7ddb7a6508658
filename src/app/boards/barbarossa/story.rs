//! The events in sentences. The language is an argument, so that no function tracks a signal.

use super::words::{answer, moves, name, object, place};
use crate::{
    app::{
        game_ui::Logbook,
        i18n::{Language, barbarossa as key, common, sentences},
        lexicon::list,
        log_item::{LogItem, LogKind},
    },
    games::barbarossa::{
        Action, Answer, Barbarossa, Cave, Event, Fare, Means, Riddle, Series, Verdict, View, score::OWNER,
    },
    kernel::Seat,
    scenes::barbarossa::{rolled, scored},
    table::report::StepReport,
};

fn is_about(event: &Event, of: Riddle) -> bool {
    match event {
        Event::AskedLetter { riddle, .. }
        | Event::Letter { riddle, .. }
        | Event::Answered { riddle, .. }
        | Event::Wrote { riddle, .. }
        | Event::Judged { riddle, .. }
        | Event::Guessed { riddle, .. }
        | Event::Arrow { riddle, .. } => *riddle == of,
        _ => false,
    }
}

/// The public sentences about the latest step.
pub(super) fn latest(language: &Language, names: &[String], view: &View) -> Vec<String> {
    told(language, names, view, view.story.public_news())
}

/// The sentences about public events; `view` is the view after them.
pub(super) fn told<'a>(
    language: &Language,
    names: &[String],
    view: &View,
    events: impl IntoIterator<Item = &'a Event>,
) -> Vec<String> {
    events.into_iter().filter_map(|event| tell(language, names, view, event)).collect()
}

/// The sentence about an event; `None` if another sentence covers it, or if it is private.
fn tell(language: &Language, names: &[String], view: &View, event: &Event) -> Option<String> {
    let who = |seat: &Seat| name(names, *seat);
    Some(match event {
        Event::Starts { seat, rolls } => {
            // More rolls than players mean a tie for the highest.
            let tied = rolls.len() > usize::from(view.seats);
            let name = who(seat);
            if tied {
                language.say(key::TellStartTie { name })
            } else {
                language.say(key::TellStart { name })
            }
        }
        Event::Moved { seat, steps, fare, cave } => {
            let (name, n) = (who(seat), *steps);
            let moved = match fare {
                Fare::Die => language.say(key::TellRoll { name, n }),
                Fare::Gems => language.say(key::TellPay { name, n }),
            };
            let then = match cave {
                Cave::Gem => language.say(key::TellGem { name }),
                Cave::Dragon => language.say(key::TellDragon { name }),
                Cave::Ghost => language.say(key::TellGhost { name }),
                Cave::Elf => language.say(key::tell_elf),
                Cave::Question => language.say(key::tell_question),
            };
            sentences([moved, then])
        }
        Event::Hat { seat, from, to } => {
            let (name, n) = (who(seat), (to - from).unsigned_abs());
            match to - from {
                _ if !scored(view) => return None,
                0 => language.say(key::TellStays { name }),
                1.. => language.say(key::TellForward { name, n }),
                _ => language.say(key::TellBack { name, n }),
            }
        }
        Event::AskedLetter { seat, riddle, index: at, .. } => language.say(key::TellLetter {
            name: who(seat),
            owner: name(names, riddle.owner),
            which: place(language, *at),
            n: riddle.number + 1,
        }),
        Event::Answered { riddle, question, answer: said, series, .. } => {
            let line = language.say(key::TellAnswer {
                name: name(names, riddle.owner),
                answer: answer(language, *said),
                n: riddle.number + 1,
            });
            let more = match (said, series) {
                (Answer::No, Series::First) => language.say(key::tell_series_no),
                (Answer::No, Series::Second) => language.say(key::tell_series_over),
                _ => String::new(),
            };
            sentences([quoted(language, question), line, more])
        }
        Event::Enough { seat, series } => match series {
            Series::First => language.say(key::TellEnough { name: who(seat) }),
            Series::Second => language.say(key::TellEnoughTwo { name: who(seat) }),
        },
        Event::Declined { seat, means } => match means {
            Means::Turn => language.say(key::TellNoLetter { name: who(seat) }),
            Means::Curse => language.say(key::TellNoCurse { name: who(seat) }),
        },
        Event::Guessed { seat, riddle, verdict } => match verdict {
            Verdict::Right => language.say(key::TellRight {
                name: who(seat),
                owner: name(names, riddle.owner),
                n: riddle.number + 1,
            }),
            Verdict::Wrong => language.say(key::TellWrong {
                name: who(seat),
                owner: name(names, riddle.owner),
                n: riddle.number + 1,
            }),
        },
        Event::Arrow { planted, row, .. } => {
            let nth = language.say(key::TellNthArrow { n: *planted, of: view.arrows });
            let owner = OWNER.get(usize::from(*row)).map_or(0, |row| row.owner);
            let table = language.say(key::TellTable { moves: moves(language, owner) });
            sentences([nth, table])
        }
        Event::Cursed(seat) => language.say(key::TellCurse { name: who(seat) }),
        Event::Regained(seat) => language.say(key::TellCurseBack { name: who(seat) }),
        Event::Granted { seat, wishes, rolls } => {
            let roll = |(seat, n): (Seat, u8)| language.say(key::CurseRollOf { name: name(names, seat), n });
            let rolls = language.commas(rolled(*wishes, rolls).into_iter().map(roll));
            language.say(key::TellCurseRoll { rolls, name: who(seat) })
        }
        Event::Penalty { seat, spaces } => language.say(key::OverPenalty { name: who(seat), n: *spaces }),
        Event::Ended(_) | Event::Letter { .. } | Event::Wrote { .. } | Event::Judged { .. } => return None,
    })
}

/// A question in quotes; empty if it was not written down.
fn quoted(language: &Language, question: &str) -> String {
    if question.is_empty() { String::new() } else { language.say(common::Quoted { text: question }) }
}

/// The history of an object, which is public after the match.
pub(super) fn about(
    language: &Language,
    names: &[String],
    view: &View,
    event: &Event,
    riddle: Riddle,
) -> Option<String> {
    if !is_about(event, riddle) {
        return None;
    }
    let word = view.word(riddle).unwrap_or_default();
    match event {
        Event::AskedLetter { .. } | Event::Wrote { .. } | Event::Arrow { .. } => None,
        Event::Letter { seat, index: at, letter, .. } => {
            let shown = letter.clone().unwrap_or_else(|| language.say(key::letter_missing));
            let (name, which) = (name(names, *seat), place(language, *at));
            Some(language.say(key::OverLetter { name, which, letter: shown }))
        }
        Event::Answered { seat, question, answer: said, .. } => {
            let (name, answer) = (name(names, *seat), answer(language, *said));
            let line = match question.is_empty() {
                true => language.say(key::OverAnswered { name, answer }),
                false => language.say(key::OverAsked { name, question: &**question, answer }),
            };
            Some(line)
        }
        Event::Judged { guess, verdict, .. } => {
            let (name, guess) = (name(names, riddle.owner), &**guess);
            Some(match verdict {
                Verdict::Right => language.say(key::OverAccepted { name, guess, word }),
                Verdict::Wrong => language.say(key::OverRefused { name, guess, word }),
            })
        }
        _ => tell(language, names, view, event),
    }
}

impl Logbook for Barbarossa {
    /// The line of a step. It is left out if the next line states its outcome, or if it is private.
    fn log_items(language: &Language, names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem> {
        let kind = match report.step.action() {
            Some(Action::Roll | Action::Ask(..) | Action::Note(_) | Action::Seen) => LogKind::Quiet,
            _ => LogKind::Plain,
        };
        vec![LogItem { by: report.step.seat(), text: log_line(language, names, report), kind }]
    }
}

fn log_line(language: &Language, names: &[String], report: &StepReport<'_, Barbarossa>) -> String {
    let name = report.step.seat().map_or("", |seat| name(names, seat));
    match report.step.action() {
        Some(Action::Make(_)) => language.say(key::LogMade { name }),
        Some(Action::Note(_)) => language.say(key::LogNote { name }),
        Some(Action::Seen) => language.say(key::LogSeen { name }),
        Some(Action::Roll) => language.say(key::LogRoll { name }),
        Some(Action::Wish(seats)) => language.say(key::LogWish { names: list(language, names, *seats) }),
        Some(Action::Ask(riddle, _)) => {
            language.say(key::LogAsk { name, object: object(language, names, *riddle) })
        }
        Some(Action::Try(riddle)) => {
            language.say(key::LogTry { name, object: object(language, names, *riddle) })
        }
        _ => {
            let lines = told(language, names, report.after, &report.events);
            // A guess that the owner has not decided yet has no sentences.
            if lines.is_empty() { language.say(key::log_wrote) } else { sentences(lines) }
        }
    }
}
