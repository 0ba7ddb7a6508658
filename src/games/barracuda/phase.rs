//! What is going on in a match, with what belongs to it.

use super::{action::Deal, money::Notes, promenade::Spot};
use crate::kernel::{PerSeat, Seat, Seats};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Chance shuffles the bars (BC-1.2).
    Shuffle,
    /// Before a round: does anybody call last order (BC-5.1)? The first seat that has not passed is asked; all may pass
    /// before that, and call at any time.
    Between {
        passed: Seats,
    },
    /// All stake at once (BC-5.1).
    Stakes(Stakes),
    /// Chance draws the next pawn (BC-2.1).
    Draw,
    /// Rent is paid: now one action.
    Act(Seat),
    /// Notes are laid out for what was announced (BC-4.8).
    Slide(Announcement),
    /// The tenant answers.
    Answer(SlidOffer),
    /// All but the seller bid at once (BC-4.5).
    Bids(Auction),
    /// The seller chooses among the bids, or closes the bar (BC-4.5).
    Choose(Auction),
    Over {
        winner: Option<Seat>,
        bankrupt: Option<Seat>,
    },
}

/// Stakes for the order of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stakes {
    pub(super) caller: Seat,
    /// Nothing from those who are still to stake.
    pub(super) laid: PerSeat<Option<Notes>>,
}

/// An offer that will be made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Announcement {
    pub(super) by: Seat,
    /// The tenant.
    pub(super) to: Seat,
    pub(super) at: Spot,
    pub(super) deal: Deal,
}

/// An offer that was made, and waits for its answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct SlidOffer {
    pub(super) announced: Announcement,
    pub(super) notes: Notes,
}

/// A bar that is put up, and the bids for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Auction {
    pub(super) seller: Seat,
    pub(super) at: Spot,
    /// Nothing from those who are still to bid, and from the seller.
    pub(super) laid: PerSeat<Option<Notes>>,
}

impl Stakes {
    pub(super) fn awaited(&self) -> Seats {
        awaited(&self.laid)
    }
}

impl Auction {
    pub(super) fn awaited(&self) -> Seats {
        awaited(&self.laid).without(self.seller)
    }

    /// The bids so far.
    pub(super) fn bids(&self) -> impl Iterator<Item = (Seat, Notes)> {
        self.laid.iter().filter_map(|(seat, bid)| bid.map(|bid| (seat, bid)))
    }
}

fn awaited(laid: &PerSeat<Option<Notes>>) -> Seats {
    laid.iter().filter(|(_, notes)| notes.is_none()).map(|(seat, _)| seat).collect()
}

impl Phase {
    /// Stakes or bids on the table.
    pub(super) fn laid(&self) -> Option<&PerSeat<Option<Notes>>> {
        match self {
            Phase::Stakes(stakes) => Some(&stakes.laid),
            Phase::Bids(auction) | Phase::Choose(auction) => Some(&auction.laid),
            _ => None,
        }
    }

    /// All notes that lie on the table, in no wallet.
    pub(super) fn notes(&self) -> Vec<Notes> {
        match self {
            Phase::Answer(offer) => vec![offer.notes],
            phase => phase.laid().into_iter().flat_map(PerSeat::values).copied().flatten().collect(),
        }
    }
}
