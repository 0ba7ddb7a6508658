//! The guide's text for players who have not read the rules.

use super::sketch::Sketch;

/// The next task, and the aim of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Guidance {
    /// Tells the acting player what to do, in one line of a phone; `None` if the board itself shows it.
    pub now: Option<String>,
    /// The things to gain or to avoid.
    pub objective: String,
    /// Picture of the objective.
    pub sketch: Sketch,
}
