//! Barracuda keeps the contract of a game.

use std::ops::RangeInclusive;

use rand::{Rng, RngExt, seq::SliceRandom};

use super::{
    action::{Action, ActionKind, Chance, Deal},
    bars::Bar,
    config::Config,
    event::Event,
    money::{MAX_OFFER, Notes},
    phase::Phase,
    refusal::Refusal,
    state::{Barracuda, ROUNDS},
    view::{Prompt, View},
};
use crate::kernel::{Game, Notice, Offer, Outcome, Pending, Seat, Seats, Step, StepOf, Viewer};

impl Game for Barracuda {
    const SLUG: &'static str = "barracuda";
    const RULES_VERSION: u16 = 2;
    const PLAYERS: RangeInclusive<u8> = 3..=5;
    /// The shuffle; five looks; before a round four who pass, a call and five stakes; for each of five a pawn, an action, four
    /// bids and what is made of them.
    const MAX_STEPS: usize = 1 + 5 + ROUNDS as usize * (4 + 1 + 5 + 5 * (2 + 4 + 1));
    const BOTS: bool = true;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, seats: u8) -> Result<Self, Refusal> {
        Barracuda::begin_match(config, seats)
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    fn pending(&self) -> Pending {
        let yet = |laid: &[Option<Notes>], but: Option<Seat>| {
            let waits = |seat: &Seat| Some(*seat) != but && laid[seat.index()].is_none();
            Pending::Players(Seat::all(self.count()).filter(waits).collect())
        };
        match &self.phase {
            Phase::Shuffle | Phase::Draw => Pending::Chance,
            // Each in turn says so, or whoever holds the device writes down what the table says.
            Phase::Between { .. } => {
                let asked = Seat::all(self.count()).find(|seat| self.may_pass(*seat));
                asked.map_or(Pending::Chance, Pending::player)
            }
            Phase::Stakes { laid, .. } => yet(laid, None),
            Phase::Act(seat) => Pending::player(*seat),
            Phase::Slide { by, .. } | Phase::Choose { by, .. } => Pending::player(*by),
            Phase::Answer { at, .. } => self.tenant(*at).map_or(Pending::Chance, Pending::player),
            Phase::Bids { by, laid, .. } => yet(laid, Some(*by)),
            Phase::Over { .. } => Pending::Over(Outcome { places: self.places() }),
        }
    }

    /// Whoever may look into the bank, or call last order, waits for nobody (BC-8.2, BC-5.1).
    fn interrupts(&self) -> Seats {
        Seat::all(self.count()).filter(|seat| self.may_look(*seat) || self.may_call(*seat)).collect()
    }

    fn offer(&self, seat: Seat) -> Offer<Action> {
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
            Phase::Stakes { .. } => Offer::Open(tidy(self.examples(seat, false).map(Action::Stake))),
            Phase::Bids { .. } => Offer::Open(tidy(self.examples(seat, true).map(Action::Bid))),
            Phase::Act(_) => with_look(self.actions(seat)),
            Phase::Slide { by, at, deal } => {
                let most = self.wallet(*by).worth().min(MAX_OFFER);
                let fakes = self.wallet(*by).fakes().min(2);
                let sums = [self.least(*deal, *at), most];
                let with = |sum: u16, fakes: u16| {
                    let mut notes = Notes::of(sum);
                    notes.add(Notes::fake(fakes));
                    Action::Slide(notes)
                };
                Offer::Open(tidy(sums.into_iter().flat_map(|sum| [with(sum, 0), with(sum, fakes)])))
            }
            Phase::Answer { offer, .. } => {
                let refuse = self.can_refuse(seat, *offer).then_some(Action::Refuse);
                with_look([Action::Accept].into_iter().chain(refuse).collect())
            }
            Phase::Choose { .. } => {
                let close = self.can_close(seat).then_some(Action::Close);
                with_look(self.acceptable().into_iter().map(Action::Sell).chain(close).collect())
            }
            Phase::Shuffle | Phase::Draw | Phase::Over { .. } => Offer::Nothing,
        }
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_interrupt(seat, action).unwrap_or_else(|| self.check_seat(seat, action))
    }

    fn check_interrupt(&self, seat: Seat, action: &Action) -> Option<Result<(), Refusal>> {
        match (&self.phase, action) {
            // BC-8.2
            (_, Action::Look) => Some(if self.may_look(seat) { Ok(()) } else { Err(Refusal::NoLook) }),
            // BC-5.1
            (Phase::Between { .. }, Action::Call(caller)) => {
                Some(if *caller == seat { Ok(()) } else { Err(Refusal::NotYourCall) })
            }
            (Phase::Between { .. }, Action::Pass) if self.may_pass(seat) => Some(Ok(())),
            _ => None,
        }
    }

    fn is_possible(&self, chance: &Chance) -> bool {
        match (&self.phase, chance) {
            (Phase::Shuffle, Chance::Deal(bars)) => {
                let each = Bar::all().all(|bar| bars.contains(&bar));
                let agreed = self.agreed();
                let away = [bars[10], bars[11]];
                each && away[0].has_partner_place()
                    && !away[1].has_partner_place()
                    && agreed.is_none_or(|agreed| agreed == away)
            }
            (Phase::Draw, Chance::Pawn(seat)) => self.bag.first().is_some_and(|group| group.contains(*seat)),
            _ => false,
        }
    }

    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Event>> {
        let before = self.story.len();
        match step {
            Step::Player(seat, action) => {
                self.since = before;
                self.act(*seat, action);
            }
            Step::Chance(Chance::Deal(bars)) => self.shuffle(bars),
            Step::Chance(Chance::Pawn(seat)) => self.pawn(*seat),
        }
        let mut notes = self.story[before..].to_vec();
        // Those who lay at once do so in any order, of which nothing is kept.
        if let Step::Player(seat, Action::Bid(laid) | Action::Stake(laid)) = step {
            notes.insert(0, Notice::all(Event::Laid { seat: *seat, notes: laid.count() }));
        }
        notes
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        if self.phase == Phase::Shuffle {
            let agreed = self.agreed();
            let mut bars: Vec<Bar> = Bar::all().collect();
            bars.shuffle(rng);
            // One of each kind is put away (BC-1.2): those agreed on, or whichever come first now.
            let mut away = |two: bool| {
                let fits = |bar: &Bar| match agreed {
                    Some(agreed) => agreed.contains(bar) && bar.has_partner_place() == two,
                    None => bar.has_partner_place() == two,
                };
                let at = bars.iter().position(fits).unwrap_or_default();
                bars.remove(at)
            };
            let (one, two) = (away(true), away(false));
            bars.extend([one, two]);
            let mut all = [Bar::FIRST; 12];
            all.copy_from_slice(&bars);
            return Chance::Deal(all);
        }
        let group: Vec<Seat> = self.bag.first().map(|group| group.iter().collect()).unwrap_or_default();
        Chance::Pawn(if group.is_empty() { Seat::FIRST } else { group[rng.random_range(0..group.len())] })
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Omniscient => None,
        };
        let all = Seat::all(self.count());
        let open = viewer == Viewer::Omniscient;
        let acting = own.filter(|own| self.phase == Phase::Act(*own));
        let told = |note: &&Notice<Event>| note.may_reach(viewer);
        View {
            seats: self.count(),
            round: self.round,
            open: self.open.to_vec(),
            most_open: self.most_open(),
            bag: self.bag.iter().map(|group| group.iter().collect()).collect(),
            turn: self.turn,
            placed: all.clone().map(|seat| self.placed(seat) as u8).collect(),
            rent: all.map(|seat| self.rent_due(seat)).collect(),
            held: self.held.iter().collect(),
            prompt: self.prompt(viewer),
            talk: self.config.talk,
            since: self.story[..self.since].iter().filter(told).count(),
            story: self.story.iter().filter(told).map(|note| note.event.clone()).collect(),
            own,
            wallet: own.and_then(|seat| self.wallets.get(seat.index()).copied()),
            ways: acting.map(|seat| self.ways(seat)).unwrap_or_default(),
            span: own.filter(|seat| seat.number() < self.count()).and_then(|seat| self.span_now(seat)),
            passed: self.passed().iter().collect(),
            may_look: own.is_some_and(|seat| self.may_look(seat)),
            looked: own.and_then(|seat| self.looked.get(seat.index()).copied().flatten()),
            places: self.places(),
            wallets: if open { self.wallets.clone() } else { Vec::new() },
            away: match self.config.put_away() {
                _ if open => self.away.clone(),
                Ok(Some(agreed)) => agreed.to_vec(),
                _ => Vec::new(),
            },
            money: if open { self.money.clone() } else { Vec::new() },
        }
    }

    /// Whoever has been shown an offer, a bid, the bank, or a bar has seen it; what is announced has been said.
    fn reveals_information(&self, step: &StepOf<Self>) -> bool {
        match step {
            Step::Player(_, Action::Begin | Action::Pass | Action::Call(_)) => false,
            Step::Player(_, Action::Stake(_) | Action::Bid(_)) => self.pending().seats().len() == 1,
            Step::Player(..) | Step::Chance(_) => true,
        }
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.fault().map_or(Ok(()), Err)
    }
}

