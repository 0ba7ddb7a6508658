//! What each diver has come to over a match, counted for those who look back at it: no rule asks for it.

use super::{event::Event, floor::Wreck, gold::Gold, position::Position};
use crate::kernel::Seat;

/// Of one player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deeds {
    /// Dives to a wreck.
    pub dives: u16,
    /// Gold from wrecks and from the reserve.
    pub found: Gold,
    /// How often the Barracuda made them drop their bag, and what was in it.
    pub bites: u16,
    pub dropped: Gold,
    /// How often they robbed somebody, and of how much.
    pub robberies: u16,
    pub robbed: Gold,
    /// The longest way from one wreck to the next, in cards.
    pub way: u8,
    /// Where they were.
    at: Option<Wreck>,
}

impl Deeds {
    fn dive(&mut self, position: &Position, to: Wreck) {
        self.dives += 1;
        let from = self.at.replace(to);
        let way = position.floor.as_ref().zip(from).map_or(0, |(floor, from)| floor.steps(from, to));
        self.way = self.way.max(way);
    }
}

/// Counts what has just happened.
pub(super) fn count(all: &mut Vec<Deeds>, position: &Position, event: &Event) {
    all.resize(position.sea.seats().count(), Deeds::default());
    let mut of = |seat: Seat, count: &dyn Fn(&mut Deeds)| {
        if let Some(deeds) = all.get_mut(seat.index()) {
            count(deeds);
        }
    };
    match *event {
        Event::Revealed(_) => {
            for seat in position.sea.seats() {
                // Whoever lies has not dived (BK-2.1).
                let diver = position.sea.diver(seat);
                if let Some(to) = diver.at.filter(|_| !diver.lying) {
                    of(seat, &|deeds| deeds.dive(position, to));
                }
            }
        }
        Event::Took { seat, gold, .. } | Event::Collected { seat, gold, .. } => {
            of(seat, &|deeds| deeds.found += gold);
        }
        Event::Dropped { seat, gold, lost, .. } if gold + lost > 0 => of(seat, &|deeds| {
            deeds.bites += 1;
            deeds.dropped += gold + lost;
        }),
        Event::Robbed { seat, gold, .. } => of(seat, &|deeds| {
            deeds.robberies += 1;
            deeds.robbed += gold;
        }),
        _ => {}
    }
}
