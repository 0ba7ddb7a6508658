//! What a sculpture begins with: ball, bar, slab, or nothing, in place of whatever was there.

use super::{
    bounds::Bounds,
    brush::{Brush, Tool},
    field::Field,
    lattice::{BAND, SIDE, VOXEL},
    sqrt_table::SQRT,
};

/// A box with rounded edges around the middle of the lattice, which a ball and a bar are too. All is in fine units.
struct RoundedBox {
    /// Half of each side before rounding.
    half: [i32; 3],
    /// The radius of the edges.
    round: i32,
}

impl RoundedBox {
    fn of(brush: Brush) -> RoundedBox {
        let radius = brush.radius();
        match brush.tool() {
            Tool::Bar => RoundedBox { half: [radius * 7 / 8, 0, 0], round: radius * 7 / 16 },
            Tool::Slab => RoundedBox { half: [radius, radius, radius / 8], round: radius / 6 },
            _ => RoundedBox { half: [0; 3], round: radius },
        }
    }

    /// The signed distance of a sample (Quilez, "Distance functions": sdRoundBox).
    fn distance(&self, sample: [usize; 3]) -> i32 {
        let middle = (SIDE as i32 - 1) * VOXEL / 2;
        let mut inner = i32::MIN;
        let mut square = 0;
        for (&at, half) in sample.iter().zip(&self.half) {
            let off = (at as i32 * VOXEL - middle).abs() - half;
            inner = inner.max(off);
            square += off.max(0) * off.max(0);
        }
        SQRT.of(square) + inner.min(0) - self.round
    }
}

/// Fills the whole field with what a tool begins with.
pub(super) fn fill(field: &mut Field, brush: Brush) {
    let shape = RoundedBox::of(brush);
    let mut line = [0; SIDE];
    for row in Bounds::ALL.rows() {
        let line = &mut line[..row.len];
        for (sample, x) in line.iter_mut().zip(row.x..) {
            *sample = match brush.tool() {
                Tool::Nothing => BAND,
                _ => shape.distance([x, row.y, row.z]).clamp(-BAND, BAND),
            } as i16;
        }
        field.write(row, line);
    }
}
