//! Lessons: a game learnt by playing it. A lesson is data, a script of what the others do, what chance decides, what is asked
//! of whoever learns and what is said to each answer; the engine plays it, so that it never disagrees with the rules.
//! What is said is a name of a message: the words are in `locales/<language>/lesson_<game>.ftl`.

pub mod place;
pub mod script;

pub use place::Place;
pub use script::{Answer, Beat, Chapter, Lesson, LessonFault, Question, Verdict};

use crate::games::{
    barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
    bouillabaisse::Bouillabaisse,
};
use crate::kernel::Game;

/// The script of each game that has a lesson, by its slug.
pub const SCRIPTS: &[(&str, &str)] = &[
    (Barragoon::SLUG, include_str!("barragoon.json")),
    (Bouillabaisse::SLUG, include_str!("bouillabaisse.json")),
    (Barrakuda::SLUG, include_str!("barrakuda.json")),
    (Barracuda::SLUG, include_str!("barracuda.json")),
    (Barbarossa::SLUG, include_str!("barbarossa.json")),
];

/// The lesson of a game; nothing where it has none.
///
/// # Errors
/// A script that cannot be read: none that is tested.
pub fn lesson<G: Game>() -> Option<Result<Lesson<G>, LessonFault>> {
    let (_, script) = SCRIPTS.iter().find(|(slug, _)| *slug == G::SLUG)?;
    Some(Lesson::read(script))
}

/// The namespace of its words.
pub fn namespace(slug: &str) -> String {
    format!("lesson_{slug}")
}
