//! The clay as a signed distance field, and what is known of its changes: for undoing them and for meshing them.
//!
//! Each sample holds its distance to the surface, negative in clay and cut off at [`BAND`]: a truncated signed distance
//! field, as Curless and Levoy have it ("A volumetric method for building complex models from range images", 1996).
//! The tools write it; it knows of none.

use super::{
    bounds::{Bounds, Row},
    chunk::{self, SavedChunk},
    grid::Grid,
    lattice::{BAND, BLOCK, BLOCKS, CHUNK, VOXEL, wall},
};

/// The distance to the surface, in fine units, within which a change can be seen, be it only in the shade.
pub(super) const SEEN: i32 = 3 * VOXEL;

/// Distances to the surface in fine units, and where they have changed.
pub(super) struct Field {
    /// The distances as they are.
    samples: Grid<i16>,
    /// The distances as they were before the stroke at work.
    before: Grid<i16>,
    /// For each chunk whether the stroke at work has changed it.
    touched: Vec<bool>,
    /// For each block the revision in which it was last changed so that it can be seen.
    versions: Vec<u32>,
    /// The number of changes so far.
    revision: u32,
}

impl Field {
    /// No clay at all.
    pub(super) fn new() -> Field {
        Field {
            samples: Grid::filled_with(BAND as i16),
            before: Grid::filled_with(BAND as i16),
            touched: vec![false; chunk::ALL],
            versions: vec![1; BLOCKS * BLOCKS * BLOCKS],
            revision: 1,
        }
    }

    /// The distances as they are.
    pub(super) fn samples(&self) -> &Grid<i16> {
        &self.samples
    }

    /// The distances as they were before the stroke at work.
    pub(super) fn before(&self) -> &Grid<i16> {
        &self.before
    }

    /// For each block the revision in which it was last changed so that it can be seen.
    pub(super) fn versions(&self) -> &[u32] {
        &self.versions
    }

    /// The number of changes so far.
    pub(super) fn revision(&self) -> u32 {
        self.revision
    }

    /// A number that is the same for the same clay on every device (FNV-1a, over samples of 16 bits instead of bytes).
    pub(super) fn digest(&self) -> u64 {
        let mut digest = 0xcbf2_9ce4_8422_2325_u64;
        for &sample in self.samples.values() {
            digest = (digest ^ u64::from(sample as u16)).wrapping_mul(0x100_0000_01b3);
        }
        digest
    }

    /// The smallest box with all samples that lie in clay.
    pub(super) fn inside(&self) -> Option<Bounds> {
        let mut inside = Bounds::NONE;
        for row in Bounds::ALL.rows() {
            let samples = self.samples.row(row);
            let Some(first) = samples.iter().position(|&sample| sample < 0) else { continue };
            let last = samples.iter().rposition(|&sample| sample < 0).unwrap_or(first);
            let low = [row.x + first, row.y, row.z];
            inside = inside.union(Bounds { low, high: [row.x + last + 1, row.y + 1, row.z + 1] });
        }
        (!inside.is_empty()).then_some(inside)
    }

    /// The lowest and the highest corner of the smallest box with all clay in it, in voxels.
    pub(super) fn bounds(&self) -> Option<([f32; 3], [f32; 3])> {
        let inside = self.inside()?;
        // The surface lies up to a voxel beyond the samples that are inside; `high` is one beyond them.
        let edge = |corner: [usize; 3]| corner.map(|at| at as f32 - 0.5);
        Some((edge(inside.low), edge(inside.high)))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.samples.values().iter().all(|&sample| sample >= 0)
    }

    /// Opens the next revision: what is written from now on belongs to it.
    pub(super) fn next_revision(&mut self) {
        self.revision += 1;
    }

    /// Writes a row of samples and marks what changes by it.
    pub(super) fn write(&mut self, row: Row, samples: &mut [i16]) {
        keep_inside(row, samples);
        let Row { x, y, z, .. } = row;
        // The first and the last sample that changes, and of those whose change can be seen.
        let (mut first, mut last) = (usize::MAX, 0);
        let (mut seen_first, mut seen_last) = (usize::MAX, 0);
        for (at, (&new, old)) in samples.iter().zip(self.samples.row_mut(row)).enumerate() {
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
        self.touched[chunk::of(x + first, y, z)..=chunk::of(x + last, y, z)].fill(true);
        if seen_first < usize::MAX {
            let line = (z / BLOCK * BLOCKS + y / BLOCK) * BLOCKS;
            let blocks = line + (x + seen_first) / BLOCK..=line + (x + seen_last) / BLOCK;
            self.versions[blocks].fill(self.revision);
        }
    }

    /// Ends a stroke; the chunks that it has changed, as they were before.
    pub(super) fn commit(&mut self) -> Vec<SavedChunk> {
        let mut saved = Vec::new();
        for chunk in self.take_touched() {
            saved.push(SavedChunk::take(&self.before, chunk));
            chunk::copy(&self.samples, &mut self.before, chunk);
        }
        saved
    }

    /// Takes back what the stroke at work has changed.
    pub(super) fn revert(&mut self) {
        self.next_revision();
        for chunk in self.take_touched() {
            chunk::copy(&self.before, &mut self.samples, chunk);
            self.mark_chunk(chunk);
        }
    }

    /// Exchanges chunks with those set aside. No stroke may be at work.
    pub(super) fn exchange(&mut self, saved: &mut [SavedChunk]) {
        self.next_revision();
        for saved in saved {
            let present = SavedChunk::take(&self.samples, saved.chunk);
            saved.put_back(&mut self.samples);
            saved.put_back(&mut self.before);
            self.mark_chunk(saved.chunk);
            *saved = present;
        }
    }

    /// The chunks that the stroke at work has changed, which are forgotten with that.
    fn take_touched(&mut self) -> Vec<usize> {
        let touched = (0..chunk::ALL).filter(|&chunk| self.touched[chunk]).collect();
        self.touched.fill(false);
        touched
    }

    /// Marks all blocks of a chunk as changed.
    fn mark_chunk(&mut self, chunk: usize) {
        let [x, y, z] = chunk::corner(chunk).map(|at| at / BLOCK);
        for block_z in z..z + CHUNK / BLOCK {
            for block_y in y..y + CHUNK / BLOCK {
                let line = (block_z * BLOCKS + block_y) * BLOCKS;
                self.versions[line + x..line + x + CHUNK / BLOCK].fill(self.revision);
            }
        }
    }
}

/// Keeps clay off the faces of the lattice.
fn keep_inside(row: Row, samples: &mut [i16]) {
    let aside = wall(row.y).max(wall(row.z));
    let ends = wall(row.x).max(wall(row.x + row.len - 1));
    if aside.max(ends) <= -BAND {
        return;
    }
    for (sample, x) in samples.iter_mut().zip(row.x..) {
        *sample = (*sample).max(wall(x).max(aside).min(BAND) as i16);
    }
}

const _: () = assert!(CHUNK.is_multiple_of(BLOCK));
