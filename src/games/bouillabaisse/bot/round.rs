//! A round in which all hands are given, played card by card: made for playing many thousands of them out.

use super::super::{
    cards::{Card, Suit},
    config::{AllOrNothing, TwinRule},
    score::{Scoring, Taken},
    view::View,
};
use crate::kernel::Seat;

/// The most that sit at a table.
pub(super) const MOST: usize = 12;

/// Bits a suit has in a hand: a rank each, the lowest lowest.
const LANE: u32 = 16;

/// Which bit of a hand a card is.
pub(super) fn bit(card: Card) -> u32 {
    card.suit as u32 * LANE + u32::from(card.rank.number()) - 2
}

/// The bits of the suit that this bit is in.
pub(super) fn lane(bit: u32) -> u64 {
    0xffff << (bit / LANE * LANE)
}

pub(super) fn suit_lane(suit: Suit) -> u64 {
    lane(suit as u32 * LANE)
}

/// The bits of a set, the lowest first.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (bit < 64).then_some(bit)
    })
}

/// Cards of up to two packs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Hand {
    /// What is held, once or twice.
    pub(super) cards: u64,
    pub(super) twice: u64,
}

impl Hand {
    pub(super) fn add(&mut self, bit: u32) {
        let one = 1 << bit;
        self.twice |= self.cards & one;
        self.cards |= one;
    }

    fn remove(&mut self, bit: u32) {
        let one = 1 << bit;
        self.cards &= !one | self.twice;
        self.twice &= !one;
    }

    /// How many of these it holds.
    pub(super) fn count(self, of: u64) -> i32 {
        ((self.cards & of).count_ones() + (self.twice & of).count_ones()) as i32
    }

    /// What it holds beyond another hand that is a part of it.
    pub(super) fn without(self, part: Hand) -> Hand {
        let (once, twice) = (self.cards & !self.twice, self.twice);
        Hand { cards: once & !part.cards | twice & !part.twice, twice: twice & !part.cards }
    }
}

/// What does not change while a round is played.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub(super) seats: usize,
    /// From 1.
    pub(super) round: u8,
    /// Points are worth having.
    pub(super) good: bool,
    last_twin_wins: bool,
    pub(super) all_or_nothing: bool,
    /// Points a card, without their sign.
    pub(super) prices: [i32; 64],
    /// Points a trick.
    pub(super) trick: i32,
    /// What of these belongs to everything that scores (BO-4.1).
    pub(super) whole_trick: i32,
}

impl Facts {
    /// Of this round of the match, be it now or earlier.
    pub(super) fn of(view: &View, round: u8, pack: &[Card]) -> Facts {
        let scoring = Scoring::of(round);
        let worth =
            |tricks: u8, cards: &[Card]| Taken::of(scoring, &view.costs, tricks, cards.iter()).worth();
        let mut prices = [0; 64];
        for card in pack {
            prices[bit(*card) as usize] = worth(0, &[*card]);
        }
        let trick = worth(1, &[]);
        Facts {
            seats: usize::from(view.seats),
            round,
            good: scoring.good_points,
            last_twin_wins: view.twins == TwinRule::Last,
            all_or_nothing: view.all_or_nothing != AllOrNothing::Off,
            prices,
            trick,
            whole_trick: if scoring.every_trick(view.all_or_nothing) { trick } else { 0 },
        }
    }
}

/// The round at one moment.
#[derive(Clone, Debug)]
pub(super) struct Round {
    pub(super) hands: [Hand; MOST],
    /// All that is in hand, whosever.
    pub(super) all: Hand,
    /// What those cost.
    pub(super) outstanding: i32,
    /// Points without their sign, a seat each.
    pub(super) taken: [i32; MOST],
    /// Those of them that belong to everything that scores.
    pub(super) whole: [i32; MOST],
    /// Who is to play.
    pub(super) turn: usize,
    /// Cards on the table.
    pub(super) played: usize,
    /// The card that wins the trick on the table so far: in an empty one it means nothing.
    pub(super) best: u32,
    pub(super) winner: usize,
    /// What lies on the table.
    pub(super) stake: i32,
}

