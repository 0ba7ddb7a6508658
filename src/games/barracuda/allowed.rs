//! What somebody may do now: which actions where, and which notes.

use super::{
    action::ActionKind,
    money::{MAX_OFFER, Notes},
    promenade::Spot,
    refusal::Refusal,
};

/// The spots where a kind of action can be done; or, where it can be done nowhere, why not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Availability {
    pub kind: ActionKind,
    pub spots: Result<Vec<Spot>, Refusal>,
}

/// What may be laid face down now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct AllowedAmount {
    /// The least sum, in thousands.
    pub least: u16,
    /// The greatest sum, in thousands.
    pub most: u16,
    /// Whether there must be at least one note, be it a fake.
    pub needs_note: bool,
    /// Whether no real money may be laid: a bidder without a free pawn can only bluff (BC-4.6).
    pub only_fakes: bool,
}

impl AllowedAmount {
    /// For an offer of at least so much, out of so much real money, in thousands (BC-4.3, BC-4.4).
    pub fn offer(least: u16, cash: u16) -> AllowedAmount {
        AllowedAmount { least, most: cash.min(MAX_OFFER), needs_note: true, only_fakes: false }
    }

    /// For a stake out of this wallet (BC-5.1).
    pub fn stake(wallet: &Notes) -> AllowedAmount {
        AllowedAmount {
            least: 0,
            most: wallet.worth().min(MAX_OFFER),
            needs_note: wallet.count() > 0,
            only_fakes: false,
        }
    }

    /// Whether at least one note is there, where there must be one.
    ///
    /// # Errors
    /// If there is none.
    pub fn check_count(&self, notes: Notes) -> Result<(), Refusal> {
        if self.needs_note && notes.count() == 0 { Err(Refusal::NoNote) } else { Ok(()) }
    }
}

/// What an answer to an offer does to the money of whoever gives it, in thousands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    pub now: u16,
    pub accepted: u16,
    /// Nothing where a refusal cannot be paid (BC-4.7).
    pub refused: Option<u16>,
}
