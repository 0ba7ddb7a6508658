//! The clay as a signed distance field, with a record of its changes for undo and for meshing.
//!
//! Each sample holds its distance to the surface, negative within the clay and cut off at [`BAND`]: a truncated signed
//! distance field, as in Curless and Levoy, "A volumetric method for building complex models from range images" (1996).
//! Tools write it; it depends on none.

use super::{
    bounds::{Bounds, Row},
    chunk::{self, SavedChunk},
    grid::Grid,
    lattice::{BAND, BLOCK, BLOCKS, CHUNK, VOXEL, wall},
};

/// Distance to the surface, in fine units, within which a change is visible, at least as shade.
pub(super) const SEEN: i32 = 3 * VOXEL;

/// Distances to the surface in fine units, and a record of their changes.
pub(super) struct Field {
    /// The current distances.
    samples: Grid<i16>,
    /// The distances before the current stroke.
    before: Grid<i16>,
    /// Whether the current stroke has changed each chunk.
    touched: Vec<bool>,
    /// The revision of the last visible change of each block.
    versions: Vec<u32>,
    /// Number of changes so far.
    revision: u32,
}

impl Field {
    /// Creates a field without clay.
    pub(super) fn new() -> Field {
        Field {
            samples: Grid::filled_with(BAND as i16),
            before: Grid::filled_with(BAND as i16),
            touched: vec![false; chunk::ALL],
            versions: vec![1; BLOCKS * BLOCKS * BLOCKS],
            revision: 1,
        }
    }

    /// Returns the current distances.
    pub(super) fn samples(&self) -> &Grid<i16> {
        &self.samples
    }

    /// Returns the distances before the current stroke.
    pub(super) fn before(&self) -> &Grid<i16> {
        &self.before
    }

    /// Returns the revision of the last visible change of each block.
    pub(super) fn versions(&self) -> &[u32] {
        &self.versions
    }

    /// Number of changes so far.
    pub(super) fn revision(&self) -> u32 {
        self.revision
    }

    /// Returns a digest that is the same for the same clay on every device (FNV-1a over 16-bit samples instead of
    /// bytes).
    pub(super) fn digest(&self) -> u64 {
        let mut digest = 0xcbf2_9ce4_8422_2325_u64;
        for &sample in self.samples.values() {
            digest = (digest ^ u64::from(sample as u16)).wrapping_mul(0x100_0000_01b3);
        }
        digest
    }

    /// Returns the smallest box of all samples within the clay.
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

    /// Returns the lowest and the highest corner of the smallest box around the clay, in voxels.
    pub(super) fn bounds(&self) -> Option<([f32; 3], [f32; 3])> {
        let inside = self.inside()?;
        // The surface is up to a voxel beyond the inside samples; `high` is one beyond them.
        let edge = |corner: [usize; 3]| corner.map(|at| at as f32 - 0.5);
        Some((edge(inside.low), edge(inside.high)))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.samples.values().iter().all(|&sample| sample >= 0)
    }

    /// Starts the next revision, to which later writes belong.
    pub(super) fn next_revision(&mut self) {
        self.revision += 1;
    }

    /// Writes a row of samples and records the changes.
    pub(super) fn write(&mut self, row: Row, samples: &mut [i16]) {
        keep_inside(row, samples);
        let Row { x, y, z, .. } = row;
        // The first and the last changed sample, and those with a visible change.
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

    /// Ends a stroke. Returns the chunks that it changed, as they were before.
    pub(super) fn commit(&mut self) -> Vec<SavedChunk> {
        let mut saved = Vec::new();
        for chunk in self.take_touched() {
            saved.push(SavedChunk::take(&self.before, chunk));
            chunk::copy(&self.samples, &mut self.before, chunk);
        }
        saved
    }

    /// Reverts the changes of the current stroke.
    pub(super) fn revert(&mut self) {
        self.next_revision();
        for chunk in self.take_touched() {
            chunk::copy(&self.before, &mut self.samples, chunk);
            self.mark_chunk(chunk);
        }
    }

    /// Swaps chunks with saved ones. There must be no current stroke.
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

    /// Returns the chunks that the current stroke has changed, and resets the record of them.
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

/// Keeps clay away from the faces of the lattice.
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
