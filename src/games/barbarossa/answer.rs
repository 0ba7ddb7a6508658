//! The owner's answers to questions and guesses.

use serde::Serialize;
use strum::{IntoStaticStr, VariantArray};

use crate::kernel::variants;

/// Answer of an owner to a question (BB-3.6).
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
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
    pub const ALL: [Answer; 4] = variants();

    /// Name of the answer in logs.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the answer with this name.
    pub fn named(name: &str) -> Option<Answer> {
        Answer::ALL.into_iter().find(|answer| answer.name() == name)
    }
}
