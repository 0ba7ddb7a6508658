//! La Bouillabaisse keeps the contract of a game.

use std::ops::Range;

use rand::{Rng, RngExt, seq::SliceRandom};

use super::{
    action::Action,
    cards::{Card, Rank, Suit},
    config::Config,
    refusal::Refusal,
    state::{Bouillabaisse, Owed},
    view::{Event, View},
};
use crate::kernel::{Actor, Game, Note, Offer, Outcome, Pending, Seat, Step, Viewer};

impl Game for Bouillabaisse {
    const SLUG: &'static str = "bouillabaisse";
    const RULES: u16 = 1;
    const SEATS: (u8, u8) = (2, 12);
    /// The lots, the three draws, and six rounds of two whole packs.
    const LONGEST: usize = 4 + 6 * (1 + 104);
    const BOTS: bool = true;

    type Config = Config;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, seats: u8) -> Result<Self, Refusal> {
        Bouillabaisse::start(config, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn pending(&self) -> Pending {
        if self.is_over() {
            // BO-3.5
            let totals = self.totals();
            let better = |own: &i32| totals.iter().filter(|other| *other < own).count() as u8;
            return Pending::Over(Outcome { places: totals.iter().map(|own| 1 + better(own)).collect() });
        }
        self.turn().map_or_else(Pending::table, Pending::one)
    }

    fn offer(&self, seat: Seat) -> Offer<Action> {
        if self.turn() != Some(seat) {
            return Offer::Nothing;
        }
        Offer::List(self.playable(seat).into_iter().map(Action::Play).collect())
    }

    fn check(&self, step: &Step<Action>) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        match (step.by, &step.action) {
            (Actor::Seat(seat), Action::Play(card)) => {
                if self.turn() != Some(seat) {
                    return Err(Refusal::NotYourTurn);
                }
                if !self.hands[seat.index()].contains(card) {
                    return Err(Refusal::NotHeld(*card));
                }
                match self.trick.first() {
                    Some((_, led)) if !self.playable(seat).contains(card) => {
                        Err(Refusal::FollowSuit(led.suit))
                    }
                    _ => Ok(()),
                }
            }
            (Actor::Table, action) => self.check_table(action),
            (Actor::Seat(_), _) => Err(Refusal::NotYourTurn),
        }
    }

    fn apply(&mut self, step: &Step<Action>) -> Vec<Note<Event>> {
        match (step.by, &step.action) {
            (Actor::Seat(seat), Action::Play(card)) => return self.play(seat, *card),
            (_, Action::Dealer(seat)) => {
                self.dealer = Some(*seat);
                return vec![Note::all(Event::Dealer(*seat))];
            }
            (_, Action::Suit(suit)) => self.costs.suit = Some(*suit),
            (_, Action::Figure(rank)) => self.costs.figure = Some(*rank),
            (_, Action::Card(card)) => self.costs.card = Some(*card),
            (_, Action::Deal(hands)) => {
                self.deal_out(hands);
                let told =
                    |(to, hand): (Seat, &Vec<Card>)| Note::only(to, Event::Dealt { to, hand: hand.clone() });
                return Seat::all(self.seats).zip(hands).map(told).collect();
            }
            (Actor::Table, Action::Play(_)) => return Vec::new(),
        }
        vec![Note::all(Event::Costs(self.costs))]
    }

    fn deal(&self, rng: &mut impl Rng) -> Action {
        match self.owed() {
            Some(Owed::Dealer) => {
                Action::Dealer(Seat::FIRST.after(rng.random_range(0..self.seats), self.seats))
            }
            Some(Owed::Suit) => Action::Suit(Suit::ALL[rng.random_range(0..Suit::ALL.len())]),
            Some(Owed::Figure) => Action::Figure(Rank::FIGURES[rng.random_range(0..Rank::FIGURES.len())]),
            Some(Owed::Card) => Action::Card(self.cards[rng.random_range(0..self.cards.len())]),
            Some(Owed::Deal) | None => {
                let mut cards = self.cards.clone();
                cards.shuffle(rng);
                let hands = cards.chunks(self.hand_size()).map(|hand| {
                    let mut hand = hand.to_vec();
                    hand.sort();
                    hand
                });
                Action::Deal(hands.collect())
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
    fn reveals(&self, _step: &Step<Action>) -> bool {
        true
    }

    /// A round that is over holds no secrets any more.
    fn discloses(&self, then: &Self) -> bool {
        then.finished.len() < self.finished.len()
    }

    fn audit(&self) -> Result<(), String> {
        if !self.is_dealt() {
            return Ok(());
        }
        let played = self.tricks.iter().flat_map(|trick| &trick.cards).chain(&self.trick);
        let mut cards: Vec<Card> = played.map(|(_, card)| *card).collect();
        cards.extend(self.hands.iter().flatten());
        if !same_cards(cards.clone(), &self.cards) {
            return Err(format!("{} cards instead of {}", cards.len(), self.cards.len()));
        }
        let tricks: usize = self.hauls.iter().map(|haul| usize::from(haul.tricks)).sum();
        if self.menu().tricks && tricks != self.tricks.len() {
            return Err(format!("{tricks} tricks counted, {} taken", self.tricks.len()));
        }
        Ok(())
    }
}

impl Bouillabaisse {
    fn hand_size(&self) -> usize {
        self.cards.len() / usize::from(self.seats)
    }

    fn check_table(&self, action: &Action) -> Result<(), Refusal> {
        match (self.owed(), action) {
            (Some(Owed::Dealer), Action::Dealer(seat)) if seat.number() < self.seats => Ok(()),
            (Some(Owed::Suit), Action::Suit(_)) => Ok(()),
            (Some(Owed::Figure), Action::Figure(rank)) if Rank::FIGURES.contains(rank) => Ok(()),
            // BO-3.1: one that is in play.
            (Some(Owed::Card), Action::Card(card)) if self.cards.contains(card) => Ok(()),
            (Some(Owed::Deal), Action::Deal(hands)) => {
                let each = hands.len() == usize::from(self.seats);
                let even = hands.iter().all(|hand| hand.len() == self.hand_size() && hand.is_sorted());
                // Only now: there may be any number of them.
                let all = || same_cards(hands.concat(), &self.cards);
                if each && even && all() { Ok(()) } else { Err(Refusal::BadDeal) }
            }
            _ => Err(Refusal::NotOwed),
        }
    }
}

/// Whether these are the same cards, in whatever order.
fn same_cards(mut these: Vec<Card>, those: &[Card]) -> bool {
    let mut those = those.to_vec();
    these.sort();
    those.sort();
    these == those
}
