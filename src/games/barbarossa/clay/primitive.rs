//! The shapes that a sculpture starts with: ball, bar, slab, cone, or nothing. They replace all clay.

use super::{
    bounds::Bounds,
    brush::{Brush, Tool},
    field::Field,
    lattice::{BAND, Place, SIDE, VOXEL},
    sqrt_table::SQRT,
};

/// A box with rounded edges around the centre of the lattice, in fine units. Ball and bar are special cases.
struct RoundedBox {
    /// Half of each side, before rounding.
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
            Tool::LyingSlab => RoundedBox { half: [radius, radius / 8, radius], round: radius / 6 },
            _ => RoundedBox { half: [0; 3], round: radius },
        }
    }

    /// Returns the signed distance of a sample (Quilez, "Distance functions": sdRoundBox).
    fn distance(&self, sample: [usize; 3]) -> i32 {
        let mut inner = i32::MIN;
        let mut square = 0;
        for (off, half) in from_middle(sample).into_iter().zip(self.half) {
            let off = off.abs() - half;
            inner = inner.max(off);
            square += off.max(0) * off.max(0);
        }
        SQRT.of(square) + inner.min(0) - self.round
    }
}

/// Returns the offset of a sample from the centre of the lattice, in fine units.
fn from_middle(sample: [usize; 3]) -> Place {
    sample.map(|at| at as i32 * VOXEL - (SIDE as i32 - 1) * VOXEL / 2)
}

/// Returns the signed distance of a sample to a cone with its tip up and a rounded rim, from `radius` above the centre
/// to as much below.
fn cone(radius: i32, sample: [usize; 3]) -> i32 {
    // The side rises by 16 for 7 inwards: its normal, in 1024ths.
    const OUT: [i32; 2] = [938, 410];
    let [x, y, z] = from_middle(sample);
    let side = (SQRT.of(x * x + z * z) * OUT[0] + (y - radius) * OUT[1]) / 1024;
    let base = -y - radius;
    let seam = radius / 6;
    let near = (seam - (side - base).abs()).max(0);
    side.max(base) + near * near / (4 * seam)
}

/// Fills the whole field with the shape of a tool.
pub(super) fn fill(field: &mut Field, brush: Brush) {
    let shape = RoundedBox::of(brush);
    let mut line = [0; SIDE];
    for row in Bounds::ALL.rows() {
        let line = &mut line[..row.len];
        for (sample, x) in line.iter_mut().zip(row.x..) {
            *sample = match brush.tool() {
                Tool::Nothing => BAND,
                Tool::Cone => cone(brush.radius(), [x, row.y, row.z]).clamp(-BAND, BAND),
                _ => shape.distance([x, row.y, row.z]).clamp(-BAND, BAND),
            } as i16;
        }
        field.write(row, line);
    }
}
