//! What a match waits for, with all that is known only then.

use super::round::RoundInPlay;
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Phase {
    /// Chance draws lots for the first dealer (BO-1.4).
    #[default]
    Lots,
    /// Chance draws one of the things that cost, before this dealer deals (BO-3.2).
    Draw { dealer: Seat, cost: CostKind },
    /// Chance deals the cards for this dealer (BO-1.3).
    Deal { dealer: Seat },
    /// Somebody is to play a card (BO-2).
    Play(RoundInPlay),
    /// All rounds are over.
    Over,
}

/// The three things that cost (BO-3.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum CostKind {
    Suit,
    Figure,
    Card,
}
