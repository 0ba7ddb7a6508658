//! What is kept of how a match came to its position, for those who look at it: no rule asks for it.

use super::{
    deeds::{self, Deeds},
    event::{Beat, Event},
    gold::Gold,
    position::{Observer, Position},
};
use crate::kernel::{Seat, Story};

/// Gold that went into a vault.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Deposit {
    pub round: u16,
    pub seat: Seat,
    pub gold: Gold,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Journal {
    /// All since the cards were turned up; what came after stays until they turn again.
    pub(super) story: Story<Beat>,
    /// All that went into vaults, in its order.
    pub(super) deposits: Vec<Deposit>,
    /// What each has come to, by seat; nothing before anything has happened.
    pub(super) deeds: Vec<Deeds>,
}

impl Observer for Journal {
    fn tell(&mut self, position: &Position, event: Event) {
        deeds::count(&mut self.deeds, position, &event);
        match event {
            Event::Revealed(_) => self.story = Story::default(),
            Event::Banked { seat, gold } => {
                self.deposits.push(Deposit { round: position.round, seat, gold });
            }
            _ => {}
        }
        self.story.tell(Beat { event, sea: position.sea.clone() });
    }
}
