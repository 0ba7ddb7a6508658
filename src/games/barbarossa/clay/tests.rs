//! Laws for all strokes, and handmade objects whose clay must be the same everywhere.

mod details;
mod engraving;
mod export;
mod mesher;
mod pack;
mod picking;
mod samples;
mod sculpture;
mod tools;
mod whole;

use proptest::prelude::*;

use super::{Brush, Clay, Point, SIDE, Sculpture, Stroke, Tool};

/// The centre of the lattice along each axis.
const MIDDLE: f32 = (SIDE as f32 - 1.0) / 2.0;

/// Any brush.
fn brush() -> impl Strategy<Value = Brush> {
    (0..Tool::ALL.len(), 1..=8_u8, 1..=4_u8, any::<bool>())
        .prop_map(|(tool, size, strength, mirror)| Brush::new(Tool::ALL[tool], size, strength, mirror))
}

/// A random stroke near the centre, as a finger might draw it: short steps, and sometimes a long one.
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
        if brush.tool().is_whole() {
            points.clear();
        }
        Stroke::new(brush, points).unwrap()
    })
}

/// A random object that starts with a ball.
fn strokes(most: usize) -> impl Strategy<Value = Vec<Stroke>> {
    prop::collection::vec(stroke(), 1..=most).prop_map(|mut strokes| {
        strokes.insert(0, Stroke::whole(Tool::Ball, 5).unwrap());
        strokes
    })
}

/// A ball of size 5, whose radius is 24 voxels.
fn ball() -> Sculpture {
    Sculpture::of(&[Stroke::whole(Tool::Ball, 5).unwrap()]).unwrap()
}

/// A point from an offset to the centre in voxels.
fn at(x: f32, y: f32, z: f32) -> Point {
    Point::near([x + MIDDLE, y + MIDDLE, z + MIDDLE])
}

/// A ball after one stroke.
fn worked(brush: Brush, points: &[Point]) -> Sculpture {
    let mut sculpture = ball();
    sculpture.add(&Stroke::new(brush, points.to_vec()).unwrap()).unwrap();
    sculpture
}

/// Returns the height of the clay over the centre towards the viewer, at an offset in voxels.
fn height(clay: &Clay, x: f32, y: f32) -> f32 {
    clay.pick([MIDDLE + x, MIDDLE + y, 200.0], [0.0, 0.0, -1.0])
        .map_or(f32::MIN, |hit| hit.position[2] - MIDDLE)
}

fn inside(clay: &Clay) -> usize {
    clay.field.samples().values().iter().filter(|&&sample| sample < 0).count()
}

fn slab() -> Sculpture {
    Sculpture::of(&[Stroke::whole(Tool::Slab, 6).unwrap()]).unwrap()
}

fn on(mut sculpture: Sculpture, brush: Brush, points: &[Point]) -> Sculpture {
    sculpture.add(&Stroke::new(brush, points.to_vec()).unwrap()).unwrap();
    sculpture
}

/// Returns the steepness of the field at the surface, in hundredths: the 5th, 50th and 95th percentile.
fn steepness(clay: &Clay) -> [i64; 3] {
    let mut steep = Vec::new();
    for at in SIDE * SIDE..clay.field.samples().values().len() - SIDE * SIDE {
        if i32::from(clay.field.samples().values()[at]).abs() < 128 {
            let rise = [1, SIDE, SIDE * SIDE].map(|apart| {
                f64::from(
                    clay.field.samples().values()[at + apart] - clay.field.samples().values()[at - apart],
                )
            });
            steep.push((rise.iter().map(|rise| rise * rise).sum::<f64>().sqrt() / 5.12) as i64);
        }
    }
    steep.sort_unstable();
    [5, 50, 95].map(|part| steep[steep.len() * part / 100])
}
