//! A determinization: the relevant state of a match with nothing hidden, and the rules that change it. It is small
//! enough to copy for every candidate. `tests/model.rs` compares its rules with those of the game, step by step.

use super::super::{
    action::Deal,
    bars::{Bar, Rents},
    event::Reply,
    money::{CLOSING_COST, MAX_OFFER},
    phase::Announcement,
    promenade::{PAWNS, SPOTS, Spot, Tenancy},
    state::ROUNDS,
};
use crate::kernel::{Seat, Seats};

/// The most players of a match.
pub(super) const SEATS: usize = 5;

/// The unit of win probabilities: a sure win. Up to five winners can share it evenly.
pub(super) const SCALE: i32 = 60_000;

#[derive(Copy, Clone, Debug)]
pub(super) struct Determinization {
    pub(super) seats: u8,
    pub(super) round: u16,
    /// The bar of each spot, open or closed.
    pub(super) bars: [Bar; SPOTS],
    pub(super) open: [Option<Tenancy>; SPOTS],
    /// The real money of each seat, in thousands.
    pub(super) cash: [i16; SEATS],
    pub(super) held: Seats,
    /// The seats still to be drawn, in groups that play one after the other.
    pub(super) bag: [Seats; SEATS],
}

/// Pawns in bars and next rent due, by seat.
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

    /// Whether every seat has had its turn in this round.
    pub(super) fn is_round_over(&self) -> bool {
        self.bag.iter().all(|group| group.is_empty())
    }

    /// Starts the next round. Returns each seat's win if there is none.
    pub(super) fn next_round(&mut self) -> Option<[i32; SEATS]> {
        self.round += 1;
        if self.round > ROUNDS {
            return Some(self.end(None));
        }
        self.bag[0] = self.all().collect();
        // A player may have got a fifth pawn in another's auction (BC-7.1).
        self.all().for_each(|seat| self.end_turn(seat));
        None
    }

    /// Begins the turn of a seat, which wins at once (BC-7.1) or pays its rent. Returns each seat's win if the match
    /// ends.
    pub(super) fn begin_turn(&mut self, seat: Seat) -> Option<[i32; SEATS]> {
        self.bag = self.bag.map(|group| group.without(seat));
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
        None
    }

    // BC-7.1
    pub(super) fn end_turn(&mut self, seat: Seat) {
        if self.standing().pawns[seat.index()] == PAWNS {
            self.held = self.held.with(seat);
        }
    }

    /// Returns each seat's win in parts of [`SCALE`] (BC-7.2).
    pub(super) fn end(&self, bankrupt: Option<Seat>) -> [i32; SEATS] {
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
        for seat in winners {
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

    /// Adds a sum, which may be negative, to the cash of this seat.
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

    /// Sells the bar for this bid, or closes it if there is none (BC-4.5).
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

    /// Applies this reply to an offer (BC-4.3, BC-4.4).
    pub(super) fn answered(self, announced: Announcement, sum: i16, reply: Reply) -> Determinization {
        let Announcement { by, to, at, deal } = announced;
        match (reply, deal) {
            (Reply::Accepted, Deal::Join) => self.joined(by, at).paid(by, -sum).paid(to, sum),
            (Reply::Accepted, Deal::TakeOver) => self.taken(by, at).paid(by, -sum).paid(to, sum),
            (Reply::Refused, Deal::Join) => self.paid(by, -sum).paid(to, -sum),
            (Reply::Refused, Deal::TakeOver) => self.paid(by, sum).paid(to, -sum),
        }
    }

    /// Reveals the stakes: lower ones play earlier, and the bank gets them all (BC-5.2).
    pub(super) fn staked(mut self, stakes: [i16; SEATS]) -> Determinization {
        let mut sums: Vec<i16> = self.all().map(|seat| stakes[seat.index()]).collect();
        sums.sort();
        sums.dedup();
        self.bag = [Seats::NONE; SEATS];
        for (group, sum) in self.bag.iter_mut().zip(sums) {
            *group = Seat::all(self.seats).filter(|seat| stakes[seat.index()] == sum).collect();
        }
        for (cash, stake) in self.cash.iter_mut().zip(stakes) {
            *cash -= stake;
        }
        self
    }

    /// The sums in thousands that this seat can offer for a bar, limited by its cash.
    pub(super) fn span(&self, by: Seat, least: u16) -> std::ops::RangeInclusive<i16> {
        least as i16..=self.cash[by.index()].min(MAX_OFFER as i16)
    }
}
