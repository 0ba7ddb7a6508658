//! The hand that works: lines of sight become the points of strokes.

use super::camera::{Camera, V3, far, plus};
use crate::games::barbarossa::clay::{Brush, Clay, Point, Sculpture, SculptureError, Tool};

/// How much further than the finger went on the screen the clay under it may be, in voxels: more is another part of
/// the object behind this one.
const LEAP: f32 = 7.0;

/// What the hand is over.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Spot {
    pub place: V3,
    pub out: V3,
}

/// The clay in a line of sight.
pub fn look(clay: &Clay, camera: &Camera, at: [f32; 2]) -> Option<Spot> {
    let ray = camera.ray(at);
    clay.pick(ray.from, ray.way).map(|hit| Spot { place: hit.position, out: hit.normal })
}

/// A stroke being made by a finger.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Hand {
    /// Where it is.
    spot: Spot,
    /// Where that is on the screen.
    at: [f32; 2],
}

impl Hand {
    /// Whether a tool may begin where there is no clay: only if there is none anywhere.
    pub fn reaches(brush: Brush, clay: &Clay) -> bool {
        matches!(brush.tool(), Tool::Add | Tool::Lump) && clay.is_empty()
    }

    /// Puts it down; nothing where there is nothing to work on.
    ///
    /// # Errors
    /// That the object is full.
    pub fn begin(
        sculpture: &mut Sculpture,
        camera: &Camera,
        brush: Brush,
        at: [f32; 2],
    ) -> Result<Option<Hand>, SculptureError> {
        let spot = match look(sculpture.clay(), camera, at) {
            Some(spot) => spot,
            None if Hand::reaches(brush, sculpture.clay()) => air(camera, at, Point::MIDDLE.voxels()),
            None => return Ok(None),
        };
        sculpture.begin(brush, point(brush, spot))?;
        Ok(Some(Hand { spot, at }))
    }

    /// Goes on.
    ///
    /// # Errors
    /// That the object is full.
    pub fn go(
        &mut self,
        sculpture: &mut Sculpture,
        camera: &Camera,
        brush: Brush,
        at: [f32; 2],
    ) -> Result<(), SculptureError> {
        let way = [at[0] - self.at[0], at[1] - self.at[1]];
        let way = (way[0] * way[0] + way[1] * way[1]).sqrt();
        // More points than this only fill the object up.
        if way < 3.0 {
            return Ok(());
        }
        let leap = 3.0 * way * camera.voxels() + LEAP;
        // What is pulled follows in the plane it was taken in, as does a rope in the air.
        let there = match brush.tool() {
            Tool::Pull => None,
            _ => look(sculpture.clay(), camera, at),
        };
        match (there, brush.tool()) {
            (Some(spot), _) if far(spot.place, self.spot.place) <= leap => self.spot = spot,
            (_, Tool::Pull | Tool::Add | Tool::Lump) => self.spot = air(camera, at, self.spot.place),
            (Some(spot), _) => {
                // Somewhere else: another stroke, so that nothing between the two is harmed.
                sculpture.finish()?;
                sculpture.begin(brush, point(brush, spot))?;
                (self.spot, self.at) = (spot, at);
                return Ok(());
            }
            (None, _) => return Ok(()),
        }
        self.at = at;
        sculpture.extend(point(brush, self.spot))
    }

    pub fn spot(&self) -> Spot {
        self.spot
    }
}

/// As far away as a place, without any clay.
fn air(camera: &Camera, at: [f32; 2], place: V3) -> Spot {
    let out = camera.axes()[2];
    Spot { place: camera.ray(at).meet(place, out), out }
}

/// A lump is set on the clay rather than into it.
fn point(brush: Brush, spot: Spot) -> Point {
    let lift = if brush.tool() == Tool::Lump { brush.reach() * 0.55 } else { 0.0 };
    Point::near(plus(spot.place, spot.out, lift))
}

/// The ring that keys move: over the clay, or freely in the room.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Cursor {
    pub spot: Spot,
    /// It has left the clay and goes in a plane that faces the eye.
    pub free: bool,
}

impl Cursor {
    /// On the clay in the middle of the picture.
    pub fn home(clay: &Clay, camera: &Camera) -> Cursor {
        let spot = air(camera, [0.0; 2], Point::MIDDLE.voxels());
        Cursor { spot: Spot { place: Point::MIDDLE.voxels(), ..spot }, free: false }.settled(clay, camera)
    }

    /// Down onto the clay in the line of sight, unless it is free or there is none.
    fn settled(self, clay: &Clay, camera: &Camera) -> Cursor {
        let out = camera.axes()[2];
        let ray = camera.towards(self.spot.place);
        match clay.pick(ray.from, ray.way) {
            Some(hit) if !self.free => {
                Cursor { spot: Spot { place: hit.position, out: hit.normal }, free: false }
            }
            _ => Cursor { spot: Spot { out, ..self.spot }, ..self },
        }
    }

    /// Moves by steps to the right, up and towards the eye. The last of these frees it.
    pub fn step(self, steps: [i8; 3], wide: f32, clay: &Clay, camera: &Camera) -> Cursor {
        let axes = camera.axes();
        let mut place = self.spot.place;
        for axis in 0..3 {
            place = plus(place, axes[axis], f32::from(steps[axis]) * wide);
        }
        let place = Point::near(place).voxels();
        Cursor { spot: Spot { place, ..self.spot }, free: self.free || steps[2] != 0 }.settled(clay, camera)
    }

    /// Where it presses.
    pub fn point(self, brush: Brush) -> Point {
        if self.free { Point::near(self.spot.place) } else { point(brush, self.spot) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ball() -> (Sculpture, Camera) {
        let mut sculpture = Sculpture::new();
        sculpture.restart(Brush::new(Tool::Ball, 6, 1, false)).unwrap();
        let mut camera = Camera::default();
        camera.resize(400.0, 400.0);
        (sculpture, camera)
    }

    #[test]
    fn a_finger_draws_a_rope() {
        let (mut sculpture, camera) = ball();
        let brush = Brush::new(Tool::Add, 4, 2, false);
        let before = sculpture.clay().digest();
        let mut hand = Hand::begin(&mut sculpture, &camera, brush, [150.0, 180.0]).unwrap().unwrap();
        for x in 151..260 {
            hand.go(&mut sculpture, &camera, brush, [x as f32, 190.0]).unwrap();
        }
        sculpture.finish().unwrap();
        assert_ne!(sculpture.clay().digest(), before);
        let points = sculpture.strokes()[1].points();
        assert!((30..45).contains(&points.len()), "{}", points.len());
        assert!(points.iter().all(|point| point.voxels()[2] > 60.0));
    }

    #[test]
    fn beside_the_clay_there_is_nothing() {
        let (mut sculpture, camera) = ball();
        let brush = Brush::new(Tool::Add, 4, 2, false);
        assert_eq!(Hand::begin(&mut sculpture, &camera, brush, [2.0, 2.0]), Ok(None));
        let mut nothing = Sculpture::new();
        let hand = Hand::begin(&mut nothing, &camera, brush, [100.0, 200.0]).unwrap().unwrap();
        assert!(hand.spot().place[0] < 40.0);
        nothing.finish().unwrap();
        assert!(!nothing.clay().is_empty());
        // Now there is some: beside it one turns.
        assert!(!Hand::reaches(brush, nothing.clay()));
    }

    #[test]
    fn the_ring_goes_over_the_clay_and_leaves_it() {
        let (sculpture, camera) = ball();
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
