//! One match of Barrakuda.

use super::{
    cards::Card, config::Config, gold::Gold, journal::Journal, position::Position, refusal::Refusal, sea::Sea,
};
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barrakuda {
    pub(super) config: Config,
    pub(super) position: Position,
    pub(super) journal: Journal,
}

impl Barrakuda {
    /// The first state of a match.
    ///
    /// # Errors
    /// Where the options cannot be played, or not by so many.
    pub(super) fn begin(config: &Config, seats: u8) -> Result<Barrakuda, Refusal> {
        config.check(seats)?;
        let position = Position::new(config, seats)?;
        Ok(Barrakuda { config: config.clone(), position, journal: Journal::default() })
    }

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
