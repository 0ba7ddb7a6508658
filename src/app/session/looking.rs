//! Looks back at a match and returns to its current state.

use leptos::prelude::*;

use super::Controls;
use crate::table::handover::Handover;

impl Controls {
    /// Shows the start of the match.
    pub fn replay(self) {
        let first = self.status.read_untracked().first;
        self.look_at(first);
    }

    /// Shows the match after this number of steps.
    pub fn look_at(self, step: usize) {
        let before = self.moment.get_untracked();
        if before.is_none() {
            self.hand(&Handover::look_back);
        }
        self.moment.set(Some(step));
        self.game().look(before, Some(step));
    }

    /// Returns to the current state of the match.
    pub fn back_to_now(self) {
        if self.moment.get_untracked().is_some() {
            self.hand(&Handover::come_back);
            self.moment.set(None);
            self.game().look(None, None);
        }
    }
}
