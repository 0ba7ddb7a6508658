//! Implements [`Game`] for Barracuda.

use std::ops::RangeInclusive;

use rand::Rng;

use super::{
    action::{Action, Chance},
    config::Config,
    counts,
    event::Event,
    phase::Phase,
    refusal::Refusal,
    state::{Barracuda, ROUNDS},
    view::View,
};
use crate::kernel::{Game, Notice, Offer, Pending, Seat, Seats, Step, StepOf, Viewer};

impl Game for Barracuda {
    const SLUG: &'static str = "barracuda";
    const RULES_VERSION: u16 = 3;
    const PLAYERS: RangeInclusive<u8> = 3..=5;
    /// The shuffle and five looks. Before each round four passes, a call and five stakes. For each of five players a
    /// pawn, an action, four bids and the choice among them.
    const MAX_STEPS: usize = 1 + 5 + ROUNDS as usize * (4 + 1 + 5 + 5 * (2 + 4 + 1));
    const BOTS: bool = true;
    /// Four percent of the chance to win.
    const BLUNDER_THRESHOLD: i32 = 400;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, seats: u8) -> Result<Self, Refusal> {
        Barracuda::before_the_deal(config, seats)
    }

    fn seats(&self) -> u8 {
        self.players.seats()
    }

    fn pending(&self) -> Pending {
        match &self.phase {
            Phase::Shuffle | Phase::Draw => Pending::Chance,
            // Each player answers in turn, or the device's holder enters the table's answer.
            Phase::Between { .. } => {
                Pending::Players(self.all().find(|seat| self.may_pass(*seat)).into_iter().collect())
            }
            Phase::Stakes(stakes) => Pending::Players(stakes.awaited()),
            Phase::Act(seat) => Pending::player(*seat),
            Phase::Slide(announced) => Pending::player(announced.by),
            Phase::Answer(offer) => Pending::player(offer.announced.to),
            Phase::Bids(auction) => Pending::Players(auction.awaited()),
            Phase::Choose(auction) => Pending::player(auction.seller),
            Phase::Over { winner, bankrupt } => Pending::Over(self.outcome(*winner, *bankrupt)),
        }
    }

    /// Returns the seats that may look into the bank or call last order unasked (BC-8.2, BC-5.1).
    fn interrupts(&self) -> Seats {
        self.all().filter(|seat| self.may_look(*seat) || self.may_call(*seat)).collect()
    }

    /// The number of pawns in bars, and the money in thousands (BC-7.2).
    fn tally(&self, seat: Seat) -> Vec<i32> {
        vec![self.placed(seat) as i32, i32::from(self.wallet(seat).worth())]
    }

    fn counts(&self, events: &[Event]) -> Vec<Vec<i32>> {
        counts::counts(self.seats(), events)
    }

    /// Money of each player, in thousands.
    fn figures(&self) -> Vec<i32> {
        Seat::all(self.seats()).map(|seat| i32::from(self.wallet(seat).worth())).collect()
    }

    fn offer(&self, seat: Seat) -> Offer<Action> {
        self.options(seat)
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_interrupt(seat, action).unwrap_or_else(|| self.check_now(seat, action))
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
            (Phase::Shuffle, Chance::Deal(bars)) => self.can_be_dealt(bars),
            (Phase::Draw, Chance::Pawn(seat)) => self.can_be_drawn(*seat),
            _ => false,
        }
    }

    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Event>> {
        let before = self.story.len();
        match step {
            Step::Player(seat, action) => {
                self.story.turn_page();
                self.act(*seat, action);
            }
            Step::Chance(Chance::Deal(bars)) => self.deal(bars),
            Step::Chance(Chance::Pawn(seat)) => self.pawn(*seat),
        }
        let mut notices = self.story.notices()[before..].to_vec();
        // Simultaneous bids and stakes come in any order, so the story does not contain them.
        if let Step::Player(seat, Action::Bid(laid) | Action::Stake(laid)) = step {
            notices.insert(0, Notice::all(Event::Laid { seat: *seat, notes: laid.count() }));
        }
        notices
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::Shuffle => Chance::Deal(self.draw_deal(rng)),
            _ => Chance::Pawn(self.draw_pawn(rng)),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// Reveals: an offer, a bid, the bank, or a bar was seen, or an announcement was heard.
    fn reveals_information(&self, step: &StepOf<Self>) -> bool {
        match step {
            Step::Player(_, Action::Begin | Action::Pass | Action::Call(_)) => false,
            Step::Player(_, Action::Stake(_) | Action::Bid(_)) => self.pending().seats().len() == 1,
            Step::Player(..) | Step::Chance(_) => true,
        }
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.check_notes()?;
        self.check_bars()
    }
}
