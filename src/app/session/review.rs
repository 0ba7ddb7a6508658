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

    /// Looks at the moment before a step, and compares the step with a better action, if any.
    pub fn compare(self, step: usize, better: Option<Value>) {
        self.compared.set(better.map(|better| (step, better)));
        self.look_at(step);
    }

    /// The deed at the moment shown and the better one, while they are compared; tracked.
    pub fn compared(self) -> Option<(Deed, Deed)> {
        let (step, better) = self.comparison()?;
        Some((self.deed(step, None)?, self.deed(step, Some(&better))?))
    }

    /// The step after the moment shown and the better action, while they are compared; tracked.
    pub(super) fn comparison(self) -> Option<(usize, Value)> {
        self.compared.get().filter(|(step, _)| self.moment.get() == Some(*step))
    }

    /// What its review has beside that.
    pub fn reviewed(self) -> Option<AnyView> {
        self.game().reviewed()
    }
}
