//! Offers for an open bar: BC-4.3, BC-4.4, BC-4.7 to BC-4.10.

use crate::{
    games::barracuda::{
        action::Deal,
        allowed::{AllowedAmount, Outlook},
        event::{Event, Reply},
        money::{MAX_OFFER, Notes},
        phase::{Announcement, Phase, SlidOffer},
        promenade::Spot,
        refusal::Refusal,
        state::Barracuda,
    },
    kernel::Seat,
};

impl Barracuda {
    /// Returns the least offer for the bar, in thousands.
    pub fn least(&self, deal: Deal, at: Spot) -> u16 {
        self.open_at(at).map_or(MAX_OFFER, |open| deal.least(open.bar))
    }

    // BC-4.3, BC-4.4
    pub(super) fn check_announce(&self, seat: Seat, deal: Deal, at: Spot) -> Result<(), Refusal> {
        let bar = self.open_at(at).ok_or(Refusal::Closed)?;
        if bar.tenant == Some(seat) {
            return Err(Refusal::Own);
        }
        if deal == Deal::Join && !bar.has_free_place() {
            return Err(Refusal::NoPlace);
        }
        if !self.has_pawn(seat) {
            return Err(Refusal::NoPawn);
        }
        if self.wallet(seat).worth() < self.least(deal, at) { Err(Refusal::CannotPay) } else { Ok(()) }
    }

    pub(super) fn announce(&mut self, by: Seat, deal: Deal, at: Spot) {
        let to = self.tenant(at).unwrap_or_else(|| unreachable!("checked: somebody else is the tenant"));
        self.tell(Event::Announced { seat: by, to, at, deal });
        self.phase = Phase::Slide(Announcement { by, to, at, deal });
    }

    pub(super) fn allowed_offer(&self, announced: Announcement) -> AllowedAmount {
        let Announcement { by, at, deal, .. } = announced;
        AllowedAmount::offer(self.least(deal, at), self.wallet(by).worth())
    }

    // BC-4.3, BC-4.4
    pub(super) fn check_slide(&self, announced: Announcement, notes: Notes) -> Result<(), Refusal> {
        let least = self.least(announced.deal, announced.at);
        if !(least..=MAX_OFFER).contains(&notes.worth()) {
            return Err(Refusal::Amount(least, MAX_OFFER));
        }
        if self.wallet(announced.by).can_lay(notes) { Ok(()) } else { Err(Refusal::NotThere) }
    }

    /// Slides the offer over. It cannot be changed after that (BC-4.8).
    pub(super) fn slide(&mut self, announced: Announcement, notes: Notes) {
        let Announcement { by, to, at, deal } = announced;
        let offer = self.lay(by, notes);
        // BC-4.9
        self.tell(Event::Slid { seat: by, to, at, notes: offer.count() });
        self.story.tell_only([by, to], Event::Offer { seat: by, to, at, deal, offer });
        self.phase = Phase::Answer(SlidOffer { announced, notes: offer });
    }

    pub(super) fn accept(&mut self, offer: SlidOffer) {
        let SlidOffer { announced: Announcement { by, to, at, deal }, notes } = offer;
        self.players[to].wallet.add(notes);
        let bar = self.open_mut(at);
        let mut home = None;
        match deal {
            Deal::Join => bar.partner = Some(by),
            // BC-4.4
            Deal::TakeOver => {
                bar.tenant = Some(by);
                home = bar.partner.take_if(|partner| *partner != by);
                [Some(to), home].into_iter().flatten().for_each(|seat| self.lose(seat));
            }
        }
        self.tell(Event::Answered { seat: by, by: to, at, deal, reply: Reply::Accepted, home });
        self.end_turn();
    }

    /// Returns the cost of a refusal for the tenant, in thousands: the amount of the offer (BC-4.3, BC-4.4).
    fn refusal_cost(&self, offer: SlidOffer) -> u16 {
        offer.notes.worth()
    }

    /// Returns the tenant's money after each answer.
    pub(in super::super) fn outlook(&self, offer: SlidOffer) -> Outlook {
        let now = self.wallet(offer.announced.to).worth();
        let refused = now.checked_sub(self.refusal_cost(offer));
        Outlook { now, accepted: now + offer.notes.worth(), refused }
    }

    // BC-4.7
    pub(in super::super) fn check_refuse(&self, offer: SlidOffer) -> Result<(), Refusal> {
        if self.outlook(offer).refused.is_some() { Ok(()) } else { Err(Refusal::MustAccept) }
    }

    pub(super) fn refuse(&mut self, offer: SlidOffer) {
        let SlidOffer { announced: Announcement { by, to, at, deal }, notes } = offer;
        // BC-4.10: fakes stay with the tenant.
        self.players[to].wallet.add(Notes::fake(notes.fakes()));
        let more = self.lay(to, Notes::of(self.refusal_cost(offer)));
        for notes in [notes.real(), more] {
            match deal {
                Deal::Join => self.bank.take(notes),
                Deal::TakeOver => self.players[by].wallet.add(notes),
            }
        }
        self.tell(Event::Answered { seat: by, by: to, at, deal, reply: Reply::Refused, home: None });
        self.end_turn();
    }
}
