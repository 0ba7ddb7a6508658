//! Which cells of a chunk have to be looked at anew: all others give the same vertices as before.

use super::{
    block_set::BlockSet,
    chunk,
    lattice::{BLOCK, BLOCKS, CHUNK, SIDE},
};

/// Cells along one side that a chunk looks at: its own, and one step before them.
pub(super) const CELLS: usize = CHUNK + 1;

/// Cells along one side as bits.
pub(super) const ALL_CELLS: u32 = (1 << CELLS) - 1;

/// Blocks along one side with samples that the cells of a chunk read: its own, and one beside them on either side.
const NEAR: usize = CHUNK / BLOCK + 2;

/// The cells of a chunk with a sample in a changed block: a vertex is made of its cell's samples and those next to them.
pub(super) struct StaleCells {
    /// For each row of blocks along x a bit for each cell that reads a changed one.
    rows: [u32; NEAR * NEAR],
}

impl StaleCells {
    /// Those of a chunk, after changes in some blocks.
    pub(super) fn of(chunk: usize, changed: &BlockSet) -> StaleCells {
        let mut stale = StaleCells { rows: [0; NEAR * NEAR] };
        let corner = chunk::corner(chunk).map(|at| at / BLOCK);
        // One block beyond the lattice on either side there is nothing.
        let inside = |near: usize, corner: usize| (corner + near).checked_sub(1).filter(|at| *at < BLOCKS);
        for (row, cells) in stale.rows.iter_mut().enumerate() {
            let at = (inside(row % NEAR, corner[1]), inside(row / NEAR, corner[2]));
            let (Some(y), Some(z)) = at else { continue };
            // The block before the chunk is in the lowest bit.
            let mut blocks = changed.row(y, z) << 1 >> corner[0] & ((1 << NEAR) - 1);
            while blocks != 0 {
                // A block's own cells, the two before them that reach into it, and the one after them.
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

    /// Those of a row of cells, a bit each.
    pub(super) fn row(&self, y: usize, z: usize) -> u32 {
        // The lowest and the highest sample that a cell reads lie three apart, so in one block or in two.
        let (low, high) = (|cell: usize| (cell + 2) / BLOCK, |cell: usize| (cell + 5) / BLOCK);
        self.rows[low(z) * NEAR + low(y)]
            | self.rows[low(z) * NEAR + high(y)]
            | self.rows[high(z) * NEAR + low(y)]
            | self.rows[high(z) * NEAR + high(y)]
    }
}

const _: () = assert!(BLOCK == 4 && SIDE == BLOCKS * BLOCK);
