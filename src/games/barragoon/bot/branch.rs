//! The branches of the search's tree.

use super::super::{
    action::Action,
    turn::{Move, Placement},
};

/// The step from a position of the tree to the next. Touches and draw offers are not searched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Branch {
    Move(Move),
    Place(Placement),
}

impl From<Branch> for Action {
    fn from(branch: Branch) -> Action {
        match branch {
            Branch::Move(step) => Action::Move(step),
            Branch::Place(placement) => Action::Place(placement),
        }
    }
}

impl Branch {
    /// `None` if the action is not searched.
    pub(super) fn of(action: Action) -> Option<Branch> {
        match action {
            Action::Move(step) => Some(Branch::Move(step)),
            Action::Place(placement) => Some(Branch::Place(placement)),
            _ => None,
        }
    }
}
