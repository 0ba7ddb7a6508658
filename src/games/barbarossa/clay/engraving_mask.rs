//! Mask of the voxels that may have lines, so that the others need not be read sample by sample.

use super::{
    bounds::Bounds,
    grid::Grid,
    lattice::{SIDE, index},
};

/// Voxels that have a sample with a line, and all voxels next to one, diagonal neighbours included.
pub(super) struct EngravingMask(Grid<bool>);

impl EngravingMask {
    /// Creates the mask of these voxels and their neighbours.
    pub(super) fn of(voxels: impl Iterator<Item = [usize; 3]>) -> EngravingMask {
        let mut mask = Grid::filled_with(false);
        let mut last = None;
        for voxel in voxels {
            // Two samples of a voxel follow each other.
            if last.replace(voxel) != Some(voxel) {
                let low = voxel.map(|at| at.saturating_sub(1));
                mask.fill(Bounds { low, high: voxel.map(|at| (at + 2).min(SIDE)) }, true);
            }
        }
        EngravingMask(mask)
    }

    #[inline(always)]
    pub(super) fn is_at(&self, [x, y, z]: [usize; 3]) -> bool {
        self.0.values()[index(x, y, z)]
    }
}
