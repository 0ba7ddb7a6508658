//! What a table is worth to everybody: their chance to win, as far as it can be read off.

use super::super::{
    cards::DIVES,
    floor::{WRECKS, Wreck},
    sea::{Diver, Gold, Sea},
    state::{Barrakuda, Phase},
};
use crate::kernel::Seat;

/// A sure win.
pub(super) const SCALE: i32 = 10_000;

/// What can be told of one side, in 24ths where it is a part of something.
pub(super) const FEATURES: usize = 17;
pub(super) type Features = [i32; FEATURES];

/// What the signs count for: the chance doubles with every 256.
pub(super) type Weights = [i32; FEATURES];

/// Found by fitting who won to the tables of 1330 matches which the bot had played against itself, with base cards, extra
/// cards and some of both; then what can go wrong at the vault was weighed less, so that nobody declines the gold that
/// makes them ready to win.
#[rustfmt::skip]
pub(super) const LEARNED: Weights = [
    // The vault, and its square.
    1000, -614,
    // The bag, as far as it is needed, and its square.
    114, -117,
    // What can be banked with the hand as it is; that it wins; that the Barracuda, or somebody, may be there too.
    264, 478, -420, -400,
    // Cards in the row after the next one: none to three, against four.
    41, -95, -147, -109,
    // Opponents with fewer cards, and with as many.
    -125, -469,
    // The Barracuda card; gold lying where a card in the hand leads to; the way back of the card to the vault.
    82, 48, -183,
];

/// Gold, and how soon it can be in the vault; but nothing of the Barracuda on the way there, nor of who comes first.
pub(super) const PLAIN: Weights = [500, 0, 150, 0, 100, 200, 0, 0, 0, 0, 0, 0, 0, 0, 13, 54, 0];

/// Gold is gold: in the bag it counts for little less than in the vault, and nothing else counts.
pub(super) const GREEDY: Weights = [600, 0, 400, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

#[derive(Clone, Debug)]
pub(super) struct Evaluator {
    aim: i32,
    /// How much can be taken from the bag to the vault on each wreck.
    banks: [Gold; WRECKS],
    /// In how many of 12 throws the Barracuda stops on a wreck, by where it is.
    bites: [[i32; WRECKS]; WRECKS],
    weights: Weights,
}

impl Evaluator {
    pub(super) fn new(game: &Barrakuda, weights: Weights) -> Evaluator {
        let aim = i32::from(game.aim()).max(1);
        let mut evaluator = Evaluator { aim, banks: [0; WRECKS], bites: [[0; WRECKS]; WRECKS], weights };
        for wreck in Wreck::all() {
            let card = game.cards.of(wreck);
            let banks = card.special.banks().max(card.general.banks());
            evaluator.banks[wreck.index()] = banks.unwrap_or(0);
            for to in Wreck::all() {
                for distance in [1, 2] {
                    let stop = game.floor().route(wreck, to, distance).last().copied().unwrap_or(wreck);
                    evaluator.bites[wreck.index()][stop.index()] += 1;
                }
            }
        }
        evaluator
    }

    /// The chance of this seat's side to win.
    pub(super) fn win_probability(&self, game: &Barrakuda, seat: Seat) -> i32 {
        self.win_probabilities(game)[game.sea.side(seat)]
    }

    /// Everybody's chance to win, by side. Together they are about [`SCALE`].
    pub(super) fn win_probabilities(&self, game: &Barrakuda) -> [i32; 4] {
        let mut win_probabilities = [0; 4];
        if game.phase == Phase::Over {
            for (seat, place) in game.sea.seats().zip(game.places()) {
                win_probabilities[game.sea.side(seat)] = i64::from(place == 1);
            }
        } else {
            for (side, share) in win_probabilities.iter_mut().enumerate().take(game.sea.vaults.len()) {
                let features = self.features(&game.sea, side);
                let sum: i32 = features.iter().zip(&self.weights).map(|(sign, weight)| sign * weight).sum();
                *share = exp2(sum / 24);
            }
        }
        let all = win_probabilities.iter().sum::<i64>().max(1);
        win_probabilities.map(|share| (share * i64::from(SCALE) / all) as i32)
    }

    /// How far all have come together: gold in the bags as far as it is needed, and twice that in the vaults.
    pub(super) fn progress(&self, sea: &Sea) -> i32 {
        let of = |seat: Seat| {
            let vault = i32::from(sea.vault(seat)).min(self.aim);
            2 * vault + i32::from(sea.diver(seat).bag).min(self.aim - vault)
        };
        sea.seats().map(of).sum()
    }

    pub(super) fn features(&self, sea: &Sea, side: usize) -> Features {
        let vault = i32::from(sea.vaults[side]) * 24 / self.aim;
        let mut features = [0; FEATURES];
        features[0] = vault;
        features[1] = vault * vault / 24;
        for seat in sea.seats().filter(|seat| sea.side(*seat) == side) {
            let diver = self.diver(sea, seat);
            features[2..].iter_mut().zip(diver).for_each(|(sign, own)| *sign += own);
        }
        features
    }

    fn diver(&self, sea: &Sea, seat: Seat) -> [i32; FEATURES - 2] {
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
        let rivals = others(&|other| ready.is_some() && self.bank(other) == bank && next(other) <= next(own));
        let row = |cards| 24 * i32::from(next(own) == cards);
        let heap = |wreck: Wreck| i32::from(sea.gold[wreck.index()]);
        // The card that leads to the vault is the sooner back, the older it is.
        let away = own.row.iter().position(|wreck| self.banks[wreck.index()] > 0);
        [
            useful * 24 / self.aim,
            useful * useful * 24 / (self.aim * self.aim),
            bankable * 24 / self.aim,
            24 * i32::from(ready.is_some()),
            2 * bites,
            rivals,
            row(0),
            row(1),
            row(2),
            row(3),
            others(&|other| next(other) < next(own)),
            others(&|other| next(other) == next(own)),
            24 * i32::from(own.holds_barracuda),
            6 * in_hand(own).map(heap).max().unwrap_or(0),
            away.map_or(0, |at| 6 * at.min(DIVES - own.row.len()) as i32),
        ]
    }

    /// Where this diver can fill the vault next.
    fn bank(&self, diver: &Diver) -> Option<Wreck> {
        let banks = |wreck: &Wreck| self.banks[wreck.index()];
        in_hand(diver).filter(|wreck| banks(wreck) > 0).max_by_key(banks)
    }
}

/// Where the cards in a diver's hand lead to.
fn in_hand(diver: &Diver) -> impl Iterator<Item = Wreck> {
    Wreck::all().filter(|wreck| !diver.row.contains(wreck))
}

/// How many cards will lie in the row with the next one: the last brings all back (BK-2.2).
fn next(diver: &Diver) -> usize {
    (diver.row.len() + 1) % DIVES
}

/// Two to the power of so many 256ths, by straight pieces: 65 536 for nothing.
fn exp2(exponent: i32) -> i64 {
    let exponent = exponent.clamp(-15 * 256, 30 * 256);
    let (whole, part) = (exponent >> 8, i64::from(exponent & 255));
    let mantissa = 65_536 + part * (168 + 88 * part / 256);
    if whole < 0 { mantissa >> -whole } else { mantissa << whole }
}
