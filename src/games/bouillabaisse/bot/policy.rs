//! The rollout policy: rules of thumb that choose a card from the acting hand and the cards still out.

use super::{
    super::score::ROUNDS,
    hand::{Hand, bits, lane},
    round::{Round, RoundRules},
};

/// Weights of the rules of thumb: 256 is the whole, except in `short_suit`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Weights {
    /// The risk that a higher card out beats the own card.
    beaten: i32,
    /// The price of a card that a later player adds to the trick, as a share of the mean price out.
    thrown: i32,
    /// The cost of keeping a high card, as a share of the cost of a later trick.
    high_card: i32,
    /// The relief of that cost by each lower card of the same suit in the hand.
    guard: i32,
    /// The share of its price that keeping any card costs.
    price: i32,
    /// The additional share of its price that keeping the highest card of its suit costs.
    high_price: i32,
    /// The value of playing the last card of a suit, in points.
    short_suit: i32,
}

/// The weights of each round.
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

/// Fitted by play of one seat against three that play random cards.
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
    /// The weights for this round among players who follow the policy.
    pub(super) fn of(round: u8) -> Weights {
        Weights::in_round(&SELF_PLAY, round)
    }

    /// The weights for this round among players who play random cards.
    pub(super) fn among_careless(round: u8) -> Weights {
        Weights::in_round(&AMONG_CARELESS, round)
    }

    fn in_round(table: &Table, round: u8) -> Weights {
        table[usize::from(round.clamp(1, ROUNDS)) - 1]
    }
}

/// Returns the cheapest of these cards for the acting player, and the lowest of equally cheap ones.
pub(super) fn policy_move(weights: &Weights, rules: &RoundRules, round: &Round, playable: u64) -> u32 {
    let mut best = (i32::MAX, playable.trailing_zeros());
    if playable.count_ones() > 1 {
        move_costs(weights, rules, round, playable, |bit, cost| best = best.min((cost, bit)));
    }
    best.1
}

/// Passes each of these cards with its estimated cost for the acting player to `tell`, in 256ths of a point.
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

/// The values that all cards of a turn share.
struct Turn<'a> {
    weights: &'a Weights,
    rules: &'a RoundRules,
    round: &'a Round,
    hand: Hand,
    /// The cards of all other hands.
    out: Hand,
    /// The number of players who play to this trick after this turn.
    after: usize,
    /// The mean cost of a later trick, in points.
    trick: i32,
    /// The expected prices of the cards that later players add to this trick, in points.
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
        let takes = if round.would_win(rules, bit) { self.takes(bit, below, above) } else { 0 };
        let danger = 256 * below / (below + above + 1);
        let keeping = self.trick * danger * weights.high_card / (256 + weights.guard * hand.count(lower))
            + price * (weights.price + weights.high_price * danger / 256);
        let cost = takes * (round.stake + rules.trick + price + self.thrown) - keeping;
        rules.sign.apply(cost) - 256 * weights.short_suit / hand.count(suit)
    }

    /// Returns the probability in 256ths that a card which leads so far takes the trick. `below` and `above` count the
    /// lower and higher cards of its suit that are out.
    fn takes(&self, bit: u32, below: i32, above: i32) -> i32 {
        if below == 0 && above > 0 && self.round.played == 0 && !self.has_twin_out(bit) {
            // Another player holds a higher card, and must follow suit with it.
            return 0;
        }
        let stays = 256 - self.weights.beaten * above / (below + above + 1);
        (0..self.after.min((below + above) as usize)).fold(256, |takes, _| takes * stays / 256)
    }

    /// Whether another hand holds a copy of this card, with two packs.
    fn has_twin_out(&self, bit: u32) -> bool {
        self.out.count(1 << bit) > 0
    }
}
