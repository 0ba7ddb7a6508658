//! What may be done, and why not.

use super::{
    action::{Action, ActionKind, Deal},
    allowed::{AllowedAmount, Availability},
    money::{CLOSING_COST, MAX_OFFER, Notes},
    phase::Phase,
    promenade::{SPOTS, Spot},
    refusal::Refusal,
    state::Barracuda,
};
use crate::kernel::Seat;

impl Barracuda {
    /// All actions somebody can make in their turn, as they alone can tell.
    pub(super) fn actions(&self, seat: Seat) -> Vec<Action> {
        let of = |kind: ActionKind| self.spots(seat, kind).into_iter().map(move |spot| kind.at(spot));
        ActionKind::ALL.into_iter().flat_map(of).collect()
    }

    fn spots(&self, seat: Seat, kind: ActionKind) -> Vec<Spot> {
        Spot::all().filter(|spot| self.check_kind(seat, kind, *spot).is_ok()).collect()
    }

    /// The same, with the reason where something cannot be done anywhere: that of the bar that comes nearest to it.
    pub(super) fn ways(&self, seat: Seat) -> Vec<Availability> {
        let near = |refusal: &Refusal| match refusal {
            Refusal::CannotPay | Refusal::FirstRound => 4,
            Refusal::NoPawn | Refusal::TooMany(_) | Refusal::TooFew => 3,
            Refusal::NoPlace => 2,
            Refusal::Own | Refusal::NotOwn | Refusal::Open => 1,
            _ => 0,
        };
        let way = |kind: ActionKind| {
            let spots = self.spots(seat, kind);
            let why = Spot::all().filter_map(|spot| self.check_kind(seat, kind, spot).err());
            let why = if spots.is_empty() { why.max_by_key(near) } else { None };
            Availability { kind, spots: why.map_or(Ok(spots), Err) }
        };
        ActionKind::ALL.into_iter().map(way).collect()
    }

    pub(super) fn check_kind(&self, seat: Seat, kind: ActionKind, at: Spot) -> Result<(), Refusal> {
        // BC-2.2
        if self.round == 1 && kind != ActionKind::Open {
            return Err(Refusal::FirstRound);
        }
        match kind {
            ActionKind::Open => self.check_open(seat, at),
            ActionKind::Partner => self.check_partner(seat, at),
            ActionKind::Join => self.check_offering(seat, Deal::Join, at),
            ActionKind::TakeOver => self.check_offering(seat, Deal::TakeOver, at),
            ActionKind::Auction => self.check_auction(seat, at),
        }
    }

    // BC-4.1
    fn check_open(&self, seat: Seat, at: Spot) -> Result<(), Refusal> {
        if at.index() >= SPOTS {
            return Err(Refusal::NoBar);
        }
        if self.open_at(at).is_some() {
            return Err(Refusal::Open);
        }
        if !self.has_pawn(seat) {
            return Err(Refusal::NoPawn);
        }
        let open = self.open.iter().flatten().count();
        if open >= usize::from(self.most_open()) {
            return Err(Refusal::TooMany(self.most_open()));
        }
        Ok(())
    }

    // BC-4.2
    fn check_partner(&self, seat: Seat, at: Spot) -> Result<(), Refusal> {
        let bar = self.open_at(at).ok_or(Refusal::Closed)?;
        if bar.tenant != Some(seat) {
            return Err(Refusal::NotOwn);
        }
        if !bar.bar.has_partner_place() || bar.partner.is_some() {
            return Err(Refusal::NoPlace);
        }
        if self.has_pawn(seat) { Ok(()) } else { Err(Refusal::NoPawn) }
    }

    // BC-4.3, BC-4.4
    fn check_offering(&self, seat: Seat, deal: Deal, at: Spot) -> Result<(), Refusal> {
        let bar = self.open_at(at).ok_or(Refusal::Closed)?;
        if bar.tenant == Some(seat) {
            return Err(Refusal::Own);
        }
        if deal == Deal::Join && (!bar.bar.has_partner_place() || bar.partner.is_some()) {
            return Err(Refusal::NoPlace);
        }
        if !self.has_pawn(seat) {
            return Err(Refusal::NoPawn);
        }
        if self.wallet(seat).worth() < self.least(deal, at) { Err(Refusal::CannotPay) } else { Ok(()) }
    }

