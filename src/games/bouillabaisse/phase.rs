//! What a match waits for, with all that is known only then.

use super::round::RoundInPlay;
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Phase {
    /// For the lots that find the first dealer (BO-1.4).
    #[default]
    Lots,
    /// For one of the things that cost to be drawn, before this dealer deals (BO-3.2).
    Draw { dealer: Seat, cost: CostKind },
    /// For this dealer to deal (BO-1.3).
    Deal { dealer: Seat },
    /// For a card (BO-2).
    Play(RoundInPlay),
    /// For nothing: all rounds are over.
    Over,
}

/// The three things that cost (BO-3.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum CostKind {
    Suit,
    Figure,
    Card,
}
