//! The working hand: turns lines of sight into points of strokes.

use glam::Vec3;

use super::camera::{Camera, MIDDLE};
use crate::games::barbarossa::clay::{
    Brush, Clay, Hit, Point, SIDE, STRENGTHS, Sculpture, SculptureError, Tool,
};

/// Voxels by which the clay under the finger may be further away than the finger has moved. Clay beyond that is another
/// part of the object.
const LEAP: f32 = 7.0;

/// Distance in pixels within which a pointer may miss clay.
const MISS: f32 = 10.0;

/// Distances in pixels around a place in the air at which to look for clay. A stroke there has the depth of the nearest
/// clay.
const BESIDE: [f32; 8] = [18.0, 27.0, 36.0, 54.0, 80.0, 120.0, 180.0, 270.0];

/// Clay that a hole leaves behind it, in voxels.
const WALL: f32 = 1.5;

/// Margin of the space for clay, in voxels from the lattice's corner.
pub const EDGE: f32 = 3.0;

/// Place under the hand, and its outward direction.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SurfacePoint {
    pub place: Vec3,
    pub out: Vec3,
}

impl From<Hit> for SurfacePoint {
    fn from(hit: Hit) -> SurfacePoint {
        SurfacePoint { place: hit.position.into(), out: hit.normal.into() }
    }
}

/// Returns the clay in a line of sight.
pub fn look(clay: &Clay, camera: &Camera, at: [f32; 2]) -> Option<SurfacePoint> {
    let ray = camera.ray(at);
    clay.pick(ray.from.into(), ray.way.into()).map(SurfacePoint::from)
}

/// Like [`look`], but also finds a rim or a thin rope that the pointer just misses.
pub fn aim(clay: &Clay, camera: &Camera, at: [f32; 2]) -> Option<SurfacePoint> {
    near(clay, camera, at, &[MISS / 2.0, MISS])
}

/// Returns the clay in a line of sight, or else at the first of these distances from it, in pixels.
fn near(clay: &Clay, camera: &Camera, at: [f32; 2], distances: &[f32]) -> Option<SurfacePoint> {
    const ASIDE: [[f32; 2]; 8] = [
        [0.0, 1.0],
        [0.0, -1.0],
        [1.0, 0.0],
        [-1.0, 0.0],
        [0.7, 0.7],
        [0.7, -0.7],
        [-0.7, 0.7],
        [-0.7, -0.7],
    ];
    let missed = |far: f32| {
        let beside = ASIDE.map(|[x, y]| [at[0] + x * far, at[1] + y * far]);
        beside.into_iter().find_map(|at| look(clay, camera, at))
    };
    look(clay, camera, at).or_else(|| distances.iter().find_map(|far| missed(*far)))
}

/// Returns the start of a stroke; `None` where a pointer turns the view. A tool that adds clay can also begin in the
/// air, at the depth of the nearest clay. The start is within the space for clay and outside the picture's rim.
pub fn start(brush: Brush, clay: &Clay, camera: &Camera, at: [f32; 2]) -> Option<SurfacePoint> {
    let lays = matches!(brush.tool(), Tool::Add | Tool::Lump);
    aim(clay, camera, at).or_else(|| {
        let Some((low, high)) = clay.bounds() else {
            return lays.then(|| air(camera, at, Point::MIDDLE.voxels().into()));
        };
        if !lays || camera.is_rim(at) {
            return None;
        }
        let middle = || (Vec3::from(low) + Vec3::from(high)) / 2.0;
        let place = near(clay, camera, at, &BESIDE).map_or_else(middle, |spot| spot.place);
        Some(air(camera, at, place)).filter(|spot| is_in_room(spot.place))
    })
}

/// Returns whether a place is within the space for clay.
fn is_in_room(place: Vec3) -> bool {
    let (low, high) = (Vec3::splat(EDGE), Vec3::splat(SIDE as f32 - 1.0 - EDGE));
    place.cmpge(low).all() && place.cmple(high).all()
}

