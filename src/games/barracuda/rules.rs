//! Barracuda keeps the contract of a game.

use rand::{Rng, RngExt, seq::SliceRandom};

use super::{
    action::Action,
    bars::Bar,
    config::Config,
    money::Notes,
    refusal::Refusal,
    state::{Barracuda, Deal, MOST, Phase, ROUNDS},
    view::{Event, Kind, Stage, View},
};
use crate::kernel::{Actor, Game, Note, Offer, Outcome, Pending, Seat, Seats, Step, Viewer, order};

impl Game for Barracuda {
    const SLUG: &'static str = "barracuda";
    const RULES: u16 = 2;
    const SEATS: (u8, u8) = (3, 5);
    /// The shuffle; five looks; before a round four who pass, a call and five stakes; for each of five a pawn, an action, four
    /// bids and what is made of them.
    const LONGEST: usize = 1 + 5 + ROUNDS as usize * (4 + 1 + 5 + 5 * (2 + 4 + 1));
    const BOTS: bool = true;

    type Config = Config;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, seats: u8) -> Result<Self, Refusal> {
        Barracuda::start(config, seats)
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    fn pending(&self) -> Pending {
        let yet = |laid: &[Option<Notes>], but: Option<Seat>| {
            let seats: Seats = Seat::all(self.count())
                .filter(|seat| Some(*seat) != but && laid[seat.index()].is_none())
                .collect();
            Pending::Waiting { seats, table: false }
        };
        match &self.phase {
            Phase::Shuffle | Phase::Draw => Pending::table(),
            // Each in turn says so, or whoever holds the device writes down what the table says.
            Phase::Between { .. } => {
                let asked = Seat::all(self.count()).find(|seat| self.may_pass(*seat));
                asked.map_or_else(Pending::table, Pending::one)
            }
            Phase::Stakes { laid, .. } => yet(laid, None),
            Phase::Act(seat) => Pending::one(*seat),
            Phase::Slide { by, .. } | Phase::Choose { by, .. } => Pending::one(*by),
            Phase::Answer { at, .. } => self.tenant(*at).map_or_else(Pending::table, Pending::one),
            Phase::Bids { by, laid, .. } => yet(laid, Some(*by)),
            Phase::Over { .. } => Pending::Over(Outcome { places: self.places() }),
        }
    }

    /// Whoever may look into the bank, or call last order, waits for nobody (BC-8.2, BC-5.1).
    fn asides(&self) -> Seats {
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
            order::sort(&mut all);
            Offer::List(all)
        };
        match &self.phase {
            Phase::Between { .. } => with_look(vec![Action::Call(seat), Action::Begin, Action::Pass]),
            Phase::Stakes { .. } => Offer::Open(tidy(self.examples(seat, false).map(Action::Stake))),
            Phase::Bids { .. } => Offer::Open(tidy(self.examples(seat, true).map(Action::Bid))),
            Phase::Act(_) => with_look(self.actions(seat)),
            Phase::Slide { by, at, deal } => {
                let most = self.wallet(*by).worth().min(MOST);
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

    fn check(&self, step: &Step<Action>) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Over { .. }) {
            return Err(Refusal::Over);
        }
        match step.by {
            Actor::Table => self.check_table(&step.action),
            Actor::Seat(seat) => self.check_aside(seat, &step.action),
        }
    }

    fn apply(&mut self, step: &Step<Action>) -> Vec<Note<Event>> {
        let before = self.story.len();
        if step.by != Actor::Table {
            self.since = before;
        }
        match (step.by, &step.action) {
            (_, Action::Deal(bars)) => self.shuffle(bars),
            (_, Action::Pawn(seat)) => self.pawn(*seat),
            (Actor::Seat(seat), Action::Open(at)) => self.open_bar(seat, *at),
            (Actor::Seat(seat), Action::Partner(at)) => self.place_partner(seat, *at),
            (Actor::Seat(seat), Action::Join(at)) => self.announce(seat, *at, Deal::Join),
            (Actor::Seat(seat), Action::TakeOver(at)) => self.announce(seat, *at, Deal::TakeOver),
            (Actor::Seat(seat), Action::Auction(at)) => self.auction(seat, *at),
            (Actor::Seat(_), Action::Slide(notes)) => self.slide(*notes),
            (Actor::Seat(_), Action::Accept) => self.answer(true),
            (Actor::Seat(_), Action::Refuse) => self.answer(false),
            (Actor::Seat(seat), Action::Bid(notes)) => self.bid(seat, *notes),
            (Actor::Seat(_), Action::Sell(to)) => self.sell(Some(*to)),
            (Actor::Seat(_), Action::Close) => self.sell(None),
            (Actor::Seat(_), Action::Call(caller)) => self.call(*caller),
            (Actor::Seat(_), Action::Begin) => self.begin(),
            (Actor::Seat(seat), Action::Pass) => self.pass(seat),
            (Actor::Seat(seat), Action::Stake(notes)) => self.stake(seat, *notes),
            (Actor::Seat(seat), Action::Look) => self.look(seat),
            (Actor::Table, _) => {}
        }
        let mut notes = self.story[before..].to_vec();
        // Those who lay at once do so in any order, of which nothing is kept.
        if let (Actor::Seat(seat), Action::Bid(laid) | Action::Stake(laid)) = (step.by, &step.action) {
            notes.insert(0, Note::all(Event::Laid { seat, notes: laid.count() }));
        }
        notes
    }

    fn deal(&self, rng: &mut impl Rng) -> Action {
        if self.phase == Phase::Shuffle {
            let agreed = self.agreed();
            let mut bars: Vec<Bar> = Bar::all().collect();
            bars.shuffle(rng);
            // One of each kind is put away (BC-1.2): those agreed on, or whichever come first now.
            let mut away = |two: bool| {
                let fits = |bar: &Bar| match agreed {
                    Some(agreed) => agreed.contains(bar) && bar.has_two() == two,
                    None => bar.has_two() == two,
                };
                let at = bars.iter().position(fits).unwrap_or_default();
                bars.remove(at)
            };
            let (one, two) = (away(true), away(false));
            bars.extend([one, two]);
            let mut all = [Bar::FIRST; 12];
            all.copy_from_slice(&bars);
            return Action::Deal(all);
        }
        let group: Vec<Seat> = self.bag.first().map(|group| group.iter().collect()).unwrap_or_default();
        Action::Pawn(if group.is_empty() { Seat::FIRST } else { group[rng.random_range(0..group.len())] })
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Open => None,
        };
        let all = Seat::all(self.count());
        let open = viewer == Viewer::Open;
        let acting = own.filter(|own| self.phase == Phase::Act(*own));
        let told = |note: &&Note<Event>| note.may_reach(viewer);
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
            stage: self.stage(viewer),
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
    fn reveals(&self, step: &Step<Action>) -> bool {
        match step.action {
            Action::Begin | Action::Pass | Action::Call(_) => false,
            Action::Stake(_) | Action::Bid(_) => self.pending().seats().len() == 1,
            _ => true,
        }
    }

    fn audit(&self) -> Result<(), String> {
        self.fault().map_or(Ok(()), Err)
    }
}

