//! Bringing everything to the middle by whole voxels: every sample becomes another one, so nothing is lost.

use super::{
    bounds::Bounds,
    field::Field,
    lattice::{BAND, SIDE, index},
};

/// How far clay is from the middle of the lattice along x and z, in voxels: by so much it is to be moved. What is even less
/// than a voxel off is in the middle.
pub(super) fn way(field: &Field) -> [isize; 3] {
    let Some(Bounds { low, high }) = field.inside() else { return [0; 3] };
    let to_middle = |axis: usize| (SIDE as isize - (low[axis] + high[axis]) as isize) / 2;
    [to_middle(0), 0, to_middle(2)]
}

/// Moves all clay by so many voxels along each axis.
pub(super) fn shift(field: &mut Field, by: [isize; 3]) {
    let mut line = [0; SIDE];
    for row in Bounds::ALL.rows() {
        let line = &mut line[..row.len];
        for (to, x) in line.iter_mut().zip(row.x..) {
            *to = source([x, row.y, row.z], by)
                .map_or(BAND as i16, |[x, y, z]| field.before().values()[index(x, y, z)]);
        }
        field.write(row, line);
    }
}

/// Where what comes to a place was before; nothing if that was not in the lattice.
fn source(to: [usize; 3], by: [isize; 3]) -> Option<[usize; 3]> {
    let mut from = to;
    for (at, by) in from.iter_mut().zip(by) {
        *at = at.checked_add_signed(-by).filter(|at| *at < SIDE)?;
    }
    Some(from)
}
