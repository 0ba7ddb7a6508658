//! What somebody may do now: which actions where, and which notes.

use super::{action::ActionKind, money::Notes, promenade::Spot, refusal::Refusal};

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
    pub needs_note: bool,
    /// Without a free pawn (BC-4.6).
    pub only_fakes: bool,
}

impl AllowedAmount {
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
