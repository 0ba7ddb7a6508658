//! Current options of a player: spots for actions, and amounts.

use super::{
    action::ActionKind,
    money::{MAX_OFFER, Notes},
    promenade::Spot,
    refusal::Refusal,
};

/// The spots where a kind of action is possible; if there are none, the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Availability {
    pub kind: ActionKind,
    pub spots: Result<Vec<Spot>, Refusal>,
}

/// Limits for notes laid face down now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct AllowedAmount {
    /// Least sum, in thousands.
    pub least: u16,
    /// Greatest sum, in thousands.
    pub most: u16,
    /// Whether at least one note is needed, even if it is a fake.
    pub needs_note: bool,
    /// Whether real money is forbidden: a bidder without a free pawn can only bluff (BC-4.6).
    pub only_fakes: bool,
}

impl AllowedAmount {
    /// Limits of an offer of at least `least`, with `cash` in real money, in thousands (BC-4.3, BC-4.4).
    pub fn offer(least: u16, cash: u16) -> AllowedAmount {
        AllowedAmount { least, most: cash.min(MAX_OFFER), needs_note: true, only_fakes: false }
    }

    /// Limits of a stake from this wallet (BC-5.1).
    pub fn stake(wallet: &Notes) -> AllowedAmount {
        AllowedAmount {
            least: 0,
            most: wallet.worth().min(MAX_OFFER),
            needs_note: wallet.count() > 0,
            only_fakes: false,
        }
    }

    /// Checks that there is a note, if one is needed.
    ///
    /// # Errors
    /// If there is none.
    pub fn check_count(&self, notes: Notes) -> Result<(), Refusal> {
        if self.needs_note && notes.count() == 0 { Err(Refusal::NoNote) } else { Ok(()) }
    }
}

/// Money of a tenant after each answer to an offer, in thousands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    pub now: u16,
    pub accepted: u16,
    /// `None` if the tenant cannot pay a refusal (BC-4.7).
    pub refused: Option<u16>,
}
