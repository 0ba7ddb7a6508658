//! A finished trick: it stays for a while, then moves to its winner and is gone.

use crate::games::bouillabaisse::View;

/// State of a finished trick.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Sweep {
    /// The trick lies on the table.
    #[default]
    Resting,
    /// The cards move to the winner.
    Going,
    Gone,
    /// The trick lies on the table in a replay, its points counted.
    Still,
}

/// Identifies the finished trick that lies there until the next card, by the numbers of finished rounds and of tricks
/// since. The last trick of a round lies there until after the next deal.
pub fn taken_trick(view: &View) -> Option<(usize, usize)> {
    let taken = view.trick.is_empty() && view.last_trick().is_some();
    taken.then(|| (view.finished.len(), view.gone + view.tricks.len()))
}
