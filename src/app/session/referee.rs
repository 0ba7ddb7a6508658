//! Who has a say in a match that is played for what it teaches: a lesson, a problem.

use crate::{
    app::objection::Objection,
    kernel::{Game, Seat, StepOf},
    table::matches::Match,
};

/// The seat of whoever learns, where a referee has a say: all others are the referee's.
pub(super) const LEARNER: Seat = Seat::FIRST;

/// Decides what becomes of a step before the match does. Such a match is never kept, and no bot plays in it: what the others
/// do and what chance decides is the referee's.
pub trait Referee<G: Game>: Send + Sync {
    /// The steps that are made where somebody wants to make this one: it, and all that follows from it. One that the rules
    /// refuse is best left to them, which say why.
    ///
    /// # Errors
    /// Why it is not made, in words, although the rules allow it.
    fn judge(&self, game: &Match<G>, step: &StepOf<G>) -> Result<Vec<StepOf<G>>, String>;

    /// What was judged well has been made.
    fn played(&self);

    /// Why something cannot be done, in the words of whoever refused it: the rules, the board or this referee.
    fn objected(&self, objection: Objection);
}

/// Lets nobody do anything: what is only shown goes the way of its script.
pub(super) struct NobodyPlays;

impl<G: Game> Referee<G> for NobodyPlays {
    fn judge(&self, _game: &Match<G>, _step: &StepOf<G>) -> Result<Vec<StepOf<G>>, String> {
        Err(String::new())
    }

    fn played(&self) {}

    fn objected(&self, _objection: Objection) {}
}
