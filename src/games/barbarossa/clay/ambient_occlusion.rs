//! Contact shade: how much of the open sky a piece of surface does not see, told from the volume nearby.
//!
//! It is a function of the samples and of the vertex as it is stored, so that two chunks with the same vertex shade
//! it alike, and shading anew gives the same as meshing anew.

use super::{
    change::SEEN,
    grid::{self, BLOCK, BLOCKS, SIDE, VOXEL},
    mesher::STRIDE,
    surface_nets::{STEPS, coordinate},
    sweep::{PARTS, probe},
};

/// How far along the normal creases are looked for, in voxels, and how far clay in the way.
const BEHIND: f32 = -1.0;
const CLOSE: f32 = 2.5;
const NEAR: f32 = 5.0;
const WIDE: f32 = 9.0;

/// From how far away clay can change a shade through the block it is in, in samples: half a block beyond the middles
/// between which is read.
pub(super) const REACH: usize = WIDE as usize + BLOCK + BLOCK / 2;

/// The same for single samples.
pub(super) const REACH_CLOSE: usize = 4;

/// How full of clay each block is, 255 for full.
pub(super) struct AmbientOcclusion {
    fill: Vec<u8>,
    /// Around all samples that have changed, and around all blocks whose filling has.
    changed: Zone,
    refilled: Zone,
}

/// A box to be in or not.
#[derive(Copy, Clone)]
struct Zone {
    low: [f32; 3],
    high: [f32; 3],
}

impl Zone {
    const NONE: Zone = Zone { low: [f32::MAX; 3], high: [f32::MIN; 3] };

    /// Takes a block in, and so much around it.
    fn take(&mut self, block: [usize; 3], around: f32) {
        for (axis, &at) in block.iter().enumerate() {
            self.low[axis] = self.low[axis].min(at as f32 - around);
            self.high[axis] = self.high[axis].max((at + BLOCK) as f32 + around);
        }
    }

    fn has(&self, place: [f32; 3]) -> bool {
        // What lies outside the lattice reads its outermost samples.
        let most = SIDE as f32;
        (0..3).all(|axis| (self.low[axis]..=self.high[axis]).contains(&place[axis].clamp(0.0, most)))
    }
}

impl AmbientOcclusion {
    pub(super) fn new() -> AmbientOcclusion {
        AmbientOcclusion {
            fill: vec![0; BLOCKS * BLOCKS * BLOCKS],
            changed: Zone::NONE,
            refilled: Zone::NONE,
        }
    }

    /// Everything is shaded as it is now; changes to come are told by [`AmbientOcclusion::refill`].
    pub(super) fn settle(&mut self) {
        (self.changed, self.refilled) = (Zone::NONE, Zone::NONE);
    }

    /// Looks at a changed block anew. Whether its filling has changed.
    pub(super) fn refill(&mut self, field: &[i16], block: usize) -> bool {
        let at @ [x, y, z] =
            [block % BLOCKS, block / BLOCKS % BLOCKS, block / (BLOCKS * BLOCKS)].map(|at| at * BLOCK);
        let mut sum = 0;
        for row in 0..BLOCK * BLOCK {
            for &sample in grid::row(field, x, y + row % BLOCK, z + row / BLOCK, BLOCK) {
                sum += (VOXEL / 2 - i32::from(sample)).clamp(0, VOXEL);
            }
        }
        let fill = (sum * 255 / (VOXEL * (BLOCK * BLOCK * BLOCK) as i32)) as u8;
        self.changed.take(at, 1.0);
        let old = core::mem::replace(&mut self.fill[block], fill);
        if old != fill {
            self.refilled.take(at, BLOCK as f32);
        }
        old != fill
    }

    /// Shades the vertices that are not `shaded` yet or that see something of what has changed. Whether any shade is
    /// another now.
    pub(super) fn apply(&self, field: &[i16], vertices: &mut [u8], shaded: bool) -> bool {
        let mut changed = false;
        for vertex in 0..vertices.len() / STRIDE {
            let start = vertex * STRIDE;
            let place = [0, 1, 2].map(|axis| f32::from(coordinate(vertices, vertex, axis)) / STEPS);
            let out = [8, 9, 10].map(|at| f32::from(vertices[start + at] as i8) / 127.0);
            if shaded && !self.sees_change(place, out) {
                continue;
            }
            let light = self.light(field, place, out);
            changed |= vertices[start + 11] != light;
            vertices[start + 11] = light;
        }
        changed
    }

    /// Whether something that [`AmbientOcclusion::light`] reads has changed.
    fn sees_change(&self, place: [f32; 3], out: [f32; 3]) -> bool {
        self.refilled.has(ahead(place, out, NEAR))
            || self.refilled.has(ahead(place, out, WIDE))
            || self.changed.has(ahead(place, out, CLOSE))
            || self.changed.has(ahead(place, out, BEHIND))
    }

    fn light(&self, field: &[i16], place: [f32; 3], out: [f32; 3]) -> u8 {
        // In a crease the distance grows more slowly ahead than it does behind.
        let depth = -distance(field, ahead(place, out, BEHIND));
        let open = (distance(field, ahead(place, out, CLOSE)) / (CLOSE * depth.max(0.4))).clamp(0.0, 1.0);
        let near = self.filling(ahead(place, out, NEAR));
        let wide = self.filling(ahead(place, out, WIDE));
        let light = (0.45 + 0.55 * open) * (1.0 - 0.65 * near) * (1.0 - 0.5 * wide);
        (light * 255.0 + 0.5) as u8
    }

    /// The filling at a place in voxels, read between the middles of blocks, from 0 to 1.
    fn filling(&self, place: [f32; 3]) -> f32 {
        let mut cell = [0; 3];
        let mut part = [0.0; 3];
        for axis in 0..3 {
            let at = (place[axis] - (BLOCK - 1) as f32 / 2.0) / BLOCK as f32;
            let at = at.clamp(0.0, BLOCKS as f32 - 1.001);
            cell[axis] = at as usize;
            part[axis] = at - cell[axis] as f32;
        }
        let first = (cell[2] * BLOCKS + cell[1]) * BLOCKS + cell[0];
        let mut sum = 0.0;
        for corner in 0..4 {
            let (up, on) = (corner & 1, corner >> 1);
            let weight = (if up == 1 { part[1] } else { 1.0 - part[1] })
                * (if on == 1 { part[2] } else { 1.0 - part[2] });
            let at = first + up * BLOCKS + on * BLOCKS * BLOCKS;
            let (left, right) = (f32::from(self.fill[at]), f32::from(self.fill[at + 1]));
            sum += weight * (left + (right - left) * part[0]);
        }
        sum / 255.0
    }
}

/// The place so far out from another.
fn ahead(place: [f32; 3], out: [f32; 3], far: f32) -> [f32; 3] {
    [place[0] + out[0] * far, place[1] + out[1] * far, place[2] + out[2] * far]
}

/// The distance to the surface at a place, in voxels and no more than is looked at.
fn distance(field: &[i16], place: [f32; 3]) -> f32 {
    probe(field, place.map(|at| (at * PARTS as f32) as i32), SEEN) as f32 / VOXEL as f32
}

const _: () = assert!(SIDE == BLOCK * BLOCKS);
