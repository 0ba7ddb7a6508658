//! One match of Barrakuda.

use serde::Serialize;

use super::{
    action::Action,
    cards::{Card, LairEffect, WreckAction, WrecksInPlay},
    config::Config,
    floor::{Floor, WRECKS, Wreck},
    refusal::Refusal,
    sea::{Gold, HEAP, Sea},
    story::{Beat, Event},
};
use crate::kernel::{Seat, Seats};

/// After so many rounds everybody is asked whether the match is to end as a draw, and again each time after so many
/// more (BK-5.5).
pub const LONG: u16 = 40;
pub const AGAIN: u16 = 20;

/// The end of every match, far beyond what anybody plays: a log has to end somewhere (BK-5.5).
pub const ROUNDS: u16 = 400;

/// Which action of a wreck somebody may carry out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Slot {
    /// The special action, alone on the wreck (BK-4.2).
    Special,
    /// The special action or a robbery, with the initiative among several (BK-4.4).
    Initiative,
    /// An exchange of gold alone, for team-mates who tie with each other (BK-7.3).
    Exchange,
    General,
}

/// Gold that went into a vault.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Deposit {
    pub round: u16,
    pub seat: Seat,
    pub gold: Gold,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The table lays the wrecks.
    Floor,
    Choose,
    /// The table rolls the dice.
    Roll,
    /// Whoever controls the Barracuda takes it up to so many cards.
    Steer {
        by: Seat,
        distance: u8,
    },
    /// The table rolls where it is flung.
    Fling,
    /// The wreck that is resolved, and who has which action there, the next one last. Empty only while a step is
    /// being made.
    Resolve {
        wreck: Wreck,
        todo: Vec<(Seat, Slot)>,
    },
    /// Whose pocket?
    Pocket {
        by: Seat,
    },
    /// The table draws.
    Draw {
        by: Seat,
        from: Seat,
    },
    /// Which of these is put down?
    Put {
        by: Seat,
        from: Seat,
        drawn: Vec<Card>,
    },
    /// Whether it is to be a draw: so far all have agreed whose turn it was.
    Agree {
        by: Seat,
    },
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barrakuda {
    pub(super) config: Config,
    pub(super) cards: WrecksInPlay,
    pub(super) floor: Option<Floor>,
    /// Counted from 1.
    pub(super) round: u16,
    pub(super) sea: Sea,
    pub(super) phase: Phase,
    /// What has been chosen in this round, by seat.
    pub(super) chosen: Vec<Option<Card>>,
    /// Who controls the Barracuda in this round (BK-3.3).
    pub(super) control: Option<Seat>,
    /// Who will pick a pocket at the end of the round, in this order.
    pub(super) late: Vec<Seat>,
    /// All since the cards were turned up; what came after stays until they turn again.
    pub(super) story: Vec<Beat>,
    /// How much of it was there before the latest step.
    pub(super) since: usize,
    /// All that went into vaults, in its order.
    pub(super) deposits: Vec<Deposit>,
    /// It is only imagined: there is nobody to tell a story to, and it plays on much faster without.
    pub(super) untold: bool,
}

impl Barrakuda {
    pub(super) fn begin(config: &Config, seats: u8) -> Result<Barrakuda, Refusal> {
        config.check(seats)?;
        let floor = config.floor()?;
        Ok(Barrakuda {
            config: config.clone(),
            cards: config.cards(),
            round: 1,
            sea: Sea::new(seats, config.teams),
            phase: if floor.is_some() { Phase::Choose } else { Phase::Floor },
            floor,
            chosen: vec![None; usize::from(seats)],
            control: None,
            late: Vec::new(),
            story: Vec::new(),
            since: 0,
            deposits: Vec::new(),
            untold: false,
        })
    }

    /// What a seat has laid face down.
    pub fn chosen(&self, seat: Seat) -> Option<Card> {
        self.chosen.get(seat.index()).copied().flatten()
    }

    /// The same match, with other cards chosen and drawn: for tests of what may be known.
    #[must_use]
    pub fn with_secrets(&self, chosen: Vec<Option<Card>>, drawn: Vec<Card>) -> Barrakuda {
        let mut other = Barrakuda { chosen, ..self.clone() };
        if let Phase::Put { drawn: cards, .. } = &mut other.phase {
            *cards = drawn;
        }
        other
    }

