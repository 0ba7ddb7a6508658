//! Tests of the camera: rays match the projection, and gestures hold the touched place under the fingers.

use super::super::{
    hand::{SurfacePoint, point},
    tests::ball,
};
use super::*;
use crate::games::barbarossa::clay::{Brush, SIZES, Tool};

fn phone() -> Camera {
    let mut camera = Camera::default();
    camera.resize(360.0, 420.0);
    camera
}

fn near(a: [f32; 2], b: [f32; 2]) -> bool {
    (a[0] - b[0]).abs() < 0.05 && (a[1] - b[1]).abs() < 0.05
}

#[test]
fn rays_hit_the_drawn_points() {
    let mut camera = phone();
    for pixel in [[180.0, 210.0], [10.0, 400.0], [333.0, 20.0]] {
        camera.turn([37.0, -21.0]);
        let ray = camera.ray(pixel);
        for time in [0.5, 1.0, 1.7] {
            let place = ray.from + ray.way * (time * 40.0);
            assert!(near(camera.seen(place), pixel), "{pixel:?}");
            let back = camera.towards(place);
            let depth = back.way.dot(camera.axes()[2]);
            assert!(back.meet(place, camera.axes()[2]).distance(place) < 0.01, "{depth}");
        }
    }
}

#[test]
fn pinched_points_stay_under_the_fingers() {
    let mut camera = phone();
    camera.turn([80.0, 30.0]);
    let place = camera.ray([250.0, 130.0]).meet(camera.target, camera.axes()[2]);
    camera.zoom(1.8, [250.0, 130.0]);
    assert!(near(camera.seen(place), [250.0, 130.0]));
    for _ in 0..40 {
        camera.zoom(0.7, [0.0, 0.0]);
    }
    assert_eq!(camera.half, FURTHEST);
    assert!(camera.target.distance(Camera::default().target) < 1.0);
    for _ in 0..40 {
        camera.zoom(3.0, [360.0, 0.0]);
    }
    assert_eq!(camera.half, NEAREST);
}

#[test]
fn a_drag_to_the_right_turns_the_front_to_the_right() {
    let mut camera = phone();
    let front = Vec3::new(MIDDLE, MIDDLE, MIDDLE + 20.0);
    let before = camera.seen(front);
    camera.turn([30.0, 0.0]);
    assert!(camera.seen(front)[0] > before[0] + 5.0);
    camera.turn([0.0, 5000.0]);
    camera.turn([0.0, 5000.0]);
    camera.turn([0.0, 5000.0]);
    assert!(camera.axes()[2][1] > 0.99, "from above");
    for axes in camera.axes().windows(2) {
        assert!(axes[0].dot(axes[1]).abs() < 1e-3);
        assert!((axes[0].length_squared() - 1.0).abs() < 1e-3);
    }
}

#[test]
fn panned_points_follow_the_fingers() {
    let mut camera = phone();
    assert!(camera.is_home());
    let place = camera.ray([180.0, 210.0]).meet(camera.target, camera.axes()[2]);
    camera.pan([24.0, -30.0]);
    assert!(near(camera.seen(place), [204.0, 180.0]) && !camera.is_home());
    camera.home();
    assert!(camera.is_home());
    for _ in 0..40 {
        camera.pan([300.0, 300.0]);
    }
    assert!(camera.target.to_array().iter().all(|at| (8.0..=88.0).contains(at)));
}

#[test]
fn a_clockwise_turntable_moves_the_front_to_the_left() {
    let mut camera = phone();
    let front = Vec3::new(MIDDLE, MIDDLE, MIDDLE + 20.0);
    let before = camera.seen(front);
    camera.twist(0.3);
    assert!(camera.seen(front)[0] < before[0] - 5.0);
}

#[test]
fn everything_is_in_the_frame() {
    let (low, high) = (Vec3::new(20.0, 30.0, 40.0), Vec3::new(60.0, 44.0, 52.0));
    let mut camera = Camera::framing(low, high);
    camera.resize(200.0, 200.0);
    assert!(camera.frames(low, high));
    camera.pan([30.0, 0.0]);
    assert!(!camera.frames(low, high));
}

#[test]
fn the_largest_lumps_stay_in_the_frame() {
    for (wide, tall) in [(320.0, 362.0), (360.0, 600.0), (700.0, 340.0)] {
        let (mut sculpture, mut camera) = ball(wide, tall);
        let brush = Brush::new(Tool::Lump, SIZES, 1, false);
        for out in [Vec3::X, Vec3::Y, Vec3::Z] {
            let spot = SurfacePoint { place: Vec3::splat(MIDDLE) + out * 40.0, out };
            sculpture.begin(brush, point(brush, spot)).unwrap();
            sculpture.finish().unwrap();
        }
        let (low, high) = sculpture.clay().bounds().unwrap();
        let (low, high) = (low.into(), high.into());
        assert!(!camera.frames(low, high), "{wide} by {tall}: too small a lump");
        camera.fit(low, high);
        assert!(camera.frames(low, high), "{wide} by {tall}");
        let before = camera;
        camera.fit(low, high);
        assert_eq!(camera, before, "what is in the frame stays as it is");
    }
}
