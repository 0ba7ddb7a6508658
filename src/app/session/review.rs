//! What the review of a match asks of it, once it is over.

use leptos::prelude::*;
use serde_json::Value;

use super::{Controls, any_match::Deed};
use crate::bots::review::{Review, ToJudge};

impl Controls {
    /// Whether it may be reviewed: it is over, and nothing of it is hidden any more; tracked.
    pub fn may_review(self) -> bool {
        self.game().may_review()
    }

    /// Who was ahead at each moment, see [`figures`](crate::table::figures::figures).
    pub fn figures(self) -> Vec<Vec<i32>> {
        self.game().figures()
    }

    /// A new review of its decisions, where bots can judge them.
    pub fn review(self) -> Option<Review> {
        self.game().review()
    }

    /// The task that asks a bot about a step.
    pub fn judge(self, asked: ToJudge) -> Option<String> {
        self.game().judge(asked)
    }

    /// What was done at a step, counted from 0, or what else might have been; tracks the language.
    pub fn deed(self, step: usize, instead: Option<&Value>) -> Option<Deed> {
        self.game().deed(step, instead)
    }

    /// What its review has beside that.
    pub fn reviewed(self) -> Option<AnyView> {
        self.game().reviewed()
    }
}