/// A finger's stroke in progress.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Hand {
    /// The current brush.
    brush: Brush,
    /// Where it is.
    spot: SurfacePoint,
    /// Its pixel on the screen.
    at: [f32; 2],
}

impl Hand {
    /// Begins a stroke; `None` where there is no clay to work on. A lump is added only when the hand lifts.
    ///
    /// # Errors
    /// If the object is full.
    pub fn begin(
        sculpture: &mut Sculpture,
        camera: &Camera,
        brush: Brush,
        at: [f32; 2],
    ) -> Result<Option<Hand>, SculptureError> {
        let Some(spot) = start(brush, sculpture.clay(), camera, at) else { return Ok(None) };
        let brush = careful(brush, spot, sculpture.clay());
        if brush.tool() != Tool::Lump {
            sculpture.begin(brush, point(brush, spot))?;
        }
        Ok(Some(Hand { brush, spot, at }))
    }

    /// Continues the stroke with the same tool, perhaps at another pressure.
    ///
    /// # Errors
    /// If the object is full.
    pub fn go(
        &mut self,
        sculpture: &mut Sculpture,
        camera: &Camera,
        brush: Brush,
        at: [f32; 2],
    ) -> Result<(), SculptureError> {
        let way = [at[0] - self.at[0], at[1] - self.at[1]];
        let way = (way[0] * way[0] + way[1] * way[1]).sqrt();
        // Closer points would only fill the object's limit.
        if way < 3.0 {
            return Ok(());
        }
        let leap = 3.0 * way * camera.voxels() + LEAP;
        let carries = matches!(brush.tool(), Tool::Pull | Tool::Move);
        // Pulled and moved clay stays in the plane where it was taken, as does a rope in the air.
        let there = if carries { None } else { look(sculpture.clay(), camera, at) };
        let mut elsewhere = false;
        self.spot = match there {
            Some(spot) if brush.tool() == Tool::Lump || spot.place.distance(self.spot.place) <= leap => spot,
            _ if carries || matches!(brush.tool(), Tool::Add | Tool::Lump) => {
                air(camera, at, self.spot.place)
            }
            Some(spot) => {
                elsewhere = true;
                spot
            }
            None => return Ok(()),
        };
        self.at = at;
        let brush = if carries { self.brush } else { careful(brush, self.spot, sculpture.clay()) };
        let other = core::mem::replace(&mut self.brush, brush) != brush;
        let point = point(brush, self.spot);
        if brush.tool() == Tool::Lump {
            return Ok(());
        }
        if elsewhere || other {
            // Begins a new stroke: a gap must not affect the clay between, and a stroke has a single brush.
            sculpture.finish()?;
            return sculpture.begin(brush, point);
        }
        sculpture.extend(point)
    }

    /// Finishes the stroke.
    ///
    /// # Errors
    /// If the object is full.
    pub fn lift(self, sculpture: &mut Sculpture) -> Result<(), SculptureError> {
        if self.brush.tool() == Tool::Lump {
            sculpture.begin(self.brush, point(self.brush, self.spot))?;
        }
        sculpture.finish()
    }

    pub fn spot(&self) -> SurfacePoint {
        self.spot
    }
}

/// Returns the place at a pixel with the depth of another place, ignoring clay.
pub fn air(camera: &Camera, at: [f32; 2], place: Vec3) -> SurfacePoint {
    let out = camera.axes()[2];
    SurfacePoint { place: camera.ray(at).meet(place, out), out }
}

/// Returns the brush adjusted so that a hole leaves a wall behind it, except at full strength.
fn careful(brush: Brush, spot: SurfacePoint, clay: &Clay) -> Brush {
    if brush.tool() != Tool::Poke || brush.strength() == STRENGTHS {
        return brush;
    }
    let deep = brush.hole_depth() + WALL;
    let room = clay.thickness(spot.place.into(), spot.out.into(), deep);
    if room >= deep {
        return brush;
    }
    let with = |size, strength| Brush::new(Tool::Poke, size, strength, brush.mirror());
    let weaker = (1..brush.strength()).rev().map(|strength| with(brush.size(), strength));
    let smaller = (1..brush.size()).rev().map(|size| with(size, 1));
    weaker.chain(smaller).find(|brush| brush.hole_depth() + WALL <= room).unwrap_or(with(1, 1))
}

