//! The region that a stroke sweeps: the distance to a chain of capsules, one between each two dabs.
//!
//! A tool's shape is computed from the whole region, not dab by dab. So a rope has no beads, and a stroke may cross
//! itself.

use super::{
    bounds::{Bounds, Row},
    brush::{Brush, HOLES, Tool},
    grid::Grid,
    lattice::{BAND, Place, VOXEL, dot, minus},
    normal::along,
    sqrt_table::SQRT,
    stale_rows::StaleRows,
};

/// Distance of samples that no capsule has reached.
pub(super) const FAR: i16 = i16::MAX;

/// The signed distance of each sample to the region swept by the current stroke, in fine units.
pub(super) struct Sweep(Grid<i16>);

impl Sweep {
    pub(super) fn new() -> Sweep {
        Sweep(Grid::filled_with(FAR))
    }

    pub(super) fn distances(&self) -> &Grid<i16> {
        &self.0
    }

    /// Clears the region within a box.
    pub(super) fn clear(&mut self, bounds: Bounds) {
        self.0.fill(bounds, FAR);
    }

    /// Adds a capsule: everything within `radius` of the segment between two places. All capsules of a stroke have the
    /// same radius. Samples whose distance changes become stale. Returns the box of all samples within reach.
    pub(super) fn add_capsule(
        &mut self,
        from: Place,
        to: Place,
        radius: i32,
        stale: &mut StaleRows,
    ) -> Bounds {
        let bounds = Bounds::around(from, to, radius + BAND);
        let way = minus(to, from);
        let long = dot(way, way);
        // Fractions of the segment are in 2^16ths.
        let share = (1_i64 << 40) / i64::from(long.max(1));
        let far = (radius + BAND) * (radius + BAND);
        let deep = (radius - BAND).max(0) * (radius - BAND).max(0);
        for row in bounds.rows() {
            let Some(row) = within(row, from, way, far) else { continue };
            let off = minus([row.x, row.y, row.z].map(|at| at as i32 * VOXEL), from);
            // All three are squares of fine units, updated from sample to sample by additions.
            let mut square = dot(off, off);
            let mut projection = dot(off, way);
            let mut gain = VOXEL * (2 * off[0] + VOXEL);
            let (mut first, mut end) = (usize::MAX, 0);
            for (sample, x) in self.0.row_mut(row).iter_mut().zip(row.x..) {
                let near = if projection <= 0 {
                    square
                } else if projection >= long {
                    square - 2 * projection + long
                } else {
                    let part = (i64::from(projection) * share) >> 24;
                    square - ((i64::from(projection) * part) >> 16) as i32
                };
                square += gain;
                gain += 2 * VOXEL * VOXEL;
                projection += VOXEL * way[0];
                // Most samples were already as near to the stroke, and a root takes longer than a square.
                let before = i32::from(*sample) + radius + INEXACT;
                if near >= far || near >= before * before {
                    continue;
                }
                let distance = if near <= deep { -BAND } else { (SQRT.of(near) - radius).max(-BAND) } as i16;
                if distance < *sample {
                    *sample = distance;
                    first = first.min(x);
                    end = x + 1;
                }
            }
            if first < end {
                stale.add(Row { x: first, len: end - first, ..row });
            }
        }
        bounds
    }
}

/// Upper bound for the error of square roots, in fine units, with a reserve.
const INEXACT: i32 = 3;

/// Returns the part of a row that may be nearer to the segment `way` from `from` than a distance, given as its square.
fn within(row: Row, from: Place, way: Place, far: i32) -> Option<Row> {
    // The distance in the projection along x, rounded down.
    let [_, y, z] = minus([0, row.y, row.z].map(|at| at as i32 * VOXEL), from);
    let [along, up, on] = way;
    let long = up * up + on * on;
    let projection = y * up + z * on;
    let square = y * y + z * z;
    let near = if projection <= 0 {
        square
    } else if projection >= long {
        square - 2 * projection + long
    } else {
        square - (i64::from(projection) * i64::from(projection) / i64::from(long)) as i32 - 1
    };
    if near >= far {
        return None;
    }
    let wide = SQRT.of(far - near) + INEXACT;
    let low = (from[0] + along.min(0) - wide).max(0) / VOXEL;
    let high = (from[0] + along.max(0) + wide).max(0) / VOXEL + 1;
    row.between(low as usize, high as usize)
}

/// Returns the centre of the capsules for a place on the surface. A weaker brush has it deeper in the clay, or higher
/// above it for a groove.
pub(super) fn middle(brush: Brush, place: Place, normal: Place) -> Place {
    let eighths = 2 * i32::from(brush.strength()) - 7;
    let lift = brush.radius() * eighths / 8;
    match brush.tool() {
        Tool::Add => along(place, normal, lift),
        Tool::Carve => along(place, normal, -lift),
        // Kept on one side, so that a stamp does not show on the other side of a leaf.
        tool if tool.is_stamp() => along(place, normal, brush.radius() / 2),
        _ => place,
    }
}

/// Returns the ends of the capsule of a hole at a place on the surface. A stronger brush makes it deeper.
pub(super) fn hole(brush: Brush, place: Place, normal: Place) -> (Place, Place) {
    let radius = brush.radius();
    let depth = radius * brush.by_strength(HOLES) / 2;
    (along(place, normal, radius), along(place, normal, -depth))
}
