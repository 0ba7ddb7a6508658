//! The rules, chapter by chapter, each check beside its effect.

mod auction;
mod bank;
mod end;
mod last_order;
mod offers;
mod options;
mod placing;
mod rounds;
mod setup;

use super::{
    action::{Action, ActionKind, Deal},
    allowed::{AllowedAmount, Availability},
    phase::Phase,
    promenade::Spot,
    refusal::Refusal,
    state::Barracuda,
};
use crate::kernel::{Seat, unchecked};

impl Barracuda {
    /// Checks an action of a seat that the match waits for.
    pub(super) fn check_now(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (&self.phase, action) {
            (Phase::Between { .. }, Action::Begin) => Ok(()),
            (Phase::Stakes(_), Action::Stake(notes)) => self.check_stake(seat, *notes),
            (Phase::Act(_), Action::Rest) => self.check_rest(seat),
            (Phase::Act(_), action) => {
                let (kind, at) = ActionKind::of(action).ok_or(Refusal::NotNow)?;
                self.check_kind(seat, kind, at)
            }
            (Phase::Slide(announced), Action::Slide(notes)) => self.check_slide(*announced, *notes),
            (Phase::Answer(_), Action::Accept) => Ok(()),
            (Phase::Answer(offer), Action::Refuse) => self.check_refuse(*offer),
            (Phase::Bids(_), Action::Bid(notes)) => self.check_bid(seat, *notes),
            (Phase::Choose(auction), Action::Sell(to)) => self.check_sell(auction, *to),
            (Phase::Choose(auction), Action::Close) => self.check_close(auction.seller),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Applies a checked action.
    pub(super) fn act(&mut self, seat: Seat, action: &Action) {
        match (self.phase.clone(), action) {
            (_, Action::Look) => self.look(seat),
            (Phase::Between { .. }, Action::Call(caller)) => self.call(*caller),
            (Phase::Between { .. }, Action::Begin) => self.begin(),
            (Phase::Between { passed }, Action::Pass) => self.pass(passed.with(seat)),
            (Phase::Stakes(stakes), Action::Stake(notes)) => self.stake(stakes, seat, *notes),
            (Phase::Act(_), Action::Open(at)) => self.open_bar(seat, *at),
            (Phase::Act(_), Action::Partner(at)) => self.place_partner(seat, *at),
            (Phase::Act(_), Action::Join(at)) => self.announce(seat, Deal::Join, *at),
            (Phase::Act(_), Action::TakeOver(at)) => self.announce(seat, Deal::TakeOver, *at),
            (Phase::Act(_), Action::Auction(at)) => self.auction(seat, *at),
            (Phase::Act(_), Action::Rest) => self.rest(seat),
            (Phase::Slide(announced), Action::Slide(notes)) => self.slide(announced, *notes),
            (Phase::Answer(offer), Action::Accept) => self.accept(offer),
            (Phase::Answer(offer), Action::Refuse) => self.refuse(offer),
            (Phase::Bids(auction), Action::Bid(notes)) => self.bid(auction, seat, *notes),
            (Phase::Choose(auction), Action::Sell(to)) => self.sell(&auction, *to),
            (Phase::Choose(auction), Action::Close) => self.close(&auction),
            _ => unchecked(),
        }
    }

    fn check_kind(&self, seat: Seat, kind: ActionKind, at: Spot) -> Result<(), Refusal> {
        // BC-2.2
        if self.round == 1 && kind != ActionKind::Open {
            return Err(Refusal::FirstRound);
        }
        match kind {
            ActionKind::Open => self.check_open(seat, at),
            ActionKind::Partner => self.check_partner(seat, at),
            ActionKind::Join => self.check_announce(seat, Deal::Join, at),
            ActionKind::TakeOver => self.check_announce(seat, Deal::TakeOver, at),
            ActionKind::Auction => self.check_auction(seat, at),
        }
    }

    /// Returns all actions that a player can take in their turn. They depend on the wallet, so they are secret.
    pub(super) fn actions(&self, seat: Seat) -> Vec<Action> {
        let of = |kind: ActionKind| self.spots(seat, kind).into_iter().map(move |spot| kind.at(spot));
        ActionKind::ALL.into_iter().flat_map(of).collect()
    }

    fn spots(&self, seat: Seat, kind: ActionKind) -> Vec<Spot> {
        Spot::all().filter(|spot| self.check_kind(seat, kind, *spot).is_ok()).collect()
    }

    /// Returns the spots for each kind of action. A kind without a spot has the refusal that comes nearest to allowing
    /// it.
    pub(super) fn availability(&self, seat: Seat) -> Vec<Availability> {
        let near = |refusal: &Refusal| match refusal {
            Refusal::CannotPay | Refusal::FirstRound => 4,
            Refusal::NoPawn | Refusal::TooMany(_) | Refusal::TooFew => 3,
            Refusal::NoPlace => 2,
            Refusal::Own | Refusal::NotOwn | Refusal::Open => 1,
            _ => 0,
        };
        let of = |kind: ActionKind| {
            let spots = self.spots(seat, kind);
            let why = Spot::all().filter_map(|spot| self.check_kind(seat, kind, spot).err());
            let why = if spots.is_empty() { why.max_by_key(near) } else { None };
            Availability { kind, spots: why.map_or(Ok(spots), Err) }
        };
        ActionKind::ALL.into_iter().map(of).collect()
    }

    /// Returns the amount that a player must lay now.
    pub(super) fn allowed_now(&self, seat: Seat) -> Option<AllowedAmount> {
        match &self.phase {
            Phase::Slide(announced) if announced.by == seat => Some(self.allowed_offer(*announced)),
            Phase::Stakes(stakes) if stakes.awaited().contains(seat) => Some(self.allowed_stake(seat)),
            Phase::Bids(auction) if auction.awaited().contains(seat) => Some(self.allowed_bid(seat)),
            _ => None,
        }
    }
}