/// Sorted, each once.
fn tidy(actions: impl Iterator<Item = Action>) -> Vec<Action> {
    let mut all: Vec<Action> = actions.collect();
    order::sort(&mut all);
    all.dedup();
    all
}

impl Barracuda {
    /// What could be laid for a bid or a stake: the least, a little, much.
    fn examples(&self, seat: Seat, bids: bool) -> impl Iterator<Item = Notes> {
        let wallet = *self.wallet(seat);
        let some =
            [Notes::NONE, Notes::fake(1), Notes::of(1), Notes::of(3), Notes::of(wallet.worth().min(MOST))];
        some.into_iter().filter(move |notes| self.check_laid(seat, *notes, bids).is_ok())
    }

    /// What may be done without being waited for, and then all else.
    fn check_aside(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (&self.phase, action) {
            // BC-8.2
            (_, Action::Look) if self.may_look(seat) => Ok(()),
            (_, Action::Look) => Err(Refusal::NoLook),
            // BC-5.1
            (Phase::Between { .. }, Action::Call(caller)) if *caller != seat => Err(Refusal::NotYourCall),
            (Phase::Between { .. }, Action::Call(_)) if self.may_call(seat) => Ok(()),
            (Phase::Between { .. }, Action::Pass) if self.may_pass(seat) => Ok(()),
            _ if self.pending().seats().contains(seat) => self.check_seat(seat, action),
            _ => Err(Refusal::NotYourTurn),
        }
    }

