//! Determinizing: samples the hidden facts, cash and closed bars, so that they agree with the knowledge of a seat.

use rand::{RngExt, rngs::ChaCha8Rng, seq::SliceRandom};

use super::super::{
    action::Deal,
    bars::{AWAY, Bar},
    event::{Event, Reply},
    money::{CLOSING_COST, MAX_OFFER, Notes},
    promenade::{SPOTS, Spot},
    view::View,
};
use super::determinization::{Determinization, SEATS};
use crate::kernel::{Seat, Seats};

/// The number of histories sampled; the one with the fewest contradictions is kept.
const HISTORIES: usize = 4;

impl Determinization {
    /// Samples a match that agrees with the knowledge of this seat.
    pub(super) fn sample(view: &View, own: Seat, rng: &mut ChaCha8Rng) -> Determinization {
        let mut open = [None; SPOTS];
        open.iter_mut().zip(&view.open).for_each(|(spot, bar)| *spot = *bar);
        let mut bag = [Seats::NONE; SEATS];
        bag.iter_mut().zip(&view.bag).for_each(|(group, seats)| *group = seats.iter().copied().collect());
        let cash = (0..HISTORIES).map(|_| history(view, own, rng)).min_by_key(|(faults, _)| *faults);
        let cash = cash.map_or([0; SEATS], |(_, cash)| cash.map(|sum| sum.max(0)));
        Determinization {
            seats: view.seats,
            round: view.round,
            bars: bars(view, rng),
            open,
            cash,
            held: view.held.iter().copied().collect(),
            bag,
        }
    }
}

/// Samples the bar of each spot. Seen bars stay, the rest is shuffled, and one bar of each kind is put away (BC-1.2).
fn bars(view: &View, rng: &mut ChaCha8Rng) -> [Bar; SPOTS] {
    let mut unseen = view.unseen();
    unseen.shuffle(rng);
    if view.away().is_empty() {
        for places in AWAY {
            if let Some(at) = unseen.iter().position(|bar| bar.places() == places) {
                unseen.remove(at);
            }
        }
    }
    let mut bars = [Bar::FIRST; SPOTS];
    for at in Spot::all() {
        bars[at.index()] = view.known_at(at).or_else(|| unseen.pop()).unwrap_or(Bar::FIRST);
    }
    bars
}

/// Samples a possible history: makes up the sums that only others know. Returns the size of its contradictions to
/// public facts, in thousands, and the resulting cash of each seat.
fn history(view: &View, own: Seat, rng: &mut ChaCha8Rng) -> (i32, [i16; SEATS]) {
    let mut cash = [Notes::START.worth() as i16; SEATS];
    let mut bank = 250 - 50 * i32::from(view.seats);
    let mut faults = 0;
    // The sum slid over, known or sampled, and the bids seen.
    let mut slid = 0;
    let mut bids = [None; SEATS];
    let mut events = view.story.iter().peekable();
    while let Some(event) = events.next() {
        match event {
            Event::Rent { seat, thousands, .. } => {
                cash[seat.index()] -= *thousands as i16;
                bank += i32::from(*thousands);
            }
            Event::Slid { seat, notes, at, .. } => {
                slid = match events.peek() {
                    Some(Event::Offer { offer, .. }) => offer.worth() as i16,
                    _ => offered(view, *at, *notes, rng),
                };
                cash[seat.index()] -= slid;
            }
            Event::Answered { seat, by, deal, reply, .. } => {
                let (buyer, tenant) = (seat.index(), by.index());
                match (reply, deal) {
                    (Reply::Accepted, _) => cash[tenant] += slid,
                    (Reply::Refused, Deal::TakeOver) => {
                        cash[tenant] -= slid;
                        cash[buyer] += 2 * slid;
                    }
                    (Reply::Refused, Deal::Join) => {
                        cash[tenant] -= slid;
                        bank += 2 * i32::from(slid);
                    }
                }
            }
            Event::Auction { .. } => bids = [None; SEATS],
            Event::Bid { seat, bid, .. } => bids[seat.index()] = Some(bid.worth() as i16),
            Event::Sold { seat, to, .. } => {
                let bid = bids[to.index()].unwrap_or_else(|| rng.random_range(1..=8));
                cash[to.index()] -= bid;
                cash[seat.index()] += bid;
            }
            Event::ClosedDown { seat, .. } => {
                cash[seat.index()] -= CLOSING_COST as i16;
                bank += i32::from(CLOSING_COST);
            }
            Event::Stakes(stakes) => {
                for (cash, stake) in cash.iter_mut().zip(stakes) {
                    *cash -= stake.worth() as i16;
                    bank += i32::from(stake.worth());
                }
            }
            Event::InTheBank { thousands, .. } => faults += (bank - i32::from(*thousands)).abs(),
            _ => {}
        }
        faults += cash.iter().map(|sum| i32::from((-sum).max(0))).sum::<i32>();
    }
    if let (Some(wallet), Some(cash)) = (view.wallet(), cash.get_mut(own.index())) {
        faults += i32::from((wallet.worth() as i16 - *cash).abs());
        *cash = wallet.worth() as i16;
    }
    (faults, cash)
}

/// Samples a sum of this many notes, some of which may be fakes.
fn offered(view: &View, at: Spot, notes: u16, rng: &mut ChaCha8Rng) -> i16 {
    // The sum is at least the rent, as for a take-over. A partner's place costs less, but the difference hardly
    // matters.
    let least = view.known_at(at).map_or(1, |bar| bar.rent());
    let fits = |sum: &u16| Notes::of(*sum).count() <= notes;
    let sum = rng.random_range(least.min(MAX_OFFER)..=MAX_OFFER);
    (1..=sum).rev().find(fits).unwrap_or(1) as i16
}
