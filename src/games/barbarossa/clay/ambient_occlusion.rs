//! Ambient occlusion: how much of the sky a part of the surface cannot see, estimated from the field nearby.
//!
//! The field is read at a few distances along the normal, as Evans does ("Fast approximations for global illumination
//! on dynamic scenes", 2006): nearby as distances, farther away as the filling of blocks.
//!
//! The result is a function of the samples and of the stored vertex. So two chunks with the same vertex shade it alike,
//! and shading again gives the same as meshing again.

use super::{
    block_set::BlockSet,
    field::SEEN,
    grid::Grid,
    lattice::{BLOCK, BLOCKS, SIDE, VOXEL, between, clamp_abs, map3},
    occupancy::Occupancy,
    patch::{Patch, Vertex},
    trilinear::{Cell, PARTS, sample_as},
};

/// Position along the normal, in voxels, where the distance is read within the clay. With [`CLOSE`] it detects creases.
const BEHIND: f32 = -1.0;

/// Position along the normal, in voxels, where the distance is read in front of the surface.
const CLOSE: f32 = 2.5;

/// Position along the normal, in voxels, where the filling is read first to find occluding clay.
const NEAR: f32 = 5.0;

/// Position along the normal, in voxels, where the filling is read a second time.
const WIDE: f32 = 9.0;

/// Distance in blocks from which a changed filling is read; interpolation reaches the centres of the blocks beside it.
const REACH: usize = (WIDE as usize + BLOCK - 1).div_ceil(BLOCK);

/// The places where light may have changed.
pub(super) struct AmbientOcclusion {
    /// Blocks in which a distance to be read may have changed.
    changed: BlockSet,
    /// Blocks from whose centres to those of the next ones the filling may have changed.
    refilled: BlockSet,
    /// Blocks with vertices that may read a changed value.
    concerned: BlockSet,
}

/// Position of a vertex in voxels, and its normal of length 1.
struct Outlook {
    position: [f32; 3],
    normal: [f32; 3],
}

impl Outlook {
    #[inline(always)]
    fn of(vertex: &Vertex) -> Outlook {
        Outlook {
            position: map3(vertex.position, |at| f32::from(at) / Vertex::STEPS),
            normal: map3(vertex.normal, |out| f32::from(out) / 127.0),
        }
    }

    /// Returns the place this many voxels ahead.
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

    /// Notes the blocks that have changed since all patches were lit, and those among them with a new filling.
    pub(super) fn follow(&mut self, changed: &BlockSet, refilled: &BlockSet) {
        self.concerned = refilled.clone();
        for _ in 1..REACH {
            self.concerned.grow();
        }
        self.concerned.extend(changed);
        self.concerned.grow();
        // Both are interpolated between eight samples, or blocks, and looked up by the lowest of these.
        self.changed = changed.clone();
        self.changed.grow_back();
        self.refilled = refilled.clone();
        self.refilled.grow_back();
    }

    /// Returns the blocks with vertices whose light may have changed.
    pub(super) fn concerned(&self) -> &BlockSet {
        &self.concerned
    }

    /// Lights the vertices of a patch that are fresh, one flag each, and those that see a change. Returns whether any
    /// light changed.
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

    /// Whether a value that [`openness`] reads has changed.
    fn sees_change(&self, outlook: &Outlook) -> bool {
        self.changed.has(block(outlook.ahead(CLOSE)))
            || self.changed.has(block(outlook.ahead(BEHIND)))
            || self.refilled.has(between_blocks(outlook.ahead(NEAR)).0)
            || self.refilled.has(between_blocks(outlook.ahead(WIDE)).0)
    }
}

/// Returns the block with the lowest of the samples used for a distance.
#[inline(always)]
fn block(place: [f32; 3]) -> [usize; 3] {
    map3(place, |at| between(at as i32, 0, SIDE as i32 - 2) as usize / BLOCK)
}

/// Returns how much of the sky is visible, in the unit of [`Vertex::light`].
fn openness(field: &Grid<i16>, occupancy: &Occupancy, outlook: &Outlook) -> u8 {
    // In a crease the distance grows more slowly ahead than behind.
    let depth = -distance(field, outlook.ahead(BEHIND));
    let open = (distance(field, outlook.ahead(CLOSE)) / (CLOSE * depth.max(0.4))).clamp(0.0, 1.0);
    let near = filling(occupancy, outlook.ahead(NEAR));
    let wide = filling(occupancy, outlook.ahead(WIDE));
    let light = (0.45 + 0.55 * open) * (1.0 - 0.65 * near) * (1.0 - 0.5 * wide);
    (light * 255.0 + 0.5) as u8
}

/// Returns the block whose centre precedes a place in voxels along every axis, and the fraction of the way to the next.
#[inline(always)]
fn between_blocks(place: [f32; 3]) -> ([usize; 3], [f32; 3]) {
    let at = map3(place, |at| {
        let at = (at - (BLOCK - 1) as f32 / 2.0) / BLOCK as f32;
        at.max(0.0).min(BLOCKS as f32 - 1.001)
    });
    (map3(at, |at| at as i32 as usize), map3(at, |at| at - (at as i32) as f32))
}

/// Returns the filling at a place in voxels, from 0 to 1, interpolated between the centres of blocks.
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

/// Returns the distance to the surface at a place, in voxels, clamped to the visible range.
fn distance(field: &Grid<i16>, place: [f32; 3]) -> f32 {
    let parts = map3(place, |at| (at * PARTS as f32) as i32);
    sample_as(field, parts, |sample| clamp_abs(sample.into(), SEEN)) as f32 / VOXEL as f32
}
