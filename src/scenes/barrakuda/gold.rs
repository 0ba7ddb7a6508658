//! Gold moving from one place to another.

use crate::{
    games::barrakuda::{Event, Gold, Wreck},
    kernel::Seat,
};

/// Source or target of moving gold.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum GoldPlace {
    /// Beside the board.
    Reserve,
    Wreck(Wreck),
    Bag(Seat),
    Vault(Seat),
}

/// Gold in motion.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Flow {
    pub from: GoldPlace,
    pub to: GoldPlace,
    pub gold: Gold,
}

/// Returns the gold that this event moves.
pub(super) fn flow(event: &Event) -> Option<Flow> {
    let (from, to, gold) = match *event {
        Event::Collected { seat, wreck, gold } => (GoldPlace::Wreck(wreck), GoldPlace::Bag(seat), gold),
        Event::Dropped { seat, wreck, gold, .. } => (GoldPlace::Bag(seat), GoldPlace::Wreck(wreck), gold),
        Event::Took { seat, gold, .. } => (GoldPlace::Reserve, GoldPlace::Bag(seat), gold),
        Event::Banked { seat, gold } => (GoldPlace::Bag(seat), GoldPlace::Vault(seat), gold),
        Event::Robbed { seat, of, gold } => (GoldPlace::Bag(of), GoldPlace::Bag(seat), gold),
        Event::Shared { from, to, gold } => (GoldPlace::Bag(from), GoldPlace::Bag(to), gold),
        _ => return None,
    };
    (gold > 0).then_some(Flow { from, to, gold })
}