    /// The cards that were drawn from somebody's hand, and whose it is.
    pub fn drawn(&self) -> Option<(Seat, &[Card])> {
        match &self.phase {
            Phase::Put { from, drawn, .. } => Some((*from, drawn)),
            _ => None,
        }
    }

    /// The gold that wins.
    pub fn aim(&self) -> Gold {
        self.config.aim()
    }

    pub fn sea(&self) -> &Sea {
        &self.sea
    }

    pub(super) fn floor(&self) -> &Floor {
        self.floor.as_ref().unwrap_or_else(|| unreachable!("laid before anything else"))
    }

    pub(super) fn tell(&mut self, event: Event) {
        if !self.untold {
            self.story.push(Beat { event, sea: self.sea.clone() });
        }
    }

    pub(super) fn lay(&mut self, floor: Floor) {
        self.floor = Some(floor);
        self.phase = Phase::Choose;
        self.tell(Event::Laid);
    }

    // BK-2.1
    pub(super) fn choose(&mut self, seat: Seat, card: Card) {
        self.chosen[seat.index()] = Some(card);
        if let Some(cards) = self.chosen.iter().copied().collect::<Option<Vec<Card>>>() {
            self.reveal(cards);
        }
    }

    // BK-2.1, BK-2.2
    fn reveal(&mut self, cards: Vec<Card>) {
        self.story.clear();
        self.since = 0;
        for (diver, card) in self.sea.divers.iter_mut().zip(&cards) {
            match card {
                Card::Dive(wreck) => {
                    diver.at = Some(*wreck);
                    diver.row.push(*wreck);
                }
                Card::Barracuda => {
                    diver.lying = true;
                    diver.holds_barracuda = false;
                }
            }
        }
        let mut steering = self.sea.seats().filter(|seat| self.sea.diver(*seat).lying);
        // BK-3.3
        self.control = steering.next().filter(|_| steering.next().is_none());
        self.tell(Event::Revealed(cards));
        for seat in self.sea.seats() {
            self.take_all_back(seat);
        }
        self.phase = Phase::Roll;
    }

    // BK-2.2
    fn take_all_back(&mut self, seat: Seat) {
        if self.sea.diver(seat).has_played_all() {
            self.sea.diver_mut(seat).row.clear();
            self.tell(Event::AllBack(seat));
        }
    }

    // BK-3.1, BK-3.2
    pub(super) fn roll(&mut self, distance: u8, direction: Wreck) {
        let route = self.floor().route(self.sea.barracuda, direction, distance);
        let parting = self.floor().parting(self.sea.barracuda, direction, distance);
        self.tell(Event::Rolled { distance, direction, route: route.clone(), parting });
        self.swim(None, route);
    }

    // BK-3.3
    pub(super) fn reach(&mut self, distance: u8) {
        if let Some(by) = self.control {
            self.tell(Event::Reach { by, distance });
            self.phase = Phase::Steer { by, distance };
        }
    }

    // BK-3.3
    pub(super) fn steer(&mut self, by: Seat, to: Wreck) {
        let route = self.floor().route(self.sea.barracuda, to, u8::MAX);
        self.swim(Some(by), route);
    }

    fn swim(&mut self, by: Option<Seat>, route: Vec<Wreck>) {
        let from = self.sea.barracuda;
        self.sea.barracuda = route.last().copied().unwrap_or(from);
        let stop = self.cards.of(self.sea.barracuda).stop;
        let stop = if route.is_empty() { LairEffect::Nothing } else { stop };
        self.tell(Event::Swam { by, from, route });
        // BK-3.4
        if stop == LairEffect::Fling {
            self.phase = Phase::Fling;
            return;
        }
        self.stop(stop);
        self.resolve();
    }

    /// It is flung once a round at most (BK-3.4).
    pub(super) fn fling(&mut self, to: Wreck) {
        self.sea.barracuda = to;
        self.tell(Event::Flung(to));
        self.stop(self.cards.of(to).stop);
        self.resolve();
    }

    // BK-3.4
    fn stop(&mut self, stop: LairEffect) {
        if stop == LairEffect::Regain {
            let (wreck, regain) = (self.sea.barracuda, self.regain_all());
            self.tell(Event::StopRegain { wreck, regain });
        }
    }

