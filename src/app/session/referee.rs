//! The referee of a match played for learning: a lesson, a problem or an example.

use crate::{
    app::refusal_message::RefusalMessage,
    kernel::{Game, Seat, StepOf},
    table::matches::Match,
};

/// The learner's seat; the referee plays all other seats.
pub(super) const LEARNER: Seat = Seat::FIRST;

/// Judges each step before the match does. Such a match is never saved and has no bots: the referee decides the steps
/// of other seats and of chance.
pub trait Referee<G: Game>: Send + Sync {
    /// Returns the steps to make in place of `step`: usually `step` itself and its consequences. An illegal step should
    /// be passed on, since the rules give the reason.
    ///
    /// # Errors
    /// Why a legal step is not made, in words.
    fn judge(&self, game: &Match<G>, step: &StepOf<G>) -> Result<Vec<StepOf<G>>, String>;

    /// Called after the judged steps were made.
    fn played(&self);

    /// Shows a refusal, made by the rules, the board or this referee.
    fn refused(&self, refusal: RefusalMessage);
}

/// Rejects all input; used for scripted examples.
pub(super) struct RejectAll;

impl<G: Game> Referee<G> for RejectAll {
    fn judge(&self, _game: &Match<G>, _step: &StepOf<G>) -> Result<Vec<StepOf<G>>, String> {
        Err(String::new())
    }

    fn played(&self) {}

    fn refused(&self, _refusal: RefusalMessage) {}
}
