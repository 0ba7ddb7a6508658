//! Determinization: deals of the cards that a seat has not seen, which agree with what it has.

use rand::{RngExt, rngs::ChaCha8Rng};

use super::{
    super::{cards::Card, view::View},
    hand::{Hand, bit, lane, suit_lane},
    round::{MOST, Round},
};

/// How often a deal is begun anew before one is kept that contradicts a known void.
const TRIES: u32 = 4;

/// So many swaps are made for one card.
const SWAPS: u32 = 12;

/// How much of a round is remembered.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Memory {
    /// The cards of so many tricks, the last ones.
    pub tricks: usize,
    /// Who did not follow which suit.
    pub voids: bool,
}

impl Memory {
    /// No round has more tricks.
    pub(super) const PERFECT: Memory = Memory { tricks: 52, voids: true };
}

/// The cards that a seat has not seen, and where they may be.
#[derive(Clone, Debug)]
pub(super) struct UnseenCards {
    /// Every copy of every card, in the order of the last sample.
    cards: Vec<u32>,
    /// The seat that holds the card at the same place of `cards`. It is shorter by the cards that nobody holds: those
    /// that were played and forgotten.
    holders: Vec<usize>,
    /// Suits that a seat is known to have none of, as a set of cards.
    voids: [u64; MOST],
}

impl UnseenCards {
    /// What the viewer has not seen, or does not remember.
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

    /// Deals them anew to all but the viewer.
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

    /// Mends a random deal: a card that its holder cannot have is swapped for one that suits both, or else with anybody
    /// whom it suits, and then the card that came back is looked at. Returns whether every card suits its holder.
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

    /// Whether the card may be at this place: its holder is not known to be void in its suit.
    fn fits(&self, at: usize, bit: u32) -> bool {
        self.holders.get(at).is_none_or(|seat| self.voids[*seat] & lane(bit) == 0)
    }
}

/// A random number below `end`, drawn from 32 bits, so that it is the same where `usize` has 64.
fn below(rng: &mut ChaCha8Rng, end: usize) -> usize {
    rng.random_range(0..end as u32) as usize
}
