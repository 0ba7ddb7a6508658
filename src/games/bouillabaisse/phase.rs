//! Phases of a match, each with its own data.

use super::round::RoundInPlay;
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Phase {
    /// Chance draws lots for the first dealer (BO-1.4).
    #[default]
    Lots,
    /// Chance draws one of the costs before this dealer deals (BO-3.2).
    Draw { dealer: Seat, cost: CostKind },
    /// Chance deals the cards for this dealer (BO-1.3).
    Deal { dealer: Seat },
    /// A player plays a card (BO-2).
    Play(RoundInPlay),
    /// All rounds are over.
    Over,
}

/// The three kinds of costs (BO-3.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum CostKind {
    Suit,
    Figure,
    Card,
}
