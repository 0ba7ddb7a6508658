//! Last order: BC-5.1, BC-5.2.

use crate::{
    games::barracuda::{
        allowed::AllowedAmount,
        event::Event,
        money::{MAX_OFFER, Notes},
        phase::{Phase, Stakes},
        refusal::Refusal,
        state::Barracuda,
    },
    kernel::{PerSeat, Seat, Seats},
};

impl Barracuda {
    /// Returns the players who do not call last order before this round.
    pub(in super::super) fn passed(&self) -> Seats {
        match self.phase {
            Phase::Between { passed } => passed,
            _ => Seats::NONE,
        }
    }

    /// Whether a player may pass: once before each round, asked or not (BC-5.1).
    pub(in super::super) fn may_pass(&self, seat: Seat) -> bool {
        self.may_call(seat) && !self.passed().contains(seat)
    }

    pub(super) fn pass(&mut self, passed: Seats) {
        if self.all().all(|seat| passed.contains(seat)) {
            self.begin();
        } else {
            self.phase = Phase::Between { passed };
        }
    }

    pub(super) fn begin(&mut self) {
        self.phase = Phase::Draw;
    }

    /// Whether a player may call last order: any player, before a round, for themselves alone (BC-5.1).
    pub(in super::super) fn may_call(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Between { .. }) && self.players.get(seat).is_some()
    }

    pub(super) fn call(&mut self, caller: Seat) {
        self.tell(Event::LastOrder(caller));
        self.phase = Phase::Stakes(Stakes { caller, laid: PerSeat::filled(self.players.seats(), None) });
    }

    pub(super) fn allowed_stake(&self, by: Seat) -> AllowedAmount {
        AllowedAmount::stake(self.wallet(by))
    }

    // BC-5.1
    pub(in super::super) fn check_stake(&self, by: Seat, notes: Notes) -> Result<(), Refusal> {
        if notes.worth() > MAX_OFFER {
            return Err(Refusal::Amount(0, MAX_OFFER));
        }
        if !self.wallet(by).can_lay(notes) {
            return Err(Refusal::NotThere);
        }
        self.allowed_stake(by).check_count(notes)
    }

    pub(super) fn stake(&mut self, mut stakes: Stakes, seat: Seat, notes: Notes) {
        stakes.laid[seat] = Some(self.lay(seat, notes));
        let all: Option<PerSeat<Notes>> = stakes.laid.values().iter().copied().collect();
        match all {
            Some(all) => self.reveal(all),
            None => self.phase = Phase::Stakes(stakes),
        }
    }

    /// Reveals the stakes. Lower stakes play earlier, and the bank gets all of them (BC-5.2).
    fn reveal(&mut self, stakes: PerSeat<Notes>) {
        let mut sums: Vec<u16> = stakes.values().iter().map(Notes::worth).collect();
        sums.sort();
        sums.dedup();
        let group = |sum: &u16| {
            stakes.iter().filter(|(_, stake)| stake.worth() == *sum).map(|(seat, _)| seat).collect::<Seats>()
        };
        self.bag = sums.iter().map(group).collect();
        stakes.values().iter().for_each(|stake| self.bank.take(*stake));
        self.tell(Event::Stakes(stakes.into()));
        self.phase = Phase::Draw;
    }
}
