//! Tubes: the distance to what a stroke went over, and how rope, groove, hole and facet come of it.

use super::{
    brush::{Brush, Tool},
    grid::{BAND, Bounds, Place, SIDE, VOXEL, index, mirrored, row, row_mut},
    sqrt_table::SqrtTable,
    volume::Clay,
};

/// Where no tube came near.
pub(super) const FAR: i16 = i16::MAX;

/// Parts of a lattice step in reading between samples.
pub(super) const PARTS: i32 = 64;

/// What comes of the distance to the tube.
#[derive(Copy, Clone)]
pub(super) enum Blend {
    /// Clay inside the tube; the seam is rounded over this length.
    Fill(i32),
    /// Air inside the tube, likewise.
    Hollow(i32),
    /// A facet, which fades out over this length.
    Facet(i32),
}

impl Blend {
    pub(super) fn of(brush: Brush) -> Blend {
        let radius = brush.radius();
        match brush.tool() {
            Tool::Carve => Blend::Hollow((radius / 3).min(BAND)),
            Tool::Poke => Blend::Hollow((radius / 2).min(BAND)),
            Tool::Flatten => Blend::Facet((radius / 2).min(BAND)),
            Tool::Lump => Blend::Fill((radius / 4).min(BAND / 2)),
            _ => Blend::Fill((radius * 5 / 8).min(BAND)),
        }
    }
}

/// A part of a direction 256 long.
fn along(place: Place, out: Place, length: i32) -> Place {
    let mut to = place;
    for axis in 0..3 {
        to[axis] += out[axis] * length / 256;
    }
    to
}

/// Where the middle of the tube is for a point: the weaker, the deeper below the surface (or above it for a groove).
pub(super) fn lifted(brush: Brush, place: Place, out: Place) -> Place {
    let eighths = 2 * i32::from(brush.strength()) - 7;
    let lift = brush.radius() * eighths / 8;
    match brush.tool() {
        Tool::Add => along(place, out, lift),
        Tool::Carve => along(place, out, -lift),
        _ => place,
    }
}

/// Both ends of the tube that makes a hole at a point.
pub(super) fn hole(brush: Brush, place: Place, out: Place) -> (Place, Place) {
    let radius = brush.radius();
    let depth = radius * brush.pick([1, 3, 6, 10]) / 2;
    (along(place, out, radius), along(place, out, -depth))
}

/// A place on a level and its upward direction, 256 long or zero.
pub(super) type Level = (Place, Place);

/// The level that a point at a surface with this outward direction asks for.
pub(super) fn level(brush: Brush, place: Place, out: Place) -> Level {
    let depth = brush.radius() * brush.pick([1, 2, 4, 7]) / 24;
    (along(place, out, -depth), out)
}

/// The levels of the left and of the right half.
fn halves(level: Level, mirror: bool) -> [Level; 2] {
    let (place, [along, up, on]) = level;
    let other = (mirrored(place), [-along, up, on]);
    match mirror {
        true if 2 * place[0] > (SIDE as i32 - 1) * VOXEL => [other, level],
        true => [level, other],
        false => [level; 2],
    }
}

/// The foot of a place on a level.
pub(super) fn levelled(place: Place, (foot, up): Level) -> Place {
    let mut height = 0;
    for axis in 0..3 {
        height += (place[axis] - foot[axis]) * up[axis];
    }
    along(place, up, -height / 256)
}

/// The distance at a place between samples, which is in parts; samples count for no more than `limit`.
pub(super) fn probe(field: &[i16], at: Place, limit: i32) -> i32 {
    let most = (SIDE as i32 - 1) * PARTS - 1;
    let at = at.map(|at| at.clamp(0, most));
    let part = at.map(|at| at % PARTS);
    let [x, y, z] = at.map(|at| (at / PARTS) as usize);
    let start = index(x, y, z);
    let mut sum = 0;
    for corner in 0..4 {
        let (up, on) = (corner & 1, corner >> 1);
        let weight = (if up == 1 { part[1] } else { PARTS - part[1] })
            * (if on == 1 { part[2] } else { PARTS - part[2] });
        let row = start + up * SIDE + on * SIDE * SIDE;
        let left = i32::from(field[row]).clamp(-limit, limit);
        let right = i32::from(field[row + 1]).clamp(-limit, limit);
        sum += weight * (left * (PARTS - part[0]) + right * part[0]);
    }
    rounded(sum)
}

/// Divides by the cube of [`PARTS`] to the nearest, the same for both signs.
pub(super) fn rounded(sum: i32) -> i32 {
    const CUBE: i32 = PARTS * PARTS * PARTS;
    (sum + if sum < 0 { -CUBE / 2 } else { CUBE / 2 }) / CUBE
}

/// The direction out of the clay near a place, 256 long, looked at as coarsely as the brush is; zero where it is
/// all clay or all air.
pub(super) fn outward(field: &[i16], sqrt: &SqrtTable, place: Place, radius: i32) -> Place {
    let reach = (radius / 2).clamp(3 * VOXEL / 2, 3 * VOXEL) * PARTS / VOXEL;
    let mut slope = [0; 3];
    for corner in 0..27 {
        let side = [corner % 3 - 1, corner / 3 % 3 - 1, corner / 9 - 1];
        let mut at = place;
        let mut weight = 8;
        for axis in 0..3 {
            at[axis] = at[axis] * PARTS / VOXEL + side[axis] * reach;
            weight >>= side[axis] & 1;
        }
        let sample = probe(field, at, BAND) * weight;
        for axis in 0..3 {
            slope[axis] += side[axis] * sample;
        }
    }
    let slope = slope.map(|slope| slope / 4);
    let length = sqrt.of(slope[0] * slope[0] + slope[1] * slope[1] + slope[2] * slope[2]);
    if length < VOXEL / 2 {
        return [0; 3];
    }
    slope.map(|slope| slope * 256 / length)
}

