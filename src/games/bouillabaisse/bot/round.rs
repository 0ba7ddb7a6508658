//! A round with all hands known, played card by card; fast enough for many thousands of playouts.

use super::{
    super::{
        cards::Card,
        config::{AllOrNothing, TwinRule},
        score::{Scoring, Sign, Taken},
        trick::PlayedCard,
        view::View,
    },
    hand::{Hand, bit, lane},
};
use crate::kernel::{MAX_SEATS, Seat};

/// The most seats at a table.
pub(super) const MOST: usize = MAX_SEATS as usize;

/// The constants of a round.
#[derive(Clone, Debug)]
pub(super) struct RoundRules {
    pub(super) seats: usize,
    /// From 1.
    pub(super) round: u8,
    pub(super) sign: Sign,
    twins: TwinRule,
    /// Whether a player who takes everything has their sign turned (BO-4.1, BO-4.2).
    pub(super) all_or_nothing: bool,
    /// The price of each card by its bit: points without their sign.
    pub(super) prices: [i32; 64],
    /// The price of a trick without its cards: points, without their sign.
    pub(super) trick: i32,
    /// The price of a trick if all or nothing requires every trick, else 0 (BO-4.1).
    pub(super) whole_trick: i32,
}

impl RoundRules {
    /// The rules of this round of the match, the current one or an earlier one.
    pub(super) fn of(view: &View, round: u8, pack: &[Card]) -> RoundRules {
        let scoring = Scoring::of(round);
        let worth =
            |tricks: u8, cards: &[Card]| Taken::of(scoring, &view.costs, tricks, cards.iter()).worth();
        let mut prices = [0; 64];
        for card in pack {
            prices[bit(*card) as usize] = worth(0, &[*card]);
        }
        let trick = worth(1, &[]);
        RoundRules {
            seats: usize::from(view.seats),
            round,
            sign: scoring.sign,
            twins: view.twins,
            all_or_nothing: view.all_or_nothing != AllOrNothing::Off && scoring.knows_all_or_nothing(),
            prices,
            trick,
            whole_trick: if scoring.every_trick(view.all_or_nothing) { trick } else { 0 },
        }
    }
}

/// The state of a round.
#[derive(Clone, Debug)]
pub(super) struct Round {
    pub(super) hands: [Hand; MOST],
    /// The cards of all hands.
    pub(super) all: Hand,
    /// The prices of the cards of all hands.
    pub(super) outstanding: i32,
    /// Points without their sign, by seat.
    pub(super) taken: [i32; MOST],
    /// The part of `taken` that counts for all or nothing (BO-4.1).
    pub(super) whole: [i32; MOST],
    /// The acting seat.
    pub(super) turn: usize,
    /// Cards on the table.
    pub(super) played: usize,
    /// The card that wins the trick on the table so far; meaningless if the table is empty.
    pub(super) best: u32,
    /// The seat that wins the trick on the table so far; meaningless if the table is empty.
    pub(super) winner: usize,
    /// The prices of the cards on the table.
    pub(super) stake: i32,
    /// The seat that took the first trick since this was last cleared.
    pub(super) taker: Option<usize>,
}

impl Round {
    /// An empty round: no hand has a card.
    pub(super) fn led_by(seat: usize) -> Round {
        Round {
            hands: [Hand::default(); MOST],
            all: Hand::default(),
            outstanding: 0,
            taken: [0; MOST],
            whole: [0; MOST],
            turn: seat,
            played: 0,
            best: 0,
            winner: 0,
            stake: 0,
            taker: None,
        }
    }

    /// The round as the viewer knows it. Only the viewer's own hand has cards; the unseen ones count in `all`.
    pub(super) fn of(view: &View, rules: &RoundRules, unseen: &[u32]) -> Round {
        let leader = view.trick.first().map(|led| led.by).or(view.turn);
        let mut round = Round::led_by(leader.map_or(0, Seat::index));
        for trick in &view.tricks {
            let worth: i32 = trick.cards.iter().map(|played| rules.prices[bit(played.card) as usize]).sum();
            round.award_trick(rules, trick.winner.index(), worth);
        }
        for bit in unseen {
            round.add(rules, *bit);
        }
        for PlayedCard { by, card } in &view.trick {
            round.give(rules, *by, *card);
            round.play(rules, bit(*card));
        }
        if let Some(own) = view.own() {
            view.hand().iter().for_each(|card| round.give(rules, own, *card));
        }
        round
    }

