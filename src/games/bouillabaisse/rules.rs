//! La Bouillabaisse keeps the contract of a game.

use std::{
    cmp::Reverse,
    ops::{Range, RangeInclusive},
};

use rand::{Rng, RngExt, seq::SliceRandom};

use super::{
    action::{Action, Chance},
    cards::{Card, Rank, Suit},
    config::Config,
    refusal::Refusal,
    state::{Bouillabaisse, Owed},
    view::{Event, View},
};
use crate::kernel::{Game, Notice, Offer, Outcome, Pending, Seat, Step, StepOf, Viewer};

impl Game for Bouillabaisse {
    const SLUG: &'static str = "bouillabaisse";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=12;
    /// The lots, the three draws, and six rounds of two whole packs.
    const MAX_STEPS: usize = 4 + 6 * (1 + 104);
    const BOTS: bool = true;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, seats: u8) -> Result<Self, Refusal> {
        Bouillabaisse::begin(config, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn pending(&self) -> Pending {
        if self.is_over() {
            // BO-3.5
            let fewest_first: Vec<Reverse<i32>> = self.totals().into_iter().map(Reverse).collect();
            return Pending::Over(Outcome::ranked(&fewest_first));
        }
        self.turn().map_or(Pending::Chance, Pending::player)
    }

    fn offer(&self, seat: Seat) -> Offer<Action> {
        if self.turn() != Some(seat) {
            return Offer::Nothing;
        }
        Offer::List(self.playable(seat).into_iter().map(Action::Play).collect())
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Play(card) = action;
        if !self.hands[seat.index()].contains(card) {
            return Err(Refusal::NotHeld(*card));
        }
        match self.trick.first() {
            Some((_, led)) if !self.playable(seat).contains(card) => Err(Refusal::FollowSuit(led.suit)),
            _ => Ok(()),
        }
    }

    fn is_possible(&self, chance: &Chance) -> bool {
        match (self.owed(), chance) {
            (Some(Owed::Dealer), Chance::Dealer(seat)) => seat.number() < self.seats,
            (Some(Owed::Suit), Chance::Suit(_)) => true,
            (Some(Owed::Figure), Chance::Figure(rank)) => Rank::FIGURES.contains(rank),
            // BO-3.1: one that is in play.
            (Some(Owed::Card), Chance::Card(card)) => self.cards.contains(card),
            (Some(Owed::Deal), Chance::Deal(hands)) => {
                // BO-1.3
                let each = hands.len() == usize::from(self.seats);
                let even = hands.iter().all(|hand| hand.len() == self.hand_size() && hand.is_sorted());
                // Only now: there may be any number of them.
                each && even && same_cards(hands.concat(), &self.cards)
            }
            _ => false,
        }
    }

    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Event>> {
        match step {
            Step::Player(seat, Action::Play(card)) => return self.play(*seat, *card),
            Step::Chance(Chance::Dealer(seat)) => {
                self.dealer = Some(*seat);
                return vec![Notice::all(Event::Dealer(*seat))];
            }
            Step::Chance(Chance::Suit(suit)) => self.costs.suit = Some(*suit),
            Step::Chance(Chance::Figure(rank)) => self.costs.figure = Some(*rank),
            Step::Chance(Chance::Card(card)) => self.costs.card = Some(*card),
            Step::Chance(Chance::Deal(hands)) => {
                self.deal_out(hands);
                let told = |(to, hand): (Seat, &Vec<Card>)| {
                    Notice::only(to, Event::Dealt { to, hand: hand.clone() })
                };
                return Seat::all(self.seats).zip(hands).map(told).collect();
            }
        }
        vec![Notice::all(Event::Costs(self.costs))]
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.owed() {
            Some(Owed::Dealer) => {
                Chance::Dealer(Seat::FIRST.after(rng.random_range(0..self.seats), self.seats))
            }
            Some(Owed::Suit) => Chance::Suit(Suit::ALL[rng.random_range(0..Suit::ALL.len())]),
            Some(Owed::Figure) => Chance::Figure(Rank::FIGURES[rng.random_range(0..Rank::FIGURES.len())]),
            Some(Owed::Card) => Chance::Card(self.cards[rng.random_range(0..self.cards.len())]),
            Some(Owed::Deal) | None => {
                let mut cards = self.cards.clone();
                cards.shuffle(rng);
                let hands = cards.chunks(self.hand_size()).map(|hand| {
                    let mut hand = hand.to_vec();
                    hand.sort();
                    hand
                });
                Chance::Deal(hands.collect())
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn look_back(&self, then: &Self, viewer: Viewer) -> View {
        self.seen_again(then, viewer)
    }

    fn forgotten(&self) -> Range<usize> {
        self.out_of_sight()
    }

    /// A card that lies on the table has been seen.
    fn reveals_information(&self, _step: &StepOf<Self>) -> bool {
        true
    }

    /// A round that is over holds no secrets any more.
    fn may_disclose(&self, then: &Self) -> bool {
        then.finished.len() < self.finished.len()
    }

    fn check_invariants(&self) -> Result<(), String> {
        if !self.is_dealt() {
            return Ok(());
        }
        let played = self.tricks.iter().flat_map(|trick| &trick.cards).chain(&self.trick);
        let mut cards: Vec<Card> = played.map(|(_, card)| *card).collect();
        cards.extend(self.hands.iter().flatten());
        if !same_cards(cards.clone(), &self.cards) {
            return Err(format!("{} cards instead of {}", cards.len(), self.cards.len()));
        }
        let tricks: usize = self.taken.iter().map(|taken| usize::from(taken.tricks)).sum();
        if self.scoring().tricks && tricks != self.tricks.len() {
            return Err(format!("{tricks} tricks counted, {} taken", self.tricks.len()));
        }
        Ok(())
    }
}

impl Bouillabaisse {
    fn hand_size(&self) -> usize {
        self.cards.len() / usize::from(self.seats)
    }
}

/// Whether these are the same cards, in whatever order.
fn same_cards(mut these: Vec<Card>, those: &[Card]) -> bool {
    let mut those = those.to_vec();
    these.sort();
    those.sort();
    these == those
}
