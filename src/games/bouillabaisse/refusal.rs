//! Why something cannot be done, one variant for each rule that can say no.

use super::cards::{Card, Rank, Suit};

#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("La Bouillabaisse is for 2 to 12, not for {0}")]
    Seats(u8),
    #[error("one pack or two, not {0} (BO-1.2)")]
    Packs(u8),
    #[error("{} is no figure (BO-3.1)", .0.letter())]
    NoFigure(Rank),
    #[error("{0} is not in play (BO-3.1)")]
    NotInPlay(Card),
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("you do not hold {0}")]
    NotHeld(Card),
    #[error("{} was led, and you have it (BO-2.1)", .0.letter())]
    FollowSuit(Suit),
    #[error("this is not what the table owes")]
    NotOwed,
    #[error("each card in play once, and to each the same number (BO-1.3)")]
    BadDeal,
    #[error("the match is over")]
    Over,
}
