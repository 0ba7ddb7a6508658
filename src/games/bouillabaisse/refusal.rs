//! Reasons for refusing an action: one variant for each rule that can.

use super::cards::{Card, Rank, Suit};

#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("one pack or two, not {0} (BO-1.2)")]
    Packs(u8),
    #[error("{} is no figure (BO-3.1)", .0.letter())]
    NoFigure(Rank),
    #[error("{0} is not in play (BO-3.1)")]
    NotInPlay(Card),
    #[error("you do not hold {0}")]
    NotHeld(Card),
    #[error("{} was led, and you have it (BO-2.1)", .0.letter())]
    FollowSuit(Suit),
}
