//! Why, in the words of the table.

use crate::kernel::Seat;

/// Why a bot did what it did. Sums are in thousands, chances in hundredths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There was nothing else to do.
    Only,
    /// It had lost sight of who has how much.
    Look,
    /// The order of play is left to the bag: nobody calls last order.
    Begin,
    /// The order of play is not left to the bag: the bot calls last order.
    Call,
    Stake {
        sum: u16,
    },
    /// A pawn more, for nothing.
    Place {
        chance: u8,
    },
    /// All five pawns are placed and should stay there.
    Rest,
    /// The fifth pawn is placed.
    Fifth,
    Join {
        tenant: Seat,
        sum: u16,
        chance: u8,
    },
    TakeOver {
        tenant: Seat,
        sum: u16,
        chance: u8,
    },
    /// A player with five pawns in bars is stopped.
    Stop {
        seat: Seat,
    },
    Auction {
        rent: u16,
    },
    Accept {
        sum: u16,
        chance: u8,
    },
    Refuse {
        seat: Seat,
        sum: u16,
    },
    Bid {
        sum: u16,
    },
    Sell {
        seat: Seat,
        sum: u16,
    },
    Close,
}
