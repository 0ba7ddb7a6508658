//! The methods of `Controls` that the review of a finished match uses.

use leptos::prelude::*;
use serde_json::Value;

use super::{Controls, any_match::ActionInWords};
use crate::bots::review::{Review, ToJudge};

impl Controls {
    /// Whether the match may be reviewed: it is over and its secrets are open; tracked.
    pub fn may_review(self) -> bool {
        self.game().may_review()
    }

    /// The figures that show who was ahead at each moment, see [`figures`](crate::table::figures::figures).
    pub fn figures(self) -> Vec<Vec<i32>> {
        self.game().figures()
    }

    /// Returns a new review of the match, if bots can judge this game.
    pub fn review(self) -> Option<Review> {
        self.game().review()
    }

    /// The bot task that judges a step.
    pub fn judge(self, asked: ToJudge) -> Option<String> {
        self.game().judge(asked)
    }

    /// The action of a step, counted from 0, or the action `instead` in its place; tracks the language.
    pub fn action_in_words(self, step: usize, instead: Option<&Value>) -> Option<ActionInWords> {
        self.game().action_in_words(step, instead)
    }

    /// Shows the moment before a step, and compares the step with a better action, if any.
    pub fn compare(self, step: usize, better: Option<Value>) {
        self.compared.set(better.map(|better| (step, better)));
        self.look_at(step);
    }

    /// The action at the moment shown and the better one, while they are compared; tracked.
    pub fn compared(self) -> Option<(ActionInWords, ActionInWords)> {
        let (step, better) = self.comparison()?;
        Some((self.action_in_words(step, None)?, self.action_in_words(step, Some(&better))?))
    }

    /// The step after the moment shown and the better action, while they are compared; tracked.
    pub(super) fn comparison(self) -> Option<(usize, Value)> {
        self.compared.get().filter(|(step, _)| self.moment.get() == Some(*step))
    }

    /// The game's own part of the review, if any.
    pub fn reviewed(self) -> Option<AnyView> {
        self.game().reviewed()
    }
}
