//! The tools that push clay about: where the clay at each sample was before the stroke, so that however far it is
//! dragged it is read from the field only once and keeps its detail.
//!
//! A dab moves the displacements themselves, each looked up where its clay came from: backward tracing, as the
//! semi-Lagrangian step of Stam's "Stable fluids" (1999).

use super::{
    bounds::{Bounds, Row},
    brush::{Brush, Tool},
    came::Came,
    field::Field,
    grid::Grid,
    lattice::{Place, SIDE, VOXEL, dot, minus, mirrored, over},
    normal::UNIT,
    sqrt_table::SQRT,
    stale_rows::StaleRows,
    trilinear::{Cell, PARTS, sample},
};

/// For every sample how far the clay there has come.
pub(super) struct Displacement {
    /// None until something is pulled.
    grid: Option<Grid<Came>>,
    /// The displacements before the dab, within the box that it reads.
    before: Vec<Came>,
}

/// One side of a dab, in [`PARTS`] of a voxel.
struct Grab {
    /// Where the clay is dragged to.
    to: Place,
    /// How far it is dragged.
    by: Place,
    /// What is taken off that for each unit away from `to`, in 1024ths: how the clay is drawn together.
    squeeze: Option<[Place; 3]>,
}

impl Grab {
    /// The mirror image.
    fn mirrored(&self) -> Grab {
        let ([x, y, z], [along, up, on]) = (self.to, self.by);
        // What x does to y and z, and they to it, changes its sign; what it does to itself does not.
        let squeeze = self
            .squeeze
            .map(|[[xx, xy, xz], [yx, yy, yz], [zx, zy, zz]]| [[xx, -xy, -xz], [-yx, yy, yz], [-zx, zy, zz]]);
        Grab { to: [(SIDE as i32 - 1) * PARTS - x, y, z], by: [-along, up, on], squeeze }
    }

    /// How far clay is dragged that is so far off from where it is dragged to.
    #[inline(always)]
    fn way(&self, off: Place) -> Place {
        match self.squeeze {
            None => self.by,
            Some([x, y, z]) => {
                let [along, up, on] = self.by;
                [along - over::<10>(dot(x, off)), up - over::<10>(dot(y, off)), on - over::<10>(dot(z, off))]
            }
        }
    }

    /// The furthest that clay may be dragged along an axis, within a radius.
    fn furthest(&self, radius: i32) -> i32 {
        let by = self.by.map(i32::abs).into_iter().max().unwrap_or(0);
        // The rows of a projection are no longer than 1.
        if self.squeeze.is_some() { by + radius / 2 } else { by }
    }
}

/// How a grab wears off with the distance: by (1 - r²/R²)². The factor both scales what a side drags and weighs it
/// against the other side of the mirror.
struct Falloff {
    /// In [`PARTS`] of a voxel.
    radius: i32,
    /// One over the square of the radius, in 2^32nds.
    share: i64,
    /// Clay is carried along as a whole: only a rim of it wears off.
    whole: bool,
}

impl Falloff {
    fn of(brush: Brush) -> Falloff {
        let radius = brush.radius() * PARTS / VOXEL;
        let share = (1_i64 << 32) / i64::from(radius * radius);
        Falloff { radius, share, whole: brush.tool() == Tool::Move }
    }

    /// The part of a row that any grab reaches, and no more than two samples beside it.
    fn within(&self, grabs: &[Grab], row: Row) -> Option<Row> {
        let (mut low, mut high) = (i32::MAX, 0);
        let [x, y, z] = in_parts(row.x, row.y, row.z);
        for grab in grabs {
            let [x, y, z] = minus(grab.to, [x, y, z]);
            let left = self.radius * self.radius - y * y - z * z;
            if left > 0 {
                let wide = left.isqrt() + PARTS;
                low = low.min((x - wide + PARTS - 1) / PARTS);
                high = high.max((x + wide) / PARTS + 1);
            }
        }
        let (low, high) = (low.max(0), high.min(row.len as i32));
        (low < high).then(|| Row { x: row.x + low as usize, len: (high - low) as usize, ..row })
    }

