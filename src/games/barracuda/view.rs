//! What one viewer may see: wallets, offers, bids and stakes only where they are their own.

use super::{
    bars::Bar,
    money::Notes,
    state::{Deal, Spot, Tenancy},
};
use crate::kernel::Seat;

/// What one viewer may be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A pawn was drawn: it is their turn.
    Drawn(Seat),
    /// Rent was paid, in the open.
    Rent {
        seat: Seat,
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
        at: Spot,
        deal: Deal,
    },
    /// It has been, face down: so many notes.
    Slid {
        seat: Seat,
        to: Seat,
        at: Spot,
        notes: u16,
    },
    /// What it is worth: only for the two who deal.
    Offer {
        seat: Seat,
        to: Seat,
        offer: Notes,
    },
    Answered {
        seat: Seat,
        by: Seat,
        at: Spot,
        deal: Deal,
        accept: bool,
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
        bid: Notes,
    },
    Sold {
        seat: Seat,
        to: Seat,
        at: Spot,
    },
    ClosedDown {
        seat: Seat,
        at: Spot,
    },
    Round(u16),
    LastOrder(Seat),
    /// All stakes are revealed together, by seat.
    Stakes(Vec<Notes>),
    Looked(Seat),
    /// What the bank holds, in thousands: only for whoever looked.
    InTheBank(i32),
    Bankrupt(Seat),
    Won(Seat),
    OutOfRounds,
}

/// What is going on, and who is to do what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The table is at it.
    Dealing,
    /// Does anybody call last order?
    Between,
    /// All stake: how many notes each has laid.
    Staking {
        caller: Seat,
        laid: Vec<Option<u16>>,
    },
    /// Somebody chooses an action.
    Acting(Seat),
    /// Somebody lays out an offer.
    Sliding {
        by: Seat,
        at: Spot,
        deal: Deal,
    },
    /// The tenant answers; the notes only for the two who deal.
    Answering {
        by: Seat,
        to: Seat,
        at: Spot,
        deal: Deal,
        notes: u16,
        offer: Option<Notes>,
        may_refuse: Option<bool>,
    },
    /// All but the seller bid: how many notes each has laid.
    Bidding {
        by: Seat,
        at: Spot,
        laid: Vec<Option<u16>>,
    },
    /// The seller chooses among bids that only they see; each bidder still sees their own.
    Choosing {
        by: Seat,
        at: Spot,
        laid: Vec<Option<u16>>,
        bids: Vec<Option<Notes>>,
    },
    Over {
        winner: Option<Seat>,
        bankrupt: Option<Seat>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub seats: u8,
    pub round: u16,
    pub open: Vec<Option<Tenancy>>,
    pub most_open: u8,
    /// Who is still to be drawn, in groups one after the other.
    pub bag: Vec<Vec<Seat>>,
    pub turn: Option<Seat>,
    /// Pawns in bars and rent due next, by seat.
    pub placed: Vec<u8>,
    pub rent: Vec<u16>,
    /// Who has held all five since their last turn.
    pub held: Vec<Seat>,
    pub stage: Stage,
    pub own: Option<Seat>,
    pub wallet: Option<Notes>,
    /// What this viewer saw in the bank.
    pub looked: Option<i32>,
    /// Who has looked.
    pub lookers: Vec<Seat>,
    /// All wallets and the two bars put away, once nothing is secret any more.
    pub wallets: Vec<Notes>,
    pub away: Vec<Bar>,
}