    // BC-4.5: it takes no cash to begin.
    fn check_auction(&self, seat: Seat, at: Spot) -> Result<(), Refusal> {
        let bar = self.open_at(at).ok_or(Refusal::Closed)?;
        if bar.tenant != Some(seat) {
            return Err(Refusal::NotOwn);
        }
        if self.tenancies(seat).count() < 3 { Err(Refusal::TooFew) } else { Ok(()) }
    }

    /// The least that is offered for it, in thousands.
    pub fn least(&self, deal: Deal, at: Spot) -> u16 {
        match deal {
            Deal::Join => 1,
            Deal::TakeOver => self.open_at(at).map_or(MAX_OFFER, |bar| bar.bar.rent()),
        }
    }

    /// Whether an offer may be slid over.
    pub(super) fn check_offer(&self, by: Seat, deal: Deal, at: Spot, notes: Notes) -> Result<(), Refusal> {
        let least = self.least(deal, at);
        if !(least..=MAX_OFFER).contains(&notes.worth()) {
            return Err(Refusal::Amount(least, MAX_OFFER));
        }
        if self.wallet(by).can_lay(notes) { Ok(()) } else { Err(Refusal::NotThere) }
    }

    /// What may be bid or staked (BC-4.5, BC-4.6, BC-5.1): only a stake has a limit besides the wallet.
    fn span(&self, by: Seat, bids: bool) -> AllowedAmount {
        let wallet = self.wallet(by);
        let only_fakes = bids && !self.has_pawn(by);
        let could = if only_fakes { wallet.fakes() } else { wallet.count() };
        let most = if only_fakes { 0 } else { wallet.worth().min(if bids { u16::MAX } else { MAX_OFFER }) };
        AllowedAmount { least: 0, most, some: could > 0, only_fakes }
    }

    /// What whoever is to lay notes now may lay.
    pub(super) fn span_now(&self, by: Seat) -> Option<AllowedAmount> {
        match &self.phase {
            Phase::Slide { by: buyer, at, deal } if *buyer == by => {
                let most = self.wallet(by).worth().min(MAX_OFFER);
                Some(AllowedAmount { least: self.least(*deal, *at), most, some: true, only_fakes: false })
            }
            Phase::Stakes { laid, .. } if laid[by.index()].is_none() => Some(self.span(by, false)),
            Phase::Bids { by: seller, laid, .. } if *seller != by && laid[by.index()].is_none() => {
                Some(self.span(by, true))
            }
            _ => None,
        }
    }

    /// Whether a bid or a stake may be laid: at least one note, where there is one.
    pub(super) fn check_laid(&self, by: Seat, notes: Notes, bids: bool) -> Result<(), Refusal> {
        let span = self.span(by, bids);
        if !bids && notes.worth() > MAX_OFFER {
            return Err(Refusal::Amount(0, MAX_OFFER));
        }
        if !self.wallet(by).can_lay(notes) {
            return Err(Refusal::NotThere);
        }
        // BC-4.6
        if span.only_fakes && notes.worth() > 0 {
            return Err(Refusal::OnlyFakes);
        }
        if span.some && notes.count() == 0 { Err(Refusal::NoNote) } else { Ok(()) }
    }

    /// Whether the tenant could pay what a refusal costs (BC-4.7): once more what was offered, in both cases.
    pub(super) fn can_refuse(&self, tenant: Seat, offer: Notes) -> bool {
        self.wallet(tenant).worth() >= offer.worth()
    }

    /// Whether the seller could close the bar (BC-4.7).
    pub(super) fn can_close(&self, seller: Seat) -> bool {
        self.wallet(seller).worth() >= CLOSING_COST
    }

    /// Whose bid can be taken: they need a pawn to place, and must have bid something (BC-4.6).
    pub(super) fn acceptable(&self) -> Vec<Seat> {
        let Phase::Choose { laid, .. } = &self.phase else { return Vec::new() };
        let bid = |seat: &Seat| laid[seat.index()].is_some_and(|bid| bid.count() > 0);
        Seat::all(self.count()).filter(bid).filter(|seat| self.has_pawn(*seat)).collect()
    }
}
