//! Rays into the clay.

use super::super::{Brush, Clay, SIDE, Tool};
use super::{at, ball, worked};

const MIDDLE: f32 = (SIDE as f32 - 1.0) / 2.0;

#[test]
fn a_ray_meets_the_near_side() {
    let sculpture = ball();
    for way in [[0.0, 0.0, -1.0], [1.0, 0.0, 0.0], [0.0, -3.0, 0.0], [0.5, -0.6, 0.7], [-2.0, 1.0, 0.1]] {
        let length = way.iter().map(|way| way * way).sum::<f32>().sqrt();
        let unit = way.map(|way| way / length);
        let hit = sculpture.clay().pick(unit.map(|way| MIDDLE - way * 150.0), way).unwrap();
        for (axis, unit) in unit.into_iter().enumerate() {
            assert!((hit.position[axis] - (MIDDLE - unit * 24.0)).abs() < 0.05, "{way:?} {hit:?}");
            assert!((hit.point.voxels()[axis] - hit.position[axis]).abs() <= 0.126);
            assert!((hit.normal[axis] + unit).abs() < 0.03, "{way:?} {hit:?}");
        }
    }
}

#[test]
fn a_ray_may_miss() {
    let sculpture = ball();
    let pick = |origin, way| sculpture.clay().pick(origin, way);
    assert_eq!(pick([0.0, 0.0, 200.0], [0.0, 0.0, -1.0]), None);
    assert_eq!(pick([MIDDLE, MIDDLE, 200.0], [0.0, 0.0, 1.0]), None);
    assert_eq!(pick([MIDDLE; 3], [0.0; 3]), None);
    assert_eq!(pick([MIDDLE; 3], [f32::NAN; 3]), None);
    assert_eq!(pick([f32::NAN; 3], [1.0, 0.0, 0.0]), None);
    assert_eq!(pick([f32::INFINITY; 3], [1.0, 0.0, 0.0]), None);
    assert_eq!(Clay::new().pick([MIDDLE, MIDDLE, 200.0], [0.0, 0.0, -1.0]), None);
}

#[test]
fn a_ray_finds_thin_clay() {
    let mut sculpture = worked(Brush::new(Tool::Nothing, 1, 1, false), &[]);
    let line = vec![at(-30.0, 0.0, 0.0), at(30.0, 0.0, 0.0)];
    let stroke = super::super::Stroke::new(Brush::new(Tool::Add, 1, 1, false), line).unwrap();
    sculpture.add(&stroke).unwrap();
    for step in -28..=28 {
        let hit = sculpture.clay().pick([MIDDLE + step as f32, MIDDLE, 300.0], [0.0, 0.0, -1.0]);
        assert!((hit.unwrap().position[2] - MIDDLE - 1.5).abs() < 0.1);
    }
}

#[test]
fn a_stroke_at_work_is_not_seen() {
    let mut sculpture = ball();
    let ray = ([MIDDLE, MIDDLE, 200.0], [0.0, 0.0, -1.0]);
    let before = sculpture.clay().pick(ray.0, ray.1).unwrap();
    sculpture.begin(Brush::new(Tool::Add, 6, 4, false), before.point).unwrap();
    assert_eq!(sculpture.clay().pick(ray.0, ray.1), Some(before));
    sculpture.finish().unwrap();
    assert!(sculpture.clay().pick(ray.0, ray.1).unwrap().position[2] > before.position[2] + 5.0);
}

#[test]
fn bounds_hold_the_clay() {
    let (low, high) = ball().clay().bounds().unwrap();
    for axis in 0..3 {
        assert!((low[axis] - (MIDDLE - 24.0)).abs() <= 1.0 && (high[axis] - (MIDDLE + 24.0)).abs() <= 1.0);
    }
}
