//! Beginnings: ball, bar, slab, or nothing, in place of whatever was there.

use super::{
    brush::{Brush, Tool},
    grid::{BAND, Bounds, SIDE, VOXEL},
    volume::Clay,
};

/// Half of each side before rounding, and the radius of rounding.
fn shape(brush: Brush) -> ([i32; 3], i32) {
    let radius = brush.radius();
    match brush.tool() {
        Tool::Bar => ([radius * 7 / 8, 0, 0], radius * 7 / 16),
        Tool::Slab => ([radius, radius, radius / 8], radius / 6),
        _ => ([0; 3], radius),
    }
}

/// Fills the whole volume with a beginning: a box with rounded edges, which a ball and a bar are too.
pub(super) fn fill(clay: &mut Clay, brush: Brush) {
    let (half, round) = shape(brush);
    let middle = (SIDE as i32 - 1) * VOXEL / 2;
    let mut row = [0; SIDE];
    let bounds = Bounds::ALL;
    let row = &mut row[..bounds.size(0)];
    for z in bounds.low[2]..bounds.high[2] {
        for y in bounds.low[1]..bounds.high[1] {
            if brush.tool() == Tool::Nothing {
                row.fill(BAND as i16);
            } else {
                let aside = (y as i32 * VOXEL - middle).abs() - half[1];
                let ahead = (z as i32 * VOXEL - middle).abs() - half[2];
                for (at, sample) in row.iter_mut().enumerate() {
                    let along = ((bounds.low[0] + at) as i32 * VOXEL - middle).abs() - half[0];
                    let inner = along.max(aside).max(ahead).min(0);
                    let outer = [along, aside, ahead].map(|off| off.max(0));
                    let square: i32 = outer.iter().map(|off| off * off).sum();
                    *sample = (clay.sqrt.of(square) + inner - round).clamp(-BAND, BAND) as i16;
                }
            }
            clay.write(bounds.low[0], y, z, row);
        }
    }
}
