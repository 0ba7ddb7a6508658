//! Lessons: a game learnt by playing it. A lesson is data, a script of what the others do, what chance decides, what is asked
//! of whoever learns and what is said to each answer; the engine plays it, so that it never disagrees with the rules.
//! Examples are the same for a passage of the rules page, with nothing asked.
//! What is said is a name of a message: the words are in `locales/<language>/lesson_<game>.ftl` and `show_<game>.ftl`.
//! Scripts are files of their own, fetched when they are first opened: `scripts/apart.mjs`.

pub mod example;
pub mod place;
pub mod script;

pub use example::{Caption, Example, Examples};
pub use place::Place;
pub use script::{Answer, Beat, Chapter, Lesson, LessonFault, Question, Verdict};

/// The namespace of a lesson's words.
pub fn namespace(slug: &str) -> String {
    format!("lesson_{slug}")
}
