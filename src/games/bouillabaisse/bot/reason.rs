//! The reasons for a card. [`claims`](super::claims) has the predicate of each.

use super::super::score::Sign;
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// No other card was legal.
    Only,
    /// The search has valued no card yet.
    Habit,
    /// It takes everything in most playouts (BO-4.1).
    Everything,
    /// It takes a trick that counts, so that this seat does not take everything.
    Spoil(Seat),
    /// It gives up points of the round for its place in the match.
    Place,
    /// All cards have these expected points of the round, which count with this sign.
    Same { sign: Sign, points: i32 },
    /// The expected points of the round, which count with this sign, by the card played and by the worst one.
    Points { sign: Sign, points: i32, worst: i32 },
    /// As `Points`, with the fate of the trick on the table.
    Weighed { aim: Aim, sign: Sign, points: i32, worst: i32 },
}

/// The fate of the trick on the table. *Probably* means in more than half of the playouts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    /// It leads, and another seat probably takes the trick.
    LeadToOthers,
    /// It leads, and probably takes the trick.
    LeadToTake,
    /// It follows suit and stays below, as every legal card would.
    Under,
    /// It follows suit and stays below, though it could win the trick so far.
    Duck,
    /// It wins the trick so far, and probably takes it; each card that stays below has higher expected points.
    TakeEarly,
    /// It wins the trick so far, and probably takes it.
    Take,
    /// It wins the trick so far and probably takes it; every legal card would win the trick so far.
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
