//! Cells of a chunk whose vertices must be computed again.

use super::{
    block_set::BlockSet,
    chunk,
    lattice::{BLOCK, BLOCKS, CHUNK, SIDE},
};

/// Cells along one side that a chunk uses: its own, and the ones before them.
pub(super) const CELLS: usize = CHUNK + 1;

/// A row of cells as bits.
pub(super) const ALL_CELLS: u32 = (1 << CELLS) - 1;

/// Blocks along one side with samples that the cells of a chunk read: its own, and one on either side.
const NEAR: usize = CHUNK / BLOCK + 2;

/// The cells of a chunk that read a sample of a changed block. A vertex depends on its cell's samples and the ones
/// beside them.
pub(super) struct StaleCells {
    /// For each row of blocks along x, one bit for each cell that reads a changed block.
    rows: [u32; NEAR * NEAR],
}

impl StaleCells {
    /// Returns the stale cells of a chunk after changes in some blocks.
    pub(super) fn of(chunk: usize, changed: &BlockSet) -> StaleCells {
        let mut stale = StaleCells { rows: [0; NEAR * NEAR] };
        let corner = chunk::corner(chunk).map(|at| at / BLOCK);
        // There are no blocks beyond the lattice.
        let inside = |near: usize, corner: usize| (corner + near).checked_sub(1).filter(|at| *at < BLOCKS);
        for (row, cells) in stale.rows.iter_mut().enumerate() {
            let at = (inside(row % NEAR, corner[1]), inside(row / NEAR, corner[2]));
            let (Some(y), Some(z)) = at else { continue };
            // The block before the chunk is in the lowest bit.
            let mut blocks = changed.row(y, z) << 1 >> corner[0] & ((1 << NEAR) - 1);
            while blocks != 0 {
                // The block's own cells, the two before them that reach into it, and the one after them.
                *cells |= (0x7f << (BLOCK as u32 * blocks.trailing_zeros())) >> (BLOCK + 1);
                blocks &= blocks - 1;
            }
            *cells &= ALL_CELLS;
        }
        stale
    }

    pub(super) fn are_none(&self) -> bool {
        self.rows == [0; NEAR * NEAR]
    }

    /// Returns the stale cells of a row, one bit each.
    pub(super) fn row(&self, y: usize, z: usize) -> u32 {
        // The lowest and the highest sample that a cell reads are three apart, so in one block or in two.
        let (low, high) = (|cell: usize| (cell + 2) / BLOCK, |cell: usize| (cell + 5) / BLOCK);
        self.rows[low(z) * NEAR + low(y)]
            | self.rows[low(z) * NEAR + high(y)]
            | self.rows[high(z) * NEAR + low(y)]
            | self.rows[high(z) * NEAR + high(y)]
    }
}

const _: () = assert!(BLOCK == 4 && SIDE == BLOCKS * BLOCK);
