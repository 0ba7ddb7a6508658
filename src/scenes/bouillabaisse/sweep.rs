//! A trick that was taken: it lies there for a while, goes to whoever took it, and is gone.

use crate::games::bouillabaisse::View;

/// How far a trick that was taken has gone.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Sweep {
    /// It lies there to be looked at.
    #[default]
    Resting,
    /// Its cards are on their way.
    Going,
    Gone,
    /// It lies there in a look back: its points are counted.
    Still,
}

/// The trick that was taken and lies there until the next card: of which round, and the how manieth of it. The last one
/// of a round lies there when the next round has been dealt.
pub fn taken_trick(view: &View) -> Option<(usize, usize)> {
    let taken = view.trick.is_empty() && view.last_trick().is_some();
    taken.then(|| (view.finished.len(), view.gone + view.tricks.len()))
}
