//! The resolution of the wrecks in order: chapters 4 and 6, and the actions of team-mates (chapter 7).

use std::mem;

use super::super::{
    action::Action,
    event::{Event, Shelter},
    floor::Wreck,
    gold::{Gold, HEAP},
    phase::{Phase, Resolution},
    position::{Observer, Position},
    wreck_cards::{Slot, WreckAction, WreckTurn},
};
use crate::kernel::{Seat, unchecked};

impl Position {
    // BK-4.1
    pub(super) fn resolve(&mut self, control: Option<Seat>, observer: &mut dyn Observer) -> Phase {
        for wreck in Wreck::all() {
            self.collect(wreck, observer);
        }
        let mut rest = Resolution { wreck: Wreck::FIRST, turns: Vec::new(), control, pickers: Vec::new() };
        self.arrive(&mut rest, observer);
        self.go_on(rest, observer)
    }

    /// Gives gold from an earlier round to the diver with the initiative (BK-4.1).
    fn collect(&mut self, wreck: Wreck, observer: &mut dyn Observer) {
        let gold = self.sea.gold[wreck.index()];
        let finder = self.sea.initiative(wreck).filter(|_| gold > 0);
        if let Some(seat) = finder {
            self.sea.gold[wreck.index()] = 0;
            self.sea.divers[seat].bag += gold;
            observer.tell(self, Event::Collected { seat, wreck, gold });
        }
    }

    /// Begins a wreck: determines which divers have an action there.
    fn arrive(&mut self, rest: &mut Resolution, observer: &mut dyn Observer) {
        let wreck = rest.wreck;
        let upright = self.sea.upright(wreck);
        let turn = |slot: Slot| move |by: Seat| WreckTurn { by, wreck, slot };
        let mut turns: Vec<WreckTurn> = Vec::new();
        if self.sea.barracuda == wreck {
            self.bite(wreck, rest.control, observer);
        } else if self.sea.on(wreck).count() == 1 {
            // BK-4.2
            turns.extend(upright.iter().copied().map(turn(Slot::Special)));
        } else if let Some(first) = self.sea.initiative(wreck) {
            // BK-4.4
            turns.push(turn(Slot::Initiative)(first));
        } else if !upright.is_empty() {
            observer.tell(self, Event::Tied(wreck));
            // BK-7.3
            turns.extend(self.sea.exchange(wreck).map(turn(Slot::Exchange)));
        }
        turns.extend(upright.into_iter().map(turn(Slot::General)));
        turns.reverse();
        rest.turns = turns;
    }

    /// Returns a diver's protection from the Barracuda on this wreck (BK-4.3).
    fn shelter(&self, seat: Seat, wreck: Wreck, control: Option<Seat>) -> Option<Shelter> {
        if control == Some(seat) {
            return Some(Shelter::Control);
        }
        let works = !self.sea.diver(seat).lying;
        (works && self.cards.of(wreck).general == WreckAction::Protected).then_some(Shelter::Wreck)
    }

    // BK-4.3
    fn bite(&mut self, wreck: Wreck, control: Option<Seat>, observer: &mut dyn Observer) {
        for seat in self.sea.on(wreck).collect::<Vec<Seat>>() {
            if let Some(by) = self.shelter(seat, wreck, control) {
                observer.tell(self, Event::Spared { seat, wreck, by });
                continue;
            }
            let bag = mem::take(&mut self.sea.divers[seat].bag);
            let gold = bag.min(HEAP - self.sea.gold[wreck.index()]);
            self.sea.gold[wreck.index()] += gold;
            observer.tell(self, Event::Dropped { seat, wreck, gold, lost: bag - gold });
        }
    }

    /// Continues to the next action that a diver can use.
    fn go_on(&mut self, mut rest: Resolution, observer: &mut dyn Observer) -> Phase {
        while !self.is_won() {
            let Some(turn) = rest.turns.pop() else {
                let Some(next) = Wreck::all().nth(rest.wreck.index() + 1) else {
                    return self.end_round(rest.pickers, observer);
                };
                rest.wreck = next;
                self.arrive(&mut rest, observer);
                continue;
            };
            let options = self.wreck_options(turn);
            if options.is_empty() {
                self.pass_over(turn, observer);
            } else if self.auto_take && options == [Action::Take] {
                self.carry_out(turn, &mut rest, &Action::Take, observer);
            } else {
                return Phase::Resolving { turn, rest };
            }
        }
        Phase::Over
    }

    /// Skips an action without an option. Announces it, unless the wreck has no action there.
    fn pass_over(&self, WreckTurn { by, wreck, slot }: WreckTurn, observer: &mut dyn Observer) {
        if !matches!(self.wreck_action(wreck, slot), WreckAction::Nothing | WreckAction::Protected) {
            observer.tell(self, Event::Idle { seat: by, wreck, slot });
        }
    }

    fn wreck_action(&self, wreck: Wreck, slot: Slot) -> WreckAction {
        self.cards.of(wreck).action(slot)
    }

