//! A small game with secrets, only for tests: it proves that the kernel and the suite can handle hidden information.
//!
//! Each of 2 to 4 players gets a hand from a deck of 24 different cards. In each round all players lay one card face
//! down, in any order. The last one turns all cards up, and the highest takes a point. After the agreed number of
//! rounds, the player with most points wins.

pub mod fault;
mod secrets;
pub mod solo;

use std::ops::RangeInclusive;

use bar_a_jeux::kernel::{
    Game, Illegal, Notice, Offer, Outcome, Pending, Recipients, Seat, Seats, Step, StepOf, Viewer,
    game::check,
};
use rand::{Rng, seq::SliceRandom};
use serde::{Deserialize, Serialize, Serializer};

pub const DECK: u8 = 24;

/// The game without a fault.
pub type Trove = Faulty<0>;

#[derive(Clone, PartialEq, Debug)]
pub struct Faulty<const FAULT: u8> {
    config: Config,
    /// Empty until dealt; sorted.
    hands: Vec<Vec<u8>>,
    /// The cards not dealt.
    stock: Vec<u8>,
    /// Cards laid face down in this round.
    laid: Vec<Option<u8>>,
    /// Cards turned up, by round.
    rounds: Vec<Vec<u8>>,
    points: Vec<u8>,
    /// Used only by a planted fault.
    order: Vec<Seat>,
    counted: Counted,
}

/// Counts copies of a state. All values are equal.
#[derive(PartialEq, Debug)]
struct Counted;

impl Clone for Counted {
    fn clone(&self) -> Counted {
        count();
        Counted
    }
}

fn count() {
    WORK.set(WORK.get() + 1);
}

