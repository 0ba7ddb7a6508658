//! Where lines may be: what there is none of need not be read sample by sample.

use super::{
    bounds::Bounds,
    grid::Grid,
    lattice::{SIDE, index},
};

/// Voxels with a sample that tells of a line, and all voxels next to one, along each axis and askew.
pub(super) struct Told(Grid<bool>);

impl Told {
    /// With the voxels that have such a sample.
    pub(super) fn of(voxels: impl Iterator<Item = [usize; 3]>) -> Told {
        let mut told = Grid::filled_with(false);
        let mut last = None;
        for voxel in voxels {
            // Its samples follow each other by pairs.
            if last.replace(voxel) != Some(voxel) {
                let low = voxel.map(|at| at.saturating_sub(1));
                told.fill(Bounds { low, high: voxel.map(|at| (at + 2).min(SIDE)) }, true);
            }
        }
        Told(told)
    }

    #[inline(always)]
    pub(super) fn is_at(&self, [x, y, z]: [usize; 3]) -> bool {
        self.0.values()[index(x, y, z)]
    }
}
