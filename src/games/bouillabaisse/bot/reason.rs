//! Why a bot played what it played. [`claims`](super::claims) says when each of these is true.

use super::super::score::Sign;
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There was no other card.
    Only,
    /// It has weighed nothing yet.
    Habit,
    /// It takes everything in most playouts (BO-4.1).
    Everything,
    /// It takes something, lest this seat take everything.
    Spoil(Seat),
    /// It gives up points of the round for its place in the match.
    Place,
    /// The expected points of the round, which count with this sign: all cards have the same.
    Same { sign: Sign, points: i32 },
    /// The expected points of the round, which count with this sign, by the card played and by the worst one.
    Points { sign: Sign, points: i32, worst: i32 },
    /// The same, and what becomes of the trick on the table.
    Weighed { aim: Aim, sign: Sign, points: i32, worst: i32 },
}

/// What becomes of the trick on the table. *Probably* means in more than half of the playouts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    /// It leads, and another seat probably takes the trick.
    LeadToOthers,
    /// It leads, and probably takes the trick.
    LeadToTake,
    /// It follows suit and stays below, as every card would that it may play.
    Under,
    /// It follows suit and stays below, though it could win the trick so far.
    Duck,
    /// It wins the trick so far, and probably takes it; each card that stays below has more points to expect.
    TakeEarly,
    /// It wins the trick so far, and probably takes it.
    Take,
    /// It wins the trick so far and probably takes it, as would every card that it may play.
    Forced,
    /// It wins the trick so far, and another seat probably takes it.
    Overtaken,
    /// A card that counts, not of the suit led, on a trick that this seat probably takes.
    Give(Seat),
    /// A card that counts, not of the suit led, on a trick that no single seat is likely to take.
    GiveAny,
    /// A card that does not count, not of the suit led; others hold lower ones of its suit.
    Discard,
    /// A card that does not count, not of the suit led; others hold cards of its suit, and no lower one.
    Spare,
}
