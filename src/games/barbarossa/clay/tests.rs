//! Laws that hold for all strokes, and objects made by hand that must come out the same everywhere.

mod export;
mod mesher;
mod pack;
mod picking;
mod samples;
mod sculpture;
mod tools;

use proptest::prelude::*;

use super::{Brush, Point, Sculpture, Stroke, Tool};

/// Any brush.
fn brush() -> impl Strategy<Value = Brush> {
    (0..Tool::ALL.len(), 1..=8_u8, 1..=4_u8, any::<bool>())
        .prop_map(|(tool, size, strength, mirror)| Brush::new(Tool::ALL[tool], size, strength, mirror))
}

/// Any stroke near the middle, as a finger might draw it: short steps, and now and then a long one.
fn stroke() -> impl Strategy<Value = Stroke> {
    let step = prop_oneof![
        8 => prop::array::uniform3(-14..=14_i32),
        1 => prop::array::uniform3(-90..=90_i32),
    ];
    let first = prop::array::uniform3(60..320_i32);
    (brush(), first, prop::collection::vec(step, 0..6)).prop_map(|(brush, mut at, steps)| {
        let mut points = vec![Point::new(at)];
        for step in steps {
            for axis in 0..3 {
                at[axis] += step[axis];
            }
            points.push(Point::new(at));
        }
        if brush.tool().begins() {
            points.clear();
        }
        Stroke::new(brush, points).unwrap()
    })
}

/// Any object, begun with a ball.
fn strokes(most: usize) -> impl Strategy<Value = Vec<Stroke>> {
    prop::collection::vec(stroke(), 1..=most).prop_map(|mut strokes| {
        strokes.insert(0, Stroke::beginning(Tool::Ball, 5).unwrap());
        strokes
    })
}

/// A ball of size 5, whose radius is 24 voxels.
fn ball() -> Sculpture {
    Sculpture::of(&[Stroke::beginning(Tool::Ball, 5).unwrap()]).unwrap()
}

/// A place in voxels from the middle.
fn at(x: f32, y: f32, z: f32) -> Point {
    let middle = (super::SIDE as f32 - 1.0) / 2.0;
    Point::near([x + middle, y + middle, z + middle])
}

/// A ball worked on with one stroke.
fn worked(brush: Brush, points: &[Point]) -> Sculpture {
    let mut sculpture = ball();
    sculpture.add(&Stroke::new(brush, points.to_vec()).unwrap()).unwrap();
    sculpture
}
