//! What a game tells those who have not read its rules.

use super::sketch::Sketch;

/// What is to be done now, and what the game wants.
#[derive(Clone, PartialEq, Debug)]
pub struct Guidance {
    /// Said to whoever is to act, and short: it stands in one line of a phone. Nothing where the board itself says it.
    pub now: Option<String>,
    /// What is good to get or to avoid.
    pub aim: String,
    /// Of what the aim speaks of.
    pub sketch: Sketch,
}
