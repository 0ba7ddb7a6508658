//! Planes, to which the flatten tool cuts.

use super::{
    brush::Brush,
    lattice::{Place, SIDE, VOXEL, dot, minus, mirrored},
    normal::{self, UNIT},
};

/// A plane through a point, with the clay behind it. One without a normal cuts nothing.
#[derive(Copy, Clone, Default)]
pub(super) struct Plane {
    point: Place,
    /// [`UNIT`] long, or zero.
    pub(super) normal: Place,
}

impl Plane {
    /// The plane that a brush cuts to from a place on the surface: the stronger, the deeper.
    pub(super) fn below(brush: Brush, place: Place, normal: Place) -> Plane {
        let depth = brush.radius() * brush.by_strength([1, 2, 4, 7]) / 24;
        Plane { point: normal::along(place, normal, -depth), normal }
    }

    /// The height of a place over the plane, in fine units times [`UNIT`].
    pub(super) fn height(&self, place: Place) -> i32 {
        dot(minus(place, self.point), self.normal)
    }

    /// The foot of the perpendicular from a place.
    pub(super) fn foot(&self, place: Place) -> Place {
        normal::along(place, self.normal, -self.height(place) / UNIT)
    }

    /// The planes of the left and of the right half of the lattice: with a mirror each other's image.
    pub(super) fn halves(self, mirror: bool) -> [Plane; 2] {
        let [x, y, z] = self.normal;
        let other = Plane { point: mirrored(self.point), normal: [-x, y, z] };
        match mirror {
            true if 2 * self.point[0] > (SIDE as i32 - 1) * VOXEL => [other, self],
            true => [self, other],
            false => [self; 2],
        }
    }
}
