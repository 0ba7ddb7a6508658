//! One match of Barracuda.

use super::{
    bars::{Bar, rent},
    config::Config,
    event::{Event, Ruin},
    money::{Bank, Notes},
    phase::Phase,
    promenade::{PAWNS, SPOTS, Spot, Tenancy},
    refusal::Refusal,
};
use crate::kernel::{Notice, Recipients, Seat, Seats};

/// A match that goes on for longer ends as after a bankruptcy, with nobody bankrupt.
pub const ROUNDS: u16 = 60;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barracuda {
    pub(super) config: Config,
    /// What lies where, closed or open. Nobody knows of the closed ones.
    pub(super) bars: Vec<Bar>,
    /// The two that were put away.
    pub(super) away: Vec<Bar>,
    /// What is open, by spot.
    pub(super) open: [Option<Tenancy>; SPOTS],
    pub(super) wallets: Vec<Notes>,
    pub(super) bank: Bank,
    /// Counted from 1.
    pub(super) round: u16,
    /// Whose pawns are still in the bag, in groups that are drawn one after the other.
    pub(super) bag: Vec<Seats>,
    /// Whoever's turn it is or was last.
    pub(super) turn: Option<Seat>,
    pub(super) phase: Phase,
    /// All five pawns have stood in bars since their last turn ended, or since before this round (BC-7.1).
    pub(super) held: Seats,
    /// What each saw in the bank, in thousands, where they have looked (BC-8.2).
    pub(super) looked: Vec<Option<u16>>,
    /// All that was told, and to whom.
    pub(super) story: Vec<Notice<Event>>,
    /// How much of it had been told before the latest step of a player.
    pub(super) since: usize,
    /// Everybody's money at the start of each round, and at the end.
    pub(super) money: Vec<Vec<u16>>,
}

impl Barracuda {
    pub(super) fn begin_match(config: &Config, seats: u8) -> Result<Barracuda, Refusal> {
        config.put_away()?;
        let count = usize::from(seats);
        Ok(Barracuda {
            config: config.clone(),
            bars: Vec::new(),
            away: Vec::new(),
            open: [None; SPOTS],
            wallets: vec![Notes::START; count],
            bank: Bank::new(seats),
            round: 1,
            bag: vec![Seat::all(seats).collect()],
            turn: None,
            phase: Phase::Shuffle,
            held: Seats::NONE,
            looked: vec![None; count],
            story: Vec::new(),
            since: 0,
            money: vec![vec![Notes::START.worth(); count]],
        })
    }

    pub(super) fn count(&self) -> u8 {
        self.wallets.len() as u8
    }

    pub fn wallet(&self, seat: Seat) -> &Notes {
        &self.wallets[seat.index()]
    }

    pub fn open_at(&self, at: Spot) -> Option<&Tenancy> {
        self.open.get(at.index())?.as_ref()
    }

    pub(super) fn tenant(&self, at: Spot) -> Option<Seat> {
        self.open_at(at).and_then(|bar| bar.tenant)
    }

    /// The bars put away by agreement; a match starts only with such as can be.
    pub(super) fn agreed(&self) -> Option<[Bar; 2]> {
        self.config.put_away().ok().flatten()
    }

    /// BC-1.5
    pub fn most_open(&self) -> u8 {
        2 * self.count()
    }

    /// The bars in which somebody is the tenant.
    pub fn tenancies(&self, seat: Seat) -> impl Iterator<Item = &Tenancy> {
        self.open.iter().flatten().filter(move |bar| bar.tenant == Some(seat))
    }

    /// Pawns in bars.
    pub fn placed(&self, seat: Seat) -> usize {
        let pawns =
            |bar: &Tenancy| usize::from(bar.tenant == Some(seat)) + usize::from(bar.partner == Some(seat));
        self.open.iter().flatten().map(pawns).sum()
    }

    pub(super) fn has_pawn(&self, seat: Seat) -> bool {
        self.placed(seat) < PAWNS
    }

    /// What somebody owes at the start of their turn, in thousands (BC-3.1, BC-3.2).
    pub fn rent_due(&self, seat: Seat) -> u16 {
        rent(&self.bars_of(seat)).0
    }

    fn bars_of(&self, seat: Seat) -> Vec<Bar> {
        self.tenancies(seat).map(|bar| bar.bar).collect()
    }

    pub(super) fn tell(&mut self, event: Event) {
        self.story.push(Notice::all(event));
    }

    pub(super) fn tell_both(&mut self, one: Seat, two: Seat, event: Event) {
        self.story.push(Notice { to: Recipients::Only([one, two].into_iter().collect()), event });
    }

