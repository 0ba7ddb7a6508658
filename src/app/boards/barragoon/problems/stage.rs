//! How far a trial has come.

/// How far a trial has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The move is to be found.
    Trying,
    /// A wrong move is being answered.
    Refuting,
    /// It has been shown why it is wrong, and waits to be taken back.
    Wrong,
    Solved,
    /// The solution is being played.
    Showing,
    Shown,
}
