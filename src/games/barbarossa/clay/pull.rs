//! The pull tool: where the clay at each sample was before the stroke, so that however far it is dragged it is read
//! from the field only once and keeps its detail.
//!
//! A dab moves the displacements themselves, each looked up where its clay came from: backward tracing, as the
//! semi-Lagrangian step of Stam's "Stable fluids" (1999).

use super::{
    bounds::Bounds,
    brush::Brush,
    field::Field,
    grid::Grid,
    lattice::{BAND, Place, SIDE, VOXEL, dot, minus, mirrored},
    trilinear::{Cell, PARTS, interpolate, sample, weighted},
};

/// The furthest that clay may come along one axis, in [`PARTS`] of a voxel.
const FURTHEST: i32 = 8191;

/// For every sample how far the clay there has come, in [`PARTS`] of a voxel.
pub(super) struct Displacement {
    /// None until something is pulled.
    grid: Option<Grid<[i16; 3]>>,
    /// The displacements before the dab, within the box that it reads.
    before: Vec<[i16; 3]>,
}

/// One side of a dab, in [`PARTS`] of a voxel.
struct Grab {
    /// Where the clay is dragged to.
    to: Place,
    /// How far it is dragged.
    by: Place,
}

impl Grab {
    /// The mirror image.
    fn mirrored(&self) -> Grab {
        let ([x, y, z], [along, up, on]) = (self.to, self.by);
        Grab { to: [(SIDE as i32 - 1) * PARTS - x, y, z], by: [-along, up, on] }
    }
}

/// How a grab wears off with the distance: by (1 - r²/R²)². The factor both scales what a side drags and weighs it
/// against the other side of the mirror.
struct Falloff {
    /// The square of the radius, in [`PARTS`] of a voxel.
    square: i32,
    /// One over `square`, in 2^32nds.
    share: i64,
}

impl Falloff {
    fn of(radius: i32) -> Falloff {
        let square = radius * radius;
        Falloff { square, share: (1_i64 << 32) / i64::from(square) }
    }

    /// How far the clay that a dab brings to a place has come by it; nothing if it brings none there. Where both
    /// sides pull they share.
    #[inline(always)]
    fn way(&self, grabs: &[Grab], place: Place) -> Option<Place> {
        let mut way = [0; 3];
        let mut all = 0;
        for grab in grabs {
            let off = minus(place, grab.to);
            let far = dot(off, off);
            if far >= self.square {
                continue;
            }
            let part = 1024 - ((i64::from(far) * self.share) >> 22) as i32;
            let weight = (part * part) >> 10;
            for (way, by) in way.iter_mut().zip(&grab.by) {
                *way += by * weight * weight / 1024;
            }
            all += weight;
        }
        if all == 0 { None } else { Some([way[0] / all, way[1] / all, way[2] / all]) }
    }
}

impl Displacement {
    pub(super) fn new() -> Displacement {
        Displacement { grid: None, before: Vec::new() }
    }

    /// Forgets what was pulled within a box.
    pub(super) fn clear(&mut self, bounds: Bounds) {
        if let Some(grid) = &mut self.grid {
            grid.fill(bounds, [0; 3]);
        }
    }

    /// One dab from one place to another, and its mirror image if the brush has one. The samples that either may
    /// have displaced.
    pub(super) fn drag(&mut self, brush: Brush, from: Place, to: Place) -> [Bounds; 2] {
        let [from_parts, to_parts] = [from, to].map(|place| place.map(|at| at / (VOXEL / PARTS)));
        let force = brush.by_strength([8, 11, 14, 16]);
        let here = Grab { to: to_parts, by: minus(to_parts, from_parts).map(|way| way * force / 16) };
        // Mirrored after rounding, so that both sides come out alike.
        let there = here.mirrored();
        let boxes = [to, mirrored(to)].map(|place| Bounds::around(place, place, brush.radius()));
        let falloff = Falloff::of(brush.radius() * PARTS / VOXEL);
        // Each side reads what lies within its box and a dab's step around it.
        let margin = 3 + 2 * (brush.spacing() / VOXEL) as usize;
        if !brush.mirror() {
            self.advect(&[here], &falloff, boxes[0]);
            return [boxes[0], Bounds::NONE];
        }
        if boxes[0].grown(margin).intersects(&boxes[1]) {
            self.advect(&[here, there], &falloff, boxes[0].union(boxes[1]));
        } else {
            self.advect(&[here], &falloff, boxes[0]);
            self.advect(&[there], &falloff, boxes[1]);
        }
        boxes
    }

    /// Moves the displacements within a box along with the clay.
    fn advect(&mut self, grabs: &[Grab], falloff: &Falloff, bounds: Bounds) {
        let grid = self.grid.get_or_insert_with(|| Grid::filled_with([0; 3]));
        let furthest = grabs.iter().flat_map(|grab| grab.by).map(i32::abs).max().unwrap_or(0);
        let source = bounds.grown((furthest / PARTS + 2) as usize);
        self.before.clear();
        for row in source.rows() {
            self.before.extend_from_slice(grid.row(row));
        }
        let low = source.low.map(|low| low as i32 * PARTS);
        let size = [0, 1, 2].map(|axis| source.size(axis));
        for row in bounds.rows() {
            for (to, x) in grid.row_mut(row).iter_mut().zip(row.x..) {
                let at = in_parts(x, row.y, row.z);
                let Some(way) = falloff.way(grabs, at) else { continue };
                let cell = Cell::at(minus(minus(at, way), low), size);
                let came = interpolate(&self.before, &cell, wide);
                for axis in 0..3 {
                    to[axis] = (weighted(came[axis]) + way[axis]).clamp(-FURTHEST, FURTHEST) as i16;
                }
            }
        }
    }

    /// Brings what was pulled within a box into the field.
    pub(super) fn apply_displacement(&self, field: &mut Field, bounds: Bounds) {
        let Some(grid) = &self.grid else { return };
        let mut line = [0; SIDE];
        let line = &mut line[..bounds.size(0)];
        for row in bounds.rows() {
            line.copy_from_slice(field.before().row(row));
            for ((to, by), x) in line.iter_mut().zip(grid.row(row)).zip(row.x..) {
                if *by != [0; 3] {
                    let came_from = minus(in_parts(x, row.y, row.z), wide(by));
                    *to = sample(field.before(), came_from, BAND) as i16;
                }
            }
            field.write(row, line);
        }
    }
}

/// The place of a sample in [`PARTS`] of a voxel.
fn in_parts(x: usize, y: usize, z: usize) -> Place {
    [x as i32 * PARTS, y as i32 * PARTS, z as i32 * PARTS]
}

/// A displacement to compute with.
fn wide(by: &[i16; 3]) -> Place {
    [i32::from(by[0]), i32::from(by[1]), i32::from(by[2])]
}
