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

/// Whether only some were told.
pub fn is_private(event: &Event) -> bool {
    matches!(event, Event::Offer { .. } | Event::Bid { .. } | Event::InTheBank { .. })
}

/// What a player offered, took, refused, bid, staked and paid, with the round, the oldest first.
pub fn mine(view: &View) -> Vec<(u16, Entry)> {
    let Some(own) = view.own() else { return Vec::new() };
    let mut lines: Vec<(u16, Entry)> = Vec::new();
    let mut round = 1;
    for event in &view.story {
        let entry = match event {
            Event::Round(number) => {
                round = *number;
                continue;
            }
            Event::Offer { seat, to, at, deal, offer } if *seat == own => {
                Entry::Offered { to: *to, at: *at, deal: *deal, offer: *offer, reply: None }
            }
            Event::Offer { seat, at, deal, offer, .. } => {
                Entry::Asked { by: *seat, at: *at, deal: *deal, offer: *offer, reply: None }
            }
            Event::Bid { seat, to, at, bid } if *seat == own => {
                Entry::Bid { to: *to, at: *at, bid: *bid, taken: None }
            }
            Event::Bid { seat, at, bid, .. } => Entry::Heard { by: *seat, at: *at, bid: *bid, taken: None },
            Event::Stakes(stakes) => Entry::Staked(stakes[own.index()]),
            Event::Rent { seat, thousands, .. } if *seat == own => Entry::Rent(*thousands),
            Event::InTheBank { thousands, .. } => Entry::Saw(*thousands),
            Event::Answered { reply, .. } => {
                settle(&mut lines, |entry| match entry {
                    Entry::Offered { reply: open, .. } | Entry::Asked { reply: open, .. } => {
                        Some((open, *reply))
                    }
                    _ => None,
                });
                continue;
            }
            Event::Sold { to: winner, .. } => {
                settle(&mut lines, |entry| match entry {
                    Entry::Bid { taken, .. } => Some((taken, *winner == own)),
                    Entry::Heard { by, taken, .. } => {
                        let won = by == winner;
                        Some((taken, won))
                    }
                    _ => None,
                });
                continue;
            }
            Event::ClosedDown { seat, at, .. } => {
                settle(&mut lines, |entry| match entry {
                    Entry::Bid { taken, .. } | Entry::Heard { taken, .. } => Some((taken, false)),
                    _ => None,
                });
                if *seat != own {
                    continue;
                }
                Entry::Closed(*at)
            }
            _ => continue,
        };
        lines.push((round, entry));
    }
    lines
}

/// Fills in what came of the entries that are still open.
fn settle<T>(lines: &mut [(u16, Entry)], mut of: impl FnMut(&mut Entry) -> Option<(&mut Option<T>, T)>) {
    for (_, entry) in lines {
        if let Some((open, came)) = of(entry) {
            open.get_or_insert(came);
        }
    }
}

/// What all were told, with the round, the oldest first.
pub fn everybodys(view: &View) -> Vec<(u16, &Event)> {
    let mut round = 1;
    let mut lines = Vec::new();
    for event in view.story.iter().filter(|event| !is_private(event)) {
        match event {
            Event::Round(number) => round = *number,
            _ => lines.push((round, event)),
        }
    }
    lines
}
