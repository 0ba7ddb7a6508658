//! Why a bot played what it played.

use super::super::score::Sign;
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There was no other card.
    Only,
    /// It has weighed nothing yet.
    Habit,
    /// It means to take everything (BO-4.1).
    Everything,
    /// It takes something, lest this seat take everything.
    Spoil(Seat),
    /// It gives up points of the round for its place in the match.
    Place,
    /// The expected points of the round, which count with this sign, by the card played and by the worst one.
    Weighed { aim: Aim, sign: Sign, points: i32, worst: i32 },
}

/// What a card is played for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    Lead,
    /// Not to win the trick, or not now.
    Under,
    /// To win it so far.
    Over,
    /// Every card would win it so far.
    Forced,
    /// A card that counts, on a trick that so far is this seat's.
    Give(Seat),
    Discard,
}