    /// Returns the round at its beginning, with these cards back in the hands that played them.
    pub(super) fn rewound(&self, rules: &RoundRules, plays: &[PlayedCard]) -> Round {
        let leader = plays.first().map_or(self.turn, |led| led.by.index());
        let Round { hands, all, outstanding, .. } = self.clone();
        let mut round = Round { hands, all, outstanding, ..Round::led_by(leader) };
        for PlayedCard { by, card } in plays {
            round.give(rules, *by, *card);
        }
        round
    }

    /// Adds a card to the hand of this seat.
    fn give(&mut self, rules: &RoundRules, by: Seat, card: Card) {
        self.hands[by.index()].add(bit(card));
        self.add(rules, bit(card));
    }

    /// Adds a card to those of all hands, whichever hand has it.
    fn add(&mut self, rules: &RoundRules, bit: u32) {
        self.all.add(bit);
        self.outstanding += rules.prices[bit as usize];
    }

    /// Returns the cards that the acting player may play (BO-2.1).
    pub(super) fn playable(&self) -> u64 {
        let held = self.hands[self.turn].cards;
        let follows = held & lane(self.best);
        if self.played > 0 && follows != 0 { follows } else { held }
    }

    /// Whether this card is of the suit led.
    pub(super) fn follows(&self, bit: u32) -> bool {
        self.played > 0 && lane(bit) == lane(self.best)
    }

    /// Whether this card would win the trick on the table so far (BO-2.2, BO-2.3).
    pub(super) fn would_win(&self, rules: &RoundRules, bit: u32) -> bool {
        let higher = bit > self.best || bit == self.best && rules.twins == TwinRule::Last;
        self.played == 0 || higher && self.follows(bit)
    }

    /// Plays this card from the acting hand. The last card of a trick awards the trick.
    pub(super) fn play(&mut self, rules: &RoundRules, bit: u32) {
        if self.would_win(rules, bit) {
            (self.best, self.winner) = (bit, self.turn);
        }
        let price = rules.prices[bit as usize];
        self.hands[self.turn].remove(bit);
        self.all.remove(bit);
        self.outstanding -= price;
        self.stake += price;
        self.played += 1;
        self.turn = if self.turn + 1 == rules.seats { 0 } else { self.turn + 1 };
        if self.played == rules.seats {
            self.award_trick(rules, self.winner, self.stake);
            (self.turn, self.played, self.stake) = (self.winner, 0, 0);
        }
    }

    /// Awards a trick to this seat; `stake` is the prices of its cards.
    fn award_trick(&mut self, rules: &RoundRules, seat: usize, stake: i32) {
        self.taker.get_or_insert(seat);
        self.taken[seat] += stake + rules.trick;
        self.whole[seat] += stake + rules.whole_trick;
    }

    /// Whether no card or trick that scores is left (BO-5.1).
    pub(super) fn is_over(&self, rules: &RoundRules) -> bool {
        let left = rules.trick > 0 || self.outstanding > 0;
        self.played == 0 && (self.hands[self.turn].cards == 0 || !left)
    }

    /// Whether the seat has taken all that scores, so that its sign turns (BO-4.1). Always false before the end of the
    /// round.
    pub(super) fn took_everything(&self, rules: &RoundRules, seat: usize) -> bool {
        let own = self.whole[seat];
        let counts = rules.all_or_nothing && own > 0 && self.is_over(rules);
        counts && own == self.whole.iter().sum::<i32>()
    }

    /// Returns the signed points of each seat for the round (BO-3.3).
    pub(super) fn points(&self, rules: &RoundRules) -> [i32; MOST] {
        let mut points = self.taken;
        for (seat, points) in points.iter_mut().enumerate() {
            let sign = if self.took_everything(rules, seat) { rules.sign.turned() } else { rules.sign };
            *points = sign.apply(*points);
        }
        points
    }
}
