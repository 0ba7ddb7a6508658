//! The exact values of the best branches of a position, for a search that must report more than its choice (multi-PV).

use super::super::board::Side;
use super::{branch::Branch, for_side, variation::Variation};

#[derive(Debug)]
pub(super) struct Ranking {
    /// The number of best branches to rank.
    most: usize,
    /// The branch that must get a value, however low.
    asked: Option<Branch>,
    /// The best of this iteration so far, the best first.
    found: Vec<Variation>,
    /// The variation of `asked` in this iteration.
    asked_found: Option<Variation>,
    /// The variations of the last iteration.
    last: Vec<Variation>,
}

impl Ranking {
    pub(super) fn new(most: usize, asked: Option<Branch>) -> Ranking {
        Ranking { most, asked, found: Vec::new(), asked_found: None, last: Vec::new() }
    }

    /// The variations of the last iteration, the best first. That of `asked` comes last, unless it is among the best.
    pub(super) fn last(&self) -> &[Variation] {
        &self.last
    }

    /// Sorts the branches for the next iteration. `asked` comes first, while no other branch has narrowed the window;
    /// the best of the last iteration follow.
    pub(super) fn arrange(&self, branches: &mut Vec<Branch>) {
        if let Some(asked) = self.asked
            && !branches.contains(&asked)
        {
            branches.push(asked);
        }
        let place = |branch: &Branch| self.last.iter().position(|other| other.branch == *branch);
        branches.sort_by_key(|branch| match self.asked == Some(*branch) {
            true => 0,
            false => 1 + place(branch).unwrap_or(self.last.len()),
        });
    }

    /// Adds the variation of a branch. Its value is exact if it beats [`Ranking::to_beat`].
    pub(super) fn enter(&mut self, actor: Side, variation: Variation) {
        if self.asked == Some(variation.branch) {
            self.asked_found = Some(variation.clone());
        }
        let own = for_side(actor, variation.value);
        let place = self.found.partition_point(|other| for_side(actor, other.value) >= own);
        if place < self.most {
            self.found.insert(place, variation);
            self.found.truncate(self.most);
        }
    }

    /// The value that a branch must beat to be ranked; `None` if any value is enough.
    pub(super) fn to_beat(&self) -> Option<i32> {
        self.found.get(self.most - 1).map(|other| other.value)
    }

    /// Ends the iteration and returns its best variation.
    pub(super) fn finish(&mut self) -> Option<Variation> {
        self.last = std::mem::take(&mut self.found);
        if let Some(asked) = self.asked_found.take()
            && self.last.iter().all(|other| other.branch != asked.branch)
        {
            self.last.push(asked);
        }
        self.last.first().cloned()
    }
}