    /// Returns the options of a diver's action of a wreck, besides declining it; empty if the diver cannot gain by it.
    pub(in super::super) fn wreck_options(&self, WreckTurn { by, wreck, slot }: WreckTurn) -> Vec<Action> {
        let (action, sea) = (self.wreck_action(wreck, slot), &self.sea);
        let own = sea.diver(by);
        let mut options = Vec::new();
        match action {
            WreckAction::Gold(_) => options.push(Action::Take),
            WreckAction::RegainOrStrip => {
                options.extend((!own.holds_barracuda).then_some(Action::Regain));
                let holding = sea.opponents(by).filter(|other| sea.diver(*other).holds_barracuda);
                options.extend(holding.map(Action::Strip));
            }
            WreckAction::Pocket => options.push(Action::Late),
            WreckAction::Nothing
            | WreckAction::TakeBack(_)
            | WreckAction::BankSeven
            | WreckAction::BankAll
            | WreckAction::Protected => {}
        }
        let coming_back =
            action.takes_back().map_or(&[][..], |cards| own.coming_back(cards, self.take_back_rule));
        options.extend((!coming_back.is_empty()).then_some(Action::TakeBack));
        // BK-4.6
        let bankable = action.banks().map_or(0, |most| most.min(own.bag));
        let least = if action == WreckAction::BankAll { bankable.max(1) } else { 1 };
        options.extend((least..=bankable).map(Action::Bank));
        if slot == Slot::Initiative {
            let worth = |other: &Seat| sea.diver(*other).at == Some(wreck) && sea.diver(*other).bag > 0;
            options.extend(sea.opponents(by).filter(worth).map(Action::Rob));
        }
        // BK-7.3
        if let Some(mate) = sea.mate(by).filter(|mate| sea.diver(*mate).at == Some(wreck))
            && matches!(slot, Slot::Initiative | Slot::Exchange)
        {
            let both = own.bag + sea.diver(mate).bag;
            options.extend((0..=both).filter(|bag| *bag != own.bag).map(Action::Share));
        }
        options.sort();
        options
    }

    /// Carries out an action of a wreck, or declines it, and continues.
    pub(super) fn decide(
        &mut self,
        turn: WreckTurn,
        mut rest: Resolution,
        action: &Action,
        observer: &mut dyn Observer,
    ) -> Phase {
        self.carry_out(turn, &mut rest, action, observer);
        self.go_on(rest, observer)
    }

    fn carry_out(
        &mut self,
        turn: WreckTurn,
        rest: &mut Resolution,
        action: &Action,
        observer: &mut dyn Observer,
    ) {
        let seat = turn.by;
        match (action, self.wreck_action(turn.wreck, turn.slot)) {
            (Action::Take, WreckAction::Gold(gold)) => self.take(turn, gold.into(), observer),
            (Action::TakeBack, offered) => {
                let own = &mut self.sea.divers[seat];
                let most = offered.takes_back().unwrap_or_default();
                let cards = own.coming_back(most, self.take_back_rule).to_vec();
                own.row.drain(..cards.len());
                observer.tell(self, Event::TookBack { seat, cards });
            }
            (Action::Regain, _) => {
                self.sea.divers[seat].holds_barracuda = true;
                observer.tell(self, Event::Regained(seat));
            }
            (Action::Strip(of), _) => {
                self.sea.divers[*of].holds_barracuda = false;
                observer.tell(self, Event::Stripped { seat, of: *of });
            }
            (Action::Bank(gold), _) => self.bank(seat, *gold, observer),
            (Action::Rob(of), _) => {
                let gold = mem::take(&mut self.sea.divers[*of].bag);
                self.sea.divers[seat].bag += gold;
                observer.tell(self, Event::Robbed { seat, of: *of, gold });
            }
            (Action::Share(bag), _) => self.share(seat, *bag, observer),
            (Action::Late, _) => {
                rest.pickers.push(seat);
                observer.tell(self, Event::WillPick(seat));
            }
            (Action::Pass, _) => observer.tell(self, Event::Passed { seat }),
            _ => unchecked(),
        }
    }

    fn take(
        &mut self,
        WreckTurn { by: seat, wreck, .. }: WreckTurn,
        gold: Gold,
        observer: &mut dyn Observer,
    ) {
        self.sea.divers[seat].bag += gold;
        observer.tell(self, Event::Took { seat, wreck, gold });
    }

    fn bank(&mut self, seat: Seat, gold: Gold, observer: &mut dyn Observer) {
        self.sea.divers[seat].bag -= gold;
        let side = self.sea.side(seat);
        self.sea.vaults[side] += gold;
        observer.tell(self, Event::Banked { seat, gold });
        // BK-5.3
        if self.is_won() {
            observer.tell(self, Event::Won(seat));
        }
    }

    /// Exchanges gold between team-mates, so that the one who acts has `bag` (BK-7.3).
    fn share(&mut self, seat: Seat, bag: Gold, observer: &mut dyn Observer) {
        let mate = self.sea.mate(seat).unwrap_or_else(|| unreachable!("only team-mates share"));
        let before = mem::replace(&mut self.sea.divers[seat].bag, bag);
        let other = &mut self.sea.divers[mate].bag;
        *other = *other + before - bag;
        let (from, to) = if bag < before { (seat, mate) } else { (mate, seat) };
        observer.tell(self, Event::Shared { from, to, gold: bag.abs_diff(before) });
    }
}
