//! What one player has done in secret, and what all were told.

use crate::{
    games::barracuda::{Deal, Event, Notes, Reply, Spot, View},
    kernel::Seat,
};

/// Something of one's own that not all others know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// An offer of one's own; the reply, once there is one.
    Offered {
        to: Seat,
        at: Spot,
        deal: Deal,
        offer: Notes,
        reply: Option<Reply>,
    },
    /// An offer from somebody.
    Asked {
        by: Seat,
        at: Spot,
        deal: Deal,
        offer: Notes,
        reply: Option<Reply>,
    },
    /// A bid of one's own, and whether it was taken.
    Bid {
        to: Seat,
        at: Spot,
        bid: Notes,
        taken: Option<bool>,
    },
    /// A bid from somebody.
    Heard {
        by: Seat,
        at: Spot,
        bid: Notes,
        taken: Option<bool>,
    },
    /// A stake for the order of play.
    Staked(Notes),
    Rent(u16),
    /// An own bar was closed, for a thousand.
    Closed(Spot),
    /// What was in the bank.
    Saw(u16),
}

/// Whose doing it is.
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

/// Whether money changes hands, and all may know.
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

/// The public events of the latest step. An offer comes with its announcement just before: both may be made in one go.
pub fn latest(view: &View) -> Vec<&Event> {
    let is_slid = matches!(view.story.public_news().next(), Some(Event::Slid { .. }));
    let announced = view.story.last_before_news().filter(|event| matches!(event, Event::Announced { .. }));
    announced.filter(|_| is_slid).into_iter().chain(view.story.public_news()).collect()
}

/// What a player offered, took, refused, bid, staked and paid, with the round, the oldest first.
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
    /// What an event adds to the ledger of this seat.
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

    /// Fills in what came of it, while that is open.
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

/// What all were told, with the round, the oldest first.
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
