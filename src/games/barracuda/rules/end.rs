//! Bankruptcy and the end: BC-6.1 to BC-7.2.

use crate::{
    games::barracuda::{
        allowed::Availability,
        event::{Event, Ruin},
        phase::Phase,
        promenade::PAWNS,
        state::Barracuda,
    },
    kernel::{Outcome, Seat},
};

impl Barracuda {
    // BC-6.1, BC-6.2
    pub(super) fn go_bankrupt(&mut self, seat: Seat, why: Ruin) {
        self.tell(Event::Bankrupt { seat, why });
        self.end(None, Some(seat));
    }

    /// Returns the obstacle to each of the five actions, for a player ruined for want of an action.
    pub(in super::super) fn stuck(&self) -> Vec<Availability> {
        let Phase::Over { bankrupt: Some(seat), .. } = self.phase else { return Vec::new() };
        let all = self.availability(seat);
        if all.iter().all(|one| one.spots.is_err()) { all } else { Vec::new() }
    }

    // BC-7.1
    pub(super) fn win(&mut self, seat: Seat) {
        self.tell(Event::Won(seat));
        self.end(Some(seat), None);
    }

    pub(super) fn run_out_of_rounds(&mut self) {
        self.tell(Event::OutOfRounds);
        self.end(None, None);
    }

    fn end(&mut self, winner: Option<Seat>, bankrupt: Option<Seat>) {
        self.money.push(self.cash());
        self.phase = Phase::Over { winner, bankrupt };
    }

    /// From now on the player holds five pawns, if all five are placed (BC-7.1).
    pub(super) fn hold(&mut self, seat: Seat) {
        if self.placed(seat) == PAWNS && !self.held.contains(seat) {
            self.held = self.held.with(seat);
            self.tell(Event::AllPlaced(seat));
        }
    }

    /// The player loses a pawn and no longer holds five, even if it comes back (BC-7.1).
    pub(super) fn lose(&mut self, seat: Seat) {
        self.held = self.held.without(seat);
    }

    /// The winner is first. Otherwise the bankrupt player is last, and the others rank by pawns, then cash, then the
    /// rents of their bars (BC-7.1, BC-7.2).
    pub(in super::super) fn outcome(&self, winner: Option<Seat>, bankrupt: Option<Seat>) -> Outcome {
        let key = |seat: Seat| {
            let rents: u16 = self.tenancies(seat).map(|bar| bar.bar.rent()).sum();
            let kept = (self.placed(seat), self.wallet(seat).worth(), rents);
            (winner == Some(seat), bankrupt != Some(seat), kept)
        };
        Outcome::ranked(&self.all().map(key).collect::<Vec<_>>())
    }
}
