//! A hand as a bit set, fast enough for many thousands of playouts.

use super::super::cards::{Card, Suit};

/// The bits of a suit in a hand: one for each rank, the lowest rank in the lowest bit.
const LANE: u32 = 16;

/// Returns the bit of this card in a hand.
pub(super) fn bit(card: Card) -> u32 {
    card.suit as u32 * LANE + u32::from(card.rank.number()) - 2
}

/// Returns the bits of the suit of this bit.
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
    /// The cards held once or twice.
    pub(super) cards: u64,
    /// The cards held twice, with two packs.
    pub(super) twice: u64,
}

impl Hand {
    pub(super) fn add(&mut self, bit: u32) {
        let one = 1 << bit;
        self.twice |= self.cards & one;
        self.cards |= one;
    }

    pub(super) fn remove(&mut self, bit: u32) {
        let one = 1 << bit;
        self.cards &= !one | self.twice;
        self.twice &= !one;
    }

    /// Counts the cards of this set in the hand.
    pub(super) fn count(self, of: u64) -> i32 {
        ((self.cards & of).count_ones() + (self.twice & of).count_ones()) as i32
    }

    /// Returns the hand without the cards of another hand, which must be a part of it.
    pub(super) fn without(self, part: Hand) -> Hand {
        let (once, twice) = (self.cards & !self.twice, self.twice);
        Hand { cards: once & !part.cards | twice & !part.twice, twice: twice & !part.cards }
    }
}
