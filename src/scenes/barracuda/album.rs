//! The album of bluffs: the notes behind all offers and bids, once they are no longer secret (BC-7.4).

use std::cmp::Reverse;

use crate::{
    games::barracuda::{Deal, Event, Notes, Reply, Spot, View, money::CLOSING_COST},
    kernel::{PerSeat, Seat},
};

/// Purpose of the notes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    Deal(Deal),
    /// The bar, in an auction.
    Bid,
}

/// The notes of an offer or a bid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Bluff {
    pub round: u16,
    pub from: Seat,
    pub to: Seat,
    pub at: Spot,
    pub wanted: Wanted,
    pub notes: Notes,
    /// Whether it was accepted; `None` if the match ended first.
    pub taken: Option<bool>,
}

/// Two players who have traded with each other.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    pub one: Seat,
    pub other: Seat,
    /// Number of accepted offers and bids between them.
    pub deals: u16,
    /// Money that went between them, in either direction, in thousands.
    pub thousands: u16,
}

/// A player's payments to the bank, in thousands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Paid {
    pub rent: u16,
    pub stakes: u16,
    /// To the bouncer: both sides of a refused partner offer.
    pub bouncer: u16,
    pub closing: u16,
}

impl Paid {
    pub fn all(&self) -> u16 {
        self.rent + self.stakes + self.bouncer + self.closing
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Album {
    /// The oldest first.
    pub bluffs: Vec<Bluff>,
    /// The pair with the most trades first.
    pub pairs: Vec<Pair>,
    pub paid: PerSeat<Paid>,
}

/// Returns the album once the match is over and disclosed; `None` before.
pub fn album(view: &View) -> Option<Album> {
    if !view.over() || view.disclosed.is_none() {
        return None;
    }
    let paid = PerSeat::filled(view.seats, Paid::default());
    let mut album = Album { bluffs: Vec::new(), pairs: Vec::new(), paid };
    let mut round = 1;
    for event in &view.story {
        match event {
            Event::Round(number) => round = *number,
            event => album.add(event, round),
        }
    }
    album.pairs.sort_by_key(|pair| Reverse((pair.deals, pair.thousands)));
    Some(album)
}

/// Returns the accepted offer or bid with the most fakes, and among equals the one with the least money.
pub fn best_bluff(album: &Album) -> Option<&Bluff> {
    let taken = album.bluffs.iter().filter(|bluff| bluff.taken == Some(true) && bluff.notes.fakes() > 0);
    taken.max_by_key(|bluff| (bluff.notes.fakes(), Reverse(bluff.notes.worth())))
}

/// Returns the refused offer that cost most. A refused partner costs both sides, a refused take-over only the tenant.
pub fn worst_deal(album: &Album) -> Option<&Bluff> {
    let is_offer = |bluff: &&Bluff| bluff.wanted != Wanted::Bid && bluff.taken == Some(false);
    album.bluffs.iter().filter(is_offer).max_by_key(|bluff| bluff.notes.worth())
}

impl Album {
    fn add(&mut self, event: &Event, round: u16) {
        match *event {
            Event::Offer { seat, to, at, deal, offer } => {
                let wanted = Wanted::Deal(deal);
                self.bluffs.push(Bluff { round, from: seat, to, at, wanted, notes: offer, taken: None });
            }
            // A player without notes has made no bid.
            Event::Bid { seat, to, at, bid } if bid.count() > 0 => {
                let wanted = Wanted::Bid;
                self.bluffs.push(Bluff { round, from: seat, to, at, wanted, notes: bid, taken: None });
            }
            Event::Answered { seat, by, deal, reply, .. } => self.answered(seat, by, deal, reply),
            Event::Sold { seat, to, .. } => {
                let sum = self.settle(|bid| bid == to);
                self.pair(seat, to, 1, sum);
            }
            Event::ClosedDown { seat, .. } => {
                self.settle(|_| false);
                self.paid[seat].closing += CLOSING_COST;
            }
            Event::Rent { seat, thousands, .. } => self.paid[seat].rent += thousands,
            Event::Stakes(ref stakes) => {
                for (paid, stake) in self.paid.values_mut().iter_mut().zip(stakes) {
                    paid.stakes += stake.worth();
                }
            }
            _ => {}
        }
    }

    /// Records the answer to an offer and its payments (BC-4.3, BC-4.4).
    fn answered(&mut self, from: Seat, to: Seat, deal: Deal, reply: Reply) {
        let Some(last) = self.bluffs.last_mut() else { return };
        last.taken = Some(reply == Reply::Accepted);
        let sum = last.notes.worth();
        match (deal, reply) {
            (_, Reply::Accepted) => self.pair(from, to, 1, sum),
            (Deal::TakeOver, Reply::Refused) => self.pair(from, to, 0, sum),
            (Deal::Join, Reply::Refused) => {
                [from, to].iter().for_each(|seat| self.paid[*seat].bouncer += sum)
            }
        }
    }

    /// Records the answers to all open bids; returns the sum of the accepted one.
    fn settle(&mut self, is_taken: impl Fn(Seat) -> bool) -> u16 {
        let mut sum = 0;
        let open = |bluff: &&mut Bluff| bluff.taken.is_none() && bluff.wanted == Wanted::Bid;
        for bluff in self.bluffs.iter_mut().filter(open) {
            let taken = is_taken(bluff.from);
            bluff.taken = Some(taken);
            sum += if taken { bluff.notes.worth() } else { 0 };
        }
        sum
    }

    fn pair(&mut self, one: Seat, other: Seat, deals: u16, thousands: u16) {
        let (one, other) = (one.min(other), one.max(other));
        match self.pairs.iter_mut().find(|pair| (pair.one, pair.other) == (one, other)) {
            Some(pair) => {
                pair.deals += deals;
                pair.thousands += thousands;
            }
            None => self.pairs.push(Pair { one, other, deals, thousands }),
        }
    }
}