/// Sorted, each once.
fn tidy(actions: impl Iterator<Item = Action>) -> Vec<Action> {
    let mut all: Vec<Action> = actions.collect();
    all.sort();
    all.dedup();
    all
}

impl Barracuda {
    /// What could be laid for a bid or a stake: the least, a little, much.
    fn examples(&self, seat: Seat, bids: bool) -> impl Iterator<Item = Notes> {
        let wallet = *self.wallet(seat);
        let some = [
            Notes::NONE,
            Notes::fake(1),
            Notes::of(1),
            Notes::of(3),
            Notes::of(wallet.worth().min(MAX_OFFER)),
        ];
        some.into_iter().filter(move |notes| self.check_laid(seat, *notes, bids).is_ok())
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Open(at) => self.open_bar(seat, *at),
            Action::Partner(at) => self.place_partner(seat, *at),
            Action::Join(at) => self.announce(seat, *at, Deal::Join),
            Action::TakeOver(at) => self.announce(seat, *at, Deal::TakeOver),
            Action::Auction(at) => self.auction(seat, *at),
            Action::Slide(notes) => self.slide(*notes),
            Action::Accept => self.answer(true),
            Action::Refuse => self.answer(false),
            Action::Bid(notes) => self.bid(seat, *notes),
            Action::Sell(to) => self.sell(Some(*to)),
            Action::Close => self.sell(None),
            Action::Call(caller) => self.call(*caller),
            Action::Begin => self.begin(),
            Action::Pass => self.pass(seat),
            Action::Stake(notes) => self.stake(seat, *notes),
            Action::Look => self.look(seat),
        }
    }

    fn check_seat(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (&self.phase, action) {
            (Phase::Between { .. }, Action::Begin) => Ok(()),
            (Phase::Stakes { .. }, Action::Stake(notes)) => self.check_laid(seat, *notes, false),
            (Phase::Bids { .. }, Action::Bid(notes)) => self.check_laid(seat, *notes, true),
            (Phase::Act(_), Action::Open(at)) => self.check_kind(seat, ActionKind::Open, *at),
            (Phase::Act(_), Action::Partner(at)) => self.check_kind(seat, ActionKind::Partner, *at),
            (Phase::Act(_), Action::Join(at)) => self.check_kind(seat, ActionKind::Join, *at),
            (Phase::Act(_), Action::TakeOver(at)) => self.check_kind(seat, ActionKind::TakeOver, *at),
            (Phase::Act(_), Action::Auction(at)) => self.check_kind(seat, ActionKind::Auction, *at),
            (Phase::Slide { at, deal, .. }, Action::Slide(notes)) => {
                self.check_offer(seat, *deal, *at, *notes)
            }
            (Phase::Answer { .. }, Action::Accept) => Ok(()),
            (Phase::Answer { offer, .. }, Action::Refuse) => {
                if self.can_refuse(seat, *offer) {
                    Ok(())
                } else {
                    Err(Refusal::MustAccept)
                }
            }
            (Phase::Choose { .. }, Action::Close) => {
                if self.can_close(seat) {
                    Ok(())
                } else {
                    Err(Refusal::CannotClose)
                }
            }
            (Phase::Choose { .. }, Action::Sell(to)) => {
                if self.acceptable().contains(to) {
                    Ok(())
                } else {
                    Err(Refusal::NoBid)
                }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        let counts = |laid: &[Option<Notes>]| -> Vec<Option<u16>> {
            laid.iter().map(|notes| notes.map(|notes| notes.count())).collect()
        };
        let sees = |seat: Seat| viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
        match &self.phase {
            Phase::Shuffle | Phase::Draw => Prompt::Dealing,
            Phase::Between { .. } => Prompt::Between,
            Phase::Stakes { caller, laid } => Prompt::Staking { caller: *caller, laid: counts(laid) },
            Phase::Act(seat) => Prompt::Acting(*seat),
            Phase::Slide { by, at, deal } => Prompt::Sliding { by: *by, at: *at, deal: *deal },
            Phase::Answer { by, at, deal, offer } => {
                let to = self.tenant(*at).unwrap_or(*by);
                Prompt::Answering {
                    by: *by,
                    to,
                    at: *at,
                    deal: *deal,
                    notes: offer.count(),
                    offer: (sees(*by) || sees(to)).then_some(*offer),
                    may_refuse: sees(to).then(|| self.can_refuse(to, *offer)),
                }
            }
            Phase::Bids { by, at, laid } => Prompt::Bidding { by: *by, at: *at, laid: counts(laid) },
            Phase::Choose { by, at, laid } => {
                let bid = |(seat, bid): (Seat, &Option<Notes>)| bid.filter(|_| sees(*by) || sees(seat));
                Prompt::Choosing {
                    by: *by,
                    at: *at,
                    laid: counts(laid),
                    bids: Seat::all(self.count()).zip(laid).map(bid).collect(),
                    may_sell: self.acceptable(),
                    may_close: sees(*by).then(|| self.can_close(*by)),
                }
            }
            Phase::Over { winner, bankrupt } => Prompt::Over { winner: *winner, bankrupt: *bankrupt },
        }
    }

    /// The same match with other secrets: what lies closed, who has what, what was offered and laid. For tests of
    /// what may be known.
    #[must_use]
    pub fn with_secrets(&self, change: impl FnOnce(&mut Secrets)) -> Barracuda {
        let mut secrets = Secrets {
            bars: self.bars.clone(),
            away: self.away.clone(),
            wallets: self.wallets.clone(),
            offer: match &self.phase {
                Phase::Answer { offer, .. } => Some(*offer),
                _ => None,
            },
            laid: self.phase.laid().to_vec(),
            story: self.story.clone(),
            money: self.money.clone(),
        };
        change(&mut secrets);
        let mut other = Barracuda {
            bars: secrets.bars,
            away: secrets.away,
            wallets: secrets.wallets,
            story: secrets.story,
            money: secrets.money,
            ..self.clone()
        };
        match &mut other.phase {
            Phase::Answer { offer, .. } => *offer = secrets.offer.unwrap_or(*offer),
            Phase::Stakes { laid, .. } | Phase::Bids { laid, .. } | Phase::Choose { laid, .. } => {
                *laid = secrets.laid;
            }
            _ => {}
        }
        other
    }
}

/// All that somebody may not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secrets {
    pub bars: Vec<Bar>,
    pub away: Vec<Bar>,
    pub wallets: Vec<Notes>,
    pub offer: Option<Notes>,
    pub laid: Vec<Option<Notes>>,
    /// All that was told, and to whom.
    pub story: Vec<Notice<Event>>,
    pub money: Vec<Vec<u16>>,
}
