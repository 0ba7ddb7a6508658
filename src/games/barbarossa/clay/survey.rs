//! Measurements of clay before a stroke: its thickness, and the volumes on both sides of a cut.

use super::{
    bounds::Bounds,
    centre,
    engine::Clay,
    lattice::VOXEL,
    normal::UNIT,
    plane::Plane,
    point::Point,
    trilinear::{PARTS, sample},
};

impl Clay {
    /// Whether [`Tool::Centre`] would leave the clay in place.
    ///
    /// [`Tool::Centre`]: super::Tool::Centre
    pub fn is_centred(&self) -> bool {
        centre::way(&self.field) == [0; 3]
    }

    /// Returns the thickness of the clay inwards from a place on its surface, in voxels, up to a limit. `out` is the
    /// outward direction, of length 1. During a stroke, the clay before the stroke is measured.
    pub fn thickness(&self, place: [f32; 3], out: [f32; 3], limit: f32) -> f32 {
        const STEP: f32 = 0.25;
        // The given surface may lie a little off.
        let mut deep = 2.0 * STEP;
        while deep < limit {
            let at = [0, 1, 2].map(|axis| ((place[axis] - out[axis] * deep) * PARTS as f32) as i32);
            if sample(self.field.before(), at) >= 0 {
                return deep;
            }
            deep += STEP;
        }
        limit
    }

    /// Returns the number of clay samples that a cut through three points would remove, and of those that it would
    /// keep.
    pub fn parted(&self, points: [Point; 3]) -> [usize; 2] {
        let plane = Plane::through(points);
        let mut parts = [0; 2];
        for row in Bounds::ALL.rows() {
            let mut height = plane.height([row.x, row.y, row.z].map(|at| at as i32 * VOXEL));
            for &sample in self.field.samples().row(row) {
                if sample < 0 {
                    parts[usize::from(height < UNIT)] += 1;
                }
                height += plane.normal[0] * VOXEL;
            }
        }
        parts
    }
}
