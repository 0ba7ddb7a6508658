//! Axis-aligned bounding boxes of samples, and their rows.

use core::ops::Range;

use super::lattice::{MARGIN, Place, SIDE, VOXEL, index};

/// A box of samples, from `low` up to but not including `high`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub(super) low: [usize; 3],
    pub(super) high: [usize; 3],
}

/// A run of `len` samples along x that starts at (x, y, z).
#[derive(Copy, Clone)]
pub(super) struct Row {
    pub(super) x: usize,
    pub(super) y: usize,
    pub(super) z: usize,
    pub(super) len: usize,
}

impl Row {
    /// Returns the numbers of its samples.
    pub(super) fn samples(self) -> Range<usize> {
        let start = index(self.x, self.y, self.z);
        start..start + self.len
    }

    /// Returns its part from `low` up to but not including `high`.
    pub(super) fn between(self, low: usize, high: usize) -> Option<Row> {
        let (low, high) = (low.max(self.x), high.min(self.x + self.len));
        (low < high).then(|| Row { x: low, len: high - low, ..self })
    }
}

/// Iterator over the rows of a box. Written by hand, because iterator adapters would add a tenth to the time of a
/// replay.
pub(super) struct Rows {
    bounds: Bounds,
    y: usize,
    z: usize,
}

impl Iterator for Rows {
    type Item = Row;

    fn next(&mut self) -> Option<Row> {
        let Bounds { low, high } = self.bounds;
        if self.z >= high[2] {
            return None;
        }
        let row = Row { x: low[0], y: self.y, z: self.z, len: high[0] - low[0] };
        self.y += 1;
        if self.y == high[1] {
            (self.y, self.z) = (low[1], self.z + 1);
        }
        Some(row)
    }
}

impl Bounds {
    /// The empty box.
    pub(super) const NONE: Bounds = Bounds { low: [SIDE; 3], high: [0; 3] };

    /// All writable samples.
    pub(super) const ALL: Bounds = Bounds { low: [MARGIN; 3], high: [SIDE - MARGIN; 3] };

    /// Returns the cube with `side` samples along each side.
    pub(super) fn cube(low: [usize; 3], side: usize) -> Bounds {
        Bounds { low, high: low.map(|low| low + side) }
    }

    /// Returns the writable samples within `reach` fine units of the box between two places.
    pub(super) fn around(a: Place, b: Place, reach: i32) -> Bounds {
        let mut bounds = Bounds::NONE;
        for axis in 0..3 {
            let low = (a[axis].min(b[axis]) - reach + VOXEL - 1).div_euclid(VOXEL);
            let high = (a[axis].max(b[axis]) + reach).div_euclid(VOXEL) + 1;
            bounds.low[axis] = (low.max(MARGIN as i32) as usize).min(SIDE - MARGIN);
            bounds.high[axis] = (high.max(MARGIN as i32) as usize).min(SIDE - MARGIN);
        }
        bounds
    }

    pub(super) fn is_empty(&self) -> bool {
        (0..3).any(|axis| self.low[axis] >= self.high[axis])
    }

    /// Number of samples along an axis.
    pub(super) fn size(&self, axis: usize) -> usize {
        self.high[axis].saturating_sub(self.low[axis])
    }

    /// Iterates over its rows along x, by ascending z, then ascending y.
    pub(super) fn rows(self) -> Rows {
        let z = if self.is_empty() { self.high[2] } else { self.low[2] };
        Rows { bounds: self, y: self.low[1], z }
    }

    /// Returns the smallest box that contains both.
    pub(super) fn union(self, other: Bounds) -> Bounds {
        if other.is_empty() {
            return self;
        }
        let mut bounds = self;
        for axis in 0..3 {
            bounds.low[axis] = bounds.low[axis].min(other.low[axis]);
            bounds.high[axis] = bounds.high[axis].max(other.high[axis]);
        }
        bounds
    }

    /// Returns the box enlarged by `by` samples on every side, within the lattice.
    pub(super) fn grown(self, by: usize) -> Bounds {
        let mut bounds = self;
        for axis in 0..3 {
            bounds.low[axis] = bounds.low[axis].saturating_sub(by);
            bounds.high[axis] = (bounds.high[axis] + by).min(SIDE);
        }
        bounds
    }

    pub(super) fn intersects(&self, other: &Bounds) -> bool {
        (0..3).all(|axis| self.low[axis] < other.high[axis] && other.low[axis] < self.high[axis])
    }
}
