//! Turning everything by a quarter: every sample becomes another one, so nothing is lost however often it is done.

use super::{
    bounds::Bounds,
    brush::Brush,
    field::Field,
    lattice::{SIDE, index},
};

/// Turns all clay by a quarter round the middle of the lattice: for size 1 what was on top comes to the front, for size
/// 2 what was in front comes to the right, for size 3 what was on top comes to the right.
pub(super) fn quarter(field: &mut Field, brush: Brush) {
    const LAST: usize = SIDE - 1;
    let mut line = [0; SIDE];
    for row in Bounds::ALL.rows() {
        let line = &mut line[..row.len];
        let (y, z) = (row.y, row.z);
        for (to, x) in line.iter_mut().zip(row.x..) {
            let from = match brush.size() {
                1 => index(x, z, LAST - y),
                2 => index(LAST - z, y, x),
                _ => index(LAST - y, x, z),
            };
            *to = field.before().values()[from];
        }
        field.write(row, line);
    }
}
