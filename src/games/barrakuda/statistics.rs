//! Statistics of each diver in a match, for looking back. The rules do not read them.

use super::{event::Event, floor::Wreck, gold::Gold, position::Position};
use crate::kernel::Seat;

/// Statistics of one player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// Dives to a wreck.
    pub dives: u16,
    /// Gold from wrecks and from the reserve.
    pub found: Gold,
    /// Number of times the Barracuda made the player drop a bag with gold, and the gold in those bags.
    pub bites: u16,
    pub dropped: Gold,
    /// Number of robberies, and the gold from them.
    pub robberies: u16,
    pub robbed: Gold,
    /// Longest route from one wreck to the next, in cards.
    pub way: u8,
    /// Wreck of the player's last dive.
    at: Option<Wreck>,
}

impl Statistics {
    fn dive(&mut self, position: &Position, to: Wreck) {
        self.dives += 1;
        let from = self.at.replace(to);
        let way = position.floor.as_ref().zip(from).map_or(0, |(floor, from)| floor.steps(from, to));
        self.way = self.way.max(way);
    }
}

/// Counts an event that has just happened.
pub(super) fn count(all: &mut Vec<Statistics>, position: &Position, event: &Event) {
    all.resize(position.sea.seats().count(), Statistics::default());
    let mut of = |seat: Seat, count: &dyn Fn(&mut Statistics)| {
        if let Some(statistics) = all.get_mut(seat.index()) {
            count(statistics);
        }
    };
    match *event {
        Event::Revealed(_) => {
            for seat in position.sea.seats() {
                // A lying diver has not dived (BK-2.1).
                let diver = position.sea.diver(seat);
                if let Some(to) = diver.at.filter(|_| !diver.lying) {
                    of(seat, &|statistics| statistics.dive(position, to));
                }
            }
        }
        Event::Took { seat, gold, .. } | Event::Collected { seat, gold, .. } => {
            of(seat, &|statistics| statistics.found += gold);
        }
        Event::Dropped { seat, gold, lost, .. } if gold + lost > 0 => of(seat, &|statistics| {
            statistics.bites += 1;
            statistics.dropped += gold + lost;
        }),
        Event::Robbed { seat, gold, .. } => of(seat, &|statistics| {
            statistics.robberies += 1;
            statistics.robbed += gold;
        }),
        _ => {}
    }
}
