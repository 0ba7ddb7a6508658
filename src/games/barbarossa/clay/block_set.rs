//! Sets of blocks.

use super::{
    bounds::Row,
    lattice::{BLOCK, BLOCKS},
};

/// A set of blocks of the lattice, one bit each.
#[derive(Clone)]
pub(super) struct BlockSet {
    /// A word for each row of blocks along x.
    rows: Vec<u32>,
}

impl BlockSet {
    /// Creates an empty set.
    pub(super) fn new() -> BlockSet {
        BlockSet { rows: vec![0; BLOCKS * BLOCKS] }
    }

    pub(super) fn clear(&mut self) {
        self.rows.fill(0);
    }

    pub(super) fn insert(&mut self, [x, y, z]: [usize; 3]) {
        self.rows[z * BLOCKS + y] |= 1 << x;
    }

    /// Adds the blocks that a row of samples runs through.
    pub(super) fn insert_row(&mut self, row: Row) {
        let (first, last) = (row.x / BLOCK, (row.x + row.len - 1) / BLOCK);
        self.rows[row.z / BLOCK * BLOCKS + row.y / BLOCK] |= (2 << last) - (1 << first);
    }

    #[inline(always)]
    pub(super) fn has(&self, [x, y, z]: [usize; 3]) -> bool {
        self.rows[z * BLOCKS + y] >> x & 1 != 0
    }

    /// Returns the blocks of a row along x, one bit each.
    pub(super) fn row(&self, y: usize, z: usize) -> u32 {
        self.rows[z * BLOCKS + y]
    }

    /// Whether the set contains a block of a cube.
    pub(super) fn has_any(&self, [x, y, z]: [usize; 3], side: usize) -> bool {
        let bits = ((1 << side) - 1) << x;
        (z..z + side).any(|z| (y..y + side).any(|y| self.row(y, z) & bits != 0))
    }

    /// Adds all blocks of another set.
    pub(super) fn extend(&mut self, other: &BlockSet) {
        for (row, &more) in self.rows.iter_mut().zip(&other.rows) {
            *row |= more;
        }
    }

    /// Adds all neighbours of the blocks, diagonal ones included.
    pub(super) fn grow(&mut self) {
        self.grow_back();
        self.grow_on();
    }

    /// Adds the preceding neighbours of the blocks, diagonal ones included.
    pub(super) fn grow_back(&mut self) {
        for row in &mut self.rows {
            *row |= *row >> 1;
        }
        for row in 0..self.rows.len() - 1 {
            // The last row of a layer has none after it.
            if row % BLOCKS < BLOCKS - 1 {
                self.rows[row] |= self.rows[row + 1];
            }
        }
        for row in 0..self.rows.len() - BLOCKS {
            self.rows[row] |= self.rows[row + BLOCKS];
        }
    }

    /// Adds the following neighbours of the blocks, diagonal ones included.
    fn grow_on(&mut self) {
        for row in &mut self.rows {
            *row |= *row << 1 & ((1 << BLOCKS) - 1);
        }
        for row in (1..self.rows.len()).rev() {
            if row % BLOCKS > 0 {
                self.rows[row] |= self.rows[row - 1];
            }
        }
        for row in (BLOCKS..self.rows.len()).rev() {
            self.rows[row] |= self.rows[row - BLOCKS];
        }
    }
}

const _: () = assert!(BLOCKS < u32::BITS as usize);
