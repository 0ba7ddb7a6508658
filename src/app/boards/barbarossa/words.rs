//! Barbarossa in sentences. Locales are given, so that nothing here follows a signal.

use super::{desk::is_public, ending::is_about};
pub(super) use crate::app::lexicon::name;
use crate::{
    app::{
        i18n::{Locale, Word, barbarossa as key},
        lexicon::{fill, list, number, titled},
    },
    games::barbarossa::{
        Action, Answer, Barbarossa, Cave, End, Event, Fare, Fault, LetterIndex, Means, Prompt, Refusal,
        Riddle, Series, Verdict, View,
        score::{OWNER, arrows as of_arrows},
    },
    kernel::{Seat, StepOf},
    scenes::barbarossa::scored,
    table::matches::Ending,
};

/// None, one, many.
fn count(locale: Locale, n: usize, words: [Word; 3]) -> String {
    fill(locale.word(words[n.min(2)]), &[("n", &n.to_string())])
}

pub(super) fn gems(locale: Locale, gems: u8) -> String {
    count(locale, gems.into(), [key::gems_none, key::gems_one, key::gems])
}

pub(super) fn curses(locale: Locale, curses: u8) -> String {
    count(locale, curses.into(), [key::curses_none, key::curses_one, key::curses])
}

pub(super) fn arrows(locale: Locale, arrows: usize) -> String {
    count(locale, arrows, [key::arrows_none, key::arrows_one, key::arrows])
}

/// "Cave D: question mark"
pub(super) fn cave_name(locale: Locale, steps: u8, cave: Cave) -> String {
    let letter = char::from(b'A' + steps % 12).to_string();
    fill(locale.word(key::cave_n), &[("letter", &letter), ("kind", locale.word(cave_kind(cave)))])
}

fn cave_kind(cave: Cave) -> Word {
    match cave {
        Cave::Gem => key::cave_gem,
        Cave::Dragon => key::cave_dragon,
        Cave::Elf => key::cave_elf,
        Cave::Question => key::cave_question,
        Cave::Ghost => key::cave_ghost,
    }
}

/// "Object 2 of Ben"
pub(super) fn object(locale: Locale, names: &[String], riddle: Riddle) -> String {
    let gaps = [("n", &*number(riddle.number + 1)), ("name", name(names, riddle.owner))];
    fill(locale.word(key::object_of), &gaps)
}

/// "third letter", "last letter", "third letter from the end"
pub(super) fn place(locale: Locale, place: LetterIndex) -> String {
    match (place.from_back(), place.number()) {
        (true, 1) => locale.word(key::letter_last).to_owned(),
        (true, 2) => locale.word(key::letter_last_two).to_owned(),
        (back, n) => {
            let word = if back { key::letter_nth_back } else { key::letter_nth };
            let nth = locale.word(key::ordinals).split(", ").nth(usize::from(n) - 1).unwrap_or_default();
            fill(locale.word(word), &[("nth", nth)])
        }
    }
}

pub(super) fn answer(locale: Locale, answer: Answer) -> &'static str {
    locale.word(match answer {
        Answer::Yes => key::yes,
        Answer::No => key::no,
        Answer::Probably => key::probably,
        Answer::Unknown => key::dont_know,
    })
}

pub(super) fn fault(locale: Locale, fault: Fault) -> String {
    let word = match fault {
        Fault::Empty => key::word_empty,
        Fault::Long(most) => return fill(locale.word(key::word_long), &[("n", &most.to_string())]),
        Fault::Words(1) => key::word_two,
        Fault::Words(2) => key::word_three,
        Fault::Words(_) => key::word_five,
        Fault::Article => key::word_article,
        Fault::Hyphen => key::word_hyphen,
        Fault::Signs => key::word_signs,
        Fault::Joints => key::word_joints,
        Fault::Control => key::word_control,
    };
    locale.word(word).to_owned()
}

/// "2 back", "1 forward"
pub(super) fn moves(locale: Locale, spaces: i8) -> String {
    let word = if spaces < 0 { key::r_table_back } else { key::r_table_forward };
    fill(locale.word(word), &[("n", &number(spaces.unsigned_abs()))])
}

