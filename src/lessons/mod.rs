//! Lessons: learning a game by playing it. A lesson is data: a script of the other players' actions, the decisions of
//! chance, the questions to the learner, and the response to each answer. The game's engine plays it, so a lesson
//! cannot contradict the rules. Examples do the same for a passage of the rules page, without questions.
//!
//! A script names messages; the texts are in `locales/<language>/lesson_<game>.ftl` and `show_<game>.ftl`. Scripts are
//! files of their own, fetched when they are first opened: `scripts/on_demand.mjs`.

pub mod example;
pub mod place;
pub mod script;

pub use example::{Caption, Example, Examples};
pub use place::Place;
pub use script::{Beat, Chapter, Judgement, Lesson, LessonFault, Question, ScriptedAnswer};

/// Returns the namespace of a lesson's messages.
pub fn namespace(slug: &str) -> String {
    format!("lesson_{slug}")
}
