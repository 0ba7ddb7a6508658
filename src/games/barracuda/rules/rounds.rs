//! Rounds, turns and rent: BC-2.1 to BC-3.2.

use rand::{Rng, RngExt};

use crate::{
    games::barracuda::{
        bars::rent,
        event::{Event, Ruin},
        phase::Phase,
        refusal::Refusal,
        state::{Barracuda, ROUNDS},
    },
    kernel::{Seat, Seats},
};

impl Barracuda {
    // BC-2.1
    pub(in super::super) fn can_be_drawn(&self, seat: Seat) -> bool {
        self.bag.first().is_some_and(|group| group.contains(seat))
    }

    pub(in super::super) fn draw_pawn(&self, rng: &mut impl Rng) -> Seat {
        let group: Vec<Seat> = self.bag.iter().take(1).flat_map(|group| group.iter()).collect();
        group[rng.random_range(0..group.len())]
    }

    /// Begins a turn (BC-2.1, BC-2.3).
    pub(in super::super) fn pawn(&mut self, seat: Seat) {
        self.bag[0] = self.bag[0].without(seat);
        self.bag.retain(|group| !group.is_empty());
        self.turn = Some(seat);
        self.tell(Event::Drawn(seat));
        if self.held.contains(seat) {
            self.win(seat);
        } else if self.pay_rent(seat) {
            if !self.actions(seat).is_empty() {
                self.phase = Phase::Act(seat);
            } else if self.check_rest(seat).is_ok() {
                self.rest(seat);
            } else {
                // BC-6.1
                self.go_bankrupt(seat, Ruin::NoAction);
            }
        }
    }

    // BC-4.12
    pub(super) fn check_rest(&self, seat: Seat) -> Result<(), Refusal> {
        if self.has_pawn(seat) { Err(Refusal::OwesAction) } else { Ok(()) }
    }

    pub(super) fn rest(&mut self, seat: Seat) {
        self.tell(Event::Rested(seat));
        self.end_turn();
    }

    /// Pays the rent, or ruins the player. Returns whether it was paid (BC-3.1, BC-3.2, BC-6.1).
    fn pay_rent(&mut self, seat: Seat) -> bool {
        let bars = self.bars_of(seat);
        let (due, free) = rent(&bars);
        if due > self.wallet(seat).worth() {
            self.go_bankrupt(seat, Ruin::Rent(due));
            return false;
        }
        if due > 0 {
            self.pay(seat, due);
            self.tell(Event::Rent { seat, bars, free, thousands: due });
        }
        true
    }

    /// Ends the turn and draws the next pawn, or begins the next round.
    pub(super) fn end_turn(&mut self) {
        // BC-7.1
        if let Some(seat) = self.turn {
            self.hold(seat);
        }
        if !self.bag.is_empty() {
            self.phase = Phase::Draw;
        } else if self.round == ROUNDS {
            self.run_out_of_rounds();
        } else {
            self.next_round();
        }
    }

    fn next_round(&mut self) {
        // For players who got their fifth pawn in another player's auction (BC-7.1).
        self.all().for_each(|seat| self.hold(seat));
        self.money.push(self.cash());
        self.round += 1;
        self.bag = vec![self.all().collect()];
        self.tell(Event::Round(self.round));
        self.phase = Phase::Between { passed: Seats::NONE };
    }
}
