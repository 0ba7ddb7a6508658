//! History of a match for its viewers. The rules do not read it.

use super::{
    event::{Beat, Event},
    gold::Gold,
    position::{Observer, Position},
    statistics::{self, Statistics},
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
    /// Events since the cards were last revealed.
    pub(super) story: Story<Beat>,
    /// All gold that went into vaults, in order.
    pub(super) deposits: Vec<Deposit>,
    /// Statistics of each player, by seat; empty before the first event.
    pub(super) statistics: Vec<Statistics>,
}

impl Observer for Journal {
    fn tell(&mut self, position: &Position, event: Event) {
        statistics::count(&mut self.statistics, position, &event);
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
