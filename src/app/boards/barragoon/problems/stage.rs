//! The stages of a trial.

/// The stage of a trial.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum TrialStage {
    /// The solver looks for the move.
    Trying,
    /// The other side answers a wrong move.
    Refuting,
    /// The refutation was shown; the wrong move has to be taken back.
    Wrong,
    Solved,
    /// The solution is playing.
    Showing,
    Shown,
}