/// Notes the distance to the tube from one place to another wherever it is less than noted. What may have changed.
pub(super) fn tube(sweep: &mut [i16], sqrt: &SqrtTable, from: Place, to: Place, radius: i32) -> Bounds {
    let bounds = Bounds::around(from, to, radius + BAND);
    if bounds.is_empty() {
        return bounds;
    }
    let way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    let long = way[0] * way[0] + way[1] * way[1] + way[2] * way[2];
    // Shares of the way are counted in 2^16ths.
    let share = (1_i64 << 40) / i64::from(long.max(1));
    let far = (radius + BAND) * (radius + BAND);
    let deep = (radius - BAND).max(0) * (radius - BAND).max(0);
    for z in bounds.low[2]..bounds.high[2] {
        for y in bounds.low[1]..bounds.high[1] {
            let off = [bounds.low[0], y, z];
            let mut square = 0;
            let mut dot = 0;
            let mut first = 0;
            for axis in 0..3 {
                let off = off[axis] as i32 * VOXEL - from[axis];
                square += off * off;
                dot += off * way[axis];
                if axis == 0 {
                    first = off;
                }
            }
            let mut gain = VOXEL * (2 * first + VOXEL);
            for sample in row_mut(sweep, bounds.low[0], y, z, bounds.size(0)) {
                let near = if dot <= 0 {
                    square
                } else if dot >= long {
                    square - 2 * dot + long
                } else {
                    let part = (i64::from(dot) * share) >> 24;
                    square - ((i64::from(dot) * part) >> 16) as i32
                };
                square += gain;
                gain += 2 * VOXEL * VOXEL;
                dot += VOXEL * way[0];
                if near >= far {
                    continue;
                }
                let distance = if near <= deep { -BAND } else { (sqrt.of(near) - radius).max(-BAND) } as i16;
                if distance < *sample {
                    *sample = distance;
                }
            }
        }
    }
    bounds
}

impl Clay {
    /// Computes the volume within a box anew from what was before the stroke and from its tube.
    pub(super) fn blend(&mut self, bounds: Bounds, blend: Blend, level: Level, mirror: bool) {
        let levels = halves(level, mirror);
        // Where the right half begins in a row.
        let half = (SIDE / 2).clamp(bounds.low[0], bounds.high[0]);
        let mut line = [0; SIDE];
        let line = &mut line[..bounds.size(0)];
        for z in bounds.low[2]..bounds.high[2] {
            for y in bounds.low[1]..bounds.high[1] {
                let base = row(&self.base, bounds.low[0], y, z, line.len());
                let sweep = row(&self.sweep, bounds.low[0], y, z, line.len());
                match blend {
                    Blend::Fill(seam) => join(line, base, sweep, 1, seam),
                    Blend::Hollow(seam) => join(line, base, sweep, -1, seam),
                    // Without a direction there is no level.
                    Blend::Facet(_) if level.1 == [0; 3] => line.copy_from_slice(base),
                    Blend::Facet(fade) => {
                        for (from, to, (place, up)) in
                            [(bounds.low[0], half, levels[0]), (half, bounds.high[0], levels[1])]
                        {
                            let at = [from, y, z];
                            let mut height = 0;
                            for axis in 0..3 {
                                height += (at[axis] as i32 * VOXEL - place[axis]) * up[axis];
                            }
                            let part = from - bounds.low[0]..to - bounds.low[0];
                            let height = (height, up[0]);
                            facet(&mut line[part.clone()], &base[part.clone()], &sweep[part], height, fade);
                        }
                    }
                }
                self.write(bounds.low[0], y, z, line);
            }
        }
    }
}

/// Unites clay and tube (`sign` 1) or takes the tube away (-1), with the seam rounded over a length.
fn join(row: &mut [i16], base: &[i16], sweep: &[i16], sign: i32, seam: i32) {
    let seam = seam.max(1);
    let share = (1 << 20) / (4 * seam);
    for ((to, &base), &sweep) in row.iter_mut().zip(base).zip(sweep) {
        if sweep == FAR {
            *to = base;
            continue;
        }
        let (clay, tube) = (sign * i32::from(base), i32::from(sweep));
        let apart = (clay - tube).abs();
        let mut least = clay.min(tube);
        if apart < seam {
            let near = seam - apart;
            least -= (((near * near) as u32 * share as u32) >> 20) as i32;
        }
        *to = (sign * least).clamp(-BAND, BAND) as i16;
    }
}

/// Cuts what sticks out over a level: `height` is that of the first sample over it and what each step adds, times
/// 256. Nothing is filled: a level that runs out over a curve would lay a lip.
fn facet(row: &mut [i16], base: &[i16], sweep: &[i16], height: (i32, i32), fade: i32) {
    // The edge is rounded a little, or it would come out jagged.
    let seam = (fade / 3).clamp(VOXEL / 2, 3 * VOXEL / 2);
    let mut high = height.0;
    let share = (256 << 8) / fade.max(1);
    for ((to, &base), &sweep) in row.iter_mut().zip(base).zip(sweep) {
        let over = high / 256;
        high += height.1 * VOXEL;
        if sweep >= 0 {
            *to = base;
            continue;
        }
        let base = i32::from(base);
        let sticks = over - base;
        let near = (seam - sticks.abs()).max(0);
        let cut = sticks.max(0) + near * near / (4 * seam);
        let inside = ((-i32::from(sweep) * share) >> 8).min(256);
        let weight = (inside * inside * (768 - 2 * inside)) >> 16;
        *to = (base + cut * weight / 256).clamp(-BAND, BAND) as i16;
    }
}
