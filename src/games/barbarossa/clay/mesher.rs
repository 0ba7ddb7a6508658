//! The surface to look at, chunk by chunk, kept in step with the volume.

use super::{
    ambient_occlusion::{AmbientOcclusion, REACH, REACH_CLOSE},
    chunk,
    grid::{BLOCK, BLOCKS, CHUNK, CHUNKS, VOXEL},
    surface_nets::SurfaceNets,
    volume::Clay,
};

/// Bytes of a vertex.
pub(super) const STRIDE: usize = 12;

/// The surface in one chunk, ready for the graphics card.
///
/// A vertex is [`Patch::STRIDE`] bytes, low bytes first: at 0 its place as three `u16` in 256ths of a voxel, at 6
/// nothing, at 8 its outward direction as three `i8` (127 long), at 11 its light as `u8` (255 where nothing is in the
/// way of the sky).
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Patch {
    pub(super) vertices: Vec<u8>,
    pub(super) indices: Vec<u16>,
}

impl Patch {
    pub const STRIDE: usize = STRIDE;
    pub const POSITION: usize = 0;
    pub const NORMAL: usize = 8;
    pub const LIGHT: usize = 11;
    /// Steps of a place to a voxel.
    pub const STEPS: u16 = VOXEL as u16;

    pub fn vertices(&self) -> &[u8] {
        &self.vertices
    }

    /// Triangles, against the clock seen from outside.
    pub fn indices(&self) -> &[u16] {
        &self.indices
    }

    pub fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }
}

/// All patches of one [`Clay`]; make a new mesher for another.
pub struct Mesher {
    patches: Vec<Patch>,
    ambient_occlusion: AmbientOcclusion,
    surface_nets: SurfaceNets,
    /// Up to which change of the clay everything is done.
    seen: u32,
    /// What is to do for each chunk.
    tasks: Vec<Task>,
    /// The patches that the last update has changed.
    changed: Vec<usize>,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Task {
    Nothing,
    Shade,
    Build,
}

impl Default for Mesher {
    fn default() -> Mesher {
        Mesher::new()
    }
}

impl Mesher {
    pub fn new() -> Mesher {
        Mesher {
            patches: (0..chunk::ALL).map(|_| Patch::default()).collect(),
            ambient_occlusion: AmbientOcclusion::new(),
            surface_nets: SurfaceNets::new(),
            seen: 0,
            tasks: vec![Task::Nothing; chunk::ALL],
            changed: Vec::new(),
        }
    }

    /// Brings the patches up to the clay. The numbers of those that are other than before.
    pub fn update(&mut self, clay: &Clay) -> &[usize] {
        self.changed.clear();
        if self.seen == clay.revision {
            return &self.changed;
        }
        for (block, &version) in clay.versions.iter().enumerate() {
            if version <= self.seen {
                continue;
            }
            // A vertex is made of the cell's samples and of those next to them.
            self.order(block, 1, Task::Build);
            let refilled = self.ambient_occlusion.refill(&clay.now, block);
            self.order(block, if refilled { REACH } else { REACH_CLOSE }, Task::Shade);
        }
        self.seen = clay.revision;
        for chunk in 0..self.tasks.len() {
            let task = core::mem::replace(&mut self.tasks[chunk], Task::Nothing);
            let patch = &mut self.patches[chunk];
            let changed = match task {
                Task::Nothing => false,
                Task::Shade => self.ambient_occlusion.apply(&clay.now, &mut patch.vertices, true),
                Task::Build => {
                    let was_empty = patch.is_empty();
                    self.surface_nets.build(&clay.now, chunk, patch);
                    self.ambient_occlusion.apply(&clay.now, &mut patch.vertices, false);
                    !(was_empty && patch.is_empty())
                }
            };
            if changed {
                self.changed.push(chunk);
            }
        }
        self.ambient_occlusion.settle();
        &self.changed
    }

    /// Gives a task to all chunks with vertices that a block reaches.
    fn order(&mut self, block: usize, reach: usize, task: Task) {
        let at = [block % BLOCKS, block / BLOCKS % BLOCKS, block / (BLOCKS * BLOCKS)];
        // Vertices of a chunk lie between the sample before its first and the one after its last.
        let low = at.map(|at| (at * BLOCK).saturating_sub(reach + CHUNK) / CHUNK);
        let high = at.map(|at| ((at * BLOCK + BLOCK + reach) / CHUNK).min(CHUNKS - 1));
        for z in low[2]..=high[2] {
            for y in low[1]..=high[1] {
                let row = (z * CHUNKS + y) * CHUNKS;
                for chunk in &mut self.tasks[row + low[0]..=row + high[0]] {
                    *chunk = (*chunk).max(task);
                }
            }
        }
    }

    /// All patches, by number.
    pub fn patches(&self) -> &[Patch] {
        &self.patches
    }
}
