//! How long clay takes: a dab of each tool and the mesh after it, and what a whole object weighs and takes to replay.
//!
//! `cargo run --release --no-default-features --example clay`
//!
//! It asserts nothing: speed is reported, not tested. A frame has 16 ms.

use std::time::{Duration, Instant};

use bar_a_jeux::games::barbarossa::clay::{
    Brush, Clay, Mesher, Point, SIDE, Sculpture, Tool, from_text, unpack,
};

/// Small, middling, the largest there is.
const SIZES: [u8; 3] = [3, 5, 8];
const DABS: i32 = 60;

/// An object as people make them in ten minutes.
const TYPICAL: &str = include_str!("../src/games/barbarossa/clay/tests/samples/typical.txt");

fn main() {
    println!("a dab and the mesh after it, on a ball: mean and worst of {DABS}, in ms");
    for tool in [Tool::Add, Tool::Carve, Tool::Smooth, Tool::Pull, Tool::Flatten, Tool::Poke] {
        for size in SIZES {
            match dabs(Brush::new(tool, size, 3, false)) {
                Some((mean, worst)) => println!("  {tool:?} {size}: {mean:.2} {worst:.2}"),
                None => println!("  {tool:?} {size}: the clay refuses"),
            }
        }
    }
    let Some(strokes) = from_text(TYPICAL.trim()).and_then(|bytes| unpack(&bytes).ok()) else {
        return eprintln!("the object cannot be read");
    };
    let begin = Instant::now();
    let clay = Clay::of(&strokes);
    let replay = begin.elapsed();
    let mut mesher = Mesher::new();
    let begin = Instant::now();
    mesher.update(&clay);
    println!(
        "an object of {} strokes: {} letters, replayed in {:.0} ms, meshed in {:.1} ms, digest {:016x}",
        strokes.len(),
        TYPICAL.trim().len(),
        ms(replay),
        ms(begin.elapsed()),
        clay.digest()
    );
}

/// A stroke round a ball of clay, dab by dab.
fn dabs(brush: Brush) -> Option<(f64, f64)> {
    let mut sculpture = Sculpture::new();
    sculpture.restart(Brush::new(Tool::Ball, 6, 1, false)).ok()?;
    let mut mesher = Mesher::new();
    mesher.update(sculpture.clay());
    let (middle, radius) = ((SIDE as f32 - 1.0) / 2.0, 27.0);
    let at = |n: i32| {
        let turn = n as f32 * 0.05;
        let [x, y, z] = [turn.sin() * 0.8, turn.cos() * 0.48, turn.cos() * 0.8];
        Point::near([middle + radius * x, middle + radius * y, middle + radius * z])
    };
    sculpture.begin(brush, at(0)).ok()?;
    let (mut all, mut worst) = (Duration::ZERO, Duration::ZERO);
    for n in 1..=DABS {
        let begin = Instant::now();
        sculpture.extend(at(n)).ok()?;
        mesher.update(sculpture.clay());
        let took = begin.elapsed();
        (all, worst) = (all + took, worst.max(took));
    }
    Some((ms(all) / f64::from(DABS), ms(worst)))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
