//! Warns of bankruptcy: compares the rent due next with the money left.

use crate::games::barracuda::{Bar, View, bars::rent};

/// Too little money for the rent of the next turn, in thousands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Danger {
    pub rent: u16,
    pub left: u16,
}

/// Coming change of the player's bars.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Change {
    Nothing,
    Gains(Bar),
    Loses(Bar),
    /// Opens an unseen bar; assumes the lowest possible rent.
    Opens,
}

/// Returns the danger of bankruptcy at the viewer's next turn with `left` thousands, if any (BC-6.1). Uses only the
/// viewer's knowledge.
pub fn danger(view: &View, left: u16, change: Change) -> Option<Danger> {
    let own = view.own()?;
    let with = |gained: Option<Bar>, lost: Option<Bar>| {
        let bars = view.bars_of(own).into_iter().filter(|bar| Some(*bar) != lost).chain(gained);
        rent(&bars.collect::<Vec<_>>()).0
    };
    let rent = match change {
        Change::Nothing => with(None, None),
        Change::Gains(bar) => with(Some(bar), None),
        Change::Loses(bar) => with(None, Some(bar)),
        Change::Opens => view.unseen().into_iter().map(|bar| with(Some(bar), None)).min()?,
    };
    (left < rent).then_some(Danger { rent, left })
}
