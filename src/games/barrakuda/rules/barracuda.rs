//! The Barracuda's turn: chapter 3.

use rand::{Rng, RngExt};

use super::super::{
    event::Event,
    floor::Wreck,
    phase::Phase,
    position::{Observer, Position},
    wreck_cards::LairEffect,
};
use crate::kernel::{Seat, Seats};

/// The faces of the distance die (BK-1.4).
pub(super) const DISTANCES: [u8; 2] = [1, 2];

pub(super) fn draw_distance(rng: &mut impl Rng) -> u8 {
    DISTANCES[rng.random_range(0..DISTANCES.len())]
}

/// Rolls the direction die until it shows one of these wrecks.
pub(super) fn draw_wreck(rng: &mut impl Rng, wrecks: impl Iterator<Item = Wreck>) -> Wreck {
    let wrecks: Vec<Wreck> = wrecks.collect();
    wrecks[rng.random_range(0..wrecks.len())]
}

impl Position {
    // BK-3.1, BK-3.2
    pub(super) fn roll(&mut self, distance: u8, direction: Wreck, observer: &mut dyn Observer) -> Phase {
        let route = self.floor().route(self.sea.barracuda, direction, distance);
        let parting = self.floor().parting(self.sea.barracuda, direction, distance);
        observer.tell(self, Event::Rolled { distance, direction, route: route.clone(), parting });
        self.swim(None, route, observer)
    }

    // BK-3.3
    pub(super) fn roll_distance(&mut self, by: Seat, distance: u8, observer: &mut dyn Observer) -> Phase {
        observer.tell(self, Event::Reach { by, distance });
        Phase::Steering { by, distance }
    }

    /// Iterates over the wrecks to which the Barracuda can be moved (BK-3.3).
    pub(in super::super) fn reach(&self, distance: u8) -> impl Iterator<Item = Wreck> {
        self.floor().reach(self.sea.barracuda, distance)
    }

    // BK-3.3
    pub(super) fn steer(&mut self, by: Seat, to: Wreck, observer: &mut dyn Observer) -> Phase {
        let route = self.floor().route(self.sea.barracuda, to, u8::MAX);
        self.swim(Some(by), route, observer)
    }

    fn swim(&mut self, control: Option<Seat>, route: Vec<Wreck>, observer: &mut dyn Observer) -> Phase {
        let from = self.sea.barracuda;
        let stop = route.last().map(|to| self.cards.of(*to).stop);
        self.sea.barracuda = route.last().copied().unwrap_or(from);
        observer.tell(self, Event::Swam { by: control, from, route });
        // BK-3.4
        match stop {
            Some(LairEffect::Fling) => Phase::Flinging { control },
            Some(LairEffect::Regain) => {
                self.stop_on_regain(observer);
                self.resolve(control, observer)
            }
            Some(LairEffect::Nothing) | None => self.resolve(control, observer),
        }
    }

    /// Flings the Barracuda, at most once a round (BK-3.4).
    pub(super) fn fling(&mut self, control: Option<Seat>, to: Wreck, observer: &mut dyn Observer) -> Phase {
        self.sea.barracuda = to;
        observer.tell(self, Event::Flung(to));
        if self.cards.of(to).stop == LairEffect::Regain {
            self.stop_on_regain(observer);
        }
        self.resolve(control, observer)
    }

    // BK-3.4
    fn stop_on_regain(&mut self, observer: &mut dyn Observer) {
        let regain = self.regain_all();
        observer.tell(self, Event::StopRegain { wreck: self.sea.barracuda, regain });
    }

    /// Gives all players their Barracuda card back. Returns those who did not have it.
    pub(super) fn regain_all(&mut self) -> Seats {
        let regain = self.sea.seats().filter(|seat| !self.sea.diver(*seat).holds_barracuda).collect();
        self.sea.divers.values_mut().iter_mut().for_each(|diver| diver.holds_barracuda = true);
        regain
    }
}
