//! Barbarossa in sentences. Locales are given, so that nothing here follows a signal.

pub(super) use crate::app::lexicon::name;
use crate::{
    app::{
        i18n::{Locale, Word, barbarossa as key},
        lexicon::{fill, list, number, titled},
    },
    games::barbarossa::{
        Answer, Cave, End, Fault, LetterIndex, ObjectView, Prompt, Refusal, Riddle, View,
        score::arrows as of_arrows,
    },
    kernel::Seat,
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

/// "Object 2 of Ben: the blue one"
pub(super) fn labelled(locale: Locale, names: &[String], shown: &ObjectView) -> String {
    let name = object(locale, names, shown.riddle);
    if shown.label.is_empty() { name } else { titled(locale, &name, &shown.label) }
}

/// "Object 2 of Ben: the blue one, 1 arrow"
pub(super) fn planted(locale: Locale, names: &[String], shown: &ObjectView) -> String {
    let text = labelled(locale, names, shown);
    match shown.solved.len() {
        0 => text,
        n => format!("{text}, {}", arrows(locale, n)),
    }
}

/// "Ben, Anna", in this order.
pub(super) fn names_of(names: &[String], seats: &[Seat]) -> String {
    seats.iter().map(|seat| name(names, *seat)).collect::<Vec<_>>().join(", ")
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

/// "4", "5–7"
pub(super) fn span(from: u8, to: u8) -> String {
    if from == to { to.to_string() } else { format!("{from}–{to}") }
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
