//! Quarter turns. Each sample moves to another place unchanged, so repeated turns lose nothing.

use super::{
    bounds::Bounds,
    brush::Brush,
    field::Field,
    lattice::{SIDE, index},
};

/// Rotates all clay by a quarter turn about the centre of the lattice. For size 1 the top moves to the front, for size
/// 2 the front to the right, for size 3 the top to the right.
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

/// Returns the place whose value a turn brings to this place, in a cube whose last index is `last`.
pub(super) fn source(brush: Brush, [x, y, z]: [usize; 3], last: usize) -> [usize; 3] {
    match brush.size() {
        1 => [x, z, last - y],
        2 => [last - z, y, x],
        _ => [last - y, x, z],
    }
}
