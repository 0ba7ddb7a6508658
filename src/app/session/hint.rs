//! A player's question for a hint, and its answer.

use crate::{app::suggestion::Suggestion, bots::Advice, kernel::Seat};

/// A player's question for a hint, and its answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub(super) seat: Seat,
    pub state: HintState,
    /// Index of the highlighted choice.
    pub picked: usize,
    /// Whether the hint is on the screen. A closed hint is kept, so that no bot is asked twice.
    pub shown: bool,
}

/// The state of the answer.
#[derive(Clone, PartialEq, Debug)]
pub enum HintState {
    /// Waits until a thinking bot has stopped.
    Waiting,
    Thinking,
    Choices(Vec<Advice>),
    /// Why there is no hint.
    Nothing(String),
}

/// A suggested choice in words.
#[derive(Clone, PartialEq, Debug)]
pub struct HintChoice {
    pub suggestion: Suggestion,
    /// The bot's reason, as a sentence.
    pub why: String,
}

impl Hint {
    /// Whether a bot is thinking about the hint or will do so next.
    pub(super) fn is_awaited(&self) -> bool {
        matches!(self.state, HintState::Waiting | HintState::Thinking)
    }
}
