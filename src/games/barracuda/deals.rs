//! Deals over open bars: what is announced, slid over and answered, and auctions (BC-4.3 to BC-4.10).

use super::{
    action::Deal,
    event::{Event, Ruin},
    money::{CLOSING_COST, Notes},
    phase::Phase,
    promenade::Spot,
    state::Barracuda,
};
use crate::kernel::Seat;

impl Barracuda {
    pub(super) fn announce(&mut self, by: Seat, at: Spot, deal: Deal) {
        if let Some(to) = self.tenant(at) {
            self.tell(Event::Announced { seat: by, to, at, deal });
        }
        self.phase = Phase::Slide { by, at, deal };
    }

    /// From here on the offer cannot be changed (BC-4.8).
    pub(super) fn slide(&mut self, notes: Notes) {
        let Phase::Slide { by, at, deal } = self.phase else { return };
        let Some(tenant) = self.tenant(at) else { return };
        let offer = self.wallets[by.index()].lay(notes, &mut self.bank);
        // BC-4.9
        self.tell(Event::Slid { seat: by, to: tenant, at, notes: offer.count() });
        self.tell_both(by, tenant, Event::Offer { seat: by, to: tenant, at, deal, offer });
        self.phase = Phase::Answer { by, at, deal, offer };
    }

    pub(super) fn answer(&mut self, accept: bool) {
        let Phase::Answer { by, at, deal, offer } = self.phase else { return };
        let Some(bar) = self.open_at(at).copied() else { return };
        let Some(tenant) = bar.tenant else { return };
        let fakes = Notes::fake(offer.fakes());
        let mut home = None;
        if accept {
            self.wallets[tenant.index()].add(offer);
            match deal {
                Deal::Join => self.set_partner(at, Some(by)),
                Deal::TakeOver => {
                    self.set_tenant(at, Some(by));
                    self.lose(tenant);
                    // BC-4.4
                    if let Some(partner) = bar.partner.filter(|partner| *partner != by) {
                        self.set_partner(at, None);
                        self.lose(partner);
                        home = Some(partner);
                    }
                }
            }
        } else {
            // BC-4.10: fakes stay where they were slid to.
            self.wallets[tenant.index()].add(fakes);
            let more = self.wallets[tenant.index()].lay(Notes::of(offer.worth()), &mut self.bank);
            match deal {
                Deal::Join => {
                    self.bank.take(offer.real());
                    self.bank.take(more);
                }
                Deal::TakeOver => {
                    self.wallets[by.index()].add(offer.real());
                    self.wallets[by.index()].add(more);
                }
            }
        }
        self.tell(Event::Answered { seat: by, by: tenant, at, deal, accept, home });
        self.end_turn();
    }

    // BC-4.5
    pub(super) fn auction(&mut self, by: Seat, at: Spot) {
        self.set_tenant(at, None);
        self.lose(by);
        self.tell(Event::Auction { seat: by, at });
        self.phase = Phase::Bids { by, at, laid: vec![None; self.wallets.len()] };
    }

    pub(super) fn bid(&mut self, seat: Seat, notes: Notes) {
        let bid = self.wallets[seat.index()].lay(notes, &mut self.bank);
        let Phase::Bids { by, at, laid } = &mut self.phase else { return };
        let (by, at) = (*by, *at);
        laid[seat.index()] = Some(bid);
        let all = laid.iter().enumerate().all(|(index, bid)| index == by.index() || bid.is_some());
        if all {
            let laid = laid.clone();
            for (seat, bid) in Seat::all(self.count()).zip(&laid) {
                if let Some(bid) = *bid {
                    self.tell_both(seat, by, Event::Bid { seat, to: by, at, bid });
                }
            }
            self.phase = Phase::Choose { by, at, laid };
            // BC-4.7
            if self.acceptable().is_empty() && !self.can_close(by) {
                self.give_back(None);
                // The bar is neither sold nor closed: all stays as it was.
                self.set_tenant(at, Some(by));
                self.go_bankrupt(by, Ruin::Auction);
            }
        }
    }

    /// All bids go back, fakes included, but for the one that the seller keeps.
    fn give_back(&mut self, winner: Option<Seat>) {
        let Phase::Choose { by, laid, .. } = self.phase.clone() else { return };
        for seat in Seat::all(self.count()) {
            let Some(bid) = laid[seat.index()] else { continue };
            let keeper = if winner == Some(seat) { by } else { seat };
            self.wallets[keeper.index()].add(bid);
        }
    }

    pub(super) fn sell(&mut self, winner: Option<Seat>) {
        let Phase::Choose { by, at, .. } = self.phase else { return };
        self.give_back(winner);
        match winner {
            Some(winner) => {
                self.set_tenant(at, Some(winner));
                self.tell(Event::Sold { seat: by, to: winner, at });
            }
            None => {
                self.pay(by, CLOSING_COST);
                let home = self.open_at(at).and_then(|bar| bar.partner);
                if let Some(partner) = home {
                    self.lose(partner);
                }
                self.open[at.index()] = None;
                self.tell(Event::ClosedDown { seat: by, at, home });
            }
        }
        self.end_turn();
    }
}
