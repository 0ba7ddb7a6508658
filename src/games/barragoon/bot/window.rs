//! The window of alpha-beta search.

use super::super::board::Side;
use super::{
    MATE, MATE_BOUND,
    transposition::{Bound, Entry},
};

/// The values that are still of interest: what lies beyond them somebody keeps from coming about.
#[derive(Copy, Clone, Debug)]
pub(super) struct Window {
    /// The value that White is sure of elsewhere.
    alpha: i32,
    /// The value that Brown is sure of elsewhere.
    beta: i32,
}

impl Window {
    pub(super) const FULL: Window = Window { alpha: -MATE, beta: MATE };

    /// Whether nothing is of interest any more: a cutoff.
    pub(super) fn is_closed(self) -> bool {
        self.alpha >= self.beta
    }

    /// Whether a value lies strictly inside, and may become that of the principal variation.
    pub(super) fn contains(self, value: i32) -> bool {
        self.alpha < value && value < self.beta
    }

    /// This side is sure of this value.
    pub(super) fn narrow(&mut self, side: Side, value: i32) {
        match side {
            Side::White => self.alpha = self.alpha.max(value),
            Side::Brown => self.beta = self.beta.min(value),
        }
    }

    /// How a value that was found within this window bounds the true one.
    pub(super) fn bound(self, value: i32) -> Bound {
        if value >= self.beta {
            Bound::Lower
        } else if value <= self.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        }
    }

    /// Whether the true value need not be known better than this.
    pub(super) fn is_settled_by(self, entry: &Entry) -> bool {
        let is_enough = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => entry.value >= self.beta,
            Bound::Upper => entry.value <= self.alpha,
        };
        is_enough && entry.value.abs() < MATE_BOUND
    }
}
