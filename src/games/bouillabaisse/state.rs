//! One match of La Bouillabaisse.

use super::{
    cards::{Card, Suit},
    config::{Config, CostSelection, TwinRule},
    refusal::Refusal,
    score::{Costs, ROUNDS, Scoring, Taken, scores},
    view::{Event, Finished, Trick},
};
use crate::kernel::{Notice, Seat};

/// What the table has to do next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Owed {
    Dealer,
    Suit,
    Figure,
    Card,
    Deal,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Bouillabaisse {
    pub(super) config: Config,
    pub(super) seats: u8,
    /// The cards that are dealt.
    pub(super) cards: Vec<Card>,
    pub(super) dealer: Option<Seat>,
    pub(super) costs: Costs,
    /// From 1.
    pub(super) round: u8,
    /// Sorted; all empty until dealt.
    pub(super) hands: Vec<Vec<Card>>,
    /// Who leads this trick.
    pub(super) leader: Seat,
    pub(super) trick: Vec<(Seat, Card)>,
    pub(super) tricks: Vec<Trick>,
    pub(super) taken: Vec<Taken>,
    pub(super) voids: Vec<Vec<Suit>>,
    pub(super) finished: Vec<Finished>,
}

impl Bouillabaisse {
    pub(super) fn begin(config: &Config, seats: u8) -> Result<Self, Refusal> {
        let cards = config.cards(seats)?;
        let costs = match config.cost_selection {
            CostSelection::Agreed(suit, figure, card) => {
                Costs { suit: Some(suit), figure: Some(figure), card: Some(card) }
            }
            CostSelection::Random | CostSelection::Late => Costs::default(),
        };
        let count = usize::from(seats);
        Ok(Bouillabaisse {
            config: config.clone(),
            seats,
            cards,
            dealer: None,
            costs,
            round: 1,
            hands: vec![Vec::new(); count],
            leader: Seat::FIRST,
            trick: Vec::new(),
            tricks: Vec::new(),
            taken: vec![Taken::default(); count],
            voids: vec![Vec::new(); count],
            finished: Vec::new(),
        })
    }

    pub(super) fn is_over(&self) -> bool {
        self.finished.len() == usize::from(ROUNDS)
    }

    pub(super) fn is_dealt(&self) -> bool {
        !self.trick.is_empty() || self.hands.iter().any(|hand| !hand.is_empty())
    }

    /// What chance has to decide before anybody can play (BO-1.4, BO-3.2).
    pub fn owed(&self) -> Option<Owed> {
        if self.is_over() || self.is_dealt() {
            return None;
        }
        let Costs { suit, figure, card } = self.costs;
        let late = self.config.cost_selection == CostSelection::Late;
        let due = |round: u8| !late || self.round >= round;
        Some(if self.dealer.is_none() {
            Owed::Dealer
        } else if suit.is_none() && due(2) {
            Owed::Suit
        } else if figure.is_none() && due(3) {
            Owed::Figure
        } else if card.is_none() && due(4) {
            Owed::Card
        } else {
            Owed::Deal
        })
    }

    /// How many steps the table has made besides dealing: lots, and what costs.
    pub(super) fn draws(&self) -> usize {
        let Costs { suit, figure, card } = self.costs;
        let costs = [suit.is_some(), figure.is_some(), card.is_some()];
        let drawn = match self.config.cost_selection {
            CostSelection::Agreed(..) => 0,
            CostSelection::Random | CostSelection::Late => costs.into_iter().filter(|drawn| *drawn).count(),
        };
        drawn + usize::from(self.dealer.is_some())
    }

    /// Who is to play.
    pub fn turn(&self) -> Option<Seat> {
        let played = self.trick.len() as u8;
        (self.is_dealt() && !self.is_over()).then(|| self.leader.after(played, self.seats))
    }

    /// What costs in this round.
    pub fn scoring(&self) -> Scoring {
        Scoring::of(self.round)
    }

    /// What the seat may play, each card once, sorted (BO-2.1).
    pub(super) fn playable(&self, seat: Seat) -> Vec<Card> {
        let mut cards = self.hands[seat.index()].clone();
        cards.dedup();
        if let Some((_, led)) = self.trick.first()
            && cards.iter().any(|card| card.suit == led.suit)
        {
            cards.retain(|card| card.suit == led.suit);
        }
        cards
    }

