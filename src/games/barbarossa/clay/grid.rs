//! Values on the lattice, accessed row by row.

use super::{
    bounds::{Bounds, Row},
    lattice::SIDE,
};

/// A value for each sample of the lattice.
pub(super) struct Grid<T>(Vec<T>);

impl<T: Copy> Grid<T> {
    pub(super) fn filled_with(value: T) -> Grid<T> {
        Grid(vec![value; SIDE * SIDE * SIDE])
    }

    /// Returns all values by the number of their sample.
    pub(super) fn values(&self) -> &[T] {
        &self.0
    }

    pub(super) fn row(&self, row: Row) -> &[T] {
        &self.0[row.samples()]
    }

    pub(super) fn row_mut(&mut self, row: Row) -> &mut [T] {
        &mut self.0[row.samples()]
    }

    /// Sets all samples of a box to the same value.
    pub(super) fn fill(&mut self, bounds: Bounds, value: T) {
        for row in bounds.rows() {
            self.row_mut(row).fill(value);
        }
    }
}
