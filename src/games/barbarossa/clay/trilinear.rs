//! Trilinear interpolation between samples: in integers for all that decides the clay, in floats for what is shown.

use core::ops::{Add, Mul, Sub};

use super::{
    grid::Grid,
    lattice::{Place, SIDE},
};

/// Parts of a voxel in which places between samples are counted.
pub(super) const PARTS: i32 = 64;

/// A place within a cell, whose corners are eight samples next to each other.
pub(super) struct Cell<T> {
    /// The number of its lowest corner; the next corner along x has the next number.
    pub(super) first: usize,
    /// How much higher the numbers of the next corners along y and z are.
    pub(super) steps: [usize; 2],
    /// How far the place lies along each side of the cell.
    pub(super) part: [T; 3],
    /// The length of a side, in the unit of `part`.
    pub(super) side: T,
}

impl Cell<i32> {
    /// The cell of a place, in [`PARTS`] of a voxel, among samples that fill a box of this size. A place outside is
    /// taken for the nearest on the faces.
    #[inline(always)]
    pub(super) fn at(place: Place, size: [usize; 3]) -> Cell<i32> {
        let [x, y, z] = [within(place[0], size[0]), within(place[1], size[1]), within(place[2], size[2])];
        let steps = [size[0], size[0] * size[1]];
        let first = z / PARTS as usize * steps[1] + y / PARTS as usize * steps[0] + x / PARTS as usize;
        let part = [(x % PARTS as usize) as i32, (y % PARTS as usize) as i32, (z % PARTS as usize) as i32];
        Cell { first, steps, part, side: PARTS }
    }
}

/// A place along one axis, brought between the first and the last of so many samples.
#[inline(always)]
fn within(at: i32, size: usize) -> usize {
    at.max(0).min((size as i32 - 1) * PARTS - 1) as usize
}

// The app is compiled to be small: closures, and all that is not told otherwise, would be called for each corner. These
// are what dabs and light are made of.
impl<T> Cell<T> {
    /// The samples at its corners: bit 0 of a corner is x, bit 1 y, bit 2 z.
    #[inline(always)]
    pub(super) fn corners<S: Copy>(&self, samples: &[S]) -> [S; 8] {
        let [up, on] = self.steps;
        // Where the steps are known beforehand, so is the length, and none of the places below needs a check.
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
    /// What its corners come to at the place, by weights that sum up to the cube of its side.
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

/// What lies so many of a cell's `LONG` parts on the way from one to another, times `LONG`, in each lane of a word. What a
/// lane borrows from the next in between it gives back.
#[inline(always)]
pub(super) fn mix<const LONG: i32>(from: u64, to: u64, part: u64) -> u64 {
    from.wrapping_mul(LONG as u64).wrapping_add(to.wrapping_sub(from).wrapping_mul(part))
}

/// The same within a face of a cell, whose corners are numbered as those of a cell are.
#[inline(always)]
pub(super) fn mix_face<const LONG: i32>([a, b, c, d]: [u64; 4], [along, up]: [u64; 2]) -> u64 {
    mix::<LONG>(mix::<LONG>(a, b, along), mix::<LONG>(c, d, along), up)
}

/// The value at a place in [`PARTS`] of a voxel.
#[inline(always)]
pub(super) fn sample(grid: &Grid<i16>, place: Place) -> i32 {
    sample_as(grid, place, i32::from)
}

/// As [`sample`], with each sample taken for something else.
#[inline(always)]
pub(super) fn sample_as(grid: &Grid<i16>, place: Place, taken: impl Fn(i16) -> i32) -> i32 {
    let cell = Cell::at(place, [SIDE; 3]);
    let [a, b, c, d, e, f, g, h] = cell.corners(grid.values());
    // Far in and far out all are the same.
    if a == b && a == c && a == d && a == e && a == f && a == g && a == h {
        return taken(a);
    }
    let corners = [taken(a), taken(b), taken(c), taken(d), taken(e), taken(f), taken(g), taken(h)];
    weighted(cell.interpolate(corners))
}

/// What a sum of [`Cell::interpolate`] comes to: it over the cube of [`PARTS`], to the nearest, alike for both signs.
#[inline(always)]
pub(super) fn weighted(sum: i32) -> i32 {
    const BITS: u32 = 3 * PARTS.ilog2();
    // A negative half goes down, as a positive one goes up.
    (sum + (1 << (BITS - 1)) + (sum >> 31)) >> BITS
}
