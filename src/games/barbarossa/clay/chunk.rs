//! Chunks of the lattice, and saved samples of chunks for undo.

use super::{
    bounds::Bounds,
    grid::Grid,
    lattice::{CHUNK, CHUNKS, coordinates},
};

/// Number of chunks.
pub(super) const ALL: usize = CHUNKS * CHUNKS * CHUNKS;

/// Number of samples in a chunk.
const SAMPLES: usize = CHUNK * CHUNK * CHUNK;

/// Returns the chunk of a sample.
pub(super) fn of(x: usize, y: usize, z: usize) -> usize {
    ((z / CHUNK) * CHUNKS + y / CHUNK) * CHUNKS + x / CHUNK
}

/// Returns the first sample of a chunk.
pub(super) fn corner(chunk: usize) -> [usize; 3] {
    coordinates(chunk, CHUNKS).map(|at| at * CHUNK)
}

fn bounds(chunk: usize) -> Bounds {
    Bounds::cube(corner(chunk), CHUNK)
}

/// Copies one chunk from one grid to another.
pub(super) fn copy(from: &Grid<i16>, to: &mut Grid<i16>, chunk: usize) {
    for row in bounds(chunk).rows() {
        to.row_mut(row).copy_from_slice(from.row(row));
    }
}

/// The samples of one chunk.
#[derive(Clone)]
pub(super) struct SavedChunk {
    pub(super) chunk: usize,
    samples: Samples,
}

#[derive(Clone)]
enum Samples {
    /// All samples are equal.
    Uniform(i16),
    /// Row by row, in the order of [`Bounds::rows`].
    Each(Box<[i16]>),
}

impl SavedChunk {
    pub(super) fn take(grid: &Grid<i16>, chunk: usize) -> SavedChunk {
        let mut samples = Vec::with_capacity(SAMPLES);
        for row in bounds(chunk).rows() {
            samples.extend_from_slice(grid.row(row));
        }
        let first = samples[0];
        let uniform = samples.iter().all(|&sample| sample == first);
        let samples =
            if uniform { Samples::Uniform(first) } else { Samples::Each(samples.into_boxed_slice()) };
        SavedChunk { chunk, samples }
    }

    pub(super) fn put_back(&self, grid: &mut Grid<i16>) {
        match &self.samples {
            Samples::Uniform(sample) => grid.fill(bounds(self.chunk), *sample),
            Samples::Each(samples) => {
                for (row, samples) in bounds(self.chunk).rows().zip(samples.chunks_exact(CHUNK)) {
                    grid.row_mut(row).copy_from_slice(samples);
                }
            }
        }
    }

    /// Returns its memory in bytes.
    pub(super) fn bytes(&self) -> usize {
        match self.samples {
            Samples::Uniform(_) => size_of::<SavedChunk>(),
            Samples::Each(_) => size_of::<SavedChunk>() + SAMPLES * size_of::<i16>(),
        }
    }
}
