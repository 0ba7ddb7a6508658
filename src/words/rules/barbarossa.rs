//! The rules of Barbarossa, and the sentences by which something is refused.

use super::{Example, Filled, Line, Page, Section, section, short};
use crate::{
    games::barbarossa::{Fault, Refusal, score::OWNER},
    words::{Language, Text, barbarossa as key, minute},
};

/// The rules in short.
pub static SHORT: [Line; 5] = short!(key, [
    Book r_short_a, Book r_short_b, Book r_short_c, Book r_short_d, Book r_short_e,
]);

/// The rules page.
pub static SECTIONS: [Section; 13] = [
    section!(key, "aim", r_aim, [
        Book r_aim_a, Book r_aim_b, Book r_aim_c,
    ]),
    section!(key, "setup", r_setup, [
        Book r_setup_a, Outside r_setup_b, Ours r_setup_c, Book r_setup_d, Book r_setup_e,
        Ours r_setup_h, Ruling r_setup_f, Book r_setup_g,
    ]),
    section!(key, "objects", r_objects, [
        Book r_objects_a, Book r_objects_b, Ruling r_objects_j, Book r_objects_c, Setting r_objects_d,
        Setting r_objects_e, Setting r_objects_f, Setting r_objects_g, Ruling r_objects_h,
        Ruling r_objects_i,
    ]),
    section!(key, "turn", r_turn, [
        Book r_turn_a, Ruling r_turn_b, Book r_turn_c, Book r_turn_d, Outside r_turn_f,
        Book r_turn_e,
    ]),
    section!(key, "caves", r_caves, [
        Book r_caves_a, Book r_caves_b, Book r_caves_c, Book r_caves_d, Book r_caves_e,
    ]),
    section!(key, "elf", r_elf, [
        Book r_elf_a, Book r_elf_e, Book r_elf_b, Ruling r_elf_c, Ruling r_elf_d,
    ]),
    section!(key, "questions", r_questions, [
        Book r_questions_a, Book r_questions_b, Book r_questions_c, Book r_questions_d,
        Book r_questions_e, Ruling r_questions_f, Ruling r_questions_g,
        Ruling r_questions_h,
    ]),
    section!(key, "solving", r_solving, [
        Book r_solving_a, Book r_solving_b, Limit r_solving_c, Book r_solving_d,
        Ruling r_solving_e, Ruling r_solving_f, Ruling r_solving_g,
    ]),
    section!(key, "curses", r_curses, [
        Book r_curses_a, Book r_curses_b, Limit r_curses_c, Limit r_curses_d, Book r_curses_e,
        Ruling r_curses_f, Book r_curses_g, Ruling r_curses_h,
    ]),
    section!(key, "end", r_end, [
        Book r_end_a, Book r_end_b, Ruling r_end_c, Book r_end_d, Ruling r_end_e,
    ]),
    section!(key, "variants", r_variants, [
        Variant r_variants_a, Ruling r_variants_g, Variant r_variants_f, Limit r_variants_h, Variant r_variants_b,
        Variant r_variants_c, Setting r_variants_d, Setting r_variants_e,
    ]),
    section!(key, "rulings", r_rulings, [
        Limit r_rulings_a, Ruling r_rulings_b, Limit r_rulings_c, Ruling r_rulings_d,
        Ruling r_rulings_e,
    ]),
    section!(key, "examples", r_examples, []),
];

/// The rules page.
pub static PAGE: Page = Page {
    lead: key::r_lead,
    short: &SHORT,
    sections: &SECTIONS,
    beside: &[("solving", &[key::r_table, key::r_table_few, key::r_table_many, key::r_table_owner])],
    filled,
    examples: &EXAMPLES,
    minute: &[
        minute::barbarossa_1,
        minute::barbarossa_2,
        minute::barbarossa_3,
        minute::barbarossa_4,
        minute::barbarossa_5,
        minute::barbarossa_6,
    ],
};

/// Moves in the table of arrows.
fn filled(language: &Language) -> Vec<Filled> {
    let moves = OWNER.iter().map(|row| {
        let n = row.owner.unsigned_abs();
        if row.owner < 0 {
            ("solving", "r_table_back", language.say(key::RTableBack { n }))
        } else {
            ("solving", "r_table_forward", language.say(key::RTableForward { n }))
        }
    });
    moves.collect()
}

/// Worked examples.
pub const EXAMPLES: [Example; 9] = [
    (key::r_move, &[key::r_move_a]),
    (key::r_letter, &[key::r_letter_a, key::r_letter_b]),
    (key::r_series, &[key::r_series_a, key::r_series_b, key::r_series_c]),
    (key::r_word, &[key::r_word_a, key::r_word_b, key::r_word_c]),
    (key::r_arrows, &[key::r_arrows_a, key::r_arrows_b]),
    (key::r_wish, &[key::r_wish_a]),
    (key::r_again, &[key::r_again_a]),
    (key::r_last, &[key::r_last_a, key::r_last_b, key::r_last_c]),
    (key::r_near, &[key::r_near_a]),
];

/// The sentence by which this is refused; nothing where no rule does, but what the app can read or keep.
pub fn passage(refusal: &Refusal) -> Option<Text> {
    Some(match refusal {
        Refusal::Word(fault) => return of_word(*fault),
        Refusal::Bare => key::r_objects_a,
        Refusal::Nameless | Refusal::Told => key::r_objects_f,
        Refusal::OtherClay => key::r_objects_e,
        Refusal::Gems => key::r_turn_d,
        Refusal::Own | Refusal::Full => key::r_solving_b,
        Refusal::Solved => key::r_solving_c,
        Refusal::LetterIndex(_) => key::r_elf_c,
        Refusal::FirstSeries => key::r_questions_c,
        Refusal::NoCurse => key::r_curses_a,
        Refusal::SecondSeries(_) => key::r_curses_b,
        Refusal::Awaited(_) => key::r_curses_c,
        Refusal::CursesLeft | Refusal::TooFewSpent(_) | Refusal::RegainedAlready => key::r_curses_g,
        Refusal::Options
        | Refusal::Label
        | Refusal::Strokes
        | Refusal::Photo
        | Refusal::NoObject
        | Refusal::Note
        | Refusal::Same
        | Refusal::NotNow => return None,
    })
}

/// The same of a word (BB-2.1).
fn of_word(fault: Fault) -> Option<Text> {
    match fault {
        Fault::Empty | Fault::Words(1) => Some(key::r_objects_b),
        Fault::Words(2) => Some(key::r_variants_a),
        Fault::Words(_) => Some(key::r_variants_h),
        Fault::Article | Fault::Hyphen | Fault::Signs | Fault::Joints => Some(key::r_objects_j),
        Fault::Long(_) | Fault::Control => None,
    }
}
