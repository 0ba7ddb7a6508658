//! The rollout policy: the card that rules of thumb choose, from the hand of whoever is to play and what is still out.

use super::{
    super::score::ROUNDS,
    hand::{Hand, bits, lane},
    round::{Round, RoundRules},
};

/// Weights of the rules of thumb: 256 is the whole, except in `short_suit`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Weights {
    /// How readily a higher card that is out beats one's own.
    beaten: i32,
    /// What others throw on a trick, as a share of what is out.
    thrown: i32,
    /// What it costs to keep a high card, as a share of what a trick to come costs.
    high_card: i32,
    /// By how much each lower card of its suit eases the cost of keeping a high card.
    guard: i32,
    /// The share of its price that a card costs whoever keeps it, however low it is.
    price: i32,
    /// The share of its price that keeping the highest card of its suit costs on top of `price`.
    high_price: i32,
    /// What it is worth to have played the last card of a suit, in points.
    short_suit: i32,
}

/// A set of weights a round.
type Table = [Weights; ROUNDS as usize];

/// Fitted by self-play: all seats played by this policy.
#[rustfmt::skip]
const SELF_PLAY: Table = [
    Weights { beaten: 115, thrown: 916, high_card: 174, guard: 21, price: 104, high_price: 51, short_suit: 2 },
    Weights { beaten: 148, thrown: 192, high_card: 233, guard: 16, price: 63, high_price: 0, short_suit: 2 },
    Weights { beaten: 256, thrown: 303, high_card: 148, guard: 33, price: 31, high_price: 3, short_suit: 7 },
    Weights { beaten: 130, thrown: 242, high_card: 68, guard: 45, price: 56, high_price: 54, short_suit: 3 },
    Weights { beaten: 147, thrown: 342, high_card: 143, guard: 50, price: 43, high_price: 73, short_suit: 20 },
    Weights { beaten: 136, thrown: 100, high_card: 202, guard: 23, price: 152, high_price: 98, short_suit: 0 },
];

/// Fitted by play of one seat against three that play just any card.
#[rustfmt::skip]
const AMONG_CARELESS: Table = [
    Weights { beaten: 256, thrown: 392, high_card: 177, guard: 13, price: 360, high_price: 36, short_suit: 3 },
    Weights { beaten: 163, thrown: 233, high_card: 306, guard: 17, price: 11, high_price: 24, short_suit: 4 },
    Weights { beaten: 256, thrown: 455, high_card: 339, guard: 18, price: 41, high_price: 3, short_suit: 14 },
    Weights { beaten: 256, thrown: 65, high_card: 39, guard: 18, price: 8, high_price: 36, short_suit: 5 },
    Weights { beaten: 249, thrown: 242, high_card: 222, guard: 21, price: 7, high_price: 24, short_suit: 29 },
    Weights { beaten: 231, thrown: 68, high_card: 148, guard: 29, price: 199, high_price: 13, short_suit: 0 },
];

impl Weights {
    /// Of a round, among players who think.
    pub(super) fn of(round: u8) -> Weights {
        Weights::in_round(&SELF_PLAY, round)
    }

    /// Of a round, among players who play just any card.
    pub(super) fn among_careless(round: u8) -> Weights {
        Weights::in_round(&AMONG_CARELESS, round)
    }

    fn in_round(table: &Table, round: u8) -> Weights {
        table[usize::from(round.clamp(1, ROUNDS)) - 1]
    }
}

/// Which of these cards the policy plays for whoever is to play: the cheapest, and the lowest of several.
pub(super) fn policy_move(weights: &Weights, rules: &RoundRules, round: &Round, playable: u64) -> u32 {
    let mut best = (i32::MAX, playable.trailing_zeros());
    if playable.count_ones() > 1 {
        move_costs(weights, rules, round, playable, |bit, cost| best = best.min((cost, bit)));
    }
    best.1
}

/// Tells what each of these cards costs whoever is to play, by the rules of thumb; 256 to the point.
pub(super) fn move_costs(
    weights: &Weights,
    rules: &RoundRules,
    round: &Round,
    playable: u64,
    mut tell: impl FnMut(u32, i32),
) {
    let turn = Turn::of(weights, rules, round);
    bits(playable).for_each(|bit| tell(bit, turn.cost(bit)));
}

/// What is the same for all cards of a turn.
struct Turn<'a> {
    weights: &'a Weights,
    rules: &'a RoundRules,
    round: &'a Round,
    hand: Hand,
    /// All that others hold.
    out: Hand,
    /// How many play to this trick after this turn.
    after: usize,
    /// What each trick to come costs, in points.
    trick: i32,
    /// What those after this turn throw on this trick, in points.
    thrown: i32,
}

impl Turn<'_> {
    fn of<'a>(weights: &'a Weights, rules: &'a RoundRules, round: &'a Round) -> Turn<'a> {
        let hand = round.hands[round.turn];
        let out = round.all.without(hand);
        let out_count = out.count(u64::MAX).max(1);
        let after = rules.seats - 1 - round.played;
        let trick = rules.trick + round.outstanding / hand.count(u64::MAX);
        let thrown = round.outstanding * after as i32 * weights.thrown / (256 * out_count);
        Turn { weights, rules, round, hand, out, after, trick, thrown }
    }

    fn cost(&self, bit: u32) -> i32 {
        let Turn { weights, rules, round, hand, .. } = self;
        let suit = lane(bit);
        let lower = suit & ((1 << bit) - 1);
        let below = self.out.count(lower);
        let above = self.out.count(suit & !lower & !(1 << bit));
        let price = rules.prices[bit as usize];
        let takes = if round.would_win(rules, bit) { self.takes(below, above) } else { 0 };
        let danger = 256 * below / (below + above + 1);
        let keeping = self.trick * danger * weights.high_card / (256 + weights.guard * hand.count(lower))
            + price * (weights.price + weights.high_price * danger / 256);
        let cost = takes * (round.stake + rules.trick + price + self.thrown) - keeping;
        rules.sign.apply(cost) - 256 * weights.short_suit / hand.count(suit)
    }

    /// How likely a card that leads so far takes the trick, 256 for sure, when so many lower and higher ones of its suit
    /// are out.
    fn takes(&self, below: i32, above: i32) -> i32 {
        let stays = 256 - self.weights.beaten * above / (below + above + 1);
        (0..self.after.min((below + above) as usize)).fold(256, |takes, _| takes * stays / 256)
    }
}
