//! What is written down: private notes (BB-3.5), and questions that all have heard (BB-3.6).

use super::riddle::Riddle;

/// The most characters of a note.
pub const MAX_NOTE: usize = 200;

/// The most characters of a question that is written down.
pub const MAX_QUESTION: usize = 100;

/// What a player has written down for themselves about an object of somebody else.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Note {
    pub on: Riddle,
    /// Empty in an action: the note is taken away.
    pub text: String,
}
