//! Textures pressed into the surface: dots, furrows and a weave, on the plane of the first point.

use super::{
    brush::{Brush, Tool},
    lattice::{BAND, Place, VOXEL, dot, minus},
    normal::UNIT,
    plane::Plane,
};

/// Full depth of a texture, and full weight.
const WHOLE: i32 = 256;

/// A texture with its dimensions, in fine units.
#[derive(Copy, Clone)]
pub(super) struct Relief {
    tool: Tool,
    /// Period in both directions.
    period: i32,
    /// Greatest depth.
    depth: i32,
    /// Distance from the rim of the stroke at which the depth is full.
    fade: i32,
}

impl Relief {
    pub(super) fn of(brush: Brush) -> Relief {
        // The lattice cannot hold a shorter period.
        let period = (brush.radius() / 2).clamp(7 * VOXEL / 2, 7 * VOXEL);
        let depth = period * brush.by_strength([2, 3, 4, 6]) / 16;
        Relief { tool: brush.tool(), period, depth, fade: brush.radius() / 4 }
    }

    /// Presses the texture into a run of samples along x that starts at `first`, where the stroke `swept` them.
    pub(super) fn press(self, line: &mut [i16], before: &[i16], swept: &[i16], plane: Plane, first: Place) {
        let off = minus(first, plane.point);
        let (mut across, mut up) = (dot(off, plane.right), dot(off, plane.up));
        for ((to, &before), &swept) in line.iter_mut().zip(before).zip(swept) {
            let (u, v) = (across / UNIT, up / UNIT);
            across += plane.right[0] * VOXEL;
            up += plane.up[0] * VOXEL;
            *to = before;
            if swept < 0 {
                let inside = eased((-i32::from(swept) * WHOLE / self.fade).min(WHOLE));
                let deeper = self.depth * self.depth_at(u, v) / WHOLE * inside / WHOLE;
                *to = (i32::from(before) + deeper).min(BAND) as i16;
            }
        }
    }

    /// Returns the depth at a place on its plane, from 0 to [`WHOLE`].
    fn depth_at(self, u: i32, v: i32) -> i32 {
        let period = self.period;
        // Distance from the centre of a cell, from 0 to WHOLE at its edge.
        let aside = |at: i32| (2 * at.rem_euclid(period) - period).abs() * WHOLE / period;
        match self.tool {
            Tool::Furrows => eased(WHOLE - aside(u)),
            Tool::Dots => {
                let shift = v.div_euclid(period) % 2 * (period / 2);
                let (u, v) = (aside(u + shift), aside(v));
                // A dot takes four fifths of a cell.
                eased((WHOLE - (u * u + v * v) * 3 / (2 * WHOLE)).max(0))
            }
            _ => {
                // Strands alternate over and under: in every other cell one runs across.
                let over = (u.div_euclid(period) + v.div_euclid(period)) % 2 == 0;
                let (along, aside) = if over { (aside(u), aside(v)) } else { (aside(v), aside(u)) };
                let (arch, ends) = (aside * aside / WHOLE, along * along / WHOLE * along / WHOLE);
                WHOLE - (WHOLE - arch) * (WHOLE - ends * ends / WHOLE) / WHOLE
            }
        }
    }
}

/// Smoothstep, from 0 to [`WHOLE`].
fn eased(part: i32) -> i32 {
    (part * part * (3 * WHOLE - 2 * part)) >> 16
}
