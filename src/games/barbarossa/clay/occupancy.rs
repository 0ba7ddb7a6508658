//! Summary of the clay: the filling of each block, and the samples inside.

use super::{
    bounds::Bounds,
    grid::Grid,
    lattice::{BLOCK, BLOCKS, CHUNK, CHUNKS, SIDE, VOXEL, between},
};

/// Summary of the samples.
pub(super) struct Occupancy {
    /// Filling of each block, 255 for full.
    fill: Vec<u8>,
    /// One bit for each sample, set if it is inside; a word for each row along x of a chunk.
    inside: Vec<u16>,
}

impl Occupancy {
    /// Creates the summary of a field without clay.
    pub(super) fn new() -> Occupancy {
        Occupancy { fill: vec![0; BLOCKS * BLOCKS * BLOCKS], inside: vec![0; SIDE * SIDE * CHUNKS] }
    }

    /// Returns the filling of each block, 255 for full.
    pub(super) fn fill(&self) -> &[u8] {
        &self.fill
    }

    /// Updates a changed block. Returns whether its filling has changed.
    pub(super) fn refill(&mut self, samples: &Grid<i16>, block: [usize; 3]) -> bool {
        let [x, y, z] = block;
        let mut sum = 0;
        for row in Bounds::cube(block.map(|at| at * BLOCK), BLOCK).rows() {
            let mut bits = 0;
            for &sample in samples.row(row).iter().rev() {
                sum += between(VOXEL / 2 - i32::from(sample), 0, VOXEL);
                bits = bits << 1 | u16::from(sample < 0);
            }
            let word = &mut self.inside[(row.z * SIDE + row.y) * CHUNKS + row.x / CHUNK];
            let shift = row.x % CHUNK;
            *word = *word & !(((1 << BLOCK) - 1) << shift) | bits << shift;
        }
        let fill = (sum * 255 / (VOXEL * (BLOCK * BLOCK * BLOCK) as i32)) as u8;
        let old = core::mem::replace(&mut self.fill[(z * BLOCKS + y) * BLOCKS + x], fill);
        old != fill
    }

    /// Returns the inside samples of a row along x, one bit each: from the sample before the chunk that begins at `x`,
    /// in the lowest bit, to the one after it. Samples beyond the lattice are outside.
    pub(super) fn row(&self, x: usize, y: usize, z: usize) -> u32 {
        let chunk = x / CHUNK;
        let row = &self.inside[(z * SIDE + y) * CHUNKS..][..CHUNKS];
        let before = if chunk > 0 { row[chunk - 1] >> (CHUNK - 1) } else { 0 };
        let after = if chunk + 1 < CHUNKS { row[chunk + 1] & 1 } else { 0 };
        u32::from(before) | u32::from(row[chunk]) << 1 | u32::from(after) << (CHUNK + 1)
    }
}

const _: () = assert!(CHUNK == u16::BITS as usize);