impl Round {
    /// Without a card.
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
        }
    }

    /// As the viewer knows it, who has not seen these cards: no hands but their own.
    pub(super) fn of(view: &View, facts: &Facts, unseen: &[u32]) -> Round {
        let leader = view.trick.first().map(|(seat, _)| *seat).or(view.turn);
        let mut round = Round::led_by(leader.map_or(0, Seat::index));
        for trick in &view.tricks {
            let worth: i32 = trick.cards.iter().map(|(_, card)| facts.prices[bit(*card) as usize]).sum();
            round.takes(facts, trick.winner.index(), worth);
        }
        for bit in unseen {
            round.holds(facts, *bit);
        }
        for (seat, card) in &view.trick {
            round.is_held(facts, *seat, *card);
            round.play(facts, bit(*card));
        }
        if let Some(own) = view.own() {
            view.hand().iter().for_each(|card| round.is_held(facts, own, *card));
        }
        round
    }

    /// At its beginning, when whoever has played these cards still held them.
    pub(super) fn before(&self, facts: &Facts, plays: &[(Seat, Card)]) -> Round {
        let leader = plays.first().map_or(self.turn, |(seat, _)| seat.index());
        let Round { hands, all, outstanding, .. } = self.clone();
        let mut round = Round { hands, all, outstanding, ..Round::led_by(leader) };
        for (seat, card) in plays {
            round.is_held(facts, *seat, *card);
        }
        round
    }

    fn is_held(&mut self, facts: &Facts, by: Seat, card: Card) {
        self.hands[by.index()].add(bit(card));
        self.holds(facts, bit(card));
    }

    /// Somebody holds this card.
    fn holds(&mut self, facts: &Facts, bit: u32) {
        self.all.add(bit);
        self.outstanding += facts.prices[bit as usize];
    }

    /// What whoever is to play may play (BO-2.1).
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
    pub(super) fn leads(&self, facts: &Facts, bit: u32) -> bool {
        let higher = bit > self.best || bit == self.best && facts.last_twin_wins;
        self.played == 0 || higher && self.follows(bit)
    }

    pub(super) fn play(&mut self, facts: &Facts, bit: u32) {
        if self.leads(facts, bit) {
            (self.best, self.winner) = (bit, self.turn);
        }
        let price = facts.prices[bit as usize];
        self.hands[self.turn].remove(bit);
        self.all.remove(bit);
        self.outstanding -= price;
        self.stake += price;
        self.played += 1;
        self.turn = if self.turn + 1 == facts.seats { 0 } else { self.turn + 1 };
        if self.played == facts.seats {
            self.takes(facts, self.winner, self.stake);
            (self.turn, self.played, self.stake) = (self.winner, 0, 0);
        }
    }

    fn takes(&mut self, facts: &Facts, seat: usize, stake: i32) {
        self.taken[seat] += stake + facts.trick;
        self.whole[seat] += stake + facts.whole_trick;
    }

    /// Nothing is left that could score (BO-5.1).
    pub(super) fn over(&self, facts: &Facts) -> bool {
        let left = facts.trick > 0 || self.outstanding > 0;
        self.played == 0 && (self.hands[self.turn].cards == 0 || !left)
    }

    /// Whether the seat has taken all that scores, and has its sign turned (BO-4.1). Nobody has before the end.
    pub(super) fn took_everything(&self, facts: &Facts, seat: usize) -> bool {
        let own = self.whole[seat];
        // BO-4.2
        let counts = facts.all_or_nothing && facts.round != 4 && own > 0 && self.over(facts);
        counts && own == self.whole.iter().sum::<i32>()
    }

    /// What each gets for the round, signs and all (BO-3.3).
    pub(super) fn points(&self, facts: &Facts) -> [i32; MOST] {
        let mut points = self.taken;
        for (seat, points) in points.iter_mut().enumerate() {
            if facts.good != self.took_everything(facts, seat) {
                *points = -*points;
            }
        }
        points
    }
}
