//! Tools that push clay about. They keep the displacement of each sample since the start of the stroke. So the field
//! before the stroke is read only once, and dragged clay keeps its detail.
//!
//! A dab moves the displacements themselves, each looked up where its clay came from: backward tracing, as in the
//! semi-Lagrangian step of Stam's "Stable fluids" (1999).

use super::{
    bounds::{Bounds, Row},
    brush::{Brush, Tool},
    displacement::Displacement,
    field::Field,
    grid::Grid,
    lattice::{Place, SIDE, VOXEL, div_pow2, dot, minus, mirrored},
    normal::UNIT,
    sqrt_table::SQRT,
    stale_rows::StaleRows,
    trilinear::{Cell, PARTS, sample},
};

/// The displacement of the clay at each sample.
pub(super) struct DisplacementField {
    /// `None` until the first dab.
    grid: Option<Grid<Displacement>>,
    /// The displacements before the dab, in the box that it reads.
    before: Vec<Displacement>,
}

/// One side of a dab, in [`PARTS`] of a voxel.
struct Grab {
    /// The place that clay is dragged to.
    to: Place,
    /// The vector by which clay is dragged.
    by: Place,
    /// Matrix, in 1024ths, that draws clay together: times the offset from `to`, it is subtracted from `by`.
    squeeze: Option<[Place; 3]>,
}

impl Grab {
    /// Returns the mirror image.
    fn mirrored(&self) -> Grab {
        let ([x, y, z], [along, up, on]) = (self.to, self.by);
        // Mixed terms of x with y or z change their sign; the others keep it.
        let squeeze = self
            .squeeze
            .map(|[[xx, xy, xz], [yx, yy, yz], [zx, zy, zz]]| [[xx, -xy, -xz], [-yx, yy, yz], [-zx, zy, zz]]);
        Grab { to: [(SIDE as i32 - 1) * PARTS - x, y, z], by: [-along, up, on], squeeze }
    }

    /// Returns the vector by which clay at this offset from `to` is dragged.
    #[inline(always)]
    fn way(&self, off: Place) -> Place {
        match self.squeeze {
            None => self.by,
            Some([x, y, z]) => {
                let [along, up, on] = self.by;
                [
                    along - div_pow2::<10>(dot(x, off)),
                    up - div_pow2::<10>(dot(y, off)),
                    on - div_pow2::<10>(dot(z, off)),
                ]
            }
        }
    }

    /// Returns the greatest displacement along an axis, within a radius.
    fn furthest(&self, radius: i32) -> i32 {
        let by = self.by.map(i32::abs).into_iter().max().unwrap_or(0);
        // The rows of a projection have length 1 at most.
        if self.squeeze.is_some() { by + radius / 2 } else { by }
    }
}

/// Falloff of a grab with distance, (1 - r²/R²)². It scales the displacement of one side and weighs it against the
/// other side of the mirror.
struct Falloff {
    /// In [`PARTS`] of a voxel.
    radius: i32,
    /// Reciprocal of the squared radius, in 2^32nds.
    share: i64,
    /// Whether clay moves as a whole, with a falloff only at the rim.
    whole: bool,
}

impl Falloff {
    fn of(brush: Brush) -> Falloff {
        let radius = brush.radius() * PARTS / VOXEL;
        let share = (1_i64 << 32) / i64::from(radius * radius);
        Falloff { radius, share, whole: brush.tool() == Tool::Move }
    }

    /// Returns the part of a row that a grab reaches, with at most two samples more on either side.
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

    /// Returns the displacement that a dab gives to the clay it brings to a place; `None` for no effect. Where both
    /// sides pull, their displacements are averaged by weight.
    #[inline(always)]
    fn way(&self, grabs: &[Grab], place: Place) -> Option<Place> {
        if let [grab] = grabs {
            let off = minus(place, grab.to);
            let weight = self.weight(off);
            let [x, y, z] = grab.way(off);
            // With a single grab the average below would be the same.
            return (weight != 0).then_some([
                div_pow2::<10>(x * weight),
                div_pow2::<10>(y * weight),
                div_pow2::<10>(z * weight),
            ]);
        }
        let (mut way, mut all) = ([0; 3], 0);
        for grab in grabs {
            let off = minus(place, grab.to);
            let weight = self.weight(off);
            for (way, by) in way.iter_mut().zip(grab.way(off)) {
                *way += div_pow2::<10>(by * weight * weight);
            }
            all += weight;
        }
        if all == 0 { None } else { Some([way[0] / all, way[1] / all, way[2] / all]) }
    }