/// Returns the point at which a tool presses. A lump sits on the clay rather than in it. A tool that adds clay stops
/// before the edge of the space, which would cut it off.
pub fn point(brush: Brush, spot: SurfacePoint) -> Point {
    let reach = brush.reach();
    let (lift, room) = match brush.tool() {
        Tool::Lump => (reach * 0.55, reach),
        Tool::Add => (0.0, reach),
        Tool::Pull | Tool::Move => (0.0, WALL),
        _ => (0.0, -EDGE),
    };
    let (low, high) = (EDGE + room, SIDE as f32 - 1.0 - EDGE - room);
    let (low, high) = (Vec3::splat(low.min(MIDDLE)), Vec3::splat(high.max(MIDDLE)));
    Point::near((spot.place + spot.out * lift).clamp(low, high).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenes::barbarossa::studio::{camera::RIM, tests::ball};

    #[test]
    fn a_finger_draws_a_rope() {
        let (mut sculpture, camera) = ball(400.0, 400.0);
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
    fn a_ray_beside_the_clay_misses() {
        let (mut sculpture, camera) = ball(400.0, 400.0);
        let brush = Brush::new(Tool::Add, 4, 2, false);
        assert_eq!(Hand::begin(&mut sculpture, &camera, brush, [2.0, 2.0]), Ok(None));
        let mut nothing = Sculpture::new();
        let hand = Hand::begin(&mut nothing, &camera, brush, [100.0, 200.0]).unwrap().unwrap();
        assert!(hand.spot().place[0] < 40.0);
        nothing.finish().unwrap();
        assert!(!nothing.clay().is_empty());
        // Now there is clay, so a press in the rim turns the view.
        assert_eq!(start(brush, nothing.clay(), &camera, [398.0, 398.0]), None);
    }

    #[test]
    fn an_upright_can_begin_in_the_air() {
        let (sculpture, camera) = ball(400.0, 400.0);
        let clay = sculpture.clay();
        let rim = (0..200).map(|x| x as f32).find(|x| look(clay, &camera, [*x, 200.0]).is_some()).unwrap();
        let brush = |tool| Brush::new(tool, 4, 2, false);
        for (tool, miss, begins) in [
            (Tool::Add, 20.0, true),
            (Tool::Lump, 34.0, true),
            (Tool::Add, 60.0, true),
            (Tool::Add, rim - RIM + 2.0, false),
            (Tool::Carve, 20.0, false),
        ] {
            let spot = start(brush(tool), clay, &camera, [rim - miss, 200.0]);
            assert_eq!(spot.is_some(), begins, "{tool:?}, {miss}");
        }
        // The stroke hangs where it began, at the depth of the clay.
        for miss in [30.0, 60.0] {
            let at = [rim - miss, 200.0];
            let spot = start(brush(Tool::Add), clay, &camera, at).unwrap();
            let [x, y] = camera.seen(spot.place);
            assert!((x - at[0]).abs() < 0.1 && (y - at[1]).abs() < 0.1, "{x} {y}");
        }
    }

    #[test]
    fn a_drag_outside_the_space_turns_the_view() {
        let (sculpture, mut camera) = ball(400.0, 400.0);
        let brush = Brush::new(Tool::Add, 4, 2, false);
        let at = [RIM + 4.0, 200.0];
        assert!(start(brush, sculpture.clay(), &camera, at).is_some());
        camera.zoom(0.7, [200.0, 200.0]);
        assert_eq!(start(brush, sculpture.clay(), &camera, at), None);
    }

    #[test]
    fn a_near_miss_hits_the_rim() {
        let (sculpture, camera) = ball(400.0, 400.0);
        let rim = (0..200).map(|x| x as f32).find(|x| look(sculpture.clay(), &camera, [*x, 200.0]).is_some());
        let rim = rim.unwrap();
        for (miss, met) in [(1.0, true), (MISS - 1.0, true), (MISS + 2.0, false)] {
            let spot = aim(sculpture.clay(), &camera, [rim - miss, 200.0]);
            assert_eq!(spot.is_some(), met, "{miss}");
        }
        // Clay under the pointer itself is hit exactly there.
        let at = [rim + 5.0, 200.0];
        assert_eq!(aim(sculpture.clay(), &camera, at), look(sculpture.clay(), &camera, at));
    }

    #[test]
    fn a_lump_is_stuck_on_when_it_is_let_go() {
        let (mut sculpture, camera) = ball(400.0, 400.0);
        let brush = Brush::new(Tool::Lump, 3, 1, false);
        let mut hand = Hand::begin(&mut sculpture, &camera, brush, [150.0, 180.0]).unwrap().unwrap();
        for x in 0..12 {
            hand.go(&mut sculpture, &camera, brush, [150.0 + x as f32 * 8.0, 190.0]).unwrap();
        }
        assert!(!sculpture.is_busy());
        hand.lift(&mut sculpture).unwrap();
        let points = sculpture.strokes()[1].points();
        assert!(points.len() == 1 && points[0].voxels()[0] > 50.0, "{points:?}");
    }

    #[test]
    fn a_hole_leaves_a_wall_unless_it_is_wanted() {
        let camera = ball(400.0, 400.0).1;
        for (strength, through) in [(1, false), (2, false), (3, false), (4, true)] {
            for size in [2, 5, 8] {
                let mut sculpture = Sculpture::new();
                sculpture.work_whole(Brush::new(Tool::Slab, 1, 1, false)).unwrap();
                let brush = Brush::new(Tool::Poke, size, strength, false);
                let mut hand = Hand::begin(&mut sculpture, &camera, brush, [185.0, 180.0]).unwrap().unwrap();
                hand.go(&mut sculpture, &camera, brush, [205.0, 185.0]).unwrap();
                hand.lift(&mut sculpture).unwrap();
                let behind = camera.ray([185.0, 180.0]);
                let hole = sculpture.clay().pick(behind.from.into(), behind.way.into()).is_none();
                assert!(hole == through || (strength == 4 && size == 2), "{size} {strength}");
            }
        }
    }

    #[test]
    fn a_stroke_ends_before_the_edge_of_the_space() {
        let spot = SurfacePoint { place: Vec3::new(94.0, 47.0, 47.0), out: Vec3::X };
        for (tool, size) in [(Tool::Add, 4), (Tool::Lump, 8), (Tool::Pull, 5)] {
            let brush = Brush::new(tool, size, 1, false);
            let [x, y, _] = point(brush, spot).voxels();
            let laid = if tool == Tool::Pull { 0.0 } else { brush.reach() };
            assert!(x + laid <= SIDE as f32 - 1.0 - EDGE + 0.2 && y == 47.0, "{tool:?}: {x}");
        }
        assert_eq!(point(Brush::new(Tool::Carve, 4, 1, false), spot).voxels()[0], 94.0);
    }

    #[test]
    fn pressure_changes_the_stroke() {
        let (mut sculpture, camera) = ball(400.0, 400.0);
        let with = |strength| Brush::new(Tool::Carve, 3, strength, false);
        let mut hand = Hand::begin(&mut sculpture, &camera, with(1), [150.0, 180.0]).unwrap().unwrap();
        for x in 0..12 {
            hand.go(&mut sculpture, &camera, with(1 + x / 6), [150.0 + f32::from(x) * 6.0, 190.0]).unwrap();
        }
        hand.lift(&mut sculpture).unwrap();
        let strengths: Vec<u8> =
            sculpture.strokes()[1..].iter().map(|stroke| stroke.brush().strength()).collect();
        assert_eq!(strengths, [1, 2]);
    }
}
