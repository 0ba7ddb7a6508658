//! Offers of actions.

use crate::{
    games::barracuda::{
        action::Action,
        money::{MAX_OFFER, Notes},
        phase::Phase,
        state::Barracuda,
    },
    kernel::{Game, Offer, Seat},
};

impl Barracuda {
    /// Returns the actions of a seat, whether the match waits for it or not.
    pub(in super::super) fn options(&self, seat: Seat) -> Offer<Action> {
        let aside = [
            self.may_call(seat).then_some(Action::Call(seat)),
            self.may_pass(seat).then_some(Action::Pass),
            self.may_look(seat).then_some(Action::Look),
        ];
        let aside: Vec<Action> = aside.into_iter().flatten().collect();
        if !self.pending().seats().contains(seat) {
            return if aside.is_empty() { Offer::Nothing } else { Offer::List(aside) };
        }
        let with_look = |mut all: Vec<Action>| {
            all.extend(self.may_look(seat).then_some(Action::Look));
            all.sort();
            Offer::List(all)
        };
        match &self.phase {
            Phase::Between { .. } => with_look(vec![Action::Call(seat), Action::Begin, Action::Pass]),
            Phase::Stakes(_) => {
                let some = self.examples(seat).filter(|notes| self.check_stake(seat, *notes).is_ok());
                Offer::Open(tidy(some.map(Action::Stake)))
            }
            Phase::Bids(_) => {
                let some = self.examples(seat).filter(|notes| self.check_bid(seat, *notes).is_ok());
                Offer::Open(tidy(some.map(Action::Bid)))
            }
            Phase::Act(_) => {
                let rest = self.check_rest(seat).is_ok().then_some(Action::Rest);
                with_look(self.actions(seat).into_iter().chain(rest).collect())
            }
            Phase::Slide(announced) => {
                let allowed = self.allowed_offer(*announced);
                let fakes = self.wallet(seat).fakes().min(2);
                let with = |sum: u16, fakes: u16| {
                    let mut notes = Notes::of(sum);
                    notes.add(Notes::fake(fakes));
                    Action::Slide(notes)
                };
                let sums = [allowed.least, allowed.most].into_iter();
                Offer::Open(tidy(sums.flat_map(|sum| [with(sum, 0), with(sum, fakes)])))
            }
            Phase::Answer(offer) => {
                let refuse = self.check_refuse(*offer).is_ok().then_some(Action::Refuse);
                with_look([Action::Accept].into_iter().chain(refuse).collect())
            }
            Phase::Choose(auction) => {
                let close = self.check_close(seat).is_ok().then_some(Action::Close);
                with_look(self.acceptable(auction).into_iter().map(Action::Sell).chain(close).collect())
            }
            Phase::Shuffle | Phase::Draw | Phase::Over { .. } => Offer::Nothing,
        }
    }

    /// Returns examples of bids or stakes: the least, a little, much.
    fn examples(&self, seat: Seat) -> impl Iterator<Item = Notes> {
        let much = self.wallet(seat).worth().min(MAX_OFFER);
        [Notes::NONE, Notes::fake(1), Notes::of(1), Notes::of(3), Notes::of(much)].into_iter()
    }
}

/// Sorts and removes duplicates.
fn tidy(actions: impl Iterator<Item = Action>) -> Vec<Action> {
    let mut all: Vec<Action> = actions.collect();
    all.sort();
    all.dedup();
    all
}
