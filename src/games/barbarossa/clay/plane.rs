//! Planes to flatten or cut to, and planes of textures.

use super::{
    brush::Brush,
    lattice::{Place, SIDE, VOXEL, dot, minus, mirrored},
    normal::{self, UNIT},
    point::Point,
};

/// A plane through a point, with the clay behind it. Without a normal it cuts nothing.
#[derive(Copy, Clone, Default)]
pub(super) struct Plane {
    pub(super) point: Place,
    /// Of length [`UNIT`], or zero; so are both directions along the plane.
    pub(super) normal: Place,
    /// Horizontal direction to the right, for a viewer in front of the plane.
    pub(super) right: Place,
    /// Direction up, or backwards if the plane is nearly horizontal.
    pub(super) up: Place,
}

impl Plane {
    /// Returns the plane that a brush cuts to from a place on the surface. A stronger brush cuts deeper.
    pub(super) fn below(brush: Brush, place: Place, normal: Place) -> Plane {
        let depth = brush.radius() * brush.by_strength([1, 2, 4, 7]) / 24;
        Plane::of(normal::along(place, normal, -depth), normal)
    }

    /// Returns the plane through three points, which are counterclockwise seen from outside. Without a normal if they
    /// are collinear.
    pub(super) fn through([a, b, c]: [Point; 3]) -> Plane {
        let [a, b, c] = [a, b, c].map(Point::quarters);
        let ways = [minus(b, a), minus(c, a)];
        Plane::of(a.map(|at| at * VOXEL / 4), unit(cross(ways[0], ways[1])))
    }

    fn of(point: Place, normal: Place) -> Plane {
        // For a nearly horizontal plane, up is backwards.
        let above =
            if normal[1].abs() * 8 < UNIT * 7 { [0, UNIT, 0] } else { [0, 0, -normal[1].signum() * UNIT] };
        let right = unit(cross(above, normal));
        Plane { point, normal, right, up: unit(cross(normal, right)) }
    }

    /// Whether it cuts nothing.
    pub(super) fn is_none(&self) -> bool {
        self.normal == [0; 3]
    }

    /// Returns the height of a place over the plane, in fine units times [`UNIT`].
    pub(super) fn height(&self, place: Place) -> i32 {
        dot(minus(place, self.point), self.normal)
    }

    /// Returns the foot of the perpendicular from a place.
    pub(super) fn foot(&self, place: Place) -> Place {
        normal::along(place, self.normal, -self.height(place) / UNIT)
    }

    /// Returns the planes for the left and the right half of the lattice. With a mirror they are mirror images.
    pub(super) fn halves(self, mirror: bool) -> [Plane; 2] {
        let [normal, right, up] = [self.normal, self.right, self.up].map(|[x, y, z]| [-x, y, z]);
        let other = Plane { point: mirrored(self.point), normal, right, up };
        match mirror {
            true if 2 * self.point[0] > (SIDE as i32 - 1) * VOXEL => [other, self],
            true => [self, other],
            false => [self; 2],
        }
    }
}

fn cross(a: Place, b: Place) -> Place {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// Scales a vector to the length [`UNIT`], unless it is zero.
fn unit(way: Place) -> Place {
    let square: u64 = way.iter().map(|&way| u64::from(way.unsigned_abs()).pow(2)).sum();
    let length = square.isqrt().max(1) as i64;
    way.map(|way| (i64::from(way) * i64::from(UNIT) / length) as i32)
}
