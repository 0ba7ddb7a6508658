//! What comes of the clay and the region that a stroke sweeps: rope, groove, hole or facet.
//!
//! Rope and groove are constructive solid geometry with a rounded seam: the smooth union and subtraction of Quilez's
//! "Smooth minimum", in its quadratic form.

use super::{
    bounds::Bounds,
    brush::{Brush, Tool},
    field::Field,
    lattice::{BAND, SIDE, VOXEL},
    normal::UNIT,
    plane::Plane,
    sweep::{FAR, Sweep},
};

/// What a tool does where it sweeps. Lengths are fine units.
#[derive(Copy, Clone)]
enum Blend {
    /// Clay inside; the seam is rounded over this length.
    Union { seam: i32 },
    /// Air inside, likewise.
    Subtraction { seam: i32 },
    /// A facet, which fades out over this length.
    Facet { fade: i32 },
}

impl Blend {
    fn of(brush: Brush) -> Blend {
        let radius = brush.radius();
        match brush.tool() {
            Tool::Carve => Blend::Subtraction { seam: (radius / 3).min(BAND) },
            Tool::Poke => Blend::Subtraction { seam: (radius / 2).min(BAND) },
            Tool::Flatten => Blend::Facet { fade: (radius / 2).min(BAND) },
            Tool::Lump => Blend::Union { seam: (radius / 4).min(BAND / 2) },
            _ => Blend::Union { seam: (radius * 5 / 8).min(BAND) },
        }
    }
}

/// Computes the field within a box anew from what it was before the stroke and from what the stroke swept.
pub(super) fn apply(field: &mut Field, sweep: &Sweep, bounds: Bounds, brush: Brush, plane: Plane) {
    let blend = Blend::of(brush);
    let planes = plane.halves(brush.mirror());
    let mut line = [0; SIDE];
    let line = &mut line[..bounds.size(0)];
    for row in bounds.rows() {
        let (before, swept) = (field.before().row(row), sweep.distances().row(row));
        match blend {
            Blend::Union { seam } => join(line, before, swept, 1, seam),
            Blend::Subtraction { seam } => join(line, before, swept, -1, seam),
            Blend::Facet { .. } if plane.normal == [0; 3] => line.copy_from_slice(before),
            Blend::Facet { fade } => {
                // The right half begins there.
                let half = (SIDE / 2).clamp(row.x, row.x + row.len) - row.x;
                for (part, plane) in [0..half, half..row.len].into_iter().zip(planes) {
                    let first = [row.x + part.start, row.y, row.z].map(|at| at as i32 * VOXEL);
                    let heights = Heights { first: plane.height(first), step: plane.normal[0] * VOXEL };
                    cut(&mut line[part.clone()], &before[part.clone()], &swept[part], heights, fade);
                }
            }
        }
        field.write(row, line);
    }
}

/// The smooth union of the clay `before` and what was `swept` (`sign` 1), or the smooth subtraction (-1).
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
        *to = (sign * least).clamp(-BAND, BAND) as i16;
    }
}

/// How high the samples of a row lie over a plane, in fine units times [`UNIT`].
struct Heights {
    first: i32,
    /// What each sample adds.
    step: i32,
}

/// Cuts what sticks out over a plane. Nothing is filled: a plane that runs out over a curve would lay a lip.
fn cut(line: &mut [i16], before: &[i16], swept: &[i16], heights: Heights, fade: i32) {
    // The edge is rounded a little, or it would come out jagged.
    let seam = (fade / 3).clamp(VOXEL / 2, 3 * VOXEL / 2);
    let mut height = heights.first;
    let share = (256 << 8) / fade.max(1);
    for ((to, &before), &swept) in line.iter_mut().zip(before).zip(swept) {
        let over = height / UNIT;
        height += heights.step;
        if swept >= 0 {
            *to = before;
            continue;
        }
        let before = i32::from(before);
        let sticks = over - before;
        let near = (seam - sticks.abs()).max(0);
        let cut = sticks.max(0) + near * near / (4 * seam);
        // A smoothstep of the depth within the region, both in 256ths.
        let inside = ((-i32::from(swept) * share) >> 8).min(256);
        let weight = (inside * inside * (768 - 2 * inside)) >> 16;
        *to = (before + cut * weight / 256).clamp(-BAND, BAND) as i16;
    }
}