    /// All Barracuda cards return; whose were not in the hand.
    fn regain_all(&mut self) -> Seats {
        let regain: Seats = self.sea.seats().filter(|seat| !self.sea.diver(*seat).holds_barracuda).collect();
        self.sea.divers.iter_mut().for_each(|diver| diver.holds_barracuda = true);
        regain
    }

    fn resolve(&mut self) {
        // BK-4.1
        for wreck in Wreck::all() {
            let gold = self.sea.gold[wreck.index()];
            let finder = self.sea.initiative(wreck).filter(|_| gold > 0);
            if let Some(seat) = finder {
                self.sea.gold[wreck.index()] = 0;
                self.sea.diver_mut(seat).bag += gold;
                self.tell(Event::Collected { seat, wreck, gold });
            }
        }
        self.arrive(Wreck::FIRST);
        self.go_on();
    }

    /// Comes to a wreck: who may do what there.
    fn arrive(&mut self, wreck: Wreck) {
        let upright = self.sea.upright(wreck);
        let mut todo = Vec::new();
        if self.sea.barracuda == wreck {
            self.bite(wreck);
        } else if self.sea.on(wreck).count() == 1 {
            // BK-4.2
            todo.extend(upright.iter().map(|seat| (*seat, Slot::Special)));
        } else {
            // BK-4.4
            let first = self.sea.initiative(wreck);
            todo.extend(first.map(|seat| (seat, Slot::Initiative)));
            if first.is_none() && !upright.is_empty() {
                self.tell(Event::Tied(wreck));
                // BK-7.3
                todo.extend(self.sea.exchange(wreck).map(|seat| (seat, Slot::Exchange)));
            }
        }
        todo.extend(upright.into_iter().map(|seat| (seat, Slot::General)));
        todo.reverse();
        self.phase = Phase::Resolve { wreck, todo };
    }

    // BK-4.3
    fn bite(&mut self, wreck: Wreck) {
        for seat in self.sea.on(wreck).collect::<Vec<Seat>>() {
            let control = self.control == Some(seat);
            let protected =
                !self.sea.diver(seat).lying && self.cards.of(wreck).general == WreckAction::Protected;
            if control || protected {
                self.tell(Event::Spared { seat, wreck, control });
                continue;
            }
            let bag = std::mem::take(&mut self.sea.diver_mut(seat).bag);
            let gold = bag.min(HEAP - self.sea.gold[wreck.index()]);
            self.sea.gold[wreck.index()] += gold;
            self.tell(Event::Dropped { seat, wreck, gold, lost: bag - gold });
        }
    }

    /// To the next action that somebody can carry out.
    fn go_on(&mut self) {
        while let Phase::Resolve { wreck, todo } = &mut self.phase {
            let wreck = *wreck;
            match todo.last().copied() {
                Some((seat, slot)) => {
                    let options = self.options(seat, slot, wreck);
                    if self.config.auto_take && options == [Action::Take] {
                        self.carry_out(&Action::Take);
                        continue;
                    }
                    if !options.is_empty() {
                        return;
                    }
                    self.done();
                    if self.is_worth_a_word(slot, wreck) {
                        self.tell(Event::Idle { seat, wreck, slot });
                    }
                }
                None => match Wreck::all().nth(wreck.index() + 1) {
                    Some(next) => self.arrive(next),
                    None => self.end_round(),
                },
            }
        }
    }

    /// The action at hand is done with.
    fn done(&mut self) {
        if let Phase::Resolve { todo, .. } = &mut self.phase {
            todo.pop();
        }
    }

    /// Whether somebody might ask why they were passed over.
    fn is_worth_a_word(&self, slot: Slot, wreck: Wreck) -> bool {
        let deed = self.cards.of(wreck).action(slot);
        !matches!(deed, WreckAction::Nothing | WreckAction::Protected)
    }

