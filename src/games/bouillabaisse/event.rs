//! What may be told of a step.

use serde::Serialize;

use super::{
    cards::Card,
    score::{Costs, Score, Taken},
};
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// Who deals first.
    Dealer(Seat),
    /// All that is settled of what costs, after one of it was drawn.
    Costs(Costs),
    /// Told to each seat of its own hand alone.
    Dealt {
        to: Seat,
        hand: Vec<Card>,
    },
    Played {
        by: Seat,
        card: Card,
    },
    /// A trick was won; what of it counts, where points are in sight (BO-5.2).
    Taken {
        by: Seat,
        taken: Option<Taken>,
    },
    /// One score a seat.
    RoundOver {
        round: u8,
        scores: Vec<Score>,
    },
}
