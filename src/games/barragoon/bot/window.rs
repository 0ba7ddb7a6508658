//! The window of alpha-beta search.

use super::super::board::Side;
use super::{
    MATE, MATE_BOUND, for_side,
    transposition::{Bound, Entry},
};

/// The open interval of relevant values: one side or the other avoids values outside it.
#[derive(Copy, Clone, Debug)]
pub(super) struct Window {
    /// The value that White is sure of elsewhere.
    alpha: i32,
    /// The value that Brown is sure of elsewhere.
    beta: i32,
}

impl Window {
    pub(super) const FULL: Window = Window { alpha: -MATE, beta: MATE };

    /// Whether no value is relevant: a cutoff.
    pub(super) fn is_closed(self) -> bool {
        self.alpha >= self.beta
    }

    /// Whether a value lies strictly inside, so that it may become that of the principal variation.
    pub(super) fn contains(self, value: i32) -> bool {
        self.alpha < value && value < self.beta
    }

    /// Whether no value lies inside: the search only asks whether a branch is better.
    pub(super) fn is_null(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// Returns the value that this side is sure of elsewhere.
    pub(super) fn sure_of(self, side: Side) -> i32 {
        match side {
            Side::White => self.alpha,
            Side::Brown => self.beta,
        }
    }

    /// Whether a value is better for this side than the value that it is sure of elsewhere.
    pub(super) fn is_beaten_by(self, side: Side, value: i32) -> bool {
        for_side(side, value) > for_side(side, self.sure_of(side))
    }

    /// Returns the null window that shows whether a branch beats the value that this side is sure of. `None` if it is
    /// sure of no value yet.
    pub(super) fn scout(self, side: Side) -> Option<Window> {
        let bound = self.sure_of(side);
        (bound.abs() < MATE).then_some(match side {
            Side::White => Window { alpha: bound, beta: bound + 1 },
            Side::Brown => Window { alpha: bound - 1, beta: bound },
        })
    }

    /// Records that this side is sure of this value.
    pub(super) fn narrow(&mut self, side: Side, value: i32) {
        match side {
            Side::White => self.alpha = self.alpha.max(value),
            Side::Brown => self.beta = self.beta.min(value),
        }
    }

    /// Returns the relation of a value found within this window to the true one.
    pub(super) fn bound(self, value: i32) -> Bound {
        if value >= self.beta {
            Bound::Lower
        } else if value <= self.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        }
    }

    /// Whether a stored value is precise enough for this window.
    pub(super) fn is_settled_by(self, entry: &Entry) -> bool {
        let is_enough = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => entry.value >= self.beta,
            Bound::Upper => entry.value <= self.alpha,
        };
        is_enough && entry.value.abs() < MATE_BOUND
    }
}
