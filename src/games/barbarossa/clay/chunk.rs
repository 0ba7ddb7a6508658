//! Chunks set aside: what a stroke has changed, as it was before, so that it can be undone.

use super::grid::{self, CHUNK, CHUNKS, SIDE, index};

/// Samples in a chunk.
const SAMPLES: usize = CHUNK * CHUNK * CHUNK;

/// The samples of one chunk.
#[derive(Clone)]
enum Samples {
    /// All the same.
    Even(i16),
    /// Rows of x, then y, then z.
    Each(Box<[i16]>),
}

/// One chunk, by its number, with its samples.
#[derive(Clone)]
pub(super) struct SavedChunk {
    pub(super) chunk: usize,
    samples: Samples,
}

/// The first sample of a chunk.
fn corner(chunk: usize) -> [usize; 3] {
    [chunk % CHUNKS * CHUNK, chunk / CHUNKS % CHUNKS * CHUNK, chunk / (CHUNKS * CHUNKS) * CHUNK]
}

impl SavedChunk {
    pub(super) fn take(field: &[i16], chunk: usize) -> SavedChunk {
        let [x, y, z] = corner(chunk);
        let first = field[index(x, y, z)];
        let mut samples = Vec::with_capacity(SAMPLES);
        let mut even = true;
        for row in 0..CHUNK * CHUNK {
            let row = grid::row(field, x, y + row % CHUNK, z + row / CHUNK, CHUNK);
            for &sample in row {
                even &= sample == first;
            }
            samples.extend_from_slice(row);
        }
        let samples = if even { Samples::Even(first) } else { Samples::Each(samples.into_boxed_slice()) };
        SavedChunk { chunk, samples }
    }

    /// Puts it back.
    pub(super) fn put(&self, field: &mut [i16]) {
        let [x, y, z] = corner(self.chunk);
        for row in 0..CHUNK * CHUNK {
            let to = grid::row_mut(field, x, y + row % CHUNK, z + row / CHUNK, CHUNK);
            match &self.samples {
                Samples::Even(sample) => to.fill(*sample),
                Samples::Each(samples) => to.copy_from_slice(&samples[row * CHUNK..row * CHUNK + CHUNK]),
            }
        }
    }

    /// Bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        match self.samples {
            Samples::Even(_) => size_of::<SavedChunk>(),
            Samples::Each(_) => size_of::<SavedChunk>() + SAMPLES * size_of::<i16>(),
        }
    }
}

/// Copies one chunk from one field to another.
pub(super) fn copy(from: &[i16], to: &mut [i16], chunk: usize) {
    let [x, y, z] = corner(chunk);
    for row in 0..CHUNK * CHUNK {
        let (y, z) = (y + row % CHUNK, z + row / CHUNK);
        grid::row_mut(to, x, y, z, CHUNK).copy_from_slice(grid::row(from, x, y, z, CHUNK));
    }
}

/// Chunks in all.
pub(super) const ALL: usize = CHUNKS * CHUNKS * CHUNKS;

/// The chunk a sample is in.
pub(super) fn of(x: usize, y: usize, z: usize) -> usize {
    ((z / CHUNK) * CHUNKS + y / CHUNK) * CHUNKS + x / CHUNK
}

const _: () = assert!(SIDE.is_multiple_of(CHUNK));
