//! What has happened, in sentences. Locales are given, so that nothing here follows a signal.

use super::words::{answer, moves, name, object, place};
use crate::{
    app::{
        i18n::{Locale, Word, barbarossa as key},
        lexicon::{fill, list, number, titled},
    },
    games::barbarossa::{
        Action, Answer, Barbarossa, Cave, Event, Fare, Means, Riddle, Series, Verdict, View,
        score::{OWNER, arrows as of_arrows},
    },
    kernel::{Seat, StepOf},
    scenes::barbarossa::scored,
};

/// Whether all may hear of it.
fn is_public(event: &Event) -> bool {
    !matches!(event, Event::Letter { .. } | Event::Wrote { .. } | Event::Judged { .. })
}

/// Whether an event is about this object.
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

/// How many of these all have heard of.
pub(super) fn public(story: &[Event]) -> usize {
    story.iter().filter(|event| is_public(event)).count()
}

/// What the latest step led to, as all may hear it.
pub(super) fn latest(locale: Locale, names: &[String], view: &View) -> Vec<String> {
    let events = view.story.get(view.since..).unwrap_or_default();
    events.iter().filter_map(|event| tell(locale, names, view, event)).collect()
}

/// What has happened, as all may hear it; nothing for what is for one alone.
fn tell(locale: Locale, names: &[String], view: &View, event: &Event) -> Option<String> {
    let who = |seat: &Seat| name(names, *seat).to_owned();
    let say = |word: Word, gaps: &[(&str, &str)]| Some(fill(locale.word(word), gaps));
    match event {
        Event::Starts { seat, rolls } => {
            // More rolls than players: the highest tied.
            let word =
                if rolls.len() > usize::from(view.seats) { key::tell_start_tie } else { key::tell_start };
            say(word, &[("name", &who(seat))])
        }
        Event::Moved { seat, steps, fare, cave } => {
            let word = match (fare, steps) {
                (Fare::Die, _) => key::tell_roll,
                (Fare::Gems, 1) => key::tell_pay_one,
                (Fare::Gems, _) => key::tell_pay,
            };
            let moved = fill(locale.word(word), &[("name", &who(seat)), ("n", &number(*steps))]);
            let then = match cave {
                Cave::Gem => key::tell_gem,
                Cave::Dragon => key::tell_dragon,
                Cave::Ghost => key::tell_ghost,
                Cave::Elf => key::tell_elf,
                Cave::Question => key::tell_question,
            };
            Some([&moved, " ", &fill(locale.word(then), &[("name", &who(seat))])].concat())
        }
        Event::Hat { seat, from, to } => {
            let word = match to - from {
                _ if !scored(view) => return None,
                0 => key::tell_stays,
                1.. => key::tell_forward,
                _ => key::tell_back,
            };
            let spaces = (to - from).unsigned_abs().to_string();
            say(word, &[("name", &who(seat)), ("n", &spaces)])
        }
        Event::AskedLetter { seat, riddle, index: at, .. } => {
            let gaps = [
                ("name", &*who(seat)),
                ("owner", name(names, riddle.owner)),
                ("which", &*place(locale, *at)),
                ("n", &*number(riddle.number + 1)),
            ];
            say(key::tell_letter, &gaps)
        }
        Event::Answered { riddle, answer: said, series, .. } => {
            let gaps = [
                ("name", name(names, riddle.owner)),
                ("answer", answer(locale, *said)),
                ("object", &*object(locale, names, *riddle)),
            ];
            let line = fill(locale.word(key::tell_answer), &gaps);
            let more = match (said, series) {
                (Answer::No, Series::First) => key::tell_series_no,
                (Answer::No, Series::Second) => key::tell_series_over,
                _ => return Some(line),
            };
            Some([&line, " ", locale.word(more)].concat())
        }
        Event::Enough { seat, series } => {
            let word = match series {
                Series::First => key::tell_enough,
                Series::Second => key::tell_enough_two,
            };
            say(word, &[("name", &who(seat))])
        }
        Event::Declined { seat, means } => {
            let word = match means {
                Means::Turn => key::tell_no_letter,
                Means::Curse => key::tell_no_curse,
            };
            say(word, &[("name", &who(seat))])
        }
        Event::Guessed { seat, riddle, verdict } => {
            let gaps = [
                ("name", &*who(seat)),
                ("owner", name(names, riddle.owner)),
                ("n", &*number(riddle.number + 1)),
            ];
            let word = match verdict {
                Verdict::Right => key::tell_right,
                Verdict::Wrong => key::tell_wrong,
            };
            say(word, &gaps)
        }
        Event::Arrow { planted, row, .. } => {
            let nth = fill(
                locale.word(key::tell_nth_arrow),
                &[("n", &number(*planted)), ("of", &number(of_arrows(view.seats)))],
            );
            let owner = OWNER.get(usize::from(*row)).map_or(0, |row| row.owner);
            let moves = moves(locale, owner);
            Some([&nth, " ", &fill(locale.word(key::tell_table), &[("moves", &moves)])].concat())
        }
        Event::Cursed(seat) => say(key::tell_curse, &[("name", &who(seat))]),
        Event::Regained(seat) => say(key::tell_curse_back, &[("name", &who(seat))]),
        Event::Granted { seat, wishes, rolls } => {
            let rolled: Vec<String> = rolls.iter().map(u8::to_string).collect();
            let gaps =
                [("names", &*list(names, *wishes)), ("rolls", &*rolled.join(" · ")), ("name", &*who(seat))];
            say(key::tell_curse_roll, &gaps)
        }
        Event::Penalty { seat, spaces } => {
            say(key::over_penalty, &[("name", &who(seat)), ("n", &spaces.to_string())])
        }
        Event::Ended(_) | Event::Letter { .. } | Event::Wrote { .. } | Event::Judged { .. } => None,
    }
}

