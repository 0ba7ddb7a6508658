//! Trilinear interpolation between samples: in integers for the clay itself, in floats for output.

use core::ops::{Add, Mul, Sub};

use super::{
    grid::Grid,
    lattice::{Place, SIDE},
};

/// Units of places between samples, to a voxel.
pub(super) const PARTS: i32 = 64;

/// A place within a cell, the cube between eight neighbouring samples.
pub(super) struct Cell<T> {
    /// Number of its lowest corner. The next corner along x has the next number.
    pub(super) first: usize,
    /// Difference of the numbers of neighbouring corners along y and along z.
    pub(super) steps: [usize; 2],
    /// Position of the place along each side of the cell.
    pub(super) part: [T; 3],
    /// Length of a side, in the unit of `part`.
    pub(super) side: T,
}

impl Cell<i32> {
    /// Returns the cell of a place, in [`PARTS`] of a voxel, in a box of this many samples. A place outside is moved to
    /// the nearest face.
    #[inline(always)]
    pub(super) fn at(place: Place, size: [usize; 3]) -> Cell<i32> {
        let [x, y, z] = [within(place[0], size[0]), within(place[1], size[1]), within(place[2], size[2])];
        let steps = [size[0], size[0] * size[1]];
        let first = z / PARTS as usize * steps[1] + y / PARTS as usize * steps[0] + x / PARTS as usize;
        let part = [(x % PARTS as usize) as i32, (y % PARTS as usize) as i32, (z % PARTS as usize) as i32];
        Cell { first, steps, part, side: PARTS }
    }
}

/// Clamps a coordinate between the first and the last of `size` samples.
#[inline(always)]
fn within(at: i32, size: usize) -> usize {
    at.max(0).min((size as i32 - 1) * PARTS - 1) as usize
}

// `inline(always)`: the app is compiled for size, so closures would otherwise be called for each corner, and dabs and
// light spend their time here.
impl<T> Cell<T> {
    /// Returns the samples at its corners: bit 0 of a corner is x, bit 1 y, bit 2 z.
    #[inline(always)]
    pub(super) fn corners<S: Copy>(&self, samples: &[S]) -> [S; 8] {
        let [up, on] = self.steps;
        // With constant steps the length is known, so the indices below need no bounds checks.
        let samples = &samples[self.first..][..on + up + 2];
        [
            samples[0],
            samples[1],
            samples[up],
            samples[up + 1],
            samples[on],
            samples[on + 1],
            samples[on + up],
            samples[on + up + 1],
        ]
    }
}

impl<T: Copy + Add<Output = T> + Sub<Output = T> + Mul<Output = T>> Cell<T> {
    /// Interpolates between its corners. The weights sum up to the cube of its side.
    #[inline(always)]
    pub(super) fn interpolate(&self, corners: [T; 8]) -> T {
        let [x, y, z] = self.part;
        let [a, b, c, d, e, f, g, h] = corners;
        let low = self.between(self.between(a, b, x), self.between(c, d, x), y);
        let high = self.between(self.between(e, f, x), self.between(g, h, x), y);
        self.between(low, high, z)
    }

    #[inline(always)]
    fn between(&self, low: T, high: T, part: T) -> T {
        low * (self.side - part) + high * part
    }
}

/// Interpolates between two words, lane by lane, at `part` of `LONG`. The result is multiplied by `LONG`. A lane may
/// borrow from the next one in between, but the final sum is right in each.
#[inline(always)]
pub(super) fn mix<const LONG: i32>(from: u64, to: u64, part: u64) -> u64 {
    from.wrapping_mul(LONG as u64).wrapping_add(to.wrapping_sub(from).wrapping_mul(part))
}

/// Interpolates within a face of a cell, with corners numbered as those of a cell.
#[inline(always)]
pub(super) fn mix_face<const LONG: i32>([a, b, c, d]: [u64; 4], [along, up]: [u64; 2]) -> u64 {
    mix::<LONG>(mix::<LONG>(a, b, along), mix::<LONG>(c, d, along), up)
}

/// Returns the value at a place in [`PARTS`] of a voxel.
#[inline(always)]
pub(super) fn sample(grid: &Grid<i16>, place: Place) -> i32 {
    sample_as(grid, place, i32::from)
}

/// As [`sample`], with each sample mapped by `taken` first.
#[inline(always)]
pub(super) fn sample_as(grid: &Grid<i16>, place: Place, taken: impl Fn(i16) -> i32) -> i32 {
    let cell = Cell::at(place, [SIDE; 3]);
    let [a, b, c, d, e, f, g, h] = cell.corners(grid.values());
    // Deep inside and far outside all samples are equal.
    if a == b && a == c && a == d && a == e && a == f && a == g && a == h {
        return taken(a);
    }
    let corners = [taken(a), taken(b), taken(c), taken(d), taken(e), taken(f), taken(g), taken(h)];
    weighted(cell.interpolate(corners))
}

/// Divides a sum of [`Cell::interpolate`] by the cube of [`PARTS`], rounded to nearest symmetrically about zero.
#[inline(always)]
pub(super) fn weighted(sum: i32) -> i32 {
    const BITS: u32 = 3 * PARTS.ilog2();
    // A negative half rounds down, as a positive one rounds up.
    (sum + (1 << (BITS - 1)) + (sum >> 31)) >> BITS
}
