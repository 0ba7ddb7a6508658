//! Moves all clay to the centre by whole voxels. Each sample moves unchanged, so nothing is lost.

use super::{
    bounds::Bounds,
    field::Field,
    lattice::{BAND, SIDE, index},
};

/// Returns the displacement in voxels that centres the clay along x and z. An offset below one voxel counts as centred.
pub(super) fn way(field: &Field) -> [isize; 3] {
    let Some(Bounds { low, high }) = field.inside() else { return [0; 3] };
    let to_middle = |axis: usize| (SIDE as isize - (low[axis] + high[axis]) as isize) / 2;
    [to_middle(0), 0, to_middle(2)]
}

/// Moves all clay by a number of voxels along each axis.
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

/// Returns the source of a sample; `None` if it lies outside the lattice.
fn source(to: [usize; 3], by: [isize; 3]) -> Option<[usize; 3]> {
    let mut from = to;
    for (at, by) in from.iter_mut().zip(by) {
        *at = at.checked_add_signed(-by).filter(|at| *at < SIDE)?;
    }
    Some(from)
}
