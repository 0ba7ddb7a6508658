//! Private notes (BB-3.5) and the limits of public questions (BB-3.6).

use super::riddle::Riddle;

/// Maximum length of a note in characters.
pub const MAX_NOTE: usize = 200;

/// Maximum length of a written question in characters.
pub const MAX_QUESTION: usize = 100;

/// A player's private note on an object of another player.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Note {
    pub on: Riddle,
    /// The text. In an action, an empty text removes the note.
    pub text: String,
}
