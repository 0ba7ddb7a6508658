//! What the owner of an object says: to a question, and to a guess.

use serde::Serialize;

/// What an owner says to a question (BB-3.6).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Answer {
    Yes,
    No,
    Probably,
    Unknown,
}

/// Whether a guess is right (BB-4.3).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum Verdict {
    Wrong,
    Right,
}

impl Answer {
    pub const ALL: [Answer; 4] = [Answer::Yes, Answer::No, Answer::Probably, Answer::Unknown];

    /// As it stands in a log.
    pub fn name(self) -> &'static str {
        match self {
            Answer::Yes => "yes",
            Answer::No => "no",
            Answer::Probably => "probably",
            Answer::Unknown => "unknown",
        }
    }

    /// The answer with this name.
    pub fn named(name: &str) -> Option<Answer> {
        Answer::ALL.into_iter().find(|answer| answer.name() == name)
    }
}
