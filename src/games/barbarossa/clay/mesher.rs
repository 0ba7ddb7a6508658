//! The surface to look at, chunk by chunk, kept in step with the clay.

use super::{
    ambient_occlusion::{AmbientOcclusion, REACH, REACH_CLOSE},
    chunk,
    engine::Clay,
    lattice::{BLOCK, BLOCKS, CHUNK, CHUNKS, coordinates},
    patch::Patch,
    stale_cells::StaleCells,
    surface_nets::SurfaceNets,
};

/// All patches of one [`Clay`]; make a new mesher for another.
pub struct Mesher {
    patches: Vec<Patch>,
    ambient_occlusion: AmbientOcclusion,
    surface_nets: SurfaceNets,
    /// The revision of the clay that the patches show.
    seen: u32,
    /// What is to do for each chunk.
    tasks: Vec<Task>,
    /// The patches that the last update has changed.
    changed: Vec<usize>,
}

/// What is to do for a chunk; the later includes the earlier.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Task {
    Nothing,
    Light,
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
        let (field, samples) = (&clay.field, clay.field.samples());
        if self.seen == field.revision() {
            return &self.changed;
        }
        for (block, &version) in field.versions().iter().enumerate() {
            if version <= self.seen {
                continue;
            }
            // A vertex is made of the cell's samples and of those next to them.
            self.order(block, 1, Task::Build);
            let refilled = self.ambient_occlusion.refill(samples, block);
            self.order(block, if refilled { REACH } else { REACH_CLOSE }, Task::Light);
        }
        let seen = core::mem::replace(&mut self.seen, field.revision());
        for chunk in 0..self.tasks.len() {
            let task = core::mem::replace(&mut self.tasks[chunk], Task::Nothing);
            let patch = &mut self.patches[chunk];
            let changed = match task {
                Task::Nothing => false,
                Task::Light => self.ambient_occlusion.light(samples, patch, &[]),
                Task::Build => {
                    let was_empty = patch.is_empty();
                    let stale = StaleCells::of(chunk, |block| field.versions()[block] > seen);
                    let fresh = self.surface_nets.build(samples, chunk, &stale, patch);
                    self.ambient_occlusion.light(samples, patch, fresh);
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

    /// Gives a task to all chunks with vertices within `reach` samples of a block.
    fn order(&mut self, block: usize, reach: usize, task: Task) {
        let first = coordinates(block, BLOCKS).map(|at| at * BLOCK);
        // Vertices of a chunk lie between the sample before its first and the one after its last.
        let low = first.map(|at| at.saturating_sub(reach + CHUNK) / CHUNK);
        let high = first.map(|at| ((at + BLOCK + reach) / CHUNK).min(CHUNKS - 1));
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