    /// What somebody can do with an action, besides declining it; nothing where there is nothing to gain.
    pub(super) fn options(&self, seat: Seat, slot: Slot, wreck: Wreck) -> Vec<Action> {
        let (deed, sea) = (self.cards.of(wreck).action(slot), &self.sea);
        let own = sea.diver(seat);
        let mut options = Vec::new();
        match deed {
            WreckAction::Gold(_) => options.push(Action::Take),
            WreckAction::RegainOrStrip => {
                options.extend((!own.holds_barracuda).then_some(Action::Regain));
                let holding = sea.opponents(seat).filter(|other| sea.diver(*other).holds_barracuda);
                options.extend(holding.map(Action::Strip));
            }
            WreckAction::Pocket => options.push(Action::Late),
            WreckAction::Nothing
            | WreckAction::TakeBack(_)
            | WreckAction::BankSeven
            | WreckAction::BankAll
            | WreckAction::Protected => {}
        }
        let coming_back = deed.takes_back().map_or(&[][..], |cards| own.coming_back(cards));
        options.extend((!coming_back.is_empty()).then_some(Action::TakeBack));
        // BK-4.6
        let bankable = deed.banks().map_or(0, |most| most.min(own.bag));
        let least = if deed == WreckAction::BankAll { bankable.max(1) } else { 1 };
        options.extend((least..=bankable).map(Action::Bank));
        if slot == Slot::Initiative {
            let there = |other: &Seat| sea.diver(*other).at == Some(wreck);
            let worth = |other: &Seat| there(other) && sea.diver(*other).bag > 0;
            options.extend(sea.opponents(seat).filter(worth).map(Action::Rob));
        }
        // BK-7.3
        if let Some(mate) = sea.mate(seat).filter(|mate| sea.diver(*mate).at == Some(wreck))
            && matches!(slot, Slot::Initiative | Slot::Exchange)
        {
            let both = own.bag + sea.diver(mate).bag;
            options.extend((0..=both).filter(|bag| *bag != own.bag).map(Action::Share));
        }
        options.sort();
        options
    }

    /// The action that is to be carried out or declined now.
    pub(super) fn asked(&self) -> Option<(Seat, Slot, Wreck)> {
        match &self.phase {
            Phase::Resolve { wreck, todo } => todo.last().map(|(seat, slot)| (*seat, *slot, *wreck)),
            _ => None,
        }
    }

    /// An action of a wreck, or that it is declined; then whatever comes next.
    pub(super) fn decide(&mut self, action: &Action) {
        self.carry_out(action);
        self.go_on();
    }

    fn carry_out(&mut self, action: &Action) {
        let Some((seat, slot, wreck)) = self.asked() else { return };
        self.done();
        let deed = self.cards.of(wreck).action(slot);
        match action {
            Action::Take => {
                let WreckAction::Gold(gold) = deed else { return };
                self.sea.diver_mut(seat).bag += Gold::from(gold);
                self.tell(Event::Took { seat, wreck, gold: gold.into() });
            }
            Action::TakeBack => {
                let diver = self.sea.diver_mut(seat);
                let cards = diver.coming_back(deed.takes_back().unwrap_or_default()).to_vec();
                diver.row.drain(..cards.len());
                self.tell(Event::TookBack { seat, cards });
            }
            Action::Regain => {
                self.sea.diver_mut(seat).holds_barracuda = true;
                self.tell(Event::Regained(seat));
            }
            Action::Strip(of) => {
                self.sea.diver_mut(*of).holds_barracuda = false;
                self.tell(Event::Stripped { seat, of: *of });
            }
            Action::Bank(gold) => {
                self.sea.diver_mut(seat).bag -= gold;
                let side = self.sea.side(seat);
                self.sea.vaults[side] += gold;
                self.deposits.push(Deposit { round: self.round, seat, gold: *gold });
                self.tell(Event::Banked { seat, gold: *gold });
                // BK-5.3
                if self.sea.vaults[side] >= self.config.aim() {
                    self.tell(Event::Won(seat));
                    self.phase = Phase::Over;
                }
            }
            Action::Rob(of) => {
                let gold = std::mem::take(&mut self.sea.diver_mut(*of).bag);
                self.sea.diver_mut(seat).bag += gold;
                self.tell(Event::Robbed { seat, of: *of, gold });
            }
            Action::Share(bag) => {
                let Some(mate) = self.sea.mate(seat) else { return };
                let before = self.sea.diver(seat).bag;
                self.sea.diver_mut(seat).bag = *bag;
                let other = &mut self.sea.diver_mut(mate).bag;
                *other = *other + before - bag;
                let (from, to) = if *bag < before { (seat, mate) } else { (mate, seat) };
                self.tell(Event::Shared { from, to, gold: bag.abs_diff(before) });
            }
            Action::Late => {
                self.late.push(seat);
                self.tell(Event::WillPick(seat));
            }
            _ => self.tell(Event::Passed { seat }),
        }
    }

