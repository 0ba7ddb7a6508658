//! Measures clay: the time of a dab of each tool and of the mesh after it, and the size and replay time of a whole
//! object.
//!
//! `cargo run --release --no-default-features --example clay`
//!
//! It asserts nothing: speed is reported, not tested. A frame has 16 ms.

use std::time::{Duration, Instant};

use bar_a_jeux::games::barbarossa::clay::{
    BRICK, Brush, Clay, Engraving, Mesher, Point, SIDE, SIZES, Sculpture, Tool, from_text, unpack,
};

const DABS: i32 = 60;

/// An object as people make it in ten minutes.
const TYPICAL: &str = include_str!("../src/games/barbarossa/clay/tests/samples/typical.txt");

/// The number of lines of longitude and of latitude on a ball.
const MERIDIANS: i32 = 12;

fn main() {
    println!(
        "mean of {DABS} points of a stroke on a ball, in ms: the dabs + the mesh after them, for sizes 1 to {SIZES}"
    );
    for tool in Tool::ALL.into_iter().filter(|tool| !tool.is_whole() && *tool != Tool::Cut) {
        println!("{:>8}  {}", format!("{tool:?}"), by_size(tool, false));
    }
    println!("the same where there are lines all over the ball:");
    for tool in [Tool::Add, Tool::Smooth, Tool::Pull, Tool::Lump, Tool::Pinch, Tool::Move, Tool::Engrave] {
        println!("{:>8}  {}", format!("{tool:?}"), by_size(tool, true));
    }
    if let Some((mut ball, _)) = ball() {
        let done = lines(&mut ball).map_or("full", |()| "done");
        let bricks = ball.clay().engraving().unlike(&Engraving::default()).count();
        println!("these lines: {done}, {} kB", (2 * bricks * BRICK.pow(3)) >> 10);
    }
    println!("all at once:");
    for tool in Tool::ALL.into_iter().filter(|tool| tool.is_whole() || *tool == Tool::Cut) {
        println!("{:>10}  {}", format!("{tool:?}"), said(whole(Brush::new(tool, 4, 1, false))));
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

/// The times of a tool for each size.
fn by_size(tool: Tool, lined: bool) -> String {
    let times: Vec<String> =
        (1..=SIZES).map(|size| said(dabs(Brush::new(tool, size, 3, false), lined))).collect();
    times.join("  ")
}

/// A ball to work on, and its mesh.
fn ball() -> Option<(Sculpture, Mesher)> {
    let mut sculpture = Sculpture::new();
    sculpture.work_whole(Brush::new(Tool::Ball, 6, 1, false)).ok()?;
    let mut mesher = Mesher::new();
    mesher.update(sculpture.clay());
    Some((sculpture, mesher))
}

/// Returns the mean times of a dab and of the mesh after it, over a stroke round a ball of clay. It is the fastest of
/// three runs.
fn dabs(brush: Brush, lined: bool) -> Option<[f64; 2]> {
    // Other load on the machine only makes it slower.
    let runs: Option<Vec<_>> = (0..3).map(|_| stroke(brush, lined)).collect();
    runs?.into_iter().min_by(|a, b| (a[0] + a[1]).total_cmp(&(b[0] + b[1])))
}

/// Runs one such stroke.
fn stroke(brush: Brush, lined: bool) -> Option<[f64; 2]> {
    let (mut sculpture, mut mesher) = ball()?;
    if lined {
        lines(&mut sculpture)?;
    }
    let (middle, radius) = ((SIDE as f32 - 1.0) / 2.0, 27.0);
    let at = |n: i32| {
        let turn = n as f32 * 0.05;
        let [x, y, z] = [turn.sin() * 0.8, turn.cos() * 0.48, turn.cos() * 0.8];
        Point::near([middle + radius * x, middle + radius * y, middle + radius * z])
    };
    sculpture.begin(brush, at(0)).ok()?;
    let mut all = [Duration::ZERO; 2];
    for n in 1..=DABS {
        let begin = Instant::now();
        sculpture.extend(at(n)).ok()?;
        all[0] += begin.elapsed();
        let begin = Instant::now();
        mesher.update(sculpture.clay());
        all[1] += begin.elapsed();
    }
    Some(all.map(|all| ms(all) / f64::from(DABS)))
}

/// Engraves a net of lines into a ball.
fn lines(sculpture: &mut Sculpture) -> Option<()> {
    let (middle, radius) = ((SIDE as f32 - 1.0) / 2.0, 27.0);
    let angle = |part: i32| (part as f32 * std::f32::consts::PI / MERIDIANS as f32).sin_cos();
    for line in 0..MERIDIANS {
        let ((sin, cos), meridian) = (angle(line), line);
        let circles: [&dyn Fn(f32, f32) -> [f32; 3]; 2] =
            [&|along, up| [along * sin, up, along * cos], &|along, up| {
                let (wide, high) = angle(meridian - MERIDIANS / 2);
                [up * high, wide, along * high]
            }];
        for circle in circles {
            let mut points = (0..=2 * MERIDIANS).map(|n| {
                let (sin, cos) = angle(n);
                Point::near(circle(sin, cos).map(|at| middle + radius * at))
            });
            sculpture.begin(Brush::new(Tool::Engrave, 1, 3, false), points.next()?).ok()?;
            points.try_for_each(|point| sculpture.extend(point)).ok()?;
            sculpture.finish().ok()?;
        }
    }
    Some(())
}

/// Returns the time of a beginning, a quarter turn or a cut, and of the mesh after it.
fn whole(brush: Brush) -> Option<[f64; 2]> {
    let (mut sculpture, mut mesher) = ball()?;
    let begin = Instant::now();
    if brush.tool().is_whole() {
        sculpture.work_whole(brush).ok()?;
    } else {
        sculpture.begin(brush, Point::near([20.0, 50.0, 70.0])).ok()?;
        sculpture.extend(Point::near([70.0, 55.0, 70.0])).ok()?;
        sculpture.extend(Point::near([50.0, 55.0, 20.0])).ok()?;
    }
    let worked = begin.elapsed();
    let begin = Instant::now();
    mesher.update(sculpture.clay());
    Some([ms(worked), ms(begin.elapsed())])
}

fn said(times: Option<[f64; 2]>) -> String {
    times.map_or_else(|| "full".to_owned(), |[dabs, mesh]| format!("{dabs:.1}+{mesh:.1}"))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
