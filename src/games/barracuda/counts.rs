//! Numbers of a match for statistics about people, a list for each seat: see
//! [`Game::counts`](crate::kernel::Game::counts).
//!
//! A bluff is an offer or a bid with at least one fake. It is accepted if the tenant or the seller accepts it (BC-4.3
//! to BC-4.5), also if they could not afford to refuse (BC-4.7). It is refused if the tenant refuses the offer, or if
//! the bid goes back, whether another one was accepted or the bar was closed. A bid that cannot be accepted is no
//! bluff: its bidder has no free pawn and must bid fakes (BC-4.6). The bids of an auction that ends in bankruptcy are
//! not counted (BC-4.7). Nor are stakes for last order, which no player accepts (BC-5.1).

use super::{
    action::Deal,
    event::{Event, Reply, Ruin},
    money::Notes,
    promenade::PAWNS,
};
use crate::kernel::{PerSeat, Seat};

/// Index of the number of the player's own bluffs that were accepted.
pub const OWN_ACCEPTED: usize = 0;
/// Index of the number of the player's own bluffs that were refused.
pub const OWN_REFUSED: usize = 1;
/// Index of the number of bluffs of others that the player accepted as tenant or seller.
pub const OTHERS_ACCEPTED: usize = 2;
/// Index of the number of bluffs of others that the player refused as tenant or seller.
pub const OTHERS_REFUSED: usize = 3;
/// Length of each list.
pub const LENGTH: usize = 4;

/// Returns the counts of each seat.
pub(super) fn counts(seats: u8, events: &[Event]) -> Vec<Vec<i32>> {
    let mut ledger = Ledger::new(seats);
    events.iter().for_each(|event| ledger.count(event));
    ledger.counts.map(|_, counts| counts.to_vec()).into()
}

/// Fold of the events of a match.
pub(super) struct Ledger {
    counts: PerSeat<[i32; LENGTH]>,
    /// Number of each player's pawns in bars.
    pub(super) pawns: PerSeat<i32>,
    /// The players whose bluffs wait for an answer.
    bluffs: Vec<Seat>,
}

impl Ledger {
    pub(super) fn new(seats: u8) -> Ledger {
        Ledger {
            counts: PerSeat::filled(seats, [0; LENGTH]),
            pawns: PerSeat::filled(seats, 0),
            bluffs: Vec::new(),
        }
    }

    pub(super) fn count(&mut self, event: &Event) {
        match *event {
            Event::Opened { seat, .. } | Event::Partner { seat, .. } => self.pawns[seat] += 1,
            Event::Offer { seat, offer: notes, .. } | Event::Bid { seat, bid: notes, .. } => {
                self.lay(seat, &notes);
            }
            Event::Answered { seat, by, deal, reply, home, .. } => {
                self.answer(by, (reply == Reply::Accepted).then_some(seat));
                if reply == Reply::Accepted {
                    self.pawns[seat] += 1;
                    self.pawns[by] -= i32::from(deal == Deal::TakeOver);
                }
                self.go_home(home);
            }
            Event::Auction { seat, .. } => self.pawns[seat] -= 1,
            Event::Sold { seat, to, .. } => {
                self.answer(seat, Some(to));
                self.pawns[to] += 1;
            }
            Event::ClosedDown { seat, home, .. } => {
                self.answer(seat, None);
                self.go_home(home);
            }
            Event::Bankrupt { seat, why: Ruin::Auction } => {
                self.bluffs.clear();
                self.pawns[seat] += 1;
            }
            _ => {}
        }
    }

    /// Notes a bluff of a player with a free pawn.
    fn lay(&mut self, by: Seat, notes: &Notes) {
        if notes.fakes() > 0 && self.pawns[by] < PAWNS as i32 {
            self.bluffs.push(by);
        }
    }

    /// Counts the bluffs that waited for this tenant or seller, who accepted the notes of one player or of none.
    fn answer(&mut self, by: Seat, accepted: Option<Seat>) {
        for bluffer in std::mem::take(&mut self.bluffs) {
            let (own, others) = if accepted == Some(bluffer) {
                (OWN_ACCEPTED, OTHERS_ACCEPTED)
            } else {
                (OWN_REFUSED, OTHERS_REFUSED)
            };
            self.counts[bluffer][own] += 1;
            self.counts[by][others] += 1;
        }
    }

    fn go_home(&mut self, partner: Option<Seat>) {
        if let Some(seat) = partner {
            self.pawns[seat] -= 1;
        }
    }
}
