//! Combines the clay with the region that a stroke sweeps (rope, groove, hole, facet, scratch or texture) or with a
//! plane.
//!
//! Rope and groove are constructive solid geometry with a rounded seam: the smooth union and subtraction of Quilez's
//! "Smooth minimum", in its quadratic form.

use core::ops::Range;

use super::{
    bounds::Row,
    brush::{Brush, Tool},
    field::Field,
    lattice::{BAND, Place, SIDE, VOXEL, clamp_abs, div_pow2},
    normal::UNIT,
    plane::Plane,
    relief::Relief,
    sweep::{FAR, Sweep},
};

/// Effect of a tool in the region it sweeps. Lengths are in fine units.
#[derive(Copy, Clone)]
enum Blend {
    /// Clay inside, with a seam rounded over this length.
    Union { seam: i32 },
    /// Air inside, with a seam rounded over this length.
    Subtraction { seam: i32 },
    /// A facet that fades out over this length.
    Facet { fade: i32 },
    /// Air beyond the plane, with a seam rounded over this length.
    Half { seam: i32 },
    /// The surface is lowered by `depth` in the middle, and not at all from `radius` on.
    Scratch { depth: i32, radius: i32 },
    /// A texture is pressed in.
    Texture(Relief),
}

impl Blend {
    fn of(brush: Brush) -> Blend {
        let radius = brush.radius();
        match brush.tool() {
            Tool::Carve => Blend::Subtraction { seam: (radius / 3).min(BAND) },
            Tool::Poke => Blend::Subtraction { seam: (radius / 2).min(BAND) },
            Tool::Flatten => Blend::Facet { fade: (radius / 2).min(BAND) },
            Tool::Cut => Blend::Half { seam: VOXEL },
            Tool::Scratch => {
                Blend::Scratch { depth: radius * brush.by_strength([4, 7, 10, 14]) / 10, radius }
            }
            tool if tool.is_stamp() => Blend::Texture(Relief::of(brush)),
            Tool::Lump => Blend::Union { seam: (radius / 4).min(BAND / 2) },
            _ => Blend::Union { seam: (radius * 5 / 8).min(BAND) },
        }
    }
}

/// Recomputes rows of the field from the clay before the stroke and the region swept.
pub(super) fn apply(
    field: &mut Field,
    sweep: &Sweep,
    rows: impl Iterator<Item = Row>,
    brush: Brush,
    plane: Plane,
) {
    let blend = Blend::of(brush);
    let planes = plane.halves(brush.mirror());
    let (mut line, mut over) = ([0; SIDE], [0; SIDE]);
    for row in rows {
        let (line, over) = (&mut line[..row.len], &mut over[..row.len]);
        let (before, swept) = (field.before().row(row), sweep.distances().row(row));
        match blend {
            Blend::Union { seam } => join(line, before, swept, 1, seam),
            Blend::Subtraction { seam } => join(line, before, swept, -1, seam),
            Blend::Half { seam } => {
                beyond(over, row, planes);
                join(line, before, over, -1, seam);
            }
            Blend::Scratch { depth, radius } => scratch(line, before, swept, depth, radius),
            Blend::Facet { .. } | Blend::Texture(_) if plane.is_none() => line.copy_from_slice(before),
            Blend::Facet { fade } => {
                for (part, plane, first) in halves(row, planes) {
                    let heights = Heights::of(plane, first);
                    cut(&mut line[part.clone()], &before[part.clone()], &swept[part], heights, fade);
                }
            }
            Blend::Texture(relief) => {
                for (part, plane, first) in halves(row, planes) {
                    relief.press(&mut line[part.clone()], &before[part.clone()], &swept[part], plane, first);
                }
            }
        }
        field.write(row, line);
    }
}

