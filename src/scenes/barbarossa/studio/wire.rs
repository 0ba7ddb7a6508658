//! A wire drawn across the view. It cuts the clay along the line of sight, and the smaller part falls off.

use glam::Vec3;

use super::{
    camera::{Camera, MIDDLE},
    fingers::CanvasPoint,
};
use crate::games::barbarossa::clay::{Brush, Clay, Point, SIDE, Stroke};

/// Length in pixels below which a wire counts as a tap.
const SHORTEST: f32 = 12.0;

/// A wire from its start to its current end, in CSS pixels.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Wire {
    pub from: CanvasPoint,
    pub to: CanvasPoint,
}

impl Wire {
    pub fn at(from: CanvasPoint) -> Wire {
        Wire { from, to: from }
    }

    /// Returns the cut; `None` if the wire is too short or misses the clay.
    pub fn cut(self, clay: &Clay, camera: &Camera, brush: Brush) -> Option<Stroke> {
        let [a, b, c] = self.points(camera)?;
        let parts = clay.parted([a, b, c]);
        if parts.contains(&0) {
            return None;
        }
        let points = if parts[0] <= parts[1] { [a, b, c] } else { [b, a, c] };
        Stroke::new(brush, points.to_vec())
    }

    /// Returns three points of the plane through eye and wire, as far apart as the lattice allows, so that rounding
    /// hardly tilts it.
    fn points(self, camera: &Camera) -> Option<[Point; 3]> {
        let [across, down] = [0, 1].map(|axis| self.to[axis] - self.from[axis]);
        if across * across + down * down < SHORTEST * SHORTEST {
            return None;
        }
        let along = unit(camera.ray(self.to).way - camera.ray(self.from).way)?;
        let facing = unit(camera.ray(self.from).way.cross(along))?;
        // The foot of the perpendicular from the middle to the plane.
        let middle = Vec3::splat(MIDDLE);
        let heart = middle + facing * (camera.eye() - middle).dot(facing);
        let other = facing.cross(along);
        let corner = |far: f32, [right, up]: [f32; 2]| heart + along * (far * right) + other * (far * up);
        // The corners of an equilateral triangle, upright and inverted.
        const SHAPES: [[[f32; 2]; 3]; 2] =
            [[[0.0, 1.0], [-0.866, -0.5], [0.866, -0.5]], [[0.0, -1.0], [0.866, 0.5], [-0.866, 0.5]]];
        let fits = |place: &[f32; 3]| place.iter().all(|at| (0.0..=SIDE as f32 - 1.0).contains(at));
        (1..12).rev().find_map(|far| {
            SHAPES.iter().find_map(|shape| {
                let corners = shape.map(|way| corner(far as f32 * 4.0, way).to_array());
                corners.iter().all(fits).then(|| corners.map(Point::near))
            })
        })
    }
}

fn unit(way: Vec3) -> Option<Vec3> {
    let length = way.length();
    (length > 1e-6).then(|| way / length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::barbarossa::clay::Tool, scenes::barbarossa::studio::tests::ball};

    fn cut() -> Brush {
        Brush::new(Tool::Cut, 1, 1, false)
    }

    /// The smaller part falls off along the wire, from any direction of drawing and view.
    #[test]
    fn a_cut_drops_the_smaller_part() {
        let brush = cut();
        for turns in 0..5 {
            for (from, to) in [([20.0, 130.0], [340.0, 170.0]), ([340.0, 170.0], [20.0, 130.0])] {
                let (mut sculpture, mut camera) = ball(360.0, 420.0);
                camera.turn([turns as f32 * 40.0, turns as f32 * 21.0 - 30.0]);
                let wire = Wire { from, to };
                let all = sculpture.clay().parted(wire.points(&camera).unwrap());
                sculpture.add(&wire.cut(sculpture.clay(), &camera, brush).unwrap()).unwrap();
                let left: usize = sculpture.clay().parted(wire.points(&camera).unwrap()).iter().sum();
                assert!(left.abs_diff(all[0].max(all[1])) < left / 50, "{turns}: {left} of {all:?}");
                let hit = |x, y| {
                    let ray = camera.ray([x, y]);
                    sculpture.clay().pick(ray.from.into(), ray.way.into()).is_some()
                };
                // The wire runs above (180, 150).
                assert!(hit(180.0, 158.0) && !hit(180.0, 142.0), "{turns}");
            }
        }
    }

    #[test]
    fn a_tap_and_a_wire_beside_the_clay_cut_nothing() {
        let (sculpture, camera) = ball(360.0, 420.0);
        let brush = cut();
        assert_eq!(Wire::at([180.0, 200.0]).cut(sculpture.clay(), &camera, brush), None);
        let beside = Wire { from: [0.0, 20.0], to: [360.0, 20.0] };
        assert_eq!(beside.cut(sculpture.clay(), &camera, brush), None);
    }
}