    /// Bars are laid out closed (BC-1.2).
    pub(super) fn shuffle(&mut self, bars: &[Bar; 12]) {
        self.bars = bars[..SPOTS].to_vec();
        self.away = bars[SPOTS..].to_vec();
        self.phase = Phase::Draw;
    }

    /// BC-2.1
    pub(super) fn pawn(&mut self, seat: Seat) {
        if let Some(group) = self.bag.first_mut() {
            *group = group.without(seat);
        }
        self.bag.retain(|group| !group.is_empty());
        self.turn = Some(seat);
        self.tell(Event::Drawn(seat));
        // BC-7.1
        if self.held.contains(seat) {
            self.tell(Event::Won(seat));
            self.end(Some(seat), None);
            return;
        }
        let bars = self.bars_of(seat);
        let (due, free) = rent(&bars);
        // BC-6.1
        if due > self.wallet(seat).worth() {
            self.go_bankrupt(seat, Ruin::Rent(due));
            return;
        }
        if due > 0 {
            self.pay(seat, due);
            self.tell(Event::Rent { seat, bars, free, thousands: due });
        }
        if self.actions(seat).is_empty() {
            self.go_bankrupt(seat, Ruin::NoAction);
        } else {
            self.phase = Phase::Act(seat);
        }
    }

    // BC-6.1, BC-6.2
    pub(super) fn go_bankrupt(&mut self, seat: Seat, why: Ruin) {
        self.tell(Event::Bankrupt { seat, why });
        self.end(None, Some(seat));
    }

    fn end(&mut self, winner: Option<Seat>, bankrupt: Option<Seat>) {
        self.count_money();
        self.phase = Phase::Over { winner, bankrupt };
    }

    fn count_money(&mut self) {
        self.money.push(self.wallets.iter().map(Notes::worth).collect());
    }

    /// To the bank, in real money.
    pub(super) fn pay(&mut self, seat: Seat, thousands: u16) {
        let notes = self.wallets[seat.index()].lay(Notes::of(thousands), &mut self.bank);
        self.bank.take(notes);
    }

    pub(super) fn open_bar(&mut self, seat: Seat, at: Spot) {
        let bar = self.bars[at.index()];
        self.open[at.index()] = Some(Tenancy { bar, tenant: Some(seat), partner: None });
        self.tell(Event::Opened { seat, at, bar });
        self.end_turn();
    }

    pub(super) fn place_partner(&mut self, seat: Seat, at: Spot) {
        self.set_partner(at, Some(seat));
        self.tell(Event::Partner { seat, at });
        self.end_turn();
    }

    pub(super) fn set_partner(&mut self, at: Spot, partner: Option<Seat>) {
        if let Some(bar) = &mut self.open[at.index()] {
            bar.partner = partner;
        }
    }

    pub(super) fn set_tenant(&mut self, at: Spot, tenant: Option<Seat>) {
        if let Some(bar) = &mut self.open[at.index()] {
            bar.tenant = tenant;
        }
    }

    /// Whoever has lost a pawn does not hold five any more, also where it comes back (BC-7.1).
    pub(super) fn lose(&mut self, seat: Seat) {
        self.held = self.held.without(seat);
    }

    /// From now on all five stand, where they are placed (BC-7.1).
    fn hold(&mut self, seat: Seat) {
        if self.placed(seat) == PAWNS && !self.held.contains(seat) {
            self.held = self.held.with(seat);
            self.tell(Event::AllPlaced(seat));
        }
    }

    // BC-7.1
    pub(super) fn end_turn(&mut self) {
        if let Some(seat) = self.turn {
            self.hold(seat);
        }
        if !self.bag.is_empty() {
            self.phase = Phase::Draw;
        } else if self.round == ROUNDS {
            self.tell(Event::OutOfRounds);
            self.end(None, None);
        } else {
            // Whoever came to five in another's auction.
            Seat::all(self.count()).for_each(|seat| self.hold(seat));
            self.count_money();
            self.round += 1;
            self.bag = vec![Seat::all(self.count()).collect()];
            self.tell(Event::Round(self.round));
            self.phase = Phase::Between { passed: Seats::NONE };
        }
    }

    // BC-5.1
    pub(super) fn call(&mut self, caller: Seat) {
        self.tell(Event::LastOrder(caller));
        self.phase = Phase::Stakes { caller, laid: vec![None; self.wallets.len()] };
    }

    /// Who does not call last order before this round.
    pub(super) fn passed(&self) -> Seats {
        match self.phase {
            Phase::Between { passed } => passed,
            _ => Seats::NONE,
        }
    }

