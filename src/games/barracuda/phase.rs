//! Phases of a match.

use super::{action::Deal, money::Notes, promenade::Spot};
use crate::kernel::{PerSeat, Seat, Seats};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Chance shuffles the bars (BC-1.2).
    Shuffle,
    /// Before a round, the players may call last order (BC-5.1). The first seat that has not passed is asked; all may
    /// pass before that, and call at any time.
    Between {
        passed: Seats,
    },
    /// All players stake at the same time (BC-5.1).
    Stakes(Stakes),
    /// Chance draws the next pawn (BC-2.1).
    Draw,
    /// The player has paid the rent and takes one action.
    Act(Seat),
    /// The player lays out notes for the announced offer (BC-4.8).
    Slide(Announcement),
    /// The tenant answers.
    Answer(SlidOffer),
    /// All players but the seller bid at the same time (BC-4.5).
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
    /// `None` for players who have not staked yet.
    pub(super) laid: PerSeat<Option<Notes>>,
}

/// An announced offer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Announcement {
    pub(super) by: Seat,
    /// The tenant.
    pub(super) to: Seat,
    pub(super) at: Spot,
    pub(super) deal: Deal,
}

/// An offer that waits for its answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct SlidOffer {
    pub(super) announced: Announcement,
    pub(super) notes: Notes,
}

/// A bar up for auction, with the bids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Auction {
    pub(super) seller: Seat,
    pub(super) at: Spot,
    /// `None` for players who have not bid yet, and for the seller.
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

    /// Iterates over the bids so far.
    pub(super) fn bids(&self) -> impl Iterator<Item = (Seat, Notes)> {
        self.laid.iter().filter_map(|(seat, bid)| bid.map(|bid| (seat, bid)))
    }
}

fn awaited(laid: &PerSeat<Option<Notes>>) -> Seats {
    laid.iter().filter(|(_, notes)| notes.is_none()).map(|(seat, _)| seat).collect()
}

impl Phase {
    /// Returns the stakes or bids on the table.
    pub(super) fn laid(&self) -> Option<&PerSeat<Option<Notes>>> {
        match self {
            Phase::Stakes(stakes) => Some(&stakes.laid),
            Phase::Bids(auction) | Phase::Choose(auction) => Some(&auction.laid),
            _ => None,
        }
    }

    /// Returns all notes on the table, which are in no wallet.
    pub(super) fn notes(&self) -> Vec<Notes> {
        match self {
            Phase::Answer(offer) => vec![offer.notes],
            phase => phase.laid().into_iter().flat_map(PerSeat::values).copied().flatten().collect(),
        }
    }
}
