//! Laying the wrecks and choosing cards: chapters 1 and 2.

use super::super::{
    action::Action,
    cards::Card,
    event::Event,
    floor::{Cell, Floor, WRECKS},
    phase::Phase,
    position::{Observer, Position},
};
use crate::kernel::{PerSeat, Seat};

impl Position {
    // BK-1.1
    pub(super) fn lay(&mut self, cells: [Cell; WRECKS], observer: &mut dyn Observer) -> Phase {
        self.floor = Floor::new(cells).ok();
        observer.tell(self, Event::Laid);
        Phase::choosing(self.sea.divers.seats())
    }

    /// Returns an action for each card in the hand (BK-2.1).
    pub(super) fn playable(&self, seat: Seat) -> Vec<Action> {
        self.sea.diver(seat).hand().into_iter().map(Action::Play).collect()
    }

    // BK-2.1
    pub(super) fn choose(
        &mut self,
        mut chosen: PerSeat<Option<Card>>,
        seat: Seat,
        card: Card,
        observer: &mut dyn Observer,
    ) -> Phase {
        chosen[seat] = Some(card);
        match chosen.values().iter().copied().collect::<Option<Vec<Card>>>() {
            Some(cards) => self.reveal(cards, observer),
            None => Phase::Choosing(chosen),
        }
    }

    // BK-2.1, BK-2.2
    fn reveal(&mut self, cards: Vec<Card>, observer: &mut dyn Observer) -> Phase {
        for (diver, card) in self.sea.divers.values_mut().iter_mut().zip(&cards) {
            match card {
                Card::Dive(wreck) => {
                    diver.at = Some(*wreck);
                    diver.row.push(*wreck);
                }
                Card::Barracuda => {
                    diver.lying = true;
                    diver.holds_barracuda = false;
                }
            }
        }
        observer.tell(self, Event::Revealed(cards));
        for seat in self.sea.seats() {
            self.take_all_back(seat, observer);
        }
        // BK-3.3
        let mut steering = self.sea.seats().filter(|seat| self.sea.diver(*seat).lying);
        Phase::Rolling { control: steering.next().filter(|_| steering.next().is_none()) }
    }

    /// Returns all movement cards to the hand once the last one is played (BK-2.2).
    pub(super) fn take_all_back(&mut self, seat: Seat, observer: &mut dyn Observer) {
        if self.sea.diver(seat).has_played_all() {
            self.sea.divers[seat].row.clear();
            observer.tell(self, Event::AllBack(seat));
        }
    }
}
