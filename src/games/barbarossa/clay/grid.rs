//! The lattice of samples: how many, how they are numbered, and boxes of them.

/// Samples a side. Sample `i` lies at `i` voxels from the corner.
pub const SIDE: usize = 96;

/// Samples a side of a chunk, the unit of meshing and of undoing.
pub(super) const CHUNK: usize = 16;

/// Chunks a side.
pub const CHUNKS: usize = SIDE / CHUNK;

/// Samples a side of a block, the unit in which changes are told to the mesher.
pub(super) const BLOCK: usize = 4;

/// Blocks a side.
pub(super) const BLOCKS: usize = SIDE / BLOCK;

/// A voxel's length in the fine unit, in which samples hold distances and the kernel counts places.
pub(super) const VOXEL: i32 = 256;

/// How far distances are told, in fine units; beyond it a sample just says "far in" or "far out".
pub(super) const BAND: i32 = 6 * VOXEL;

/// Layers at each face that are never written and so always outside: no surface is ever open.
const MARGIN: usize = 2;

/// A place in fine units.
pub(super) type Place = [i32; 3];

/// The number of a sample.
pub(super) fn index(x: usize, y: usize, z: usize) -> usize {
    (z * SIDE + y) * SIDE + x
}

/// Some samples of a row along x. Not inlined: the many users share the checks.
#[inline(never)]
pub(super) fn row<T>(field: &[T], from: usize, y: usize, z: usize, count: usize) -> &[T] {
    let start = index(from, y, z);
    &field[start..start + count]
}

/// The same to be written.
#[inline(never)]
pub(super) fn row_mut<T>(field: &mut [T], from: usize, y: usize, z: usize, count: usize) -> &mut [T] {
    let start = index(from, y, z);
    &mut field[start..start + count]
}

/// How far outside the room for clay a sample lies along one axis, in fine units; negative within.
pub(super) fn wall(at: usize) -> i32 {
    let low = 2 * MARGIN as i32 + 1 - 2 * at as i32;
    let high = 2 * at as i32 + 2 * MARGIN as i32 + 3 - 2 * SIDE as i32;
    low.max(high) * (VOXEL / 2)
}

/// The same place on the other side of the middle plane.
pub(super) fn mirrored(place: Place) -> Place {
    [(SIDE as i32 - 1) * VOXEL - place[0], place[1], place[2]]
}

/// A box of samples, from `low` up to and without `high`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub(super) low: [usize; 3],
    pub(super) high: [usize; 3],
}

impl Bounds {
    pub(super) const NONE: Bounds = Bounds { low: [SIDE; 3], high: [0; 3] };

    /// All that may be written.
    pub(super) const ALL: Bounds = Bounds { low: [MARGIN; 3], high: [SIDE - MARGIN; 3] };

    /// What may be written within `reach` of the box between two places.
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

    pub(super) fn size(&self, axis: usize) -> usize {
        self.high[axis].saturating_sub(self.low[axis])
    }

    /// The smallest box with both in it.
    pub(super) fn with(self, other: Bounds) -> Bounds {
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

    /// Grown by some samples on every side, as far as there are samples.
    pub(super) fn grown(self, by: usize) -> Bounds {
        let mut bounds = self;
        for axis in 0..3 {
            bounds.low[axis] = bounds.low[axis].saturating_sub(by);
            bounds.high[axis] = (bounds.high[axis] + by).min(SIDE);
        }
        bounds
    }

    pub(super) fn meets(&self, other: &Bounds) -> bool {
        (0..3).all(|axis| self.low[axis] < other.high[axis] && other.low[axis] < self.high[axis])
    }
}
