//! What one viewer may see: wallets, offers, bids and stakes only where they are their own.

use serde::Serialize;

use super::{
    action::Action,
    bars::Bar,
    money::Notes,
    refusal::Refusal,
    state::{Deal, Spot, Tenancy},
};
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
        at: Spot,
        deal: Deal,
        offer: Notes,
    },
    /// Yes or no, and who leaves the bar for it.
    Answered {
        seat: Seat,
        by: Seat,
        at: Spot,
        deal: Deal,
        accept: bool,
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

/// Why somebody is bankrupt.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Ruin {
    /// This rent could not be paid (BC-6.1).
    Rent(u16),
    /// It could, but there was no action to make (BC-6.1).
    NoAction,
    /// There was no bid to accept, and the bar could not be closed (BC-4.7).
    Auction,
}

/// What is going on, and who is to do what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
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
        /// Whose bid can be accepted (BC-4.6).
        may_sell: Vec<Seat>,
        /// Whether closing can be paid (BC-4.7): only for the seller.
        may_close: Option<bool>,
    },
    Over {
        winner: Option<Seat>,
        bankrupt: Option<Seat>,
    },
}

/// What somebody may do in their turn (BC-4.1 to BC-4.5).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ActionKind {
    Open,
    Partner,
    Join,
    TakeOver,
    Auction,
}

impl ActionKind {
    pub const ALL: [ActionKind; 5] =
        [ActionKind::Open, ActionKind::Partner, ActionKind::Join, ActionKind::TakeOver, ActionKind::Auction];

    pub fn at(self, spot: Spot) -> Action {
        match self {
            ActionKind::Open => Action::Open(spot),
            ActionKind::Partner => Action::Partner(spot),
            ActionKind::Join => Action::Join(spot),
            ActionKind::TakeOver => Action::TakeOver(spot),
            ActionKind::Auction => Action::Auction(spot),
        }
    }
}

/// Where it can be done; nowhere: why not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Availability {
    pub kind: ActionKind,
    pub spots: Result<Vec<Spot>, Refusal>,
}

/// What may be laid face down now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct AllowedAmount {
    /// In thousands.
    pub least: u16,
    pub most: u16,
    /// No note at all will not do.
    pub some: bool,
    /// Without a free pawn (BC-4.6).
    pub only_fakes: bool,
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
    /// Who has held all five since their last turn, or since before this round.
    pub held: Vec<Seat>,
    pub prompt: Prompt,
    /// Seconds to talk before an offer; 0: as long as the table likes.
    pub talk: u16,
    /// All that this viewer has been told, the oldest first.
    pub story: Vec<Event>,
    /// Where that begins which the latest step of a player led to.
    pub since: usize,
    pub own: Option<Seat>,
    pub wallet: Option<Notes>,
    /// In one's own turn: all five actions.
    pub ways: Vec<Availability>,
    /// Where one is to lay notes: which.
    pub span: Option<AllowedAmount>,
    /// Who does not call last order before this round (BC-5.1).
    pub passed: Vec<Seat>,
    /// One may look into the bank now (BC-8.2).
    pub may_look: bool,
    /// What this viewer saw in the bank, in thousands.
    pub looked: Option<u16>,
    /// One a seat, once it is over.
    pub places: Vec<u8>,
    /// The two bars put away, where the table chose them, or once nothing is secret any more.
    pub away: Vec<Bar>,
    /// All wallets, and everybody's money at the start of each round and at the end, in thousands: once nothing is
    /// secret any more.
    pub wallets: Vec<Notes>,
    pub money: Vec<Vec<u16>>,
}

impl View {
    pub fn over(&self) -> bool {
        matches!(self.prompt, Prompt::Over { .. })
    }

    /// Who is the tenant there.
    pub fn tenant(&self, at: Spot) -> Option<Seat> {
        self.open_at(at).and_then(|bar| bar.tenant)
    }

    /// What is known of the bar there: closed again it is not forgotten.
    pub fn known_at(&self, at: Spot) -> Option<Bar> {
        self.story.iter().rev().find_map(|event| match event {
            Event::Opened { at: there, bar, .. } if *there == at => Some(*bar),
            _ => None,
        })
    }

    /// The bars that a closed house may still turn out to be.
    pub fn unseen(&self) -> Vec<Bar> {
        let seen: Vec<Bar> = Spot::all().filter_map(|at| self.known_at(at)).collect();
        Bar::all().filter(|bar| !seen.contains(bar) && !self.away.contains(bar)).collect()
    }

    pub fn open_at(&self, at: Spot) -> Option<&Tenancy> {
        self.open.get(at.index())?.as_ref()
    }

    /// The bars in which somebody is the tenant.
    pub fn bars_of(&self, seat: Seat) -> Vec<Bar> {
        self.open.iter().flatten().filter(|bar| bar.tenant == Some(seat)).map(|bar| bar.bar).collect()
    }
}
