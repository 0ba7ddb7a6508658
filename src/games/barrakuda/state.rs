//! One match of Barrakuda.

use super::{cards::Card, config::Config, gold::Gold, journal::Journal, position::Position, sea::Sea};
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barrakuda {
    pub(super) config: Config,
    pub(super) position: Position,
    pub(super) journal: Journal,
}

impl Barrakuda {
    /// What a seat has laid face down, before the cards turn up.
    pub fn chosen(&self, seat: Seat) -> Option<Card> {
        self.position.chosen(seat)
    }

    /// The cards that were drawn from somebody's hand, and whose it is.
    pub fn drawn(&self) -> Option<(Seat, Vec<Card>)> {
        self.position.drawn().map(|(from, drawn)| (from, drawn.iter().copied().collect()))
    }

    /// The gold that wins.
    pub fn aim(&self) -> Gold {
        self.position.aim
    }

    pub fn sea(&self) -> &Sea {
        &self.position.sea
    }
}
