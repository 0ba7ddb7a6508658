//! The look into the bank: BC-8.2.

use crate::{
    games::barracuda::{event::Event, phase::Phase, state::Barracuda},
    kernel::Seat,
};

impl Barracuda {
    /// Whether a player may look into the bank: once, at any time while the match waits for players (BC-8.2).
    pub(in super::super) fn may_look(&self, seat: Seat) -> bool {
        let running = !matches!(self.phase, Phase::Shuffle | Phase::Draw | Phase::Over { .. });
        let looks_first = self.players.get(seat).is_some_and(|player| player.looked.is_none());
        self.config.look && running && looks_first
    }

    pub(super) fn look(&mut self, seat: Seat) {
        let thousands = self.bank.worth().unsigned_abs() as u16;
        self.players[seat].looked = Some(thousands);
        self.tell(Event::Looked(seat));
        self.story.tell_only([seat], Event::InTheBank { seat, thousands });
    }
}
