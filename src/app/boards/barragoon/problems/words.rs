//! The texts of the problems.

use crate::{
    app::i18n::{Language, Text, problems as key},
    games::barragoon::problems::{Collection, Kind, Problem},
};

/// "Win in two"
pub(super) fn kind(kind: Kind) -> Text {
    match kind {
        Kind::WinInOne => key::one,
        Kind::WinInTwo => key::two,
        Kind::WinInThree => key::three,
        Kind::SaveYourself => key::save,
    }
}

/// A description of a kind of problem, in one line.
pub(super) fn kind_line(kind: Kind) -> Text {
    match kind {
        Kind::WinInOne => key::one_line,
        Kind::WinInTwo => key::two_line,
        Kind::WinInThree => key::three_line,
        Kind::SaveYourself => key::save_line,
    }
}

/// The task of a kind of problem.
pub(super) fn ask(kind: Kind) -> Text {
    match kind {
        Kind::WinInOne => key::ask_one,
        Kind::WinInTwo => key::ask_two,
        Kind::WinInThree => key::ask_three,
        Kind::SaveYourself => key::ask_save,
    }
}

/// "Win in two, no. 7"
pub(super) fn name(language: &Language, all: &Collection, problem: &Problem) -> String {
    language.say(key::Name { kind: language.say(kind(problem.kind)), n: all.number(problem) })
}
