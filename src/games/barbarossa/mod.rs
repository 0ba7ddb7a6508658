//! Barbarossa, for three to six: riddles in clay, letters, questions and guesses. Clause numbers such as BB-3.6 are
//! those of `docs/rules/barbarossa.md`.

pub mod action;
pub mod answer;
pub mod caves;
pub mod clay;
pub mod config;
pub mod counts;
pub mod dice;
pub mod event;
mod game;
pub mod letter_index;
pub mod note;
pub mod object;
pub mod phase;
pub mod player;
pub mod refusal;
pub mod riddle;
mod rules;
pub mod score;
#[cfg(any(test, feature = "testing"))]
pub mod secrets;
pub mod state;
pub mod target;
#[cfg(test)]
mod tests;
pub mod view;
pub mod word;

pub use action::{Action, Chance};
pub use answer::{Answer, Verdict};
pub use caves::Cave;
pub use config::{Config, Medium};
pub use event::Event;
pub use letter_index::LetterIndex;
pub use note::Note;
pub use object::{Form, Object};
pub use phase::{End, Fare, Means, Series};
pub use refusal::Refusal;
pub use riddle::Riddle;
pub use state::Barbarossa;
pub use target::Target;
pub use view::{ObjectView, Prompt, View};
pub use word::{Fault, Word};
