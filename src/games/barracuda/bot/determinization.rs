//! What counts of a match, with all that is hidden guessed: it can be played on, a turn at a time.

use rand::{RngExt, rngs::ChaCha8Rng};

use super::super::{
    action::Deal,
    bars::{Bar, Rents},
    money::{CLOSING_COST, MAX_OFFER},
    promenade::{PAWNS, SPOTS, Spot, Tenancy},
    state::ROUNDS,
};
use crate::kernel::{Seat, Seats};

/// No table has more.
pub(super) const SEATS: usize = 5;

/// A whole win; it can be shared by up to five.
pub(super) const SCALE: i32 = 60_000;

#[derive(Copy, Clone, Debug)]
pub(super) struct Determinization {
    pub(super) seats: u8,
    pub(super) round: u16,
    /// What lies where.
    pub(super) bars: [Bar; SPOTS],
    pub(super) open: [Option<Tenancy>; SPOTS],
    /// In thousands.
    pub(super) cash: [i16; SEATS],
    pub(super) held: Seats,
    /// Who is still to be drawn, in groups one after the other.
    pub(super) bag: [Seats; SEATS],
}

/// Pawns in bars and rent due next, by seat.
pub(super) struct Standing {
    pub(super) pawns: [usize; SEATS],
    pub(super) due: [i16; SEATS],
}

impl Determinization {
    pub(super) fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    pub(super) fn standing(&self) -> Standing {
        let mut pawns = [0; SEATS];
        let mut own = [Rents::default(); SEATS];
        for bar in self.open.iter().flatten() {
            if let Some(tenant) = bar.tenant {
                pawns[tenant.index()] += 1;
                own[tenant.index()].add(bar.bar.rent());
            }
            if let Some(partner) = bar.partner {
                pawns[partner.index()] += 1;
            }
        }
        let due = own.map(|rents| rents.due() as i16);
        Standing { pawns, due }
    }

    /// One turn of whoever is drawn next; what everybody has won, once it is over.
    pub(super) fn turn(&mut self, rng: &mut ChaCha8Rng) -> Option<[i32; SEATS]> {
        let Some(group) = self.bag.iter().position(|group| !group.is_empty()) else {
            self.round += 1;
            if self.round > ROUNDS {
                return Some(self.end(None));
            }
            self.bag[0] = self.all().collect();
            // Whoever came to five in another's auction (BC-7.1).
            self.all().collect::<Vec<_>>().into_iter().for_each(|seat| self.end_turn(seat));
            return self.turn(rng);
        };
        let lot = rng.random_range(0..self.bag[group].len());
        let seat = self.bag[group].iter().nth(lot as usize).unwrap_or(Seat::FIRST);
        self.bag[group] = self.bag[group].without(seat);
        // BC-7.1
        if self.held.contains(seat) {
            let mut won = [0; SEATS];
            won[seat.index()] = SCALE;
            return Some(won);
        }
        // BC-6.1
        let due = self.standing().due[seat.index()];
        if due > self.cash[seat.index()] {
            return Some(self.end(Some(seat)));
        }
        self.cash[seat.index()] -= due;
        match self.policy_move(seat, rng) {
            Some(world) => *self = world,
            None => return Some(self.end(Some(seat))),
        }
        self.end_turn(seat);
        None
    }

    // BC-7.1
    pub(super) fn end_turn(&mut self, seat: Seat) {
        if self.standing().pawns[seat.index()] == PAWNS {
            self.held = self.held.with(seat);
        }
    }

    // BC-7.2
    fn end(&self, bankrupt: Option<Seat>) -> [i32; SEATS] {
        let standing = self.standing();
        let worth = |seat: Seat| {
            let own = self.open.iter().flatten().filter(|bar| bar.tenant == Some(seat));
            let rents: u16 = own.map(|bar| bar.bar.rent()).sum();
            let kept = (standing.pawns[seat.index()], self.cash[seat.index()], rents);
            (bankrupt != Some(seat), kept)
        };
        let best = self.all().map(worth).max();
        let winners: Seats = self.all().filter(|seat| Some(worth(*seat)) == best).collect();
        let mut won = [0; SEATS];
        for seat in winners.iter() {
            won[seat.index()] = SCALE / winners.len() as i32;
        }
        won
    }

    pub(super) fn at(&self, at: Spot) -> Option<&Tenancy> {
        self.open[at.index()].as_ref()
    }

    /// BC-1.5
    pub(super) fn may_open(&self) -> bool {
        self.open.iter().flatten().count() < 2 * usize::from(self.seats)
    }

    /// With so much more, or less, in this wallet.
    pub(super) fn paid(mut self, seat: Seat, thousands: i16) -> Determinization {
        self.cash[seat.index()] += thousands;
        self
    }

    // BC-4.1
    pub(super) fn opened(mut self, seat: Seat, at: Spot) -> Determinization {
        let bar = self.bars[at.index()];
        self.open[at.index()] = Some(Tenancy { bar, tenant: Some(seat), partner: None });
        self
    }

    // BC-4.2, BC-4.3
    pub(super) fn joined(mut self, seat: Seat, at: Spot) -> Determinization {
        if let Some(bar) = &mut self.open[at.index()] {
            bar.partner = Some(seat);
        }
        self
    }

    // BC-4.4
    pub(super) fn taken(mut self, seat: Seat, at: Spot) -> Determinization {
        if let Some(bar) = &mut self.open[at.index()] {
            self.held = bar.tenant.map_or(self.held, |tenant| self.held.without(tenant));
            bar.tenant = Some(seat);
            if let Some(partner) = bar.partner.filter(|partner| *partner != seat) {
                bar.partner = None;
                self.held = self.held.without(partner);
            }
        }
        self
    }

    /// The bar has gone to this bid, or to none, for which it is closed (BC-4.5).
    pub(super) fn sold(mut self, seller: Seat, at: Spot, to: Option<(Seat, i16)>) -> Determinization {
        self.held = self.held.without(seller);
        match (to, &mut self.open[at.index()]) {
            (Some((to, bid)), Some(bar)) => {
                bar.tenant = Some(to);
                self.paid(seller, bid).paid(to, -bid)
            }
            (None, Some(bar)) => {
                self.held = bar.partner.map_or(self.held, |partner| self.held.without(partner));
                self.open[at.index()] = None;
                self.paid(seller, -(CLOSING_COST as i16))
            }
            (_, None) => self,
        }
    }

    /// What an offer leads to, taken and refused (BC-4.3, BC-4.4).
    pub(super) fn answered(
        &self,
        by: Seat,
        to: Seat,
        at: Spot,
        deal: Deal,
        sum: i16,
    ) -> [Determinization; 2] {
        let taken = match deal {
            Deal::Join => self.joined(by, at),
            Deal::TakeOver => self.taken(by, at),
        };
        let back = if deal == Deal::Join { -sum } else { sum };
        [taken.paid(by, -sum).paid(to, sum), self.paid(by, back).paid(to, -sum)]
    }

    /// All that can be offered for a bar, in thousands, as far as the wallet goes.
    pub(super) fn span(&self, by: Seat, least: u16) -> std::ops::RangeInclusive<i16> {
        least as i16..=self.cash[by.index()].min(MAX_OFFER as i16)
    }
}