/// Above the board: whose turn it is, and how many arrows are planted.
pub(super) fn headline(locale: Locale, view: &View) -> Option<String> {
    match view.prompt {
        Prompt::Making(_) => Some(locale.word(key::making_title).to_owned()),
        Prompt::Over(_) => Some(locale.word(key::over_title).to_owned()),
        _ => {
            let word = if view.planted == 1 { key::arrows_all_one } else { key::arrows_all };
            Some(fill(
                locale.word(word),
                &[("n", &number(view.planted)), ("of", &number(of_arrows(view.seats)))],
            ))
        }
    }
}

/// How many of these all have heard of.
pub(super) fn public(story: &[Event]) -> usize {
    story.iter().filter(|event| is_public(event)).count()
}

/// What has happened, as all may hear it; nothing for what is for one alone.
pub(super) fn tell(locale: Locale, names: &[String], view: &View, event: &Event) -> Option<String> {
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
            let events = after.story.get(after.since..).unwrap_or_default();
            let lines: Vec<String> =
                events.iter().filter_map(|event| tell(locale, names, after, event)).collect();
            // A guess that the owner is asked about.
            if lines.is_empty() { simple(key::log_wrote) } else { lines.join(" ") }
        }
    }
}

pub(super) fn refusal(locale: Locale, refusal: &Refusal) -> String {
    refusal_at(locale, &[], refusal)
}

/// The same where names are known.
pub(super) fn refusal_at(locale: Locale, names: &[String], refusal: &Refusal) -> String {
    let word = match refusal {
        Refusal::Word(why) => return fault(locale, *why),
        Refusal::Own => key::why_own,
        Refusal::Full => key::why_full,
        Refusal::Solved => key::why_solved,
        Refusal::NoCurse => key::why_curse_none,
        Refusal::SecondSeries(_) | Refusal::Awaited(_) if names.is_empty() => key::why_not_now,
        Refusal::SecondSeries(seat) => {
            return fill(locale.word(key::why_curse_series), &[("name", name(names, *seat))]);
        }
        Refusal::Awaited(seat) => {
            let who = seat.map_or("", |seat| name(names, seat));
            return fill(locale.word(key::why_curse_wait), &[("name", who)]);
        }
        Refusal::CursesLeft => key::why_curse_left,
        Refusal::TooFewSpent(n) => return fill(locale.word(key::why_curse_five), &[("n", &number(*n))]),
        Refusal::RegainedAlready => key::why_curse_once,
        Refusal::Gems => key::why_gems,
        Refusal::Label | Refusal::Note => key::why_text,
        Refusal::Nameless => key::why_label,
        Refusal::Photo => key::photo_large,
        Refusal::Bare => key::why_bare,
        Refusal::Strokes | Refusal::OtherClay => key::why_clay,
        Refusal::FirstSeries => key::why_first_series,
        Refusal::Options | Refusal::NoObject | Refusal::LetterIndex(_) | Refusal::Same | Refusal::NotNow => {
            key::why_not_now
        }
    };
    locale.word(word).to_owned()
}

pub(super) fn ending(locale: Locale, names: &[String], view: &View, ending: &Ending) -> String {
    let (Prompt::Over(end), Ending::Played) = (&view.prompt, ending) else {
        return locale.word(key::end_abandoned).to_owned();
    };
    let first = |seat: &Seat| view.places.get(seat.index()) == Some(&1);
    let winners: crate::kernel::Seats = Seat::all(view.seats).filter(first).collect();
    let shared = winners.len() > 1;
    let word = match (end, view.config.penalties) {
        (End::Goal(_), false) if shared => key::end_goal_shared,
        (End::Goal(_), false) => key::end_goal,
        (End::Goal(_), true) if shared => key::end_penalty_shared,
        (End::Goal(_), true) => key::end_penalty,
        (End::LastArrow, _) if shared => key::end_arrow_shared,
        (End::LastArrow, _) => key::end_arrow,
    };
    fill(locale.word(word), &[("winners", &list(names, winners))])
}
