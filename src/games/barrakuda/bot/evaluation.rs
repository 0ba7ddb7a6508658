//! An evaluation of positions: each side's chance to win, a softmax over weighted sums of features.

use super::super::{
    cards::DIVES,
    floor::{WRECKS, Wreck},
    gold::Gold,
    phase::Phase,
    position::Position,
    sea::{Diver, Sea},
};
use crate::kernel::Seat;

/// The value of a sure win.
pub(super) const SCALE: i32 = 10_000;

/// The unit of features: fractions are in 24ths, and `true` is 24.
const UNIT: i32 = 24;

/// The weights of a side's features. The weighted sum, divided by [`UNIT`], is in 256ths of a doubling of the odds to
/// win.
#[derive(Copy, Clone, Debug)]
pub(super) struct Weights {
    vault: i32,
    vault_squared: i32,
    diver: DiverFeatures,
}

/// The features of one diver, or their weights. Gold is in [`UNIT`]ths of the gold that wins.
#[derive(Copy, Clone, Debug)]
struct DiverFeatures {
    /// The gold in the bag, up to the gold needed to win.
    bag: i32,
    bag_squared: i32,
    /// The gold that can be banked with a card in the hand.
    bankable: i32,
    /// Whether that gold wins.
    ready: i32,
    /// The probability that the dice bring the Barracuda to the bank's wreck, in 24ths; 0 if the gold there does not
    /// win.
    barracuda_at_bank: i32,
    /// Opponents who may want to be there with as few cards, eight each; 0 if the gold there does not win.
    rivals_at_bank: i32,
    /// Whether the row will have 0, 1, 2 or 3 cards after the next one; all are 0 if it will have 4.
    next_row: [i32; 4],
    /// Opponents whose row will be shorter after the next card, eight each.
    opponents_with_fewer_cards: i32,
    /// Opponents whose row will be as long after the next card, eight each.
    opponents_with_as_many_cards: i32,
    /// Whether the Barracuda card is in the hand.
    barracuda_card: i32,
    /// The most gold on a wreck of a card in the hand, six a piece.
    gold_in_reach: i32,
    /// The number of cards that return before the bank's card, six each.
    way_to_bank_card: i32,
}

const NOTHING: DiverFeatures = DiverFeatures {
    bag: 0,
    bag_squared: 0,
    bankable: 0,
    ready: 0,
    barracuda_at_bank: 0,
    rivals_at_bank: 0,
    next_row: [0; 4],
    opponents_with_fewer_cards: 0,
    opponents_with_as_many_cards: 0,
    barracuda_card: 0,
    gold_in_reach: 0,
    way_to_bank_card: 0,
};

/// Fitted to the winners of 1330 self-play matches, with base cards, extra cards and some of both. The risks at the
/// bank then got less weight, so that no bot declines the gold that makes it ready to win.
pub(super) const LEARNED: Weights = Weights {
    vault: 1000,
    vault_squared: -614,
    diver: DiverFeatures {
        bag: 114,
        bag_squared: -117,
        bankable: 264,
        ready: 478,
        barracuda_at_bank: -420,
        rivals_at_bank: -400,
        next_row: [41, -95, -147, -109],
        opponents_with_fewer_cards: -125,
        opponents_with_as_many_cards: -469,
        barracuda_card: 82,
        gold_in_reach: 48,
        way_to_bank_card: -183,
    },
};

/// Chosen by hand: gold, and its way to the vault. The risk by the Barracuda and the initiative have no weight.
pub(super) const PLAIN: Weights = Weights {
    vault: 500,
    vault_squared: 0,
    diver: DiverFeatures {
        bag: 150,
        bankable: 100,
        ready: 200,
        barracuda_card: 13,
        gold_in_reach: 54,
        ..NOTHING
    },
};

/// Chosen by hand: gold only. Gold in the bag counts for little less than gold in the vault.
pub(super) const GREEDY: Weights =
    Weights { vault: 600, vault_squared: 0, diver: DiverFeatures { bag: 400, ..NOTHING } };

impl DiverFeatures {
    /// The dot product.
    fn weighed(&self, weights: &DiverFeatures) -> i32 {
        let rows: i32 = self.next_row.iter().zip(weights.next_row).map(|(row, weight)| row * weight).sum();
        rows + self.bag * weights.bag
            + self.bag_squared * weights.bag_squared
            + self.bankable * weights.bankable
            + self.ready * weights.ready
            + self.barracuda_at_bank * weights.barracuda_at_bank
            + self.rivals_at_bank * weights.rivals_at_bank
            + self.opponents_with_fewer_cards * weights.opponents_with_fewer_cards
            + self.opponents_with_as_many_cards * weights.opponents_with_as_many_cards
            + self.barracuda_card * weights.barracuda_card
            + self.gold_in_reach * weights.gold_in_reach
            + self.way_to_bank_card * weights.way_to_bank_card
    }
}

/// Evaluates the positions of one match.
#[derive(Clone, Debug)]
pub(super) struct Evaluator {
    /// The gold that wins.
    aim: i32,
    /// The most gold that each wreck moves from the bag to the vault.
    banks: [Gold; WRECKS],
    /// For each position of the Barracuda and each wreck, the number of throws of 12 that stop there.
    bites: [[i32; WRECKS]; WRECKS],
    weights: Weights,
}

