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
    pub(super) fn at(place: Place, size: [usize; 3]) -> Cell<i32> {
        let mut low = [0; 3];
        let mut part = [0; 3];
        for axis in 0..3 {
            let at = place[axis].clamp(0, (size[axis] as i32 - 1) * PARTS - 1);
            low[axis] = (at / PARTS) as usize;
            part[axis] = at % PARTS;
        }
        let steps = [size[0], size[0] * size[1]];
        Cell { first: low[2] * steps[1] + low[1] * steps[0] + low[0], steps, part, side: PARTS }
    }
}

/// What `read` finds at the corners of a cell, by weights that sum up to the cube of the cell's side.
pub(super) fn interpolate<S, T, const N: usize>(
    samples: &[S],
    cell: &Cell<T>,
    read: impl Fn(&S) -> [T; N],
) -> [T; N]
where
    T: Copy + Default + Add<Output = T> + Sub<Output = T> + Mul<Output = T>,
{
    let Cell { first, steps, part, side } = *cell;
    let mut sums = [T::default(); N];
    for corner in 0..4 {
        let (y, z) = (corner & 1, corner >> 1);
        let weight =
            (if y == 1 { part[1] } else { side - part[1] }) * (if z == 1 { part[2] } else { side - part[2] });
        let at = first + y * steps[0] + z * steps[1];
        let (left, right) = (read(&samples[at]), read(&samples[at + 1]));
        for n in 0..N {
            sums[n] = sums[n] + weight * (left[n] * side + (right[n] - left[n]) * part[0]);
        }
    }
    sums
}

/// The value at a place in [`PARTS`] of a voxel; samples count for no more than `limit`, whatever their sign.
pub(super) fn sample(grid: &Grid<i16>, place: Place, limit: i32) -> i32 {
    let cell = Cell::at(place, [SIDE; 3]);
    let [sum] = interpolate(grid.values(), &cell, |&sample| [i32::from(sample).clamp(-limit, limit)]);
    weighted(sum)
}

/// What a sum of [`interpolate`] comes to: it over the cube of [`PARTS`], to the nearest, alike for both signs.
pub(super) fn weighted(sum: i32) -> i32 {
    const CUBE: i32 = PARTS * PARTS * PARTS;
    (sum + if sum < 0 { -CUBE / 2 } else { CUBE / 2 }) / CUBE
}
