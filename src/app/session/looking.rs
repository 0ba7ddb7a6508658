//! Looking back at a match, and the way back to now.

use leptos::prelude::*;

use super::Controls;
use crate::table::handover::Handover;

impl Controls {
    /// Looks at the match from its beginning.
    pub fn replay(self) {
        let first = self.status.read_untracked().first;
        self.look_at(first);
    }

    /// Looks at the moment after so many steps.
    pub fn look_at(self, step: usize) {
        if self.moment.get_untracked().is_none() {
            self.hand(&Handover::look_back);
        }
        self.moment.set(Some(step));
    }

    /// Back to the moment where the match stands.
    pub fn back_to_now(self) {
        if self.moment.get_untracked().is_some() {
            self.hand(&Handover::come_back);
            self.moment.set(None);
        }
    }
}