impl Evaluator {
    pub(super) fn new(position: &Position, weights: Weights) -> Evaluator {
        let aim = i32::from(position.aim).max(1);
        let mut evaluator = Evaluator { aim, banks: [0; WRECKS], bites: [[0; WRECKS]; WRECKS], weights };
        for wreck in Wreck::all() {
            let card = position.cards.of(wreck);
            let banks = card.special.banks().max(card.general.banks());
            evaluator.banks[wreck.index()] = banks.unwrap_or(0);
            for to in Wreck::all() {
                for distance in [1, 2] {
                    let stop = position.floor().route(wreck, to, distance).last().copied().unwrap_or(wreck);
                    evaluator.bites[wreck.index()][stop.index()] += 1;
                }
            }
        }
        evaluator
    }

    /// Returns the chance to win of this seat's side, in parts of [`SCALE`].
    pub(super) fn win_probability(&self, position: &Position, seat: Seat) -> i32 {
        self.win_probabilities(position)[position.sea.side(seat)]
    }

    /// Returns the chance to win of each side. They sum to about [`SCALE`].
    pub(super) fn win_probabilities(&self, position: &Position) -> [i32; 4] {
        let sea = &position.sea;
        let mut odds = [0; 4];
        if position.phase == Phase::Over {
            for winner in position.outcome().winners() {
                odds[sea.side(winner)] = 1;
            }
        } else {
            for (side, odds) in odds.iter_mut().enumerate().take(sea.vaults.len()) {
                *odds = exp2(self.score(sea, side) / UNIT);
            }
        }
        let all = odds.iter().sum::<i64>().max(1);
        odds.map(|odds| (odds * i64::from(SCALE) / all) as i32)
    }

    /// Returns the progress of all together: the gold in bags up to the gold needed, plus twice the gold in vaults.
    pub(super) fn progress(&self, sea: &Sea) -> i32 {
        let of = |seat: Seat| {
            let vault = i32::from(sea.vault(seat)).min(self.aim);
            2 * vault + i32::from(sea.diver(seat).bag).min(self.aim - vault)
        };
        sea.seats().map(of).sum()
    }

    /// Returns the weighted sum of a side's features.
    fn score(&self, sea: &Sea, side: usize) -> i32 {
        let vault = i32::from(sea.vaults[side]) * UNIT / self.aim;
        let divers = sea.seats().filter(|seat| sea.side(*seat) == side);
        self.weights.vault * vault
            + self.weights.vault_squared * (vault * vault / UNIT)
            + divers.map(|seat| self.features(sea, seat).weighed(&self.weights.diver)).sum::<i32>()
    }

    fn features(&self, sea: &Sea, seat: Seat) -> DiverFeatures {
        let own = sea.diver(seat);
        let need = (self.aim - i32::from(sea.vault(seat))).max(1);
        let useful = need.min(i32::from(own.bag));
        let bank = self.bank(own);
        let bankable = bank.map_or(0, |wreck| useful.min(i32::from(self.banks[wreck.index()])));
        let ready = bank.filter(|_| bankable == need);
        let bites = ready.map_or(0, |wreck| self.bites[sea.barracuda.index()][wreck.index()]);
        let others = |is: &dyn Fn(&Diver) -> bool| {
            8 * sea.opponents(seat).filter(|other| is(sea.diver(*other))).count() as i32
        };
        let heap = |wreck: Wreck| i32::from(sea.gold[wreck.index()]);
        // Older cards of the row return sooner.
        let away = own.row.iter().position(|wreck| self.banks[wreck.index()] > 0);
        DiverFeatures {
            bag: useful * UNIT / self.aim,
            bag_squared: useful * useful * UNIT / (self.aim * self.aim),
            bankable: bankable * UNIT / self.aim,
            ready: UNIT * i32::from(ready.is_some()),
            barracuda_at_bank: 2 * bites,
            rivals_at_bank: others(&|other| {
                ready.is_some() && self.bank(other) == bank && next_row(other) <= next_row(own)
            }),
            next_row: [0, 1, 2, 3].map(|cards| UNIT * i32::from(next_row(own) == cards)),
            opponents_with_fewer_cards: others(&|other| next_row(other) < next_row(own)),
            opponents_with_as_many_cards: others(&|other| next_row(other) == next_row(own)),
            barracuda_card: UNIT * i32::from(own.holds_barracuda),
            gold_in_reach: 6 * in_hand(own).map(heap).max().unwrap_or(0),
            way_to_bank_card: away.map_or(0, |at| 6 * at.min(DIVES - own.row.len()) as i32),
        }
    }

    /// Returns the wreck where this diver can bank the most gold with a card in the hand.
    fn bank(&self, diver: &Diver) -> Option<Wreck> {
        let banks = |wreck: &Wreck| self.banks[wreck.index()];
        in_hand(diver).filter(|wreck| banks(wreck) > 0).max_by_key(banks)
    }
}

/// The wrecks of the cards in a diver's hand.
fn in_hand(diver: &Diver) -> impl Iterator<Item = Wreck> {
    Wreck::all().filter(|wreck| !diver.row.contains(wreck))
}

/// The length of the row after the next card: the last card brings all back (BK-2.2).
fn next_row(diver: &Diver) -> usize {
    (diver.row.len() + 1) % DIVES
}

/// Returns 2 to the power of `exponent` / 256, times 65 536, with a parabola between whole exponents. Integers give the
/// same result on every device.
fn exp2(exponent: i32) -> i64 {
    let exponent = exponent.clamp(-15 * 256, 30 * 256);
    let (whole, part) = (exponent >> 8, i64::from(exponent & 255));
    let mantissa = 65_536 + part * (168 + 88 * part / 256);
    if whole < 0 { mantissa >> -whole } else { mantissa << whole }
}
