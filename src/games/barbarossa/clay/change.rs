//! Changes: writing samples so that what is changed by it is known, to undo it and to mesh it.

use super::{
    chunk::{self, SavedChunk},
    grid::{BAND, BLOCK, BLOCKS, VOXEL, row_mut, wall},
    volume::Clay,
};

/// Within this distance of the surface a change can be seen, be it only in the shade.
pub(super) const SEEN: i32 = 3 * VOXEL;

impl Clay {
    /// Exchanges chunks with those set aside. No stroke may be at work.
    pub(super) fn exchange(&mut self, saved: &mut [SavedChunk]) {
        self.revision += 1;
        for saved in saved {
            let present = SavedChunk::take(&self.now, saved.chunk);
            saved.put(&mut self.now);
            saved.put(&mut self.base);
            self.mark_chunk(saved.chunk);
            *saved = present;
        }
    }

    /// Marks all blocks of a chunk as changed.
    pub(super) fn mark_chunk(&mut self, chunk: usize) {
        for block in 0..self.versions.len() {
            let (x, y, z) = (block % BLOCKS, block / BLOCKS % BLOCKS, block / (BLOCKS * BLOCKS));
            if chunk::of(x * BLOCK, y * BLOCK, z * BLOCK) == chunk {
                self.versions[block] = self.revision;
            }
        }
    }

    /// Writes a row of samples from x = `from` on, and marks what changes by it.
    pub(super) fn write(&mut self, from: usize, y: usize, z: usize, row: &mut [i16]) {
        keep_inside(from, y, z, row);
        let now = row_mut(&mut self.now, from, y, z, row.len());
        // First and last of what changes, and of what is seen to.
        let (mut first, mut last) = (usize::MAX, 0);
        let (mut seen_first, mut seen_last) = (usize::MAX, 0);
        for (at, (&new, old)) in row.iter().zip(now).enumerate() {
            if new == *old {
                continue;
            }
            let near = i32::from(new).abs() < SEEN || i32::from(*old).abs() < SEEN || (new ^ *old) < 0;
            *old = new;
            first = first.min(at);
            last = at;
            if near {
                seen_first = seen_first.min(at);
                seen_last = at;
            }
        }
        if first == usize::MAX {
            return;
        }
        let chunks = chunk::of(from + first, y, z)..=chunk::of(from + last, y, z);
        self.touched[chunks].fill(true);
        if seen_first < usize::MAX {
            let line = (z / BLOCK * BLOCKS + y / BLOCK) * BLOCKS;
            let blocks = line + (from + seen_first) / BLOCK..line + (from + seen_last) / BLOCK + 1;
            self.versions[blocks].fill(self.revision);
        }
    }
}

/// Keeps clay off the faces of the lattice.
fn keep_inside(from: usize, y: usize, z: usize, row: &mut [i16]) {
    let aside = wall(y).max(wall(z));
    let ends = wall(from).max(wall(from + row.len() - 1));
    if aside.max(ends) <= -BAND {
        return;
    }
    for (at, sample) in row.iter_mut().enumerate() {
        *sample = (*sample).max(wall(from + at).max(aside).min(BAND) as i16);
    }
}
