//! Picks the clay under a finger by sphere tracing (Hart, "Sphere tracing: a geometric method for the antialiased ray
//! tracing of implicit surfaces", 1996): a ray advances by steps derived from the distance to the clay. Bisection then
//! finds the place where it enters.

use super::{
    grid::Grid,
    lattice::{SIDE, VOXEL},
    normal::{self, UNIT},
    point::Point,
    trilinear::{PARTS, sample},
};

/// Intersection of a ray with the clay.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Hit {
    /// The place as used in strokes.
    pub point: Point,
    /// The same place in voxels, unrounded.
    pub position: [f32; 3],
    /// Outward direction of length 1.
    pub normal: [f32; 3],
}

/// A ray from a place in voxels in a direction of length 1.
struct Ray {
    origin: [f32; 3],
    way: [f32; 3],
}

impl Ray {
    /// Creates a ray; `None` if the direction has no length.
    fn new(origin: [f32; 3], direction: [f32; 3]) -> Option<Ray> {
        let [x, y, z] = direction;
        let length = (x * x + y * y + z * z).sqrt();
        (length > 0.0 && length.is_finite()).then(|| Ray { origin, way: direction.map(|way| way / length) })
    }

    fn at(&self, far: f32) -> [f32; 3] {
        [0, 1, 2].map(|axis| self.origin[axis] + self.way[axis] * far)
    }

    /// Returns the distances at which the ray enters and leaves the lattice.
    fn ends(&self) -> (f32, f32) {
        let (mut low, mut high) = (0.0_f32, f32::MAX);
        for axis in 0..3 {
            // For an axis perpendicular to the ray these are infinite, or NaN, which `min` and `max` ignore.
            let ends = [0.0, SIDE as f32 - 1.0].map(|end| (end - self.origin[axis]) / self.way[axis]);
            low = low.max(ends[0].min(ends[1]));
            high = high.min(ends[0].max(ends[1]));
        }
        (low, high)
    }

    /// Returns the distance to the surface from this point of the ray, in voxels.
    fn distance(&self, field: &Grid<i16>, far: f32) -> f32 {
        let place = self.at(far).map(|at| (at * PARTS as f32) as i32);
        sample(field, place) as f32 / VOXEL as f32
    }

    /// Returns where the ray enters the clay, between a place outside and one inside.
    fn bisect(&self, field: &Grid<i16>, mut outside: f32, mut inside: f32) -> f32 {
        for _ in 0..8 {
            let middle = (outside + inside) / 2.0;
            if self.distance(field, middle) > 0.0 {
                outside = middle;
            } else {
                inside = middle;
            }
        }
        inside
    }
}

/// Returns where a ray first hits the clay, from a place in voxels in a direction of any length.
pub(super) fn cast(field: &Grid<i16>, origin: [f32; 3], direction: [f32; 3]) -> Option<Hit> {
    let ray = Ray::new(origin, direction)?;
    let (low, high) = ray.ends();
    let (mut before, mut far) = (low, low);
    // Steps are at least 0.4 long, so this many suffice, even for extreme numbers.
    for _ in 0..5 * SIDE {
        if far.partial_cmp(&high).is_none_or(|order| order.is_gt()) {
            break;
        }
        let above = ray.distance(field, far);
        if above <= 0.0 {
            return Some(hit(field, &ray, ray.bisect(field, before, far)));
        }
        before = far;
        // Stored distances may be too large where clay was squeezed.
        far += (above * 0.5).max(0.4);
    }
    None
}

fn hit(field: &Grid<i16>, ray: &Ray, far: f32) -> Hit {
    let position = ray.at(far);
    let normal = normal::at(field, position.map(|at| (at * VOXEL as f32) as i32), 3 * VOXEL);
    let normal = match normal {
        // Thin clay has no clear normal: use the direction to the viewer.
        [0, 0, 0] => ray.way.map(|way| -way),
        _ => normal.map(|out| out as f32 / UNIT as f32),
    };
    Hit { point: Point::near(position), position, normal }
}
