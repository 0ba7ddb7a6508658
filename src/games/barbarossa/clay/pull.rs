//! Pulling: where the clay at each sample was before the stroke, so that however far it is dragged it is read from
//! the volume only once and keeps its detail.

use super::{
    brush::Brush,
    grid::{BAND, Bounds, Place, SIDE, VOXEL, mirrored, row, row_mut},
    sweep::{PARTS, probe, rounded},
    volume::Clay,
};

/// For every sample how far the clay there has come, in 64ths of a voxel.
pub(super) struct Displacement {
    /// Empty until something is pulled.
    field: Vec<[i16; 3]>,
    /// As it was before the dab, within the dab's box.
    before: Vec<[i16; 3]>,
}

impl Displacement {
    pub(super) fn new() -> Displacement {
        Displacement { field: Vec::new(), before: Vec::new() }
    }

    /// Forgets what was pulled within a box.
    pub(super) fn wipe(&mut self, gone: Bounds) {
        if self.field.is_empty() {
            return;
        }
        for z in gone.low[2]..gone.high[2] {
            for y in gone.low[1]..gone.high[1] {
                row_mut(&mut self.field, gone.low[0], y, z, gone.size(0)).fill([0; 3]);
            }
        }
    }

    /// One dab: the clay around `pulls[..].0` came from there by `pulls[..].1`, both in parts.
    fn drag(&mut self, pulls: &[(Place, Place)], radius: i32, bounds: Bounds) {
        self.field.resize(SIDE * SIDE * SIDE, [0; 3]);
        let most = pulls
            .iter()
            .map(|pull| pull.1.map(i32::abs))
            .fold([0; 3], |most, way| [most[0].max(way[0]), most[1].max(way[1]), most[2].max(way[2])]);
        let margin = (most[0].max(most[1]).max(most[2]) / PARTS + 2) as usize;
        let source = bounds.grown(margin);
        let (wide, tall) = (source.size(0), source.size(1));
        self.before.clear();
        for z in source.low[2]..source.high[2] {
            for y in source.low[1]..source.high[1] {
                self.before.extend_from_slice(row(&self.field, source.low[0], y, z, wide));
            }
        }
        let low = source.low.map(|low| low as i32 * PARTS);
        let square = radius * radius;
        let share = (1_i64 << 32) / i64::from(square);
        for z in bounds.low[2]..bounds.high[2] {
            for y in bounds.low[1]..bounds.high[1] {
                let line = row_mut(&mut self.field, bounds.low[0], y, z, bounds.size(0));
                for (to, x) in line.iter_mut().zip(bounds.low[0]..) {
                    let at = [x as i32 * PARTS, y as i32 * PARTS, z as i32 * PARTS];
                    let mut way = [0; 3];
                    let mut all = 0;
                    for &(middle, by) in pulls {
                        let off = [at[0] - middle[0], at[1] - middle[1], at[2] - middle[2]];
                        let far = off[0] * off[0] + off[1] * off[1] + off[2] * off[2];
                        if far >= square {
                            continue;
                        }
                        let part = 1024 - ((i64::from(far) * share) >> 22) as i32;
                        let weight = (part * part) >> 10;
                        for axis in 0..3 {
                            way[axis] += by[axis] * weight * weight / 1024;
                        }
                        all += weight;
                    }
                    if all == 0 {
                        continue;
                    }
                    // Where both sides pull they share.
                    let way = way.map(|way| way / all);
                    let mut from = [0; 3];
                    for axis in 0..3 {
                        from[axis] = at[axis] - way[axis] - low[axis];
                    }
                    let most = [wide, tall, source.size(2)].map(|size| (size as i32 - 1) * PARTS - 1);
                    let mut part = [0; 3];
                    let mut cell = [0; 3];
                    for axis in 0..3 {
                        let from = from[axis].clamp(0, most[axis]);
                        part[axis] = from % PARTS;
                        cell[axis] = (from / PARTS) as usize;
                    }
                    let first = (cell[2] * tall + cell[1]) * wide + cell[0];
                    let mut sum = [0; 3];
                    for corner in 0..4 {
                        let (up, on) = (corner & 1, corner >> 1);
                        let weight = (if up == 1 { part[1] } else { PARTS - part[1] })
                            * (if on == 1 { part[2] } else { PARTS - part[2] });
                        let row = first + (on * tall + up) * wide;
                        let (left, right) = (&self.before[row], &self.before[row + 1]);
                        for axis in 0..3 {
                            sum[axis] += weight
                                * (i32::from(left[axis]) * (PARTS - part[0])
                                    + i32::from(right[axis]) * part[0]);
                        }
                    }
                    for axis in 0..3 {
                        to[axis] = (rounded(sum[axis]) + way[axis]).clamp(-8191, 8191) as i16;
                    }
                }
            }
        }
    }
}

impl Clay {
    /// One dab of pulling from one place to another, and its mirror image if the brush has one.
    pub(super) fn drag(&mut self, brush: Brush, from: Place, to: Place, pending: &mut [Bounds; 2]) {
        let radius = brush.radius();
        let force = brush.pick([8, 11, 14, 16]);
        let parts = |place: Place| place.map(|at| at / (VOXEL / PARTS));
        let pull = |from: Place, to: Place| {
            let (from, to) = (parts(from), parts(to));
            let mut way = [0; 3];
            for axis in 0..3 {
                way[axis] = (to[axis] - from[axis]) * force / 16;
            }
            (to, way)
        };
        let here = pull(from, to);
        // Mirrored after rounding, so that both sides come out alike.
        let there = {
            let ([x, y, z], [along, up, on]) = here;
            ([(SIDE as i32 - 1) * PARTS - x, y, z], [-along, up, on])
        };
        let boxes = [to, mirrored(to)].map(|place| Bounds::around(place, place, radius));
        // Each reads what lies within its box and a step around it.
        let margin = 3 + 2 * (brush.spacing() / VOXEL) as usize;
        let radius = radius * PARTS / VOXEL;
        if !brush.mirror() {
            self.displacement.drag(&[here], radius, boxes[0]);
        } else if boxes[0].grown(margin).meets(&boxes[1]) {
            self.displacement.drag(&[here, there], radius, boxes[0].with(boxes[1]));
        } else {
            self.displacement.drag(&[here], radius, boxes[0]);
            self.displacement.drag(&[there], radius, boxes[1]);
        }
        pending[0] = pending[0].with(boxes[0]);
        if brush.mirror() {
            pending[1] = pending[1].with(boxes[1]);
        }
    }

    /// Brings what was pulled within a box into the volume.
    pub(super) fn apply_displacement(&mut self, bounds: Bounds) {
        if self.displacement.field.is_empty() {
            return;
        }
        let mut line = [0; SIDE];
        let line = &mut line[..bounds.size(0)];
        for z in bounds.low[2]..bounds.high[2] {
            for y in bounds.low[1]..bounds.high[1] {
                line.copy_from_slice(row(&self.base, bounds.low[0], y, z, line.len()));
                let shifts = row(&self.displacement.field, bounds.low[0], y, z, line.len());
                for ((to, shift), x) in line.iter_mut().zip(shifts).zip(bounds.low[0]..) {
                    if *shift == [0; 3] {
                        continue;
                    }
                    let mut from = [x, y, z].map(|at| at as i32 * PARTS);
                    for axis in 0..3 {
                        from[axis] -= i32::from(shift[axis]);
                    }
                    *to = probe(&self.base, from, BAND).clamp(-BAND, BAND) as i16;
                }
                self.write(bounds.low[0], y, z, line);
            }
        }
    }
}