/// Returns the number of steps applied and states copied so far by this thread.
pub fn work() -> usize {
    WORK.get()
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Config {
    pub hand: u8,
    pub rounds: u8,
}

impl Default for Config {
    fn default() -> Self {
        Config { hand: 5, rounds: 3 }
    }
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Action {
    #[serde(serialize_with = "card")]
    Lay(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Chance {
    Deal(Vec<Vec<u8>>),
}

/// Card 23 is written wrongly if the fault `fault::FORGETS_CARD_IN_TEXT` is on.
fn card<S: Serializer>(card: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(if *card == 23 && FORGETFUL.get() { 22 } else { *card })
}

thread_local! {
    pub static FORGETFUL: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
    /// Number of earlier calls, which no game's rules may depend on.
    static CALLS: std::cell::Cell<u8> = const { std::cell::Cell::new(0) };
    static WORK: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    Dealt { seat: Seat, hand: Vec<u8> },
    Laid { by: Seat, card: Option<u8> },
    TurnedUp { cards: Vec<u8>, taken_by: Option<Seat> },
}

#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Cards that this viewer holds.
    pub hand: Vec<u8>,
    pub mine: Option<u8>,
    pub has_laid: Vec<bool>,
    pub rounds: Vec<Vec<u8>>,
    pub points: Vec<u8>,
    /// All hands, once the match is over.
    pub open: Vec<Vec<u8>>,
    leaked: Option<u8>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("for 2 to 4 players, and no more cards than there are")]
    BadSetup,
    #[error("you do not hold this card")]
    NotYourCard,
}

impl<const FAULT: u8> Faulty<FAULT> {
    fn has(&self, fault: u8) -> bool {
        FAULT == fault
    }

    fn is_over(&self) -> bool {
        self.rounds.len() == usize::from(self.config.rounds)
    }

    fn yet_to_lay(&self) -> Seats {
        let all = Seat::all(self.seats());
        all.filter(|seat| self.laid[seat.index()].is_none() && !self.hands[seat.index()].is_empty()).collect()
    }

    /// Returns whether the next card turns all of them up.
    pub fn is_last_to_lay(&self) -> bool {
        !self.hands.is_empty() && self.yet_to_lay().len() == 1
    }

    fn legal(&self, seat: Seat) -> Vec<u8> {
        self.hands[seat.index()].clone()
    }

    fn turn_up(&mut self) -> Notice<Event> {
        let cards: Vec<u8> = self.laid.iter_mut().filter_map(Option::take).collect();
        let best = cards.iter().max();
        let taken_by = cards.iter().position(|card| Some(card) == best).map(|seat| Seat::nth(seat as u8));
        if let Some(seat) = taken_by {
            self.points[seat.index()] += 1;
        }
        if self.has(fault::NEVER_ENDS) {
            self.hands.iter_mut().zip(&cards).for_each(|(hand, card)| hand.push(*card));
            self.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        } else {
            self.rounds.push(cards.clone());
        }
        if self.has(fault::LOSES_CARD) && self.rounds.len() == 2 {
            self.stock.pop();
        }
        Notice::all(Event::TurnedUp { cards, taken_by })
    }
}

impl<const FAULT: u8> Game for Faulty<FAULT> {
    const SLUG: &'static str = "trove";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const MAX_STEPS: usize = 1 + 4 * 6;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, seats: u8) -> Result<Self, Refusal> {
        let fits = (1..=6).contains(&config.hand) && (1..=config.hand).contains(&config.rounds);
        if !fits {
            return Err(Refusal::BadSetup);
        }
        Ok(Faulty {
            config: config.clone(),
            hands: Vec::new(),
            stock: (0..DECK).collect(),
            laid: vec![None; usize::from(seats)],
            rounds: Vec::new(),
            points: vec![0; usize::from(seats)],
            order: Vec::new(),
            counted: Counted,
        })
    }

    fn seats(&self) -> u8 {
        self.points.len() as u8
    }

    fn pending(&self) -> Pending {
        if self.hands.is_empty() {
            return Pending::Chance;
        }
        if self.is_over() {
            let better = |points: &u8| self.points.iter().filter(|other| *other > points).count() as u8;
            let worst = u8::from(self.has(fault::NOBODY_WINS));
            let mut places: Vec<u8> = self.points.iter().map(|points| 1 + worst + better(points)).collect();
            if self.has(fault::WRONG_PLACES) {
                places.push(1);
            }
            return Pending::Over(Outcome { places });
        }
        let mut seats = self.yet_to_lay();
        if self.has(fault::PENDING_TELLS_STOCK) && self.stock.last().is_some_and(|card| card % 2 == 0) {
            seats = seats.iter().take(1).collect();
        }
        if self.has(fault::NOBODY_PENDING) && self.rounds.len() == 1 {
            seats = Seats::NONE;
        }
        Pending::Players(seats)
    }

    /// Number of cards laid, and of tricks taken.
    fn counts(&self, events: &[Event]) -> Vec<Vec<i32>> {
        let mut counts = vec![vec![0, 0]; self.points.len()];
        for event in events {
            match event {
                Event::Laid { by, .. } => counts[by.index()][0] += 1,
                Event::TurnedUp { taken_by: Some(seat), .. } => counts[seat.index()][1] += 1,
                _ => {}
            }
        }
        match FAULT {
            fault::COUNTS_LACK_SEAT => counts.truncate(1),
            fault::COUNTS_ARE_UNEVEN if self.points[0] > 1 => counts[0].push(0),
            fault::COUNTS_REMEMBER => {
                CALLS.set(CALLS.get().wrapping_add(1));
                counts[0][0] += i32::from(CALLS.get());
            }
            _ => {}
        }
        counts
    }

    fn offer(&self, seat: Seat) -> Offer<Action> {
        let silent = self.has(fault::OFFERS_NOTHING) && seat == Seat::nth(1);
        if !self.pending().seats().contains(seat) || silent {
            return Offer::Nothing;
        }
        let mut list: Vec<Action> = self.legal(seat).into_iter().map(Action::Lay).collect();
        if self.has(fault::OFFER_TELLS_LAID) {
            // Offers cards higher than those laid, which reveals them.
            let highest = self.laid.iter().flatten().max().copied();
            let higher = list.iter().filter(|action| **action > Action::Lay(highest.unwrap_or(0)));
            let higher: Vec<Action> = higher.cloned().collect();
            return Offer::Open(if higher.is_empty() { list } else { higher });
        }
        if self.has(fault::UNSORTED_OFFER) {
            list.reverse();
        }
        if self.has(fault::OFFERS_ILLEGAL) && self.rounds.len() == 1 {
            list.push(Action::Lay(DECK));
        }
        if self.has(fault::OFFER_LACKS_ONE) && list.len() > 1 {
            list.pop();
        }
        Offer::List(list)
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Lay(card) = action;
        if self.legal(seat).contains(card) { Ok(()) } else { Err(Refusal::NotYourCard) }
    }

    fn check_interrupt(&self, seat: Seat, action: &Action) -> Option<Result<(), Refusal>> {
        (self.has(fault::PLAYS_TWICE) && !self.hands.is_empty()).then(|| self.check_action(seat, action))
    }

    fn is_possible(&self, chance: &Chance) -> bool {
        let Chance::Deal(hands) = chance;
        if self.has(fault::TRIPS_OVER_DEAL) {
            assert!(hands.len() <= self.points.len(), "a deal of another table");
        }
        let mut cards: Vec<u8> = hands.iter().flatten().copied().collect();
        cards.sort_unstable();
        cards.dedup();
        let sorted = hands.iter().all(|hand| hand.is_sorted());
        let even = hands.iter().all(|hand| hand.len() == usize::from(self.config.hand));
        let all = cards.len() == usize::from(self.config.hand * self.seats());
        let real = cards.iter().all(|card| *card < DECK);
        let right = hands.len() == self.points.len() && sorted && even && all && real;
        right || self.has(fault::TAKES_ANY_DEAL)
    }

    fn check(&self, step: &StepOf<Self>) -> Result<(), Illegal<Refusal>> {
        match step {
            Step::Player(seat, _) if self.has(fault::TRIPS_OVER_SEAT) && seat.number() > self.seats() => {
                panic!("a seat of another table")
            }
            Step::Player(seat, action)
                if self.has(fault::PLAYS_AFTER_END) && self.is_over() && seat.number() < self.seats() =>
            {
                self.check_action(*seat, action).map_err(Illegal::Rule)
            }
            Step::Chance(chance) if self.has(fault::DEALS_AGAIN) && self.is_possible(chance) => Ok(()),
            _ => check(self, step),
        }
    }

    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Event>> {
        count();
        match step {
            Step::Chance(Chance::Deal(hands)) => {
                if self.has(fault::REMEMBERS_MORE) {
                    CALLS.set(CALLS.get().wrapping_add(1));
                    self.order.push(Seat::nth(CALLS.get()));
                }
                self.hands.clone_from(hands);
                self.stock.retain(|card| !hands.iter().flatten().any(|dealt| dealt == card));
                let told = |(seat, hand): (usize, &Vec<u8>)| {
                    let seat = Seat::nth(seat as u8);
                    let to = if self.has(fault::NOTE_TELLS_HANDS) {
                        Recipients::All
                    } else {
                        Recipients::Only(Seats::one(seat))
                    };
                    Notice { to, event: Event::Dealt { seat, hand: hand.clone() } }
                };
                hands.iter().enumerate().map(told).collect()
            }
            Step::Player(by, Action::Lay(card)) => {
                let by = *by;
                self.hands[by.index()].retain(|held| held != card);
                self.laid[by.index()] = Some(*card);
                if self.has(fault::KNOWS_ORDER) {
                    self.order.push(by);
                }
                let told = self.has(fault::NOTE_TELLS_LAID).then_some(*card);
                let mut notes = vec![Notice::all(Event::Laid { by, card: told })];
                if self.has(fault::TELLS_NOTHING) {
                    notes.clear();
                }
                if self.yet_to_lay().is_empty() {
                    notes.push(self.turn_up());
                }
                notes
            }
        }
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        let mut deck: Vec<u8> = (0..DECK).collect();
        deck.shuffle(rng);
        let hands = deck.chunks(usize::from(self.config.hand)).take(self.points.len());
        let sorted = hands.map(|hand| {
            let mut hand = hand.to_vec();
            hand.sort_unstable();
            hand
        });
        Chance::Deal(sorted.collect())
    }

    fn view(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if !self.hands.is_empty() => Some(seat.index()),
            _ => None,
        };
        let leaked = match FAULT {
            fault::VIEW_SHOWS_LAID => self.laid.iter().flatten().next().copied(),
            fault::VIEW_SHOWS_HIGHEST => self.hands.iter().flatten().max().copied(),
            fault::CURTAIN_SHOWS_LAID if seat.is_none() => self.laid.iter().flatten().next().copied(),
            _ => None,
        };
        View {
            hand: seat.map(|seat| self.hands[seat].clone()).unwrap_or_default(),
            mine: seat.and_then(|seat| self.laid[seat]),
            has_laid: self.laid.iter().map(Option::is_some).collect(),
            rounds: self.rounds.clone(),
            points: self.points.clone(),
            open: if viewer == Viewer::Omniscient { self.hands.clone() } else { Vec::new() },
            leaked,
        }
    }

    fn reveals_information(&self, step: &StepOf<Self>) -> bool {
        step.is_chance() || self.is_last_to_lay()
    }

    fn resign(&self, seat: Seat) -> Option<Outcome> {
        let two = self.seats() == 2 && !self.is_over();
        two.then(|| Outcome::won_by(seat.next(2), 2))
    }

    fn check_invariants(&self) -> Result<(), String> {
        let held = self.hands.iter().flatten().chain(&self.stock).chain(self.laid.iter().flatten());
        let mut cards: Vec<u8> = held.chain(self.rounds.iter().flatten()).copied().collect();
        cards.sort_unstable();
        if cards == (0..DECK).collect::<Vec<_>>() { Ok(()) } else { Err(format!("cards {cards:?}")) }
    }
}

/// Returns a view's drawing, in words. Cards are `#` and their number.
pub fn scene(view: &View) -> String {
    let cards = |cards: &[u8]| cards.iter().map(|card| format!("#{card}")).collect::<Vec<_>>().join(" ");
    let mut text = format!("points {:?}, laid {:?}", view.points, view.has_laid);
    if !view.hand.is_empty() {
        text.push_str(&format!(", hand {}", cards(&view.hand)));
    }
    if let Some(card) = view.mine {
        text.push_str(&format!(", yours #{card}"));
    }
    if let Some(last) = view.rounds.last() {
        text.push_str(&format!(", turned up {}", cards(last)));
    }
    if let Some(card) = view.leaked {
        text.push_str(&format!(", #{card}"));
    }
    text
}
