//! Principal variations: the play that a search expects from both sides.

use super::{super::action::Action, branch::Branch};

/// A branch of the root, its value, and the line that follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Variation {
    pub(super) branch: Branch,
    /// For White.
    pub(super) value: i32,
    /// The branches after the first one, in reverse order.
    rest: Vec<Branch>,
}

impl Variation {
    /// Takes `rest` in reverse order.
    pub(super) fn new(branch: Branch, value: i32, rest: Vec<Branch>) -> Variation {
        Variation { branch, value, rest }
    }

    /// The whole line, from the root on.
    pub(super) fn line(&self) -> Vec<Action> {
        let rest = self.rest.iter().rev().copied();
        std::iter::once(self.branch).chain(rest).map(Action::from).collect()
    }
}
