//! One match of Barrakuda.

use super::{
    cards::Card, config::Config, floor::Floor, gold::Gold, journal::Journal, position::Position, sea::Sea,
};
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barrakuda {
    pub(super) config: Config,
    pub(super) position: Position,
    pub(super) journal: Journal,
}

impl Barrakuda {
    /// Returns the card that a seat has laid face down, before the cards are revealed.
    pub fn chosen(&self, seat: Seat) -> Option<Card> {
        self.position.chosen(seat)
    }

    /// Returns the cards drawn from a hand, with the seat of its owner.
    pub fn drawn(&self) -> Option<(Seat, Vec<Card>)> {
        self.position.drawn().map(|(from, drawn)| (from, drawn.iter().copied().collect()))
    }

    /// Gold that wins.
    pub fn aim(&self) -> Gold {
        self.position.aim
    }

    /// Where the wrecks lie, once they are laid.
    pub fn floor(&self) -> Option<&Floor> {
        self.position.floor.as_ref()
    }

    pub fn sea(&self) -> &Sea {
        &self.position.sea
    }
}
