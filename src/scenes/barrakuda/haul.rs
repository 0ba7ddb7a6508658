//! A robbery, as the table reads of it.

use crate::{
    games::barrakuda::{Beat, Event, Gold},
    kernel::Seat,
};

/// Who robbed whom, and both bags afterwards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Haul {
    pub from: Seat,
    pub to: Seat,
    pub gold: Gold,
    /// The gold left in the bag of the one who was robbed.
    pub left: Gold,
    /// The gold in the bag of the one who robbed.
    pub bag: Gold,
}

impl Haul {
    /// The robbery that this beat tells of.
    pub fn of(beat: &Beat) -> Option<Haul> {
        let Event::Robbed { seat: to, of: from, gold } = beat.event else { return None };
        let bag = |seat| beat.sea.diver(seat).bag;
        Some(Haul { from, to, gold, left: bag(from), bag: bag(to) })
    }
}
