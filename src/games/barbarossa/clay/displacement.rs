//! A displacement: three numbers in one word, so that one multiplication scales all of them.

use super::{
    lattice::clamp_abs,
    trilinear::{Cell, PARTS, mix, mix_face, weighted},
};

/// Greatest displacement along one axis, in [`PARTS`] of a voxel.
const FURTHEST: i32 = 8191;

/// Bits of a word for each axis: those of a number, and the growth along one side of a cell.
const LANE: u32 = 21;

/// Offset of each number, so that none is negative.
const RAISED: i32 = FURTHEST + 1;

/// Displacement along x, y and z, in [`PARTS`] of a voxel.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) struct Displacement(u64);

impl Displacement {
    /// Zero displacement.
    pub(super) const ZERO: Displacement = Displacement(RAISED as u64 * (1 | 1 << LANE | 1 << (2 * LANE)));

    /// Creates a displacement, with each number clamped to its range.
    #[inline(always)]
    pub(super) fn by(way: [i32; 3]) -> Displacement {
        let lane = |way: i32| (clamp_abs(way, FURTHEST) + RAISED) as u64;
        Displacement(lane(way[0]) | lane(way[1]) << LANE | lane(way[2]) << (2 * LANE))
    }

    #[inline(always)]
    pub(super) fn way(self) -> [i32; 3] {
        let lane = |lane: u32| (self.0 >> (lane * LANE) & ((1 << LANE) - 1)) as i32 - RAISED;
        [lane(0), lane(1), lane(2)]
    }

    /// Interpolates the displacement at a place within a cell, rounded to nearest.
    #[inline(always)]
    pub(super) fn between(cell: &Cell<i32>, corners: [Displacement; 8]) -> [i32; 3] {
        let [a, b, c, d, e, f, g, h] = corners;
        if a == b && a == c && a == d && a == e && a == f && a == g && a == h {
            return a.way();
        }
        let [x, y, z] = [cell.part[0] as u64, cell.part[1] as u64, cell.part[2] as u64];
        let low = mix::<PARTS>(a.0, b.0, x);
        let low_up = mix::<PARTS>(c.0, d.0, x);
        let high = mix::<PARTS>(e.0, f.0, x);
        let high_up = mix::<PARTS>(g.0, h.0, x);
        // The lanes are full: from here on x and y have half a word each, and z has a word of its own.
        let xy = mix_face::<PARTS>([halves(low), halves(low_up), halves(high), halves(high_up)], [y, z]);
        let rest = 2 * LANE;
        let z = mix_face::<PARTS>([low >> rest, low_up >> rest, high >> rest, high_up >> rest], [y, z]);
        [nearest(xy), nearest(xy >> 32), nearest(z)]
    }
}

/// Returns the first two lanes of a word in half a word each.
#[inline(always)]
fn halves(word: u64) -> u64 {
    const FIRST: u64 = (1 << LANE) - 1;
    word & FIRST | (word << (32 - LANE)) & (FIRST << 32)
}

/// Returns the rounded value of the lower half of a word, after mixing along all three sides.
#[inline(always)]
fn nearest(sum: u64) -> i32 {
    weighted((sum as u32).wrapping_sub(RAISED as u32 * CUBE as u32) as i32)
}

/// The cube of [`PARTS`]: the sum of the weights of a cell's corners.
const CUBE: i32 = PARTS * PARTS * PARTS;

const _: () = assert!(((2 * FURTHEST as u64 + 1) * PARTS as u64) >> LANE == 0);
const _: () = assert!((2 * FURTHEST as u64 + 1) * (CUBE as u64) < 1 << 32);