    // BC-5.1
    pub(super) fn pass(&mut self, seat: Seat) {
        let passed = self.passed().with(seat);
        if passed.len() == u32::from(self.count()) {
            self.begin();
        } else {
            self.phase = Phase::Between { passed };
        }
    }

    pub(super) fn begin(&mut self) {
        self.phase = Phase::Draw;
    }

    pub(super) fn stake(&mut self, seat: Seat, notes: Notes) {
        let stake = self.wallets[seat.index()].lay(notes, &mut self.bank);
        let Phase::Stakes { laid, .. } = &mut self.phase else { return };
        laid[seat.index()] = Some(stake);
        let all: Option<Vec<Notes>> = laid.iter().copied().collect();
        if let Some(stakes) = all {
            self.reveal(stakes);
        }
    }

    // BC-5.2
    fn reveal(&mut self, stakes: Vec<Notes>) {
        let mut sums: Vec<u16> = stakes.iter().map(Notes::worth).collect();
        sums.sort();
        sums.dedup();
        let group = |sum: &u16| {
            Seat::all(self.count()).filter(|seat| stakes[seat.index()].worth() == *sum).collect::<Seats>()
        };
        self.bag = sums.iter().map(group).collect();
        stakes.iter().for_each(|stake| self.bank.take(*stake));
        self.tell(Event::Stakes(stakes));
        self.phase = Phase::Draw;
    }

    /// Somebody is to do something: neither does the table owe anything, nor is it over.
    fn is_running(&self) -> bool {
        !matches!(self.phase, Phase::Shuffle | Phase::Draw | Phase::Over { .. })
    }

    /// Once before each round, also without being asked (BC-5.1).
    pub(super) fn may_pass(&self, seat: Seat) -> bool {
        self.may_call(seat) && !self.passed().contains(seat)
    }

    /// At any time, once (BC-8.2).
    pub(super) fn may_look(&self, seat: Seat) -> bool {
        let looked = self.looked.get(seat.index());
        self.config.look && self.is_running() && looked.is_some_and(Option::is_none)
    }

    /// Anybody, for themselves alone, before a round (BC-5.1).
    pub(super) fn may_call(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Between { .. }) && seat.number() < self.count()
    }

    // BC-8.2
    pub(super) fn look(&mut self, seat: Seat) {
        let thousands = self.bank.worth().unsigned_abs() as u16;
        self.looked[seat.index()] = Some(thousands);
        self.tell(Event::Looked(seat));
        self.story.push(Notice::only(seat, Event::InTheBank { seat, thousands }));
    }

    /// BC-7.1, BC-7.2: the winner; or all but the bankrupt by pawns, then cash, then the rents of their bars.
    pub(super) fn places(&self) -> Vec<u8> {
        let Phase::Over { winner, bankrupt } = self.phase else { return Vec::new() };
        let worth = |seat: Seat| {
            let rents: u16 = self.tenancies(seat).map(|bar| bar.bar.rent()).sum();
            let kept = (self.placed(seat), self.wallet(seat).worth(), rents);
            (winner == Some(seat), bankrupt != Some(seat), kept)
        };
        let seats = Seat::all(self.count());
        let better = |seat: Seat| seats.clone().filter(|other| worth(*other) > worth(seat)).count() as u8;
        seats.clone().map(|seat| 1 + better(seat)).collect()
    }

    /// All notes there are, and who is in the bars.
    pub(super) fn fault(&self) -> Option<String> {
        let mut all = self.bank;
        self.wallets.iter().for_each(|wallet| all.take(*wallet));
        if let Phase::Answer { offer, .. } = self.phase {
            all.take(offer);
        }
        self.phase.laid().iter().flatten().for_each(|notes| all.take(*notes));
        if all != Bank::new(0) {
            return Some(format!("{all:?} instead of the notes of the box"));
        }
        if self.bank.worth() < 0 || self.bank.0[4] < 0 {
            return Some(format!("the bank has {:?}", self.bank));
        }
        let many = Seat::all(self.count()).find(|seat| self.placed(*seat) > PAWNS);
        if let Some(seat) = many {
            return Some(format!("{seat:?} has too many pawns in bars"));
        }
        let without = |bar: &Tenancy| bar.tenant.is_none();
        let auctioned = matches!(self.phase, Phase::Bids { .. } | Phase::Choose { .. });
        if self.open.iter().flatten().any(without) != auctioned {
            return Some("a bar without a tenant".to_owned());
        }
        let open = self.open.iter().flatten().count();
        (open > usize::from(self.most_open())).then(|| format!("{open} bars are open"))
    }
}
