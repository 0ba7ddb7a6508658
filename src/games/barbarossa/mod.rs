//! Barbarossa, for three to six: riddles in clay, letters, questions and guesses. Clause numbers (BB-3.6) are those of
//! the rules.

pub mod action;
pub mod caves;
pub mod clay;
pub mod config;
mod curses;
pub mod object;
pub mod refusal;
mod rules;
pub mod score;
mod series;
pub mod state;
#[cfg(test)]
mod tests;
pub mod view;
pub mod word;

pub use action::{Action, Chance};
pub use caves::Cave;
pub use config::{Config, Medium};
pub use object::{Form, Object};
pub use refusal::Refusal;
pub use state::{Answer, Barbarossa, End, LetterIndex, Riddle};
pub use view::{Event, ObjectView, Prompt, View};
pub use word::{Fault, Word};