    /// How far the clay that a dab brings to a place has come by it; nothing if it brings none there. Where both
    /// sides pull they share.
    #[inline(always)]
    fn way(&self, grabs: &[Grab], place: Place) -> Option<Place> {
        if let [grab] = grabs {
            let off = minus(place, grab.to);
            let weight = self.weight(off);
            let [x, y, z] = grab.way(off);
            // What is shared below with nobody else comes to the same.
            return (weight != 0).then_some([
                over::<10>(x * weight),
                over::<10>(y * weight),
                over::<10>(z * weight),
            ]);
        }
        let (mut way, mut all) = ([0; 3], 0);
        for grab in grabs {
            let off = minus(place, grab.to);
            let weight = self.weight(off);
            for (way, by) in way.iter_mut().zip(grab.way(off)) {
                *way += over::<10>(by * weight * weight);
            }
            all += weight;
        }
        if all == 0 { None } else { Some([way[0] / all, way[1] / all, way[2] / all]) }
    }

    /// How strongly a grab drags what is so far off from where it is dragged to, in 1024ths.
    #[inline(always)]
    fn weight(&self, off: Place) -> i32 {
        let far = dot(off, off);
        if far >= self.radius * self.radius {
            return 0;
        }
        let part = 1024 - ((i64::from(far) * self.share) >> 22) as i32;
        if self.whole {
            // From six tenths of the radius inwards all of it.
            if part >= 640 {
                return 1024;
            }
            // Eight fifths: so near to a product that it rounds alike.
            let part = (part * 104_858) >> 16;
            (((part * part) >> 6) * (3072 - 2 * part)) >> 14
        } else {
            (part * part) >> 10
        }
    }
}

impl Displacement {
    pub(super) fn new() -> Displacement {
        Displacement { grid: None, before: Vec::new() }
    }

    /// Forgets what was pulled within a box.
    pub(super) fn clear(&mut self, bounds: Bounds) {
        if let Some(grid) = &mut self.grid {
            grid.fill(bounds, Came::NOWHERE);
        }
    }

    /// One dab that drags clay from one place to another, and its mirror image if the brush has one. The samples that
    /// either may have displaced become stale; the box has them all in it.
    pub(super) fn drag(&mut self, brush: Brush, from: Place, to: Place, stale: &mut StaleRows) -> Bounds {
        let [from_parts, to_parts] = [from, to].map(|place| place.map(|at| at / (VOXEL / PARTS)));
        let force = if brush.tool() == Tool::Move { 16 } else { brush.by_strength([8, 11, 14, 16]) };
        let by = minus(to_parts, from_parts).map(|way| way * force / 16);
        self.dab(brush, to, Grab { to: to_parts, by, squeeze: None }, stale)
    }

    /// One dab that draws clay together towards the way from one place to another, and lifts it a little, as
    /// [`Displacement::drag`]. A dab on the spot draws it to a tip.
    pub(super) fn pinch(
        &mut self,
        brush: Brush,
        from: Place,
        to: Place,
        normal: Place,
        stale: &mut StaleRows,
    ) -> Bounds {
        if normal == [0; 3] {
            return Bounds::NONE;
        }
        // Where it goes, along the surface.
        let way = minus(to, from);
        let above = dot(way, normal) / UNIT;
        let way = [0, 1, 2].map(|axis| way[axis] - normal[axis] * above / UNIT);
        let long = SQRT.of(dot(way, way));
        let along = if long < VOXEL / 2 { [0; 3] } else { way.map(|way| way * UNIT / long) };
        let force = brush.by_strength([60, 100, 160, 240]);
        let squeeze = [0, 1, 2].map(|row| {
            [0, 1, 2].map(|column| {
                let one = if row == column { UNIT * UNIT } else { 0 };
                (one - normal[row] * normal[column] - along[row] * along[column]) / UNIT * force / UNIT
            })
        });
        let lift = brush.radius() * brush.by_strength([2, 4, 6, 9]) / 64;
        let by = normal.map(|out| out * lift / UNIT / (VOXEL / PARTS));
        let to_parts = to.map(|at| at / (VOXEL / PARTS));
        self.dab(brush, to, Grab { to: to_parts, by, squeeze: Some(squeeze) }, stale)
    }

