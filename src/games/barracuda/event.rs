//! Events of a match.

use serde::Serialize;

use super::{action::Deal, bars::Bar, money::Notes, promenade::Spot};
use crate::kernel::Seat;

/// An event that a viewer may be told of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// The player's pawn was drawn, and their turn begins.
    Drawn(Seat),
    /// The player paid rent, in public. `free`: the bar that cost nothing.
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
    /// A player announced an offer.
    Announced {
        seat: Seat,
        to: Seat,
        at: Spot,
        deal: Deal,
    },
    /// A player slid an offer over, face down. `notes`: the number of notes.
    Slid {
        seat: Seat,
        to: Seat,
        at: Spot,
        notes: u16,
    },
    /// The notes of an offer, for the buyer and the tenant alone.
    Offer {
        seat: Seat,
        to: Seat,
        at: Spot,
        deal: Deal,
        offer: Notes,
    },
    /// The tenant's reply. `home`: the player who leaves the bar because of it.
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
    /// A player laid a bid or a stake, face down. `notes`: the number of notes.
    Laid {
        seat: Seat,
        notes: u16,
    },
    /// A bid, for the bidder and the seller alone.
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
    /// The bar is closed again for a thousand, and its partner leaves.
    ClosedDown {
        seat: Seat,
        at: Spot,
        home: Option<Seat>,
    },
    Round(u16),
    LastOrder(Seat),
    /// All stakes are revealed together, by seat.
    Stakes(Vec<Notes>),
    /// All five pawns of the player are placed. If they all stay until the player's next turn, that turn wins (BC-7.1).
    AllPlaced(Seat),
    /// A player with all five pawns placed takes no action this turn (BC-4.12).
    Rested(Seat),
    Looked(Seat),
    /// The bank's money in thousands, for the player who looked.
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

/// A tenant's reply to an offer (BC-4.3, BC-4.4).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Reply {
    Accepted,
    Refused,
}

/// Reason of a bankruptcy.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Ruin {
    /// The player could not pay this rent (BC-6.1).
    Rent(u16),
    /// The player paid the rent, but had no possible action (BC-6.1).
    NoAction,
    /// The seller had no acceptable bid and could not close the bar (BC-4.7).
    Auction,
}
