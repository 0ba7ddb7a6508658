//! The rules of Barbarossa, and the sentences for its refusals.

use super::{CitesRule, Filled};
use crate::{
    games::barbarossa::{Fault, Refusal, score::OWNER},
    words::{Language, Text, barbarossa as key},
};

include!(concat!(env!("OUT_DIR"), "/rules_barbarossa.rs"));

/// Moves in the table of arrows.
fn filled(language: &Language) -> Vec<Filled> {
    let moves = OWNER.iter().map(|row| {
        let n = row.owner.unsigned_abs();
        if row.owner < 0 {
            ("r_table_back", language.say(key::RTableBack { n }))
        } else {
            ("r_table_forward", language.say(key::RTableForward { n }))
        }
    });
    moves.collect()
}

impl CitesRule for Refusal {
    fn sentence(&self) -> Option<Text> {
        Some(match self {
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
}

/// Returns the sentence for a wrong word (BB-2.1).
fn of_word(fault: Fault) -> Option<Text> {
    match fault {
        Fault::Empty | Fault::Words(1) => Some(key::r_objects_b),
        Fault::Words(2) => Some(key::r_variants_a),
        Fault::Words(_) => Some(key::r_variants_h),
        Fault::Article | Fault::Hyphen | Fault::Signs | Fault::Joints => Some(key::r_objects_j),
        Fault::Long(_) | Fault::Control => None,
    }
}
