//! The region that a stroke sweeps: the distance to a chain of capsules, one from each dab to the next.
//!
//! The shape of a tool is made of the whole of it and not dab by dab, so a rope has no beads, and a stroke may cross
//! itself.

use super::{
    bounds::{Bounds, Row},
    brush::{Brush, HOLES, Tool},
    grid::Grid,
    lattice::{BAND, Place, VOXEL, dot, minus},
    normal::along,
    sqrt_table::SQRT,
};

/// The distance where no capsule came near.
pub(super) const FAR: i16 = i16::MAX;

/// The signed distance of each sample to what the stroke at work swept, in fine units.
pub(super) struct Sweep(Grid<i16>);

impl Sweep {
    pub(super) fn new() -> Sweep {
        Sweep(Grid::filled_with(FAR))
    }

    pub(super) fn distances(&self) -> &Grid<i16> {
        &self.0
    }

    /// The part of a row from the first sample that a capsule came near to the last, if there are any.
    pub(super) fn reached(&self, row: Row) -> Option<Row> {
        let distances = self.0.row(row);
        let first = distances.iter().position(|&distance| distance != FAR)?;
        let last = distances.iter().rposition(|&distance| distance != FAR)?;
        Some(Row { x: row.x + first, len: last + 1 - first, ..row })
    }

    /// Forgets what was swept within a box.
    pub(super) fn clear(&mut self, bounds: Bounds) {
        self.0.fill(bounds, FAR);
    }

    /// Adds a capsule: all within `radius` of the segment from one place to another. The samples whose distance may
    /// have changed.
    pub(super) fn add_capsule(&mut self, from: Place, to: Place, radius: i32) -> Bounds {
        let bounds = Bounds::around(from, to, radius + BAND);
        let way = minus(to, from);
        let long = dot(way, way);
        // Shares of the way are counted in 2^16ths.
        let share = (1_i64 << 40) / i64::from(long.max(1));
        let far = (radius + BAND) * (radius + BAND);
        let deep = (radius - BAND).max(0) * (radius - BAND).max(0);
        for row in bounds.rows() {
            let off = minus([row.x, row.y, row.z].map(|at| at as i32 * VOXEL), from);
            if passes(off, way, far) {
                continue;
            }
            // All three are squares of fine units, and are brought from sample to sample by additions.
            let mut square = dot(off, off);
            let mut projection = dot(off, way);
            let mut gain = VOXEL * (2 * off[0] + VOXEL);
            for sample in self.0.row_mut(row) {
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
                if near >= far {
                    continue;
                }
                let distance = if near <= deep { -BAND } else { (SQRT.of(near) - radius).max(-BAND) } as i16;
                *sample = distance.min(*sample);
            }
        }
        bounds
    }
}

/// Whether a row of samples along x, `off` from where a way begins, passes it at this distance or further, which is given
/// as its square: seen along x, and a little too near if anything.
fn passes([_, y, z]: Place, [_, up, on]: Place, far: i32) -> bool {
    let long = up * up + on * on;
    let along = y * up + z * on;
    let square = y * y + z * z;
    let near = if along <= 0 {
        square
    } else if along >= long {
        square - 2 * along + long
    } else {
        square - (i64::from(along) * i64::from(along) / i64::from(long)) as i32 - 1
    };
    near >= far
}

/// The middle of the capsules at a place on the surface: the weaker the brush, the deeper in the clay, or the higher
/// above it for a groove.
pub(super) fn middle(brush: Brush, place: Place, normal: Place) -> Place {
    let eighths = 2 * i32::from(brush.strength()) - 7;
    let lift = brush.radius() * eighths / 8;
    match brush.tool() {
        Tool::Add => along(place, normal, lift),
        Tool::Carve => along(place, normal, -lift),
        // What is pressed into one side of a leaf does not show on the other.
        tool if tool.is_stamp() => along(place, normal, brush.radius() / 2),
        _ => place,
    }
}

/// Both ends of the capsule that makes a hole at a place on the surface: the stronger the brush, the deeper.
pub(super) fn hole(brush: Brush, place: Place, normal: Place) -> (Place, Place) {
    let radius = brush.radius();
    let depth = radius * brush.by_strength(HOLES) / 2;
    (along(place, normal, radius), along(place, normal, -depth))
}
