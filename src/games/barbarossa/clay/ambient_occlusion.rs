//! Ambient occlusion: how much of the open sky a piece of surface does not see, told from the field nearby.
//!
//! The field is read at a few distances along the normal, as Evans does ("Fast approximations for global illumination
//! on dynamic scenes", 2006): what is near as distances, what is further away as how full of clay it is there.
//!
//! It is a function of the samples and of the vertex as it is stored, so that two chunks with the same vertex shade
//! it alike, and shading anew gives the same as meshing anew.

use super::{
    block_set::BlockSet,
    field::SEEN,
    grid::Grid,
    lattice::{BLOCK, BLOCKS, SIDE, VOXEL, between, each, limited},
    occupancy::Occupancy,
    patch::{Patch, Vertex},
    trilinear::{Cell, PARTS, sample_as},
};

/// How far along the normal, in voxels, the distance is read within the clay: with [`CLOSE`] it tells creases.
const BEHIND: f32 = -1.0;

/// How far along the normal, in voxels, the distance is read before the surface.
const CLOSE: f32 = 2.5;

/// How far along the normal, in voxels, the filling is first read to find clay in the way.
const NEAR: f32 = 5.0;

/// How far along the normal, in voxels, the filling is read a second time.
const WIDE: f32 = 9.0;

/// From how many blocks away one whose filling has changed is read: it counts up to the middles of those next to it.
const REACH: usize = (WIDE as usize + BLOCK - 1).div_ceil(BLOCK);

/// Where light may have changed.
pub(super) struct AmbientOcclusion {
    /// The blocks in which a distance that is read may be another now.
    changed: BlockSet,
    /// The blocks such that the filling read between their middles and those of the next ones may be another now.
    refilled: BlockSet,
    /// The blocks with vertices that may read something of all that.
    concerned: BlockSet,
}

/// Where a vertex is and looks: its position in voxels and its normal, of length 1.
struct Outlook {
    position: [f32; 3],
    normal: [f32; 3],
}

impl Outlook {
    #[inline(always)]
    fn of(vertex: &Vertex) -> Outlook {
        Outlook {
            position: each(vertex.position, |at| f32::from(at) / Vertex::STEPS),
            normal: each(vertex.normal, |out| f32::from(out) / 127.0),
        }
    }

    /// The place so many voxels ahead.
    #[inline(always)]
    fn ahead(&self, far: f32) -> [f32; 3] {
        let (at, out) = (self.position, self.normal);
        [at[0] + out[0] * far, at[1] + out[1] * far, at[2] + out[2] * far]
    }
}

impl AmbientOcclusion {
    pub(super) fn new() -> AmbientOcclusion {
        let [changed, refilled, concerned] = [(); 3].map(|()| BlockSet::new());
        AmbientOcclusion { changed, refilled, concerned }
    }

    /// All patches were lit as the field was before these blocks were changed, and some of them filled otherwise.
    pub(super) fn follow(&mut self, changed: &BlockSet, refilled: &BlockSet) {
        self.concerned = refilled.clone();
        for _ in 1..REACH {
            self.concerned.grow();
        }
        self.concerned.extend(changed);
        self.concerned.grow();
        // Both are read between eight samples, or blocks, of which the lowest is asked for.
        self.changed = changed.clone();
        self.changed.grow_back();
        self.refilled = refilled.clone();
        self.refilled.grow_back();
    }

    /// The blocks with vertices whose light may be another now.
    pub(super) fn concerned(&self) -> &BlockSet {
        &self.concerned
    }

    /// Lights a patch: vertices that are fresh, for each of which there is a word, and those that see something of what
    /// has changed. Whether any light is another now.
    pub(super) fn light(
        &self,
        field: &Grid<i16>,
        occupancy: &Occupancy,
        patch: &mut Patch,
        fresh: &[bool],
    ) -> bool {
        let mut changed = false;
        for (at, bytes) in patch.vertices.iter_mut().enumerate() {
            let mut vertex = Vertex::from_bytes(bytes);
            let is_fresh = fresh.get(at).is_some_and(|fresh| *fresh);
            let outlook = Outlook::of(&vertex);
            if is_fresh || self.concerned.has(block(outlook.position)) && self.sees_change(&outlook) {
                let light = openness(field, occupancy, &outlook);
                changed |= light != vertex.light;
                vertex.light = light;
                *bytes = vertex.to_bytes();
            }
        }
        changed
    }

    /// Whether something that [`openness`] reads has changed.
    fn sees_change(&self, outlook: &Outlook) -> bool {
        self.changed.has(block(outlook.ahead(CLOSE)))
            || self.changed.has(block(outlook.ahead(BEHIND)))
            || self.refilled.has(between_blocks(outlook.ahead(NEAR)).0)
            || self.refilled.has(between_blocks(outlook.ahead(WIDE)).0)
    }
}

/// The block with the lowest of the samples between which a distance is read.
#[inline(always)]
fn block(place: [f32; 3]) -> [usize; 3] {
    each(place, |at| between(at as i32, 0, SIDE as i32 - 2) as usize / BLOCK)
}

/// How much of the sky is seen, as [`Vertex::light`] has it.
fn openness(field: &Grid<i16>, occupancy: &Occupancy, outlook: &Outlook) -> u8 {
    // In a crease the distance grows more slowly ahead than it does behind.
    let depth = -distance(field, outlook.ahead(BEHIND));
    let open = (distance(field, outlook.ahead(CLOSE)) / (CLOSE * depth.max(0.4))).clamp(0.0, 1.0);
    let near = filling(occupancy, outlook.ahead(NEAR));
    let wide = filling(occupancy, outlook.ahead(WIDE));
    let light = (0.45 + 0.55 * open) * (1.0 - 0.65 * near) * (1.0 - 0.5 * wide);
    (light * 255.0 + 0.5) as u8
}

/// The block whose middle lies before a place in voxels on every axis, and how far the place is on the way to the next.
#[inline(always)]
fn between_blocks(place: [f32; 3]) -> ([usize; 3], [f32; 3]) {
    let at = each(place, |at| {
        let at = (at - (BLOCK - 1) as f32 / 2.0) / BLOCK as f32;
        at.max(0.0).min(BLOCKS as f32 - 1.001)
    });
    (each(at, |at| at as i32 as usize), each(at, |at| at - (at as i32) as f32))
}

/// The filling at a place in voxels, read between the middles of blocks, from 0 to 1.
fn filling(occupancy: &Occupancy, place: [f32; 3]) -> f32 {
    let ([x, y, z], part) = between_blocks(place);
    let first = (z * BLOCKS + y) * BLOCKS + x;
    let cell = Cell { first, steps: [BLOCKS, BLOCKS * BLOCKS], part, side: 1.0 };
    let [a, b, c, d, e, f, g, h] = cell.corners(occupancy.fill());
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

/// The distance to the surface at a place, in voxels and no more than is looked at.
fn distance(field: &Grid<i16>, place: [f32; 3]) -> f32 {
    let parts = each(place, |at| (at * PARTS as f32) as i32);
    sample_as(field, parts, |sample| limited(sample.into(), SEEN)) as f32 / VOXEL as f32
}
