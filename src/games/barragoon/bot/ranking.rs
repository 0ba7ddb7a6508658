//! What the best branches of a position are worth, each exactly: the root of a search asked for more than its choice
//! (multi-PV).

use super::super::board::Side;
use super::{branch::Branch, for_side, variation::Variation};

#[derive(Debug)]
pub(super) struct Ranking {
    /// So many of the best are told apart.
    most: usize,
    /// Has to have a value, however bad it is.
    asked: Option<Branch>,
    /// The best of this iteration so far, the best first.
    found: Vec<Variation>,
    /// The branch asked about, as this iteration found it.
    asked_found: Option<Variation>,
    /// As the last iteration found them.
    last: Vec<Variation>,
}

impl Ranking {
    pub(super) fn new(most: usize, asked: Option<Branch>) -> Ranking {
        Ranking { most, asked, found: Vec::new(), asked_found: None, last: Vec::new() }
    }

    /// The variations of the last iteration, the best first; the one asked about last, unless it is one of them.
    pub(super) fn last(&self) -> &[Variation] {
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
        let place = |branch: &Branch| self.last.iter().position(|other| other.branch == *branch);
        branches.sort_by_key(|branch| match self.asked == Some(*branch) {
            true => 0,
            false => 1 + place(branch).unwrap_or(self.last.len()),
        });
    }

    /// Takes the variation of a branch, whose value is exact where it beats [`Ranking::to_beat`].
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

    /// The value that is of interest no more; nothing where any is.
    pub(super) fn to_beat(&self) -> Option<i32> {
        self.found.get(self.most - 1).map(|other| other.value)
    }

    /// The iteration is over; its best.
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
