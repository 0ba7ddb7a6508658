//! The surface to look at, chunk by chunk, kept in step with the clay.

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

/// All patches of one [`Clay`]; make a new mesher for another.
pub struct Mesher {
    patches: Vec<Patch>,
    occupancy: Occupancy,
    ambient_occlusion: AmbientOcclusion,
    surface_nets: SurfaceNets,
    /// The revision of the clay that the patches show.
    seen: u32,
    /// The blocks that have changed since, and those of them whose filling has.
    stale: BlockSet,
    refilled: BlockSet,
    /// The patches that the last update has changed.
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

    /// Brings the patches up to the clay. The numbers of those that are other than before.
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

    /// Looks at all blocks that have changed.
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

    /// Brings one patch up to the clay. Whether it is another than before.
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

    /// All patches, by number.
    pub fn patches(&self) -> &[Patch] {
        &self.patches
    }
}
