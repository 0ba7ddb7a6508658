//! Barbarossa in sentences. The language is an argument, so that no function tracks a signal.

pub(super) use crate::app::lexicon::name;
use crate::{
    app::{
        i18n::{Language, Text, barbarossa as key},
        lexicon::titled,
    },
    games::barbarossa::{Answer, Cave, Fault, LetterIndex, ObjectView, Refusal, Riddle},
    kernel::Seat,
};

pub(super) fn gems(language: &Language, gems: u8) -> String {
    language.say(key::Gems { n: gems })
}

pub(super) fn curses(language: &Language, curses: u8) -> String {
    language.say(key::Curses { n: curses })
}

pub(super) fn arrows(language: &Language, arrows: usize) -> String {
    language.say(key::Arrows { n: arrows })
}

/// "Cave D: question mark"
pub(super) fn cave_name(language: &Language, steps: u8, cave: Cave) -> String {
    let letter = char::from(b'A' + steps % 12).to_string();
    language.say(key::CaveN { letter, kind: language.say(cave_kind(cave)) })
}

fn cave_kind(cave: Cave) -> Text {
    match cave {
        Cave::Gem => key::cave_gem,
        Cave::Dragon => key::cave_dragon,
        Cave::Elf => key::cave_elf,
        Cave::Question => key::cave_question,
        Cave::Ghost => key::cave_ghost,
    }
}

/// "You get a gem."
pub(super) fn cave_line(language: &Language, cave: Cave) -> String {
    language.say(match cave {
        Cave::Gem => key::cave_gem_line,
        Cave::Dragon => key::cave_dragon_line,
        Cave::Elf => key::cave_elf_line,
        Cave::Question => key::cave_question_line,
        Cave::Ghost => key::cave_ghost_line,
    })
}

/// "Ben's object 2"
pub(super) fn object(language: &Language, names: &[String], riddle: Riddle) -> String {
    language.say(key::ObjectOf { n: riddle.number + 1, name: name(names, riddle.owner) })
}

/// "Ben's object 2: the blue one"
pub(super) fn labelled(language: &Language, names: &[String], shown: &ObjectView) -> String {
    let name = object(language, names, shown.riddle);
    if shown.label.is_empty() { name } else { titled(language, &name, &shown.label) }
}

/// "Ben's object 2: the blue one, 1 arrow. Guessed by Anna"
pub(super) fn planted(language: &Language, names: &[String], shown: &ObjectView) -> String {
    let text = labelled(language, names, shown);
    match shown.solved.len() {
        0 => text,
        n => language.say(key::Planted { object: text, n, names: names_of(language, names, &shown.solved) }),
    }
}

/// "Ben and Anna", in this order.
pub(super) fn names_of(language: &Language, names: &[String], seats: &[Seat]) -> String {
    language.list(seats.iter().map(|seat| name(names, *seat)))
}

/// "third letter", "last letter", "third letter from the end"
pub(super) fn place(language: &Language, place: LetterIndex) -> String {
    match (place.from_back(), place.number()) {
        (true, 1) => language.say(key::letter_last),
        (true, 2) => language.say(key::letter_last_two),
        (true, n) => language.say(key::LetterNthBack { n }),
        (false, n) => language.say(key::LetterNth { n }),
    }
}

pub(super) fn answer(language: &Language, answer: Answer) -> String {
    language.say(match answer {
        Answer::Yes => key::yes,
        Answer::No => key::no,
        Answer::Probably => key::probably,
        Answer::Unknown => key::dont_know,
    })
}

/// "Answers so far: Yes × 2, No × 1"
pub(super) fn said_so_far(language: &Language, said: &[(Answer, usize)]) -> String {
    let each = said
        .iter()
        .map(|(said, times)| language.say(key::AnswerTimes { answer: answer(language, *said), n: *times }));
    language.say(key::AnswersSoFar { list: language.commas(each) })
}

pub(super) fn fault(language: &Language, fault: Fault) -> String {
    let word = match fault {
        Fault::Empty => key::word_empty,
        Fault::Long(most) => return language.say(key::WordLong { n: most }),
        Fault::Words(1) => key::word_two,
        Fault::Words(2) => key::word_three,
        Fault::Words(_) => key::word_five,
        Fault::Article => key::word_article,
        Fault::Hyphen => key::word_hyphen,
        Fault::Signs => key::word_signs,
        Fault::Joints => key::word_joints,
        Fault::Control => key::word_control,
    };
    language.say(word)
}

/// "2 back", "1 forward"
pub(super) fn moves(language: &Language, spaces: i8) -> String {
    let n = spaces.unsigned_abs();
    if spaces < 0 { language.say(key::RTableBack { n }) } else { language.say(key::RTableForward { n }) }
}

/// "4", "5–7"
pub(super) fn span(from: u8, to: u8) -> String {
    if from == to { to.to_string() } else { format!("{from}–{to}") }
}

/// Why the step is not allowed. `names` may be empty.
pub(super) fn refusal_at(language: &Language, names: &[String], refusal: &Refusal) -> String {
    let word = match refusal {
        Refusal::Word(why) => return fault(language, *why),
        Refusal::Own => key::why_own,
        Refusal::Full => key::why_full,
        Refusal::Solved => key::why_solved,
        Refusal::NoCurse => key::why_curse_none,
        Refusal::SecondSeries(_) | Refusal::Awaited(_) if names.is_empty() => key::why_not_now,
        Refusal::SecondSeries(seat) => {
            return language.say(key::WhyCurseSeries { name: name(names, *seat) });
        }
        Refusal::Awaited(seat) => {
            let name = seat.map_or("", |seat| name(names, seat));
            return language.say(key::WhyCurseWait { name });
        }
        Refusal::CursesLeft => key::why_curse_left,
        Refusal::TooFewSpent(n) => return language.say(key::WhyCurseFive { n: *n }),
        Refusal::RegainedAlready => key::why_curse_once,
        Refusal::Gems => key::why_gems,
        Refusal::Label | Refusal::Note => key::why_text,
        Refusal::Nameless => key::why_label,
        Refusal::Told => key::why_told,
        Refusal::Photo => key::photo_large,
        Refusal::Bare => key::why_bare,
        Refusal::Strokes | Refusal::OtherClay => key::why_clay,
        Refusal::FirstSeries => key::why_first_series,
        Refusal::Options | Refusal::NoObject | Refusal::LetterIndex(_) | Refusal::Same | Refusal::NotNow => {
            key::why_not_now
        }
    };
    language.say(word)
}
