//! The reasons of the bot.

use crate::kernel::Seat;

/// A reason for an action. Sums are in thousands, chances in percent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// No other action was worth a search.
    Only,
    /// The bot has lost track of the others' cash.
    Look,
    /// The bag decides the order of play: the bot does not call last order.
    Begin,
    /// The bag must not decide the order of play: the bot calls last order.
    Call,
    Stake {
        sum: u16,
    },
    /// It places another pawn for free.
    Place {
        chance: u8,
    },
    /// All five pawns are placed and should stay there.
    Rest,
    /// It places the fifth pawn.
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
    /// It stops a player with five pawns in bars.
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