    // BK-5.1, BK-5.2
    fn end_round(&mut self) {
        self.sea.divers.iter_mut().for_each(|diver| diver.lying = false);
        let all_played = self.sea.divers.iter().all(|diver| !diver.holds_barracuda);
        let regain =
            if self.sea.barracuda == Wreck::LAIR || all_played { self.regain_all() } else { Seats::NONE };
        self.tell(Event::RoundOver { round: self.round, regain });
        self.next_pocket();
    }

    /// The late actions, one after the other (BK-5.1); then the next round.
    fn next_pocket(&mut self) {
        if !self.late.is_empty() {
            let by = self.late.remove(0);
            self.phase = Phase::Pocket { by };
            return;
        }
        self.chosen.fill(None);
        self.control = None;
        if self.round == ROUNDS {
            self.tell(Event::OutOfRounds);
            self.phase = Phase::Over;
        } else if self.round >= LONG && (self.round - LONG).is_multiple_of(AGAIN) {
            self.tell(Event::DrawAsked(self.round));
            self.phase = Phase::Agree { by: Seat::FIRST };
        } else {
            self.next_round();
        }
    }

    fn next_round(&mut self) {
        self.round += 1;
        self.phase = Phase::Choose;
    }

    /// Whether the match is to end as a draw: all must agree (BK-5.5).
    pub(super) fn answer(&mut self, by: Seat, agrees: bool) {
        if !agrees {
            self.tell(Event::Refused(by));
            self.next_round();
            return;
        }
        self.tell(Event::Agreed(by));
        match self.sea.seats().find(|seat| *seat > by) {
            Some(next) => self.phase = Phase::Agree { by: next },
            None => {
                self.tell(Event::Drawn);
                self.phase = Phase::Over;
            }
        }
    }

    /// Whose pocket somebody picks; nobody's where they decline.
    pub(super) fn pick(&mut self, by: Seat, from: Option<Seat>) {
        match from {
            Some(from) => self.phase = Phase::Draw { by, from },
            None => {
                self.tell(Event::Passed { seat: by });
                self.next_pocket();
            }
        }
    }

    pub(super) fn draw(&mut self, drawn: &[Card]) {
        if let Phase::Draw { by, from } = self.phase {
            self.tell(Event::Drew { seat: by, of: from, cards: drawn.len() as u8 });
            self.phase = Phase::Put { by, from, drawn: drawn.to_vec() };
        }
    }

    /// As if its owner had played it: a last movement card brings all back (BK-2.2).
    pub(super) fn put(&mut self, card: Card) {
        let Phase::Put { by, from, .. } = self.phase else { return };
        match card {
            Card::Dive(wreck) => self.sea.diver_mut(from).row.push(wreck),
            Card::Barracuda => self.sea.diver_mut(from).holds_barracuda = false,
        }
        self.tell(Event::Put { seat: by, of: from, card });
        self.take_all_back(from);
        self.next_pocket();
    }

    /// Whether a vault is full: nobody has won otherwise.
    pub fn won(&self) -> bool {
        self.sea.vaults.iter().any(|vault| *vault >= self.config.aim())
    }

    /// One place a side: the winner first, then by the gold in the vault (BK-5.6). Without a winner it is a draw.
    pub(super) fn places(&self) -> Vec<u8> {
        let won = self.won();
        let more = |own: Gold| self.sea.vaults.iter().filter(|vault| won && **vault > own).count() as u8;
        self.sea.seats().map(|seat| 1 + more(self.sea.vault(seat))).collect()
    }

    /// What cannot be: more on a wreck than stays there, a row with a card twice, a full vault in a match that
    /// goes on.
    pub(super) fn fault(&self) -> Option<String> {
        let sea = &self.sea;
        if sea.gold.iter().any(|gold| *gold > HEAP) || sea.gold[WRECKS - 1] > 0 {
            return Some(format!("gold on the wrecks: {:?}", sea.gold));
        }
        if self.won() && self.phase != Phase::Over {
            return Some(format!("vaults {:?}, and it goes on", sea.vaults));
        }
        let twice = |row: &Vec<Wreck>| (1..row.len()).any(|at| row[..at].contains(&row[at]));
        sea.divers
            .iter()
            .find(|diver| twice(&diver.row) || diver.has_played_all() || diver.row.contains(&Wreck::LAIR))
            .map(|diver| format!("a row of {:?}", diver.row))
    }
}
