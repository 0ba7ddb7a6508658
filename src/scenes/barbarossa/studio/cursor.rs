//! The ring that keys move, on the clay or freely in space.

use super::{
    camera::Camera,
    hand::{SurfacePoint, air, point},
};
use crate::games::barbarossa::clay::{Brush, Clay, Point};

/// The ring that keys move, on the clay or freely in space.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Cursor {
    pub spot: SurfacePoint,
    /// Whether the ring has left the clay and moves in a plane that faces the eye.
    pub free: bool,
}

impl Cursor {
    /// Returns the ring on the clay in the middle of the picture.
    pub fn home(clay: &Clay, camera: &Camera) -> Cursor {
        let place = Point::MIDDLE.voxels().into();
        let spot = SurfacePoint { place, ..air(camera, [0.0; 2], place) };
        Cursor { spot, free: false }.settled(clay, camera)
    }

    /// Puts the ring onto the clay in the line of sight, unless it is free or misses the clay.
    fn settled(self, clay: &Clay, camera: &Camera) -> Cursor {
        let out = camera.axes()[2];
        let ray = camera.towards(self.spot.place);
        match clay.pick(ray.from.into(), ray.way.into()) {
            Some(hit) if !self.free => Cursor { spot: hit.into(), free: false },
            _ => Cursor { spot: SurfacePoint { out, ..self.spot }, ..self },
        }
    }

    /// Moves by steps to the right, up and towards the eye. Moving towards the eye or away from it frees the ring.
    pub fn step(self, steps: [i8; 3], wide: f32, clay: &Clay, camera: &Camera) -> Cursor {
        let axes = camera.axes();
        let mut place = self.spot.place;
        for axis in 0..3 {
            place += axes[axis] * (f32::from(steps[axis]) * wide);
        }
        let place = Point::near(place.into()).voxels().into();
        Cursor { spot: SurfacePoint { place, ..self.spot }, free: self.free || steps[2] != 0 }
            .settled(clay, camera)
    }

    /// Returns the point of a stroke at the ring.
    pub fn point(self, brush: Brush) -> Point {
        if self.free { Point::near(self.spot.place.into()) } else { point(brush, self.spot) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::barbarossa::clay::Tool, scenes::barbarossa::studio::tests::ball};

    #[test]
    fn the_ring_goes_over_the_clay_and_leaves_it() {
        let (sculpture, camera) = ball(400.0, 400.0);
        let clay = sculpture.clay();
        let mut cursor = Cursor::home(clay, &camera);
        assert!(cursor.spot.place[2] > 65.0);
        for _ in 0..4 {
            cursor = cursor.step([1, 0, 0], 3.0, clay, &camera);
        }
        assert!(!cursor.free && cursor.spot.out[0] > 0.2);
        let off = cursor.step([0, 0, 1], 3.0, clay, &camera).step([-1, 0, 0], 3.0, clay, &camera);
        assert!(off.free && off.spot.place[2] > cursor.spot.place[2]);
        assert!(off.point(Brush::new(Tool::Add, 1, 1, false)).voxels()[2] > cursor.spot.place[2] + 1.0);
    }
}
