//! What a game tells those who have not read its rules.

use super::sketch::Sketch;

/// What is to be done now, and what the game wants.
#[derive(Clone, PartialEq, Debug)]
pub struct Guidance {
    /// Tells the acting player what to do, in one line of a phone; `None` where the board itself says it.
    pub now: Option<String>,
    /// What is good to get or to avoid.
    pub objective: String,
    /// Picture of the objective.
    pub sketch: Sketch,
}
