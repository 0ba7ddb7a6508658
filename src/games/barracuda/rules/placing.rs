//! Pawns placed free of charge: BC-4.1, BC-4.2.

use crate::{
    games::barracuda::{
        event::Event,
        promenade::{Spot, Tenancy},
        refusal::Refusal,
        state::Barracuda,
    },
    kernel::Seat,
};

impl Barracuda {
    // BC-4.1
    pub(super) fn check_open(&self, seat: Seat, at: Spot) -> Result<(), Refusal> {
        if self.open_at(at).is_some() {
            return Err(Refusal::Open);
        }
        if !self.has_pawn(seat) {
            return Err(Refusal::NoPawn);
        }
        // BC-1.5
        if self.open_count() >= usize::from(self.most_open()) {
            return Err(Refusal::TooMany(self.most_open()));
        }
        Ok(())
    }

    pub(super) fn open_bar(&mut self, seat: Seat, at: Spot) {
        let bar = self.bars[at.index()];
        self.open[at.index()] = Some(Tenancy { bar, tenant: Some(seat), partner: None });
        self.tell(Event::Opened { seat, at, bar });
        self.end_turn();
    }

    // BC-4.2
    pub(super) fn check_partner(&self, seat: Seat, at: Spot) -> Result<(), Refusal> {
        let bar = self.open_at(at).ok_or(Refusal::Closed)?;
        if bar.tenant != Some(seat) {
            return Err(Refusal::NotOwn);
        }
        if !bar.has_free_place() {
            return Err(Refusal::NoPlace);
        }
        if self.has_pawn(seat) { Ok(()) } else { Err(Refusal::NoPawn) }
    }

    pub(super) fn place_partner(&mut self, seat: Seat, at: Spot) {
        self.open_mut(at).partner = Some(seat);
        self.tell(Event::Partner { seat, at });
        self.end_turn();
    }
}
