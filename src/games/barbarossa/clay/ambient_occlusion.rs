//! Ambient occlusion: how much of the open sky a piece of surface does not see, told from the field nearby.
//!
//! The field is read at a few distances along the normal, as Evans does ("Fast approximations for global illumination
//! on dynamic scenes", 2006): what is near as distances, what is further away as how full of clay it is there.
//!
//! It is a function of the samples and of the vertex as it is stored, so that two chunks with the same vertex shade
//! it alike, and shading anew gives the same as meshing anew.

use super::{
    bounds::Bounds,
    field::SEEN,
    grid::Grid,
    lattice::{BLOCK, BLOCKS, SIDE, VOXEL, coordinates},
    patch::{Patch, Vertex},
    trilinear::{Cell, PARTS, sample},
};

/// How far along the normal, in voxels, the distance is read within the clay: with [`CLOSE`] it tells creases.
const BEHIND: f32 = -1.0;

/// How far along the normal, in voxels, the distance is read before the surface.
const CLOSE: f32 = 2.5;

/// How far along the normal, in voxels, the filling is first read to find clay in the way.
const NEAR: f32 = 5.0;

/// How far along the normal, in voxels, the filling is read a second time.
const WIDE: f32 = 9.0;

/// From how many samples away a block of clay can change the light through its filling: half a block beyond the
/// middles between which it is read.
pub(super) const REACH: usize = WIDE as usize + BLOCK + BLOCK / 2;

/// From how many samples away a sample can change the light through its distance.
pub(super) const REACH_CLOSE: usize = 4;

/// What the light is told from, and where that has changed.
pub(super) struct AmbientOcclusion {
    /// How full of clay each block is, 255 for full.
    fill: Vec<u8>,
    /// Around all samples that have changed.
    changed: Zone,
    /// Around all blocks whose filling has changed.
    refilled: Zone,
}

/// Where a vertex is and looks: its position in voxels and its normal, of length 1.
struct Outlook {
    position: [f32; 3],
    normal: [f32; 3],
}

impl Outlook {
    #[inline(always)]
    fn of(vertex: &Vertex) -> Outlook {
        let mut outlook = Outlook { position: [0.0; 3], normal: [0.0; 3] };
        for axis in 0..3 {
            outlook.position[axis] = f32::from(vertex.position[axis]) / Vertex::STEPS;
            outlook.normal[axis] = f32::from(vertex.normal[axis]) / 127.0;
        }
        outlook
    }

    /// The place so many voxels ahead.
    #[inline(always)]
    fn ahead(&self, far: f32) -> [f32; 3] {
        let (at, out) = (self.position, self.normal);
        [at[0] + out[0] * far, at[1] + out[1] * far, at[2] + out[2] * far]
    }
}

/// A box in voxels.
#[derive(Copy, Clone)]
struct Zone {
    low: [f32; 3],
    high: [f32; 3],
}

impl Zone {
    const NONE: Zone = Zone { low: [f32::MAX; 3], high: [f32::MIN; 3] };

    /// Takes a block in by its first sample, and so many voxels around it.
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

    /// All patches are lit as the field is now; changes to come are told by [`AmbientOcclusion::refill`].
    pub(super) fn settle(&mut self) {
        (self.changed, self.refilled) = (Zone::NONE, Zone::NONE);
    }

    /// Looks at a changed block anew. Whether its filling has changed.
    pub(super) fn refill(&mut self, field: &Grid<i16>, block: usize) -> bool {
        let low = coordinates(block, BLOCKS).map(|at| at * BLOCK);
        let mut sum = 0;
        for row in Bounds::cube(low, BLOCK).rows() {
            for &sample in field.row(row) {
                sum += (VOXEL / 2 - i32::from(sample)).clamp(0, VOXEL);
            }
        }
        let fill = (sum * 255 / (VOXEL * (BLOCK * BLOCK * BLOCK) as i32)) as u8;
        self.changed.take(low, 1.0);
        let old = core::mem::replace(&mut self.fill[block], fill);
        if old != fill {
            self.refilled.take(low, BLOCK as f32);
        }
        old != fill
    }

    /// Lights a patch: vertices that are fresh, for each of which there is a word, and those that see something of what
    /// has changed. Whether any light is another now.
    pub(super) fn light(&self, field: &Grid<i16>, patch: &mut Patch, fresh: &[bool]) -> bool {
        let mut changed = false;
        for (at, bytes) in patch.vertices.iter_mut().enumerate() {
            let mut vertex = Vertex::from_bytes(bytes);
            let outlook = Outlook::of(&vertex);
            if fresh.get(at).is_some_and(|fresh| *fresh) || self.sees_change(&outlook) {
                let light = self.openness(field, &outlook);
                changed |= light != vertex.light;
                vertex.light = light;
                *bytes = vertex.to_bytes();
            }
        }
        changed
    }

    /// Whether something that [`AmbientOcclusion::openness`] reads has changed.
    fn sees_change(&self, outlook: &Outlook) -> bool {
        self.refilled.has(outlook.ahead(NEAR))
            || self.refilled.has(outlook.ahead(WIDE))
            || self.changed.has(outlook.ahead(CLOSE))
            || self.changed.has(outlook.ahead(BEHIND))
    }

    /// How much of the sky is seen, as [`Vertex::light`] has it.
    fn openness(&self, field: &Grid<i16>, outlook: &Outlook) -> u8 {
        // In a crease the distance grows more slowly ahead than it does behind.
        let depth = -distance(field, outlook.ahead(BEHIND));
        let open = (distance(field, outlook.ahead(CLOSE)) / (CLOSE * depth.max(0.4))).clamp(0.0, 1.0);
        let near = self.filling(outlook.ahead(NEAR));
        let wide = self.filling(outlook.ahead(WIDE));
        let light = (0.45 + 0.55 * open) * (1.0 - 0.65 * near) * (1.0 - 0.5 * wide);
        (light * 255.0 + 0.5) as u8
    }

    /// The filling at a place in voxels, read between the middles of blocks, from 0 to 1.
    #[inline(always)]
    fn filling(&self, place: [f32; 3]) -> f32 {
        let mut low = [0; 3];
        let mut part = [0.0; 3];
        for axis in 0..3 {
            let at = (place[axis] - (BLOCK - 1) as f32 / 2.0) / BLOCK as f32;
            let at = at.max(0.0).min(BLOCKS as f32 - 1.001);
            low[axis] = at as usize;
            part[axis] = at - low[axis] as f32;
        }
        let first = (low[2] * BLOCKS + low[1]) * BLOCKS + low[0];
        let cell = Cell { first, steps: [BLOCKS, BLOCKS * BLOCKS], part, side: 1.0 };
        let [a, b, c, d, e, f, g, h] = cell.corners(&self.fill);
        if a == b && a == c && a == d && a == e && a == f && a == g && a == h {
            return f32::from(a) / 255.0;
        }
        cell.interpolate([
            f32::from(a),
            f32::from(b),
            f32::from(c),
            f32::from(d),
            f32::from(e),
            f32::from(f),
            f32::from(g),
            f32::from(h),
        ]) / 255.0
    }
}

/// The distance to the surface at a place, in voxels and no more than is looked at.
fn distance(field: &Grid<i16>, place: [f32; 3]) -> f32 {
    let mut parts = [0; 3];
    for axis in 0..3 {
        parts[axis] = (place[axis] * PARTS as f32) as i32;
    }
    sample(field, parts, SEEN) as f32 / VOXEL as f32
}
