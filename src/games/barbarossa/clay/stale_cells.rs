//! Which cells of a chunk have to be looked at anew: all others give the same vertices as before.

use super::{
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
    /// All of them.
    pub(super) const ALL: StaleCells = StaleCells { rows: [ALL_CELLS; NEAR * NEAR] };

    /// Those of a chunk, after changes in some blocks.
    pub(super) fn of(chunk: usize, is_changed: impl Fn(usize) -> bool) -> StaleCells {
        let mut stale = StaleCells { rows: [0; NEAR * NEAR] };
        let corner = chunk::corner(chunk);
        // One block beyond the lattice on either side there is nothing.
        let inside =
            |near: usize, corner: usize| (corner / BLOCK + near).checked_sub(1).filter(|at| *at < BLOCKS);
        for (row, cells) in stale.rows.iter_mut().enumerate() {
            let at = (inside(row % NEAR, corner[1]), inside(row / NEAR, corner[2]));
            let (Some(y), Some(z)) = at else { continue };
            for near in 0..NEAR {
                if inside(near, corner[0]).is_some_and(|x| is_changed((z * BLOCKS + y) * BLOCKS + x)) {
                    // Its own cells, the two before them that reach into it, and the one after them.
                    *cells |= (0x7f << (BLOCK * near)) >> (BLOCK + 1);
                }
            }
            *cells &= ALL_CELLS;
        }
        stale
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