    /// One dab, and its mirror image if the brush has one.
    fn dab(&mut self, brush: Brush, to: Place, here: Grab, stale: &mut StaleRows) -> Bounds {
        // Mirrored after rounding, so that both sides come out alike.
        let there = here.mirrored();
        let boxes = [to, mirrored(to)].map(|place| Bounds::around(place, place, brush.radius()));
        let falloff = Falloff::of(brush);
        // Each side reads what lies within its box and a dab's step around it.
        let margin = 3 + 2 * (brush.spacing() / VOXEL) as usize;
        if !brush.mirror() {
            self.advect(&[here], &falloff, boxes[0], stale);
            return boxes[0];
        }
        if boxes[0].grown(margin).intersects(&boxes[1]) {
            self.advect(&[here, there], &falloff, boxes[0].union(boxes[1]), stale);
        } else {
            self.advect(&[here], &falloff, boxes[0], stale);
            self.advect(&[there], &falloff, boxes[1], stale);
        }
        boxes[0].union(boxes[1])
    }

    /// Moves the displacements within a box along with the clay.
    fn advect(&mut self, grabs: &[Grab], falloff: &Falloff, bounds: Bounds, stale: &mut StaleRows) {
        let grid = self.grid.get_or_insert_with(|| Grid::filled_with(Came::NOWHERE));
        let furthest = grabs.iter().map(|grab| grab.furthest(falloff.radius)).max().unwrap_or(0);
        let source = bounds.grown((furthest / PARTS + 2) as usize);
        self.before.clear();
        for row in source.rows() {
            self.before.extend_from_slice(grid.row(row));
        }
        let low = source.low.map(|low| low as i32 * PARTS);
        let size = [0, 1, 2].map(|axis| source.size(axis));
        for row in bounds.rows() {
            let Some(row) = falloff.within(grabs, row) else { continue };
            stale.add(row);
            for (to, x) in grid.row_mut(row).iter_mut().zip(row.x..) {
                let at = in_parts(x, row.y, row.z);
                let Some(way) = falloff.way(grabs, at) else { continue };
                let cell = Cell::at(minus(minus(at, way), low), size);
                let [x, y, z] = Came::between(&cell, cell.corners(&self.before));
                *to = Came::by([x + way[0], y + way[1], z + way[2]]);
            }
        }
    }

    /// How far what is at the samples of a row has come; nothing where nothing is pulled.
    pub(super) fn row(&self, row: Row) -> &[Came] {
        self.grid.as_ref().map_or(&[], |grid| grid.row(row))
    }

    /// How far what is at a place has come, both in [`PARTS`] of a voxel.
    pub(super) fn came(&self, place: Place) -> Place {
        let Some(grid) = &self.grid else { return [0; 3] };
        let cell = Cell::at(place, [SIDE; 3]);
        Came::between(&cell, cell.corners(grid.values()))
    }

    /// Brings what was pulled into rows of the field.
    pub(super) fn apply(&self, field: &mut Field, rows: impl Iterator<Item = Row>) {
        let Some(grid) = &self.grid else { return };
        let mut line = [0; SIDE];
        for row in rows {
            let line = &mut line[..row.len];
            line.copy_from_slice(field.before().row(row));
            for ((to, by), x) in line.iter_mut().zip(grid.row(row)).zip(row.x..) {
                if *by != Came::NOWHERE {
                    let came_from = minus(in_parts(x, row.y, row.z), by.way());
                    *to = sample(field.before(), came_from) as i16;
                }
            }
            field.write(row, line);
        }
    }
}

/// The place of a sample in [`PARTS`] of a voxel.
#[inline(always)]
fn in_parts(x: usize, y: usize, z: usize) -> Place {
    [x as i32 * PARTS, y as i32 * PARTS, z as i32 * PARTS]
}
