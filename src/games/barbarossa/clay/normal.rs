//! Normals of the surface, as coarse as the brush is large.

use super::{
    grid::Grid,
    lattice::{Place, VOXEL, dot},
    sqrt_table::SQRT,
    trilinear::{PARTS, sample},
};

/// Length of an integer normal.
pub(super) const UNIT: i32 = 256;

/// Returns the normal near a place for a tool of this radius, of length [`UNIT`]: the field's gradient by a Sobel
/// filter over 3 × 3 × 3 samples, half a radius apart. It is zero deep in the clay and far outside.
pub(super) fn at(field: &Grid<i16>, place: Place, radius: i32) -> Place {
    let apart = (radius / 2).clamp(3 * VOXEL / 2, 3 * VOXEL) * PARTS / VOXEL;
    let mut slope = [0; 3];
    for neighbour in 0..27 {
        let side = [neighbour % 3 - 1, neighbour / 3 % 3 - 1, neighbour / 9 - 1];
        let mut at = place;
        let mut weight = 8;
        for axis in 0..3 {
            at[axis] = at[axis] * PARTS / VOXEL + side[axis] * apart;
            weight >>= side[axis] & 1;
        }
        let sample = sample(field, at) * weight;
        for axis in 0..3 {
            slope[axis] += side[axis] * sample;
        }
    }
    let slope = slope.map(|slope| slope / 4);
    let length = SQRT.of(dot(slope, slope));
    if length < VOXEL / 2 {
        return [0; 3];
    }
    slope.map(|slope| slope * UNIT / length)
}

/// Returns the place at a distance in fine units along a normal.
pub(super) fn along(place: Place, normal: Place, length: i32) -> Place {
    [0, 1, 2].map(|axis| place[axis] + normal[axis] * length / UNIT)
}
