//! The end of a round and of a match: chapter 5.

use nonempty::NonEmpty;
use rand::{Rng, seq::SliceRandom};

use super::super::{
    action::Chance,
    cards::Card,
    event::Event,
    floor::Wreck,
    phase::Phase,
    position::{AGAIN, LONG, Observer, Position, ROUNDS},
};
use crate::kernel::{Seat, Seats};

/// Number of cards drawn from a pocket, if the hand has as many.
const DRAWN: usize = 2;

impl Position {
    // BK-5.1, BK-5.2
    pub(super) fn end_round(&mut self, pickers: Vec<Seat>, observer: &mut dyn Observer) -> Phase {
        let divers = self.sea.divers.values_mut();
        divers.iter_mut().for_each(|diver| diver.lying = false);
        let all_played = divers.iter().all(|diver| !diver.holds_barracuda);
        let regain =
            if self.sea.barracuda == Wreck::LAIR || all_played { self.regain_all() } else { Seats::NONE };
        observer.tell(self, Event::RoundOver { round: self.round, regain });
        self.next_pocket(pickers, observer)
    }

    /// Starts the next pickpocket (BK-5.1), or the next round.
    fn next_pocket(&mut self, mut pickers: Vec<Seat>, observer: &mut dyn Observer) -> Phase {
        if !pickers.is_empty() {
            return Phase::Picking { by: pickers.remove(0), later: pickers };
        }
        // BK-5.5
        if self.round == ROUNDS {
            observer.tell(self, Event::OutOfRounds);
            Phase::Over
        } else if self.round >= LONG && (self.round - LONG).is_multiple_of(AGAIN) {
            observer.tell(self, Event::DrawAsked(self.round));
            Phase::Agreeing { by: Seat::FIRST }
        } else {
            self.next_round()
        }
    }

    fn next_round(&mut self) -> Phase {
        self.round += 1;
        Phase::choosing(self.sea.divers.seats())
    }

    /// Declines a pickpocket action.
    pub(super) fn pick_none(&mut self, by: Seat, later: Vec<Seat>, observer: &mut dyn Observer) -> Phase {
        observer.tell(self, Event::Passed { seat: by });
        self.next_pocket(later, observer)
    }

    /// Whether these cards can be drawn from a hand. They must be sorted.
    pub(super) fn can_be_drawn(&self, from: Seat, cards: &[Card]) -> bool {
        let hand = self.sea.diver(from).hand();
        cards.len() == hand.len().min(DRAWN)
            && cards.is_sorted_by(|a, b| a < b)
            && cards.iter().all(|card| hand.contains(card))
    }

    pub(super) fn draw_cards(&self, from: Seat, rng: &mut impl Rng) -> Chance {
        let mut hand = self.sea.diver(from).hand();
        hand.shuffle(rng);
        hand.truncate(DRAWN);
        hand.sort();
        Chance::Draw(hand)
    }

    pub(super) fn draw(
        &mut self,
        by: Seat,
        from: Seat,
        drawn: &[Card],
        later: Vec<Seat>,
        observer: &mut dyn Observer,
    ) -> Phase {
        observer.tell(self, Event::Drew { seat: by, of: from, cards: drawn.len() as u8 });
        match NonEmpty::from_slice(drawn) {
            Some(drawn) => Phase::Putting { by, from, drawn, later },
            // An empty hand has no card to put down.
            None => self.next_pocket(later, observer),
        }
    }

    /// Puts a drawn card in front of its owner as if played. A last movement card brings all back (BK-2.2).
    pub(super) fn put(
        &mut self,
        by: Seat,
        from: Seat,
        card: Card,
        later: Vec<Seat>,
        observer: &mut dyn Observer,
    ) -> Phase {
        match card {
            Card::Dive(wreck) => self.sea.divers[from].row.push(wreck),
            Card::Barracuda => self.sea.divers[from].holds_barracuda = false,
        }
        observer.tell(self, Event::Put { seat: by, of: from, card });
        self.take_all_back(from, observer);
        self.next_pocket(later, observer)
    }

    /// Takes an agreement to a draw. The match ends if all agree (BK-5.5).
    pub(super) fn agree(&mut self, by: Seat, observer: &mut dyn Observer) -> Phase {
        observer.tell(self, Event::Agreed(by));
        match self.sea.seats().find(|seat| *seat > by) {
            Some(next) => Phase::Agreeing { by: next },
            None => {
                observer.tell(self, Event::Drawn);
                Phase::Over
            }
        }
    }

    /// Takes a refusal of a draw. A single one lets the match go on (BK-5.5).
    pub(super) fn refuse(&mut self, by: Seat, observer: &mut dyn Observer) -> Phase {
        observer.tell(self, Event::Refused(by));
        self.next_round()
    }
}