/// What was said and shown of an object: at the end, for all.
pub(super) fn about(
    locale: Locale,
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
            let shown = letter.clone().unwrap_or_else(|| locale.word(key::letter_missing).to_owned());
            Some(titled(locale, name(names, *seat), &[&place(locale, *at), " – ", &shown].concat()))
        }
        Event::Answered { seat, answer: said, .. } => {
            Some([name(names, *seat), " ? ", answer(locale, *said)].concat())
        }
        Event::Judged { guess, verdict, .. } => {
            let said = match verdict {
                Verdict::Right => key::over_accepted,
                Verdict::Wrong => key::over_refused,
            };
            let gaps = [("name", name(names, riddle.owner)), ("guess", &**guess), ("word", word)];
            Some(fill(locale.word(said), &gaps))
        }
        _ => tell(locale, names, view, event),
    }
}

pub(super) fn log_line(locale: Locale, names: &[String], step: &StepOf<Barbarossa>, after: &View) -> String {
    let by = step.seat().map_or("", |seat| name(names, seat));
    let simple = |word: Word| fill(locale.word(word), &[("name", by)]);
    match step.action() {
        Some(Action::Make(_)) => simple(key::log_made),
        Some(Action::Note(_)) => simple(key::log_note),
        Some(Action::Seen) => simple(key::log_seen),
        Some(Action::Roll) => simple(key::log_roll),
        Some(Action::Wish(seats)) => fill(locale.word(key::log_wish), &[("names", &list(names, *seats))]),
        Some(Action::Ask(riddle)) => {
            fill(locale.word(key::log_ask), &[("name", by), ("object", &object(locale, names, *riddle))])
        }
        Some(Action::Try(riddle)) => {
            fill(locale.word(key::log_try), &[("name", by), ("object", &object(locale, names, *riddle))])
        }
        _ => {
            let lines = latest(locale, names, after);
            // A guess that the owner is asked about.
            if lines.is_empty() { simple(key::log_wrote) } else { lines.join(" ") }
        }
    }
}