    /// All cards in hand, sorted, a seat each. Never for a screen or a bot: those get views.
    pub fn hands(&self) -> &[Vec<Card>] {
        &self.hands
    }

    /// The same match, had these hands been dealt: for weighing what cannot be known.
    pub fn with_hands(&self, hands: Vec<Vec<Card>>) -> Self {
        Bouillabaisse { hands, ..self.clone() }
    }

    pub(super) fn deal_out(&mut self, hands: &[Vec<Card>]) {
        self.hands = hands.to_vec();
        // BO-1.4
        self.leader = self.dealer.unwrap_or(Seat::FIRST).next(self.seats);
    }

    pub(super) fn play(&mut self, by: Seat, card: Card) -> Vec<Notice<Event>> {
        let hand = &mut self.hands[by.index()];
        if let Some(at) = hand.iter().position(|held| *held == card) {
            hand.remove(at);
        }
        if let Some((_, led)) = self.trick.first()
            && led.suit != card.suit
            && !self.voids[by.index()].contains(&led.suit)
        {
            self.voids[by.index()].push(led.suit);
        }
        self.trick.push((by, card));
        let mut notes = vec![Notice::all(Event::Played { by, card })];
        if self.trick.len() == usize::from(self.seats) {
            self.take_trick(&mut notes);
        }
        notes
    }

    fn take_trick(&mut self, notes: &mut Vec<Notice<Event>>) {
        let cards = std::mem::take(&mut self.trick);
        let winner = winner(&cards, self.config.twins);
        let taken = Taken::of(self.scoring(), &self.costs, 1, cards.iter().map(|(_, card)| card));
        self.taken[winner.index()] = self.taken[winner.index()].plus(taken);
        self.tricks.push(Trick { cards, winner, taken: Some(taken) });
        self.leader = winner;
        let taken = Some(taken).filter(|_| self.shows_points());
        notes.push(Notice::all(Event::Taken { by: winner, taken }));
        let left = self.hands.iter().any(|hand| !hand.is_empty());
        if !left || self.nothing_can_score() {
            self.end_round(left, notes);
        }
    }

    /// Whether the rest of the round may be left out (BO-5.1).
    fn nothing_can_score(&self) -> bool {
        let scoring = self.scoring();
        let counts = |card: &Card| scoring.counts(&self.costs, *card);
        self.config.skip && !scoring.tricks && !self.hands.iter().flatten().any(counts)
    }

    fn end_round(&mut self, skipped: bool, notes: &mut Vec<Notice<Event>>) {
        let count = usize::from(self.seats);
        let scores = scores(self.round, &self.taken, self.config.all_or_nothing);
        notes.push(Notice::all(Event::RoundOver { round: self.round, scores: scores.clone() }));
        self.finished.push(Finished { scores, skipped, tricks: std::mem::take(&mut self.tricks) });
        self.hands = vec![Vec::new(); count];
        if !self.is_over() {
            self.round += 1;
            // BO-1.4
            self.dealer = self.dealer.map(|dealer| dealer.next(self.seats));
            self.taken = vec![Taken::default(); count];
            self.voids = vec![Vec::new(); count];
        }
    }

    /// Points over all finished rounds, a seat each.
    pub fn totals(&self) -> Vec<i32> {
        let total = |seat: usize| self.finished.iter().map(|round| round.scores[seat].points).sum();
        (0..usize::from(self.seats)).map(total).collect()
    }
}

/// Who wins a full trick (BO-2.2, BO-2.3).
pub(super) fn winner(cards: &[(Seat, Card)], twins: TwinRule) -> Seat {
    let Some((&(mut winner, mut best), rest)) = cards.split_first() else { return Seat::FIRST };
    for (seat, card) in rest {
        let beats = card.suit == best.suit
            && (card.rank > best.rank || card.rank == best.rank && twins == TwinRule::Last);
        if beats {
            (winner, best) = (*seat, *card);
        }
    }
    winner
}
