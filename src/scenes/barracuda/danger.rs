//! Money in danger: what somebody would owe next, and would be left with.

use crate::games::barracuda::{Bar, View, bars::rent};

/// Less would be left than is owed at the next turn, in thousands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Danger {
    pub rent: u16,
    pub left: u16,
}

/// What is about to change among one's bars.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Change {
    Nothing,
    Gains(Bar),
    Loses(Bar),
    /// One of those that nobody has seen: the best that can come of it.
    Opens,
}

/// Whether whoever looks may be bankrupt at their next turn, with so many thousands left (BC-6.1). Nothing is known of it
/// but what they know.
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
