//! The ledgers: a player's secret transactions, and the public events.

use crate::{
    games::barracuda::{Deal, Event, Notes, Reply, Spot, View},
    kernel::Seat,
};

/// A player's transaction that is not public.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// An offer by the player, with the reply, if any.
    Offered {
        to: Seat,
        at: Spot,
        deal: Deal,
        offer: Notes,
        reply: Option<Reply>,
    },
    /// An offer to the player.
    Asked {
        by: Seat,
        at: Spot,
        deal: Deal,
        offer: Notes,
        reply: Option<Reply>,
    },
    /// A bid by the player, and whether it was accepted.
    Bid {
        to: Seat,
        at: Spot,
        bid: Notes,
        taken: Option<bool>,
    },
    /// A bid to the player.
    Heard {
        by: Seat,
        at: Spot,
        bid: Notes,
        taken: Option<bool>,
    },
    /// A stake for the order of play.
    Staked(Notes),
    Rent(u16),
    /// A bar of the player was closed for a thousand.
    Closed(Spot),
    /// Thousands in the bank.
    Saw(u16),
}

/// Returns the seat that an event is about.
pub fn about(event: &Event) -> Option<Seat> {
    match event {
        Event::Drawn(seat) | Event::Won(seat) | Event::Looked(seat) | Event::LastOrder(seat) => Some(*seat),
        Event::Rested(seat) => Some(*seat),
        Event::AllPlaced(seat) | Event::Rent { seat, .. } | Event::Opened { seat, .. } => Some(*seat),
        Event::Partner { seat, .. } | Event::Announced { seat, .. } | Event::Slid { seat, .. } => Some(*seat),
        Event::Answered { by, .. } => Some(*by),
        Event::Auction { seat, .. } | Event::Sold { seat, .. } | Event::ClosedDown { seat, .. } => {
            Some(*seat)
        }
        Event::Bankrupt { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// Returns whether an event moves money in public.
pub fn moves_money(event: &Event) -> bool {
    matches!(
        event,
        Event::Rent { .. }
            | Event::Slid { .. }
            | Event::Answered { .. }
            | Event::Sold { .. }
            | Event::ClosedDown { .. }
            | Event::Stakes(_)
            | Event::Bankrupt { .. }
    )
}

/// Returns the public events of the latest step. An offer includes the preceding announcement, since both may be made
/// at once.
pub fn latest(view: &View) -> Vec<&Event> {
    let is_slid = matches!(view.story.public_news().next(), Some(Event::Slid { .. }));
    let announced = view.story.last_before_news().filter(|event| matches!(event, Event::Announced { .. }));
    announced.filter(|_| is_slid).into_iter().chain(view.story.public_news()).collect()
}

/// Returns the viewer's offers, replies, bids, stakes and payments with their rounds, the oldest first.
pub fn mine(view: &View) -> Vec<(u16, Entry)> {
    let Some(own) = view.own() else { return Vec::new() };
    let mut lines: Vec<(u16, Entry)> = Vec::new();
    let mut round = 1;
    for event in &view.story {
        if let Event::Round(number) = event {
            round = *number;
        }
        lines.iter_mut().for_each(|(_, entry)| entry.settle(event, own));
        lines.extend(Entry::new(event, own).map(|entry| (round, entry)));
    }
    lines
}

impl Entry {
    /// Returns the entry that an event adds to this seat's ledger.
    fn new(event: &Event, own: Seat) -> Option<Entry> {
        Some(match *event {
            Event::Offer { seat, to, at, deal, offer } if seat == own => {
                Entry::Offered { to, at, deal, offer, reply: None }
            }
            Event::Offer { seat, at, deal, offer, .. } => {
                Entry::Asked { by: seat, at, deal, offer, reply: None }
            }
            Event::Bid { seat, to, at, bid } if seat == own => Entry::Bid { to, at, bid, taken: None },
            Event::Bid { seat, at, bid, .. } => Entry::Heard { by: seat, at, bid, taken: None },
            Event::Stakes(ref stakes) => Entry::Staked(stakes[own.index()]),
            Event::Rent { seat, thousands, .. } if seat == own => Entry::Rent(thousands),
            Event::InTheBank { thousands, .. } => Entry::Saw(thousands),
            Event::ClosedDown { seat, at, .. } if seat == own => Entry::Closed(at),
            _ => return None,
        })
    }

    /// Fills in the result of an open entry.
    fn settle(&mut self, event: &Event, own: Seat) {
        let (taken, sold) = match (self, event) {
            (
                Entry::Offered { reply: open, .. } | Entry::Asked { reply: open, .. },
                Event::Answered { reply, .. },
            ) => {
                open.get_or_insert(*reply);
                return;
            }
            (Entry::Bid { taken, .. }, Event::Sold { to, .. }) => (taken, *to == own),
            (Entry::Heard { by, taken, .. }, Event::Sold { to, .. }) => (taken, by == to),
            (Entry::Bid { taken, .. } | Entry::Heard { taken, .. }, Event::ClosedDown { .. }) => {
                (taken, false)
            }
            _ => return,
        };
        taken.get_or_insert(sold);
    }
}

/// Returns all public events with their rounds, the oldest first.
pub fn everybodys(view: &View) -> Vec<(u16, &Event)> {
    let mut round = 1;
    let mut lines = Vec::new();
    for event in view.story.public() {
        match event {
            Event::Round(number) => round = *number,
            _ => lines.push((round, event)),
        }
    }
    lines
}
