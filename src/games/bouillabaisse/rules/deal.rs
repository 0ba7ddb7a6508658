//! The deal (BO-1).

use rand::{Rng, RngExt, seq::SliceRandom};

use super::super::{
    action::Chance, cards::Card, event::Event, phase::Phase, round::RoundInPlay, state::Bouillabaisse,
};
use crate::kernel::{Notice, Seat};

impl Bouillabaisse {
    /// Draws the first dealer by lot (BO-1.4).
    pub(in super::super) fn draw_lots(&self, rng: &mut impl Rng) -> Chance {
        Chance::Dealer(Seat::FIRST.after(rng.random_range(0..self.seats), self.seats))
    }

    /// Takes the first dealer from the lots (BO-1.4).
    pub(in super::super) fn found_dealer(&mut self, dealer: Seat) -> Vec<Notice<Event>> {
        self.phase = self.before_deal(dealer);
        vec![Notice::all(Event::Dealer(dealer))]
    }

    /// Whether the hands contain all cards, one sorted hand for each seat (BO-1.3).
    pub(in super::super) fn can_be_dealt(&self, hands: &[Vec<Card>]) -> bool {
        let each = hands.len() == usize::from(self.seats);
        let even = hands.iter().all(|hand| hand.len() == self.hand_size() && hand.is_sorted());
        // The comparison comes last, since a log may name any number of cards.
        each && even && same_cards(hands.concat(), &self.cards)
    }

    /// Shuffles and deals all cards, one sorted hand for each seat (BO-1.3).
    pub(in super::super) fn shuffle(&self, rng: &mut impl Rng) -> Chance {
        let mut cards = self.cards.clone();
        cards.shuffle(rng);
        let hands = cards.chunks(self.hand_size()).map(|hand| {
            let mut hand = hand.to_vec();
            hand.sort();
            hand
        });
        Chance::Deal(hands.collect())
    }

    /// Gives each player their hand. No player sees another's.
    pub(in super::super) fn deal(&mut self, dealer: Seat, hands: &[Vec<Card>]) -> Vec<Notice<Event>> {
        self.phase = Phase::Play(RoundInPlay::dealt(dealer, hands));
        let told = |(to, hand): (Seat, &Vec<Card>)| Notice::only(to, Event::Dealt { to, hand: hand.clone() });
        Seat::all(self.seats).zip(hands).map(told).collect()
    }

    fn hand_size(&self) -> usize {
        self.cards.len() / usize::from(self.seats)
    }

    /// Checks that no card is lost or duplicated.
    pub(in super::super) fn check_cards(&self, round: &RoundInPlay) -> Result<(), String> {
        let played = round.tricks.iter().flat_map(|trick| &trick.cards).chain(&round.trick);
        let cards: Vec<Card> =
            played.map(|played| &played.card).chain(round.cards_in_hand()).copied().collect();
        let count = cards.len();
        if same_cards(cards, &self.cards) {
            Ok(())
        } else {
            Err(format!("{count} cards instead of {}", self.cards.len()))
        }
    }
}

/// Whether both contain the same cards, in any order.
fn same_cards(mut these: Vec<Card>, those: &[Card]) -> bool {
    let mut those = those.to_vec();
    these.sort();
    those.sort();
    these == those
}