    /// Returns the weight of a grab at this offset from its target, in 1024ths.
    #[inline(always)]
    fn weight(&self, off: Place) -> i32 {
        let far = dot(off, off);
        if far >= self.radius * self.radius {
            return 0;
        }
        let part = 1024 - ((i64::from(far) * self.share) >> 22) as i32;
        if self.whole {
            // Full weight from six tenths of the radius inwards.
            if part >= 640 {
                return 1024;
            }
            // Eight fifths, as a product that rounds alike.
            let part = (part * 104_858) >> 16;
            (((part * part) >> 6) * (3072 - 2 * part)) >> 14
        } else {
            (part * part) >> 10
        }
    }
}

impl DisplacementField {
    pub(super) fn new() -> DisplacementField {
        DisplacementField { grid: None, before: Vec::new() }
    }

    /// Clears the displacements in a box.
    pub(super) fn clear(&mut self, bounds: Bounds) {
        if let Some(grid) = &mut self.grid {
            grid.fill(bounds, Displacement::ZERO);
        }
    }

    /// Makes one dab that drags clay from one place to another, and its mirror image if the brush mirrors. Samples that
    /// may be displaced become stale. Returns a box that contains them all.
    pub(super) fn drag(&mut self, brush: Brush, from: Place, to: Place, stale: &mut StaleRows) -> Bounds {
        let [from_parts, to_parts] = [from, to].map(|place| place.map(|at| at / (VOXEL / PARTS)));
        let force = if brush.tool() == Tool::Move { 16 } else { brush.by_strength([8, 11, 14, 16]) };
        let by = minus(to_parts, from_parts).map(|way| way * force / 16);
        self.dab(brush, to, Grab { to: to_parts, by, squeeze: None }, stale)
    }

    /// Makes one dab that draws clay together towards the line from one place to another and lifts it a little, as
    /// [`DisplacementField::drag`] does. A dab on the spot makes a tip.
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
        // Its direction along the surface.
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

    /// Makes one dab, and its mirror image if the brush mirrors.
    fn dab(&mut self, brush: Brush, to: Place, here: Grab, stale: &mut StaleRows) -> Bounds {
        // Mirrored after rounding, so that both sides are alike.
        let there = here.mirrored();
        let boxes = [to, mirrored(to)].map(|place| Bounds::around(place, place, brush.radius()));
        let falloff = Falloff::of(brush);
        // Each side reads its box and one step of a dab around it.
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

    /// Advects the displacements in a box along with the clay.
    fn advect(&mut self, grabs: &[Grab], falloff: &Falloff, bounds: Bounds, stale: &mut StaleRows) {
        let grid = self.grid.get_or_insert_with(|| Grid::filled_with(Displacement::ZERO));
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
                let [x, y, z] = Displacement::between(&cell, cell.corners(&self.before));
                *to = Displacement::by([x + way[0], y + way[1], z + way[2]]);
            }
        }
    }

    /// Returns the displacements of a row of samples; empty before the first dab.
    pub(super) fn row(&self, row: Row) -> &[Displacement] {
        self.grid.as_ref().map_or(&[], |grid| grid.row(row))
    }

    /// Returns the displacement of the clay at a place, both in [`PARTS`] of a voxel.
    pub(super) fn at(&self, place: Place) -> Place {
        let Some(grid) = &self.grid else { return [0; 3] };
        let cell = Cell::at(place, [SIDE; 3]);
        Displacement::between(&cell, cell.corners(grid.values()))
    }

    /// Applies the displacements to rows of the field.
    pub(super) fn apply(&self, field: &mut Field, rows: impl Iterator<Item = Row>) {
        let Some(grid) = &self.grid else { return };
        let mut line = [0; SIDE];
        for row in rows {
            let line = &mut line[..row.len];
            line.copy_from_slice(field.before().row(row));
            for ((to, by), x) in line.iter_mut().zip(grid.row(row)).zip(row.x..) {
                if *by != Displacement::ZERO {
                    let came_from = minus(in_parts(x, row.y, row.z), by.way());
                    *to = sample(field.before(), came_from) as i16;
                }
            }
            field.write(row, line);
        }
    }
}

/// Returns the place of a sample in [`PARTS`] of a voxel.
#[inline(always)]
fn in_parts(x: usize, y: usize, z: usize) -> Place {
    [x as i32 * PARTS, y as i32 * PARTS, z as i32 * PARTS]
}
