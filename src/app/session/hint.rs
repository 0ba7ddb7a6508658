//! A question of somebody who wants to know what they could do, and what has come of it.

use crate::{app::suggestion::Suggestion, bots::Advice, kernel::Seat};

/// A question that somebody has asked, and what has come of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub(super) seat: Seat,
    pub told: Told,
    /// The choice that is lit up.
    pub picked: usize,
    /// It lies before them: what was told once is not asked again.
    pub shown: bool,
}

/// What has come of a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    /// A bot that thinks gives way first.
    Waiting,
    Thinking,
    Choices(Vec<Advice>),
    /// Why nothing can be told.
    Nothing(String),
}

/// A choice in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub suggestion: Suggestion,
    /// Why, as a sentence.
    pub why: String,
}

impl Hint {
    /// Whether a bot is at it, or is about to be.
    pub(super) fn is_awaited(&self) -> bool {
        matches!(self.told, Told::Waiting | Told::Thinking)
    }
}
