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
    let mut line = [0; SIDE];
    for row in Bounds::ALL.rows() {
        let line = &mut line[..row.len];
        let (y, z) = (row.y, row.z);
        for (to, x) in line.iter_mut().zip(row.x..) {
            let [x, y, z] = source(brush, [x, y, z], SIDE - 1);
            *to = field.before().values()[index(x, y, z)];
        }
        field.write(row, line);
    }
}

/// Where what a turn brings to a place was before, in a cube whose last place along each axis is given.
pub(super) fn source(brush: Brush, [x, y, z]: [usize; 3], last: usize) -> [usize; 3] {
    match brush.size() {
        1 => [x, z, last - y],
        2 => [last - z, y, x],
        _ => [last - y, x, z],
    }
}
