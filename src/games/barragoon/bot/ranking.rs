//! What the best branches of a position are worth, each exactly: the root of a search asked for more than its choice
//! (multi-PV).

use super::super::board::Side;
use super::{branch::Branch, for_side};

#[derive(Debug)]
pub(super) struct Ranking {
    /// So many of the best are told apart.
    most: usize,
    /// Has to have a value, however bad it is.
    asked: Option<Branch>,
    /// The best of this iteration so far, the best first, with their values for White.
    found: Vec<(Branch, i32)>,
    /// What the branch asked about is worth in this iteration.
    asked_value: Option<i32>,
    /// As the last iteration found them.
    last: Vec<(Branch, i32)>,
}

impl Ranking {
    pub(super) fn new(most: usize, asked: Option<Branch>) -> Ranking {
        Ranking { most, asked, found: Vec::new(), asked_value: None, last: Vec::new() }
    }

    /// The branches of the last iteration, the best first; the one asked about last, unless it is one of them.
    pub(super) fn last(&self) -> &[(Branch, i32)] {
        &self.last
    }

    /// The order of the next iteration: what is asked about comes first, when no other has narrowed the window yet, and
    /// what was best before comes next.
    pub(super) fn arrange(&self, branches: &mut Vec<Branch>) {
        if let Some(asked) = self.asked
            && !branches.contains(&asked)
        {
            branches.push(asked);
        }
        let place = |branch: &Branch| self.last.iter().position(|(other, _)| other == branch);
        branches.sort_by_key(|branch| match self.asked == Some(*branch) {
            true => 0,
            false => 1 + place(branch).unwrap_or(self.last.len()),
        });
    }

    /// The value of a branch, exact where it beats [`Ranking::to_beat`].
    pub(super) fn enter(&mut self, actor: Side, branch: Branch, value: i32) {
        if self.asked == Some(branch) {
            self.asked_value = Some(value);
        }
        let own = for_side(actor, value);
        let place = self.found.partition_point(|(_, other)| for_side(actor, *other) >= own);
        if place < self.most {
            self.found.insert(place, (branch, value));
            self.found.truncate(self.most);
        }
    }

    /// The value that is of interest no more; nothing where any is.
    pub(super) fn to_beat(&self) -> Option<i32> {
        self.found.get(self.most - 1).map(|(_, value)| *value)
    }

    /// The iteration is over; its best.
    pub(super) fn finish(&mut self) -> Option<(Branch, i32)> {
        self.last = std::mem::take(&mut self.found);
        if let (Some(asked), Some(value)) = (self.asked, self.asked_value.take())
            && self.last.iter().all(|(branch, _)| *branch != asked)
        {
            self.last.push((asked, value));
        }
        self.last.first().copied()
    }
}
