//! Meshes the clay, chunk by chunk, and updates only changed parts.

use super::{
    ambient_occlusion::AmbientOcclusion,
    block_set::BlockSet,
    chunk,
    engine::Clay,
    lattice::{BLOCK, BLOCKS, CHUNK, coordinates},
    occupancy::Occupancy,
    patch::Patch,
    stale_cells::StaleCells,
    surface_nets::SurfaceNets,
};

/// All patches of one [`Clay`]. Another clay needs a new mesher.
pub struct Mesher {
    patches: Vec<Patch>,
    occupancy: Occupancy,
    ambient_occlusion: AmbientOcclusion,
    surface_nets: SurfaceNets,
    /// The revision of the clay in the patches.
    seen: u32,
    /// The blocks that have changed since that revision, and those among them with a new filling.
    stale: BlockSet,
    refilled: BlockSet,
    /// The patches changed by the last update.
    changed: Vec<usize>,
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
            occupancy: Occupancy::new(),
            ambient_occlusion: AmbientOcclusion::new(),
            surface_nets: SurfaceNets::new(),
            seen: 0,
            stale: BlockSet::new(),
            refilled: BlockSet::new(),
            changed: Vec::new(),
        }
    }

    /// Updates the patches to the clay, and returns the numbers of those that changed.
    pub fn update(&mut self, clay: &Clay) -> &[usize] {
        self.changed.clear();
        if self.seen == clay.field.revision() {
            return &self.changed;
        }
        self.look(clay);
        self.ambient_occlusion.follow(&self.stale, &self.refilled);
        for chunk in 0..chunk::ALL {
            if self.bring_up(clay, chunk) {
                self.changed.push(chunk);
            }
        }
        &self.changed
    }

    /// Collects the blocks that have changed.
    fn look(&mut self, clay: &Clay) {
        self.stale.clear();
        self.refilled.clear();
        let (field, samples) = (&clay.field, clay.field.samples());
        for (number, &version) in field.versions().iter().enumerate() {
            if version > self.seen {
                let block = coordinates(number, BLOCKS);
                self.stale.insert(block);
                if self.occupancy.refill(samples, block) {
                    self.refilled.insert(block);
                }
            }
        }
        self.seen = field.revision();
    }

    /// Updates one patch. Returns whether it changed.
    fn bring_up(&mut self, clay: &Clay, chunk: usize) -> bool {
        let samples = clay.field.samples();
        let patch = &mut self.patches[chunk];
        let stale = StaleCells::of(chunk, &self.stale);
        if stale.are_none() {
            // A chunk's vertices may lie a cell before it.
            let low = chunk::corner(chunk).map(|at| (at / BLOCK).saturating_sub(1));
            !patch.is_empty()
                && self.ambient_occlusion.concerned().has_any(low, CHUNK / BLOCK + 1)
                && self.ambient_occlusion.light(samples, &self.occupancy, patch, &[])
        } else {
            let was_empty = patch.is_empty();
            let fresh = self.surface_nets.build(samples, &self.occupancy, chunk, &stale, patch);
            self.ambient_occlusion.light(samples, &self.occupancy, patch, fresh);
            !(was_empty && patch.is_empty())
        }
    }

    /// Returns all patches by number.
    pub fn patches(&self) -> &[Patch] {
        &self.patches
    }
}
