//! Determinization: deals of the unseen cards that agree with the knowledge of a seat.

use rand::{RngExt, rngs::ChaCha8Rng};

use super::{
    super::{cards::Card, view::View},
    hand::{Hand, bit, lane, suit_lane},
    round::{MOST, Round},
};

/// The number of deals tried before a deal is kept that contradicts a known void.
const TRIES: u32 = 4;

/// The most swaps for one card.
const SWAPS: u32 = 12;

/// The extent of a bot's memory of a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Memory {
    /// The number of last tricks whose cards it remembers.
    pub tricks: usize,
    /// Whether it remembers which seat did not follow which suit.
    pub voids: bool,
}

impl Memory {
    /// No round has more tricks.
    pub(super) const PERFECT: Memory = Memory { tricks: 52, voids: true };
}

/// The cards that a seat has not seen, and the hands that may have them.
#[derive(Clone, Debug)]
pub(super) struct UnseenCards {
    /// Every copy of every card, in the order of the last sample.
    cards: Vec<u32>,
    /// The seat that holds the card at the same index of `cards`. It is shorter by the cards that no seat holds: those
    /// that were played and forgotten.
    holders: Vec<usize>,
    /// The known void suits of each seat, as a set of cards.
    voids: [u64; MOST],
}

impl UnseenCards {
    /// The cards that the viewer has not seen, or does not remember.
    pub(super) fn of(view: &View, pack: &[Card], memory: Memory) -> UnseenCards {
        let mut cards: Vec<u32> = pack.iter().map(|card| bit(*card)).collect();
        let remembered = view.tricks.iter().rev().take(memory.tricks).flat_map(|trick| &trick.cards);
        let played = remembered.chain(&view.trick).map(|played| &played.card);
        for card in played.chain(view.hand()) {
            if let Some(at) = cards.iter().position(|unseen| *unseen == bit(*card)) {
                cards.swap_remove(at);
            }
        }
        let mut holders = Vec::with_capacity(cards.len());
        for (seat, count) in view.counts.iter() {
            if view.own() != Some(seat) {
                holders.extend((0..*count).map(|_| seat.index()));
            }
        }
        holders.truncate(cards.len());
        let mut voids = [0; MOST];
        if let Some(shown) = view.voids.as_ref().filter(|_| memory.voids) {
            for (void, suits) in voids.iter_mut().zip(shown.values()) {
                *void = suits.iter().fold(0, |all, suit| all | suit_lane(*suit));
            }
        }
        UnseenCards { cards, holders, voids }
    }

    pub(super) fn cards(&self) -> &[u32] {
        &self.cards
    }

    /// Deals the cards again to all seats but the viewer's.
    pub(super) fn sample(&mut self, rng: &mut ChaCha8Rng, round: &mut Round) {
        for _ in 0..TRIES {
            self.shuffle(rng);
            if self.mend(rng) {
                break;
            }
        }
        for seat in self.holders.chunk_by(|one, other| one == other) {
            round.hands[seat[0]] = Hand::default();
        }
        for (seat, bit) in self.holders.iter().zip(&self.cards) {
            round.hands[*seat].add(*bit);
        }
    }

    fn shuffle(&mut self, rng: &mut ChaCha8Rng) {
        for at in (1..self.cards.len()).rev() {
            self.cards.swap(at, below(rng, at + 1));
        }
    }

    /// Repairs a random deal. A card that its holder cannot have is swapped for one that suits both holders, or else with
    /// any holder whom it suits. Then the card received is checked. Returns whether every card suits its holder.
    fn mend(&mut self, rng: &mut ChaCha8Rng) -> bool {
        let count = self.cards.len();
        for at in 0..self.holders.len() {
            let mut swaps = 0;
            while !self.fits(at, self.cards[at]) {
                let first = below(rng, count);
                let mut takers =
                    (first..count).chain(0..first).filter(|other| self.fits(*other, self.cards[at]));
                let any = takers.clone().next();
                let Some(other) = takers.find(|other| self.fits(at, self.cards[*other])).or(any) else {
                    return false;
                };
                self.cards.swap(at, other);
                swaps += 1;
                if swaps > SWAPS {
                    return false;
                }
            }
        }
        true
    }

    /// Whether the card may be at this index: its holder is not known to be void in its suit.
    fn fits(&self, at: usize, bit: u32) -> bool {
        self.holders.get(at).is_none_or(|seat| self.voids[*seat] & lane(bit) == 0)
    }
}

/// Returns a random number below `end`, drawn from 32 bits, so that it is the same if `usize` has 64.
fn below(rng: &mut ChaCha8Rng, end: usize) -> usize {
    rng.random_range(0..end as u32) as usize
}
