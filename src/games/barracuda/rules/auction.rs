//! Auctions: BC-4.5 to BC-4.7, BC-4.10.

use crate::{
    games::barracuda::{
        allowed::AllowedAmount,
        event::{Event, Ruin},
        money::{CLOSING_COST, Notes},
        phase::{Auction, Phase},
        promenade::Spot,
        refusal::Refusal,
        state::Barracuda,
    },
    kernel::{PerSeat, Seat},
};

impl Barracuda {
    // BC-4.5: no cash is needed to begin.
    pub(super) fn check_auction(&self, seat: Seat, at: Spot) -> Result<(), Refusal> {
        let bar = self.open_at(at).ok_or(Refusal::Closed)?;
        if bar.tenant != Some(seat) {
            return Err(Refusal::NotOwn);
        }
        if self.tenancies(seat).count() < 3 { Err(Refusal::TooFew) } else { Ok(()) }
    }

    pub(super) fn auction(&mut self, seller: Seat, at: Spot) {
        self.open_mut(at).tenant = None;
        self.lose(seller);
        self.tell(Event::Auction { seat: seller, at });
        self.phase = Phase::Bids(Auction { seller, at, laid: PerSeat::filled(self.players.seats(), None) });
    }

    // BC-4.6
    pub(super) fn allowed_bid(&self, by: Seat) -> AllowedAmount {
        let wallet = self.wallet(by);
        if self.has_pawn(by) {
            AllowedAmount {
                least: 0,
                most: wallet.worth(),
                needs_note: wallet.count() > 0,
                only_fakes: false,
            }
        } else {
            AllowedAmount { least: 0, most: 0, needs_note: wallet.fakes() > 0, only_fakes: true }
        }
    }

    pub(in super::super) fn check_bid(&self, by: Seat, notes: Notes) -> Result<(), Refusal> {
        let allowed = self.allowed_bid(by);
        if !self.wallet(by).can_lay(notes) {
            return Err(Refusal::NotThere);
        }
        if allowed.only_fakes && notes.worth() > 0 {
            return Err(Refusal::OnlyFakes);
        }
        allowed.check_count(notes)
    }

    /// Takes a bid. The last one shows all bids to the seller.
    pub(super) fn bid(&mut self, mut auction: Auction, seat: Seat, notes: Notes) {
        auction.laid[seat] = Some(self.lay(seat, notes));
        if !auction.awaited().is_empty() {
            self.phase = Phase::Bids(auction);
            return;
        }
        let (to, at) = (auction.seller, auction.at);
        for (seat, bid) in auction.bids() {
            self.story.tell_only([seat, to], Event::Bid { seat, to, at, bid });
        }
        // BC-4.7
        if self.acceptable(&auction).is_empty() && self.check_close(to).is_err() {
            self.give_back(&auction, None);
            // The bar is neither sold nor closed, so everything stays as it was.
            self.open_mut(at).tenant = Some(to);
            self.go_bankrupt(to, Ruin::Auction);
        } else {
            self.phase = Phase::Choose(auction);
        }
    }

    /// Returns the players whose bid can be accepted: they need a free pawn and a bid of at least one note (BC-4.6).
    pub(in super::super) fn acceptable(&self, auction: &Auction) -> Vec<Seat> {
        let some = auction.bids().filter(|(_, bid)| bid.count() > 0).map(|(seat, _)| seat);
        some.filter(|seat| self.has_pawn(*seat)).collect()
    }

    pub(super) fn check_sell(&self, auction: &Auction, to: Seat) -> Result<(), Refusal> {
        if self.acceptable(auction).contains(&to) { Ok(()) } else { Err(Refusal::NoBid) }
    }

    pub(super) fn sell(&mut self, auction: &Auction, to: Seat) {
        self.give_back(auction, Some(to));
        self.open_mut(auction.at).tenant = Some(to);
        self.tell(Event::Sold { seat: auction.seller, to, at: auction.at });
        self.end_turn();
    }

    // BC-4.7
    pub(in super::super) fn check_close(&self, seller: Seat) -> Result<(), Refusal> {
        if self.wallet(seller).worth() >= CLOSING_COST { Ok(()) } else { Err(Refusal::CannotClose) }
    }

    pub(super) fn close(&mut self, auction: &Auction) {
        let Auction { seller, at, .. } = *auction;
        self.give_back(auction, None);
        self.pay(seller, CLOSING_COST);
        let home = self.open_mut(at).partner;
        home.into_iter().for_each(|partner| self.lose(partner));
        self.open[at.index()] = None;
        self.tell(Event::ClosedDown { seat: seller, at, home });
        self.end_turn();
    }

    /// Returns all bids, fakes included, except the one that the seller keeps (BC-4.10).
    fn give_back(&mut self, auction: &Auction, winner: Option<Seat>) {
        for (seat, bid) in auction.bids() {
            let keeper = if winner == Some(seat) { auction.seller } else { seat };
            self.players[keeper].wallet.add(bid);
        }
    }
}
