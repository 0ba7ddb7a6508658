//! What happens in a match, as it is told.

use serde::Serialize;

use super::{action::Deal, bars::Bar, money::Notes, promenade::Spot};
use crate::kernel::Seat;

/// What one viewer may be told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A pawn was drawn: it is their turn.
    Drawn(Seat),
    /// Rent was paid, in the open: for these bars, of which one may have been free.
    Rent {
        seat: Seat,
        bars: Vec<Bar>,
        free: Option<Bar>,
        thousands: u16,
    },
    Opened {
        seat: Seat,
        at: Spot,
        bar: Bar,
    },
    Partner {
        seat: Seat,
        at: Spot,
    },
    /// An offer will be made.
    Announced {
        seat: Seat,
        to: Seat,
        at: Spot,
        deal: Deal,
    },
    /// An offer was slid over, face down: so many notes.
    Slid {
        seat: Seat,
        to: Seat,
        at: Spot,
        notes: u16,
    },
    /// The notes of an offer: only for the buyer and the tenant.
    Offer {
        seat: Seat,
        to: Seat,
        at: Spot,
        deal: Deal,
        offer: Notes,
    },
    /// The tenant's reply, and who leaves the bar for it.
    Answered {
        seat: Seat,
        by: Seat,
        at: Spot,
        deal: Deal,
        reply: Reply,
        home: Option<Seat>,
    },
    Auction {
        seat: Seat,
        at: Spot,
    },
    /// Notes were laid face down: a bid or a stake.
    Laid {
        seat: Seat,
        notes: u16,
    },
    /// A bid: only for the bidder and the seller.
    Bid {
        seat: Seat,
        to: Seat,
        at: Spot,
        bid: Notes,
    },
    Sold {
        seat: Seat,
        to: Seat,
        at: Spot,
    },
    /// The bar is closed again, for a thousand; its partner leaves.
    ClosedDown {
        seat: Seat,
        at: Spot,
        home: Option<Seat>,
    },
    Round(u16),
    LastOrder(Seat),
    /// All stakes are revealed together, by seat.
    Stakes(Vec<Notes>),
    /// All five pawns are placed: where they all stand until this player's next turn, that turn wins (BC-7.1).
    AllPlaced(Seat),
    /// A player with all five pawns placed takes no action this turn (BC-4.12).
    Rested(Seat),
    Looked(Seat),
    /// What the bank holds, in thousands: only for whoever looked.
    InTheBank {
        seat: Seat,
        thousands: u16,
    },
    Bankrupt {
        seat: Seat,
        why: Ruin,
    },
    Won(Seat),
    OutOfRounds,
}

/// What a tenant says to an offer (BC-4.3, BC-4.4).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Reply {
    Accepted,
    Refused,
}

/// Why somebody is bankrupt.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Ruin {
    /// This rent could not be paid (BC-6.1).
    Rent(u16),
    /// The rent could be paid, but there was no action to make (BC-6.1).
    NoAction,
    /// There was no bid to accept, and the bar could not be closed (BC-4.7).
    Auction,
}
