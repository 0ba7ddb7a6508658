//! Finding the clay under a finger.

use super::{
    grid::{BAND, SIDE, VOXEL},
    sqrt_table::SqrtTable,
    stroke::Point,
    sweep::{PARTS, outward, probe},
    volume::Clay,
};

/// Where a ray meets the clay.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Hit {
    /// As it goes into a stroke.
    pub point: Point,
    /// The same place in voxels, not rounded.
    pub position: [f32; 3],
    /// The outward direction, of length 1.
    pub normal: [f32; 3],
}

impl Clay {
    /// Where a ray first meets the clay: from a place in voxels, in a direction of any length. While a stroke is at
    /// work the clay is taken as it was before, so that a rope does not climb onto itself.
    pub fn pick(&self, origin: [f32; 3], direction: [f32; 3]) -> Option<Hit> {
        let [x, y, z] = direction;
        let length = (x * x + y * y + z * z).sqrt();
        if !(length > 0.0 && length.is_finite()) {
            return None;
        }
        let way = direction.map(|way| way / length);
        let (mut low, mut high) = (0.0_f32, f32::MAX);
        for axis in 0..3 {
            // Where the ray enters and leaves the lattice; an axis it does not go along tells nothing or all.
            let ends = [0.0, SIDE as f32 - 1.0].map(|end| (end - origin[axis]) / way[axis]);
            low = low.max(ends[0].min(ends[1]));
            high = high.min(ends[0].max(ends[1]));
        }
        let at = |far: f32| [0, 1, 2].map(|axis| origin[axis] + way[axis] * far);
        let parts = |far: f32| at(far).map(|at| (at * PARTS as f32) as i32);
        let height = |far: f32| probe(&self.base, parts(far), BAND) as f32 / VOXEL as f32;
        let mut far = low;
        let mut before = low;
        // The steps are at least 0.4 long; whatever the numbers are, there are no more than fit into the lattice.
        for _ in 0..5 * SIDE {
            if far.partial_cmp(&high).is_none_or(|order| order.is_gt()) {
                break;
            }
            let above = height(far);
            if above > 0.0 {
                before = far;
                // Distances may be told too large where clay was squeezed.
                far += (above * 0.5).max(0.4);
                continue;
            }
            for _ in 0..8 {
                let middle = (before + far) / 2.0;
                if height(middle) > 0.0 {
                    before = middle;
                } else {
                    far = middle;
                }
            }
            let place = at(far);
            let fine = place.map(|at| (at * VOXEL as f32) as i32);
            let out = outward(&self.base, &SqrtTable::new(), fine, 3 * VOXEL);
            // Amid thin clay all directions are as good: towards whoever looks.
            let out = if out == [0; 3] { way.map(|way| -way) } else { out.map(|out| out as f32 / 256.0) };
            return Some(Hit { point: Point::near(place), position: place, normal: out });
        }
        None
    }
}