    fn check_seat(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (&self.phase, action) {
            (Phase::Between { .. }, Action::Begin) => Ok(()),
            (Phase::Stakes { .. }, Action::Stake(notes)) => self.check_laid(seat, *notes, false),
            (Phase::Bids { .. }, Action::Bid(notes)) => self.check_laid(seat, *notes, true),
            (Phase::Act(_), Action::Open(at)) => self.check_kind(seat, Kind::Open, *at),
            (Phase::Act(_), Action::Partner(at)) => self.check_kind(seat, Kind::Partner, *at),
            (Phase::Act(_), Action::Join(at)) => self.check_kind(seat, Kind::Join, *at),
            (Phase::Act(_), Action::TakeOver(at)) => self.check_kind(seat, Kind::TakeOver, *at),
            (Phase::Act(_), Action::Auction(at)) => self.check_kind(seat, Kind::Auction, *at),
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

    fn check_table(&self, action: &Action) -> Result<(), Refusal> {
        let fits = match (&self.phase, action) {
            (Phase::Shuffle, Action::Deal(bars)) => {
                let each = Bar::all().all(|bar| bars.contains(&bar));
                let agreed = self.agreed();
                let away = [bars[10], bars[11]];
                each && away[0].has_two() && !away[1].has_two() && agreed.is_none_or(|agreed| agreed == away)
            }
            (Phase::Draw, Action::Pawn(seat)) => self.bag.first().is_some_and(|group| group.contains(*seat)),
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::NotOwed) }
    }

    fn stage(&self, viewer: Viewer) -> Stage {
        let counts = |laid: &[Option<Notes>]| -> Vec<Option<u16>> {
            laid.iter().map(|notes| notes.map(|notes| notes.count())).collect()
        };
        let sees = |seat: Seat| viewer == Viewer::Open || viewer == Viewer::Seat(seat);
        match &self.phase {
            Phase::Shuffle | Phase::Draw => Stage::Dealing,
            Phase::Between { .. } => Stage::Between,
            Phase::Stakes { caller, laid } => Stage::Staking { caller: *caller, laid: counts(laid) },
            Phase::Act(seat) => Stage::Acting(*seat),
            Phase::Slide { by, at, deal } => Stage::Sliding { by: *by, at: *at, deal: *deal },
            Phase::Answer { by, at, deal, offer } => {
                let to = self.tenant(*at).unwrap_or(*by);
                Stage::Answering {
                    by: *by,
                    to,
                    at: *at,
                    deal: *deal,
                    notes: offer.count(),
                    offer: (sees(*by) || sees(to)).then_some(*offer),
                    may_refuse: sees(to).then(|| self.can_refuse(to, *offer)),
                }
            }
            Phase::Bids { by, at, laid } => Stage::Bidding { by: *by, at: *at, laid: counts(laid) },
            Phase::Choose { by, at, laid } => {
                let bid = |(seat, bid): (Seat, &Option<Notes>)| bid.filter(|_| sees(*by) || sees(seat));
                Stage::Choosing {
                    by: *by,
                    at: *at,
                    laid: counts(laid),
                    bids: Seat::all(self.count()).zip(laid).map(bid).collect(),
                    may_sell: self.acceptable(),
                    may_close: sees(*by).then(|| self.can_close(*by)),
                }
            }
            Phase::Over { winner, bankrupt } => Stage::Over { winner: *winner, bankrupt: *bankrupt },
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
    pub story: Vec<Note<Event>>,
    pub money: Vec<Vec<u16>>,
}
