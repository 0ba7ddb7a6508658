//! Events of a match.

use serde::Serialize;

use super::{
    cards::Card,
    score::{Costs, Score, Taken},
};
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// The first dealer was drawn.
    Dealer(Seat),
    /// A cost was drawn. Contains all costs settled so far.
    Costs(Costs),
    /// A hand was dealt. Each seat is told of its own only.
    Dealt {
        to: Seat,
        hand: Vec<Card>,
    },
    Played {
        by: Seat,
        card: Card,
    },
    /// A trick was taken. `taken`: the costs in it, if points are visible (BO-5.2).
    Taken {
        by: Seat,
        taken: Option<Taken>,
    },
    /// A round is over. `scores`: one for each seat.
    RoundOver {
        round: u8,
        scores: Vec<Score>,
    },
}