/// Returns the left and the right part of a row, each with its plane and the place of its first sample.
fn halves(row: Row, planes: [Plane; 2]) -> [(Range<usize>, Plane, Place); 2] {
    let half = (SIDE / 2).clamp(row.x, row.x + row.len) - row.x;
    let part = |part: Range<usize>, plane| {
        let first = [row.x + part.start, row.y, row.z].map(|at| at as i32 * VOXEL);
        (part, plane, first)
    };
    [part(0..half, planes[0]), part(half..row.len, planes[1])]
}

/// Computes the signed distance of a row's samples to the space above either plane.
fn beyond(line: &mut [i16], row: Row, planes: [Plane; 2]) {
    line.fill(BAND as i16);
    let first = [row.x, row.y, row.z].map(|at| at as i32 * VOXEL);
    for plane in planes {
        let heights = Heights::of(plane, first);
        for (at, to) in (0..).zip(line.iter_mut()) {
            let height = div_pow2::<{ UNIT.ilog2() }>(heights.first + at * heights.step);
            *to = (*to).min(clamp_abs(-height, BAND) as i16);
        }
    }
}

/// Lowers the surface along the path: a fold so narrow that it consists of its slopes.
fn scratch(line: &mut [i16], before: &[i16], swept: &[i16], depth: i32, radius: i32) {
    for ((to, &before), &swept) in line.iter_mut().zip(before).zip(swept) {
        *to = before;
        if swept < 0 {
            // Right on the path the swept distance only tells that the sample is deep inside.
            let far = (radius + i32::from(swept)).max(0) * 256 / radius;
            let near = 256 - ((far * far) >> 8);
            *to = (i32::from(before) + ((depth * near * near) >> 16)).min(BAND) as i16;
        }
    }
}

/// Computes the smooth union of `before` and `swept` (`sign` 1), or the smooth subtraction (-1).
fn join(line: &mut [i16], before: &[i16], swept: &[i16], sign: i32, seam: i32) {
    let seam = seam.max(1);
    let share = (1 << 20) / (4 * seam);
    for ((to, &before), &swept) in line.iter_mut().zip(before).zip(swept) {
        if swept == FAR {
            *to = before;
            continue;
        }
        let (clay, swept) = (sign * i32::from(before), i32::from(swept));
        let apart = (clay - swept).abs();
        let mut least = clay.min(swept);
        if apart < seam {
            let near = seam - apart;
            least -= (((near * near) as u32 * share as u32) >> 20) as i32;
        }
        *to = clamp_abs(sign * least, BAND) as i16;
    }
}

/// Heights of the samples of a row over a plane, in fine units times [`UNIT`].
struct Heights {
    first: i32,
    /// Increment for each sample.
    step: i32,
}

impl Heights {
    fn of(plane: Plane, first: Place) -> Heights {
        Heights { first: plane.height(first), step: plane.normal[0] * VOXEL }
    }
}

/// Cuts off clay above a plane. It fills nothing: a plane that leaves a curved surface would lay a lip.
fn cut(line: &mut [i16], before: &[i16], swept: &[i16], heights: Heights, fade: i32) {
    // The edge is rounded a little, or it would be jagged.
    let seam = (fade / 3).clamp(VOXEL / 2, 3 * VOXEL / 2);
    let mut height = heights.first;
    let share = (256 << 8) / fade.max(1);
    for ((to, &before), &swept) in line.iter_mut().zip(before).zip(swept) {
        let above = div_pow2::<{ UNIT.ilog2() }>(height);
        height += heights.step;
        if swept >= 0 {
            *to = before;
            continue;
        }
        let before = i32::from(before);
        let sticks = above - before;
        let near = (seam - sticks.abs()).max(0);
        let cut = sticks.max(0) + near * near / (4 * seam);
        // Smoothstep of the depth within the region, both in 256ths.
        let inside = ((-i32::from(swept) * share) >> 8).min(256);
        let weight = (inside * inside * (768 - 2 * inside)) >> 16;
        *to = clamp_abs(before + ((cut * weight) >> 8), BAND) as i16;
    }
}
