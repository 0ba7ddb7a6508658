//! Engraved lines, measured: equally wide everywhere, eroded, advected, undone.

use proptest::prelude::*;

use super::super::{BRICK, Brush, Clay, FINE, Point, Sculpture, Stroke, Tool, trilinear::PARTS};
use super::{MIDDLE, at, ball, height, on, slab, worked};

/// Nearness at the visible edge of a line.
const EDGE: u8 = 168;

/// Pixels to a voxel on a canvas 320 pixels wide.
const PIXELS: f32 = 3.7;

fn fine(strength: u8) -> Brush {
    Brush::new(Tool::Engrave, 1, strength, false)
}

/// Returns nearness and depth at a place in voxels from the centre.
fn read(clay: &Clay, [x, y, z]: [f32; 3]) -> [u8; 2] {
    let parts = [x, y, z].map(|at| ((at + MIDDLE) * PARTS as f32).round() as i32);
    clay.engraving().read(parts)
}

/// Returns nearness and depth on the front surface.
fn seen(clay: &Clay, x: f32, y: f32) -> [u8; 2] {
    read(clay, [x, y, height(clay, x, y)])
}

/// Returns the width of a line through a place in front, across it in a direction, in voxels.
fn width(clay: &Clay, [x, y]: [f32; 2], [across, up]: [f32; 2]) -> f32 {
    let (length, steps) = ((across * across + up * up).sqrt(), 64);
    let there = (-steps..=steps)
        .map(|step| step as f32 * 2.0 / (steps as f32 * length))
        .filter(|far| seen(clay, x + far * across, y + far * up)[0] >= EDGE);
    there.count() as f32 * 2.0 / steps as f32
}

/// A slab with lines engraved into its front.
fn scratched(lines: &[&[[f32; 2]]]) -> Sculpture {
    let flat = height(slab().clay(), 0.0, 0.0);
    lines.iter().fold(slab(), |slab, line| {
        let points: Vec<_> = line.iter().map(|[x, y]| at(*x, *y, flat)).collect();
        on(slab, fine(3), &points)
    })
}

/// Returns all samples of the layer by their place.
fn samples(clay: &Clay) -> Vec<[u8; 2]> {
    let mut samples = vec![[0; 2]; FINE * FINE * FINE];
    for ([x, y, z], bytes) in clay.engraving().unlike(&Default::default()) {
        for (number, groove) in bytes.as_chunks::<2>().0.iter().enumerate() {
            let [along, up, on] = [number % BRICK, number / BRICK % BRICK, number / (BRICK * BRICK)];
            samples[((z + on) * FINE + y + up) * FINE + x + along] = *groove;
        }
    }
    samples
}

#[test]
fn a_line_is_as_fine_wherever_it_lies() {
    let (mut least, mut most) = (f32::MAX, f32::MIN);
    for (turn, shift) in
        [(0, 0.0), (0, 0.25), (0, 0.5), (1, 0.0), (2, 0.25), (3, 0.5), (5, 0.75), (8, 0.25), (8, 0.5)]
    {
        let (sin, cos) = (turn as f32 * std::f32::consts::PI / 16.0).sin_cos();
        let [from, to] = [-15.0, 15.0].map(|far: f32| [far * cos, far * sin + shift]);
        let clay = scratched(&[&[from, to]]);
        for step in -30..=30 {
            let far = step as f32 * 0.41;
            let width = width(clay.clay(), [far * cos, far * sin + shift], [-sin, cos]);
            (least, most) = (least.min(width), most.max(width));
        }
    }
    assert!(
        least * PIXELS > 3.0 && most * PIXELS < 4.0 && most < least * 1.15,
        "from {least} to {most} voxels"
    );
}

#[test]
fn drawn_fast_over_a_curve_it_is_as_wide() {
    // Fifteen voxels from point to point: a straight line between them would run a voxel inside the clay.
    let points: Vec<_> = (-2..=2)
        .map(|step| (step as f32 * 0.6).sin_cos())
        .map(|(sin, cos)| at(24.0 * sin, 0.0, 24.0 * cos))
        .collect();
    let clay = worked(fine(3), &points);
    for step in -30..=30 {
        let width = width(clay.clay(), [step as f32 * 0.4, 0.0], [0.0, 1.0]);
        assert!((0.78..1.1).contains(&width), "{width} at {step}");
    }
}

#[test]
fn a_broader_pen_draws_a_broader_line() {
    let flat = height(slab().clay(), 0.0, 0.0);
    let widths = [1, 4, 8].map(|size| {
        let line = [at(-9.0, 0.0, flat), at(9.0, 0.0, flat)];
        let clay = on(slab(), Brush::new(Tool::Engrave, size, 3, false), &line);
        width(clay.clay(), [0.0, 0.0], [0.0, 1.0])
    });
    assert!(widths.is_sorted() && (2.2..2.8).contains(&widths[2]), "{widths:?}");
}

#[test]
fn lines_cross_and_lie_side_by_side() {
    let clay = scratched(&[&[[-9.0, -9.0], [9.0, 9.0]], &[[-9.0, 9.0], [9.0, -9.0]]]);
    let clay = clay.clay();
    assert!(seen(clay, 0.0, 0.0)[0] > EDGE + 20);
    for [x, y] in [[3.0, 3.0], [-3.0, 3.0], [3.0, -3.0], [-3.0, -3.0_f32]] {
        let width = width(clay, [x, y], [-y, x]);
        assert!((0.82..1.15).contains(&width), "{width}");
    }
    // Six and a half pixels apart: the clay between two is unchanged.
    let rows: Vec<_> = (0..5).map(|row| row as f32 * 1.75).map(|y| [[-9.0, y], [9.0, y + 0.9]]).collect();
    let lines: Vec<&[[f32; 2]]> = rows.iter().map(<[_; 2]>::as_slice).collect();
    let hatched = scratched(&lines);
    for step in -20..=20 {
        let (x, y) = (step as f32 * 0.4, 0.45 + step as f32 * 0.02);
        let near = |y: f32| seen(hatched.clay(), x, y)[0];
        for row in 0..4 {
            let [line, gap] = [near(y + row as f32 * 1.75), near(y + row as f32 * 1.75 + 0.875)];
            assert!(line > EDGE + 20 && gap < EDGE - 5, "{line} {gap} at {step}");
        }
    }
}

#[test]
fn an_eye_is_a_ring() {
    let around: Vec<_> = (0..=16)
        .map(|step| (step as f32 * std::f32::consts::PI / 8.0).sin_cos())
        .map(|(sin, cos)| [2.0 * cos, 2.0 * sin])
        .collect();
    let clay = scratched(&[&around]);
    assert!(seen(clay.clay(), 0.0, 0.0)[0] < 100);
    for step in 0..40 {
        let (sin, cos) = (step as f32 * 0.157).sin_cos();
        let width = width(clay.clay(), [2.0 * cos, 2.0 * sin], [cos * 0.5, sin * 0.5]);
        assert!((0.75..1.2).contains(&width), "{width} at {step}");
    }
}

#[test]
fn the_stronger_the_deeper() {
    let flat = height(slab().clay(), 0.0, 0.0);
    let line = [at(-9.0, 0.0, flat), at(9.0, 0.0, flat)];
    let depths = [1, 2, 3, 4].map(|strength| seen(on(slab(), fine(strength), &line).clay(), 0.0, 0.0)[1]);
    assert!(depths.is_sorted_by(|one, other| one < other) && depths[3] == 255, "{depths:?}");
    // A weak line does not weaken a deep one; a deep line cuts through a weak one.
    for strengths in [[4, 1], [1, 4]] {
        let across = [at(0.0, -9.0, flat), at(0.0, 9.0, flat)];
        let clay = on(on(slab(), fine(strengths[0]), &line), fine(strengths[1]), &across);
        let [near, depth] = seen(clay.clay(), 0.0, 0.0);
        assert!(near > EDGE + 20 && depth == 255, "{strengths:?}: {near} {depth}");
    }
}

#[test]
fn it_changes_no_clay_and_shows_on_one_side() {
    let leaf = Sculpture::of(&[Stroke::whole(Tool::Slab, 1).unwrap()]).unwrap();
    let flat = height(leaf.clay(), 0.0, 0.0);
    let clay = on(leaf, fine(4), &[at(-6.0, 0.0, flat), at(6.0, 0.0, flat)]);
    let bare = Clay::of(&[Stroke::whole(Tool::Slab, 1).unwrap()]);
    assert_eq!(clay.clay().field.samples().values(), bare.field.samples().values());
    assert!(seen(clay.clay(), 0.0, 0.0)[0] > EDGE && read(clay.clay(), [0.0, 0.0, -flat])[0] < EDGE);
    // In the air, and over a gap, there is no surface to scratch.
    assert!(on(Sculpture::new(), fine(4), &[at(0.0, 0.0, 0.0)]).clay().engraving().is_empty());
    assert!(worked(fine(4), &[at(0.0, 0.0, 40.0), at(9.0, 0.0, 40.0)]).clay().engraving().is_empty());
}

/// A ball with a line on its front, from left to right.
fn lined() -> Sculpture {
    let points: Vec<_> =
        (-5..=5).map(|x| x as f32 * 2.0).map(|x| at(x, 0.0, (576.0 - x * x).sqrt())).collect();
    worked(fine(4), &points)
}

#[test]
fn what_changes_the_surface_wears_it_off() {
    let front = at(0.0, 0.0, 24.0);
    for (tool, size) in [
        (Tool::Add, 3),
        (Tool::Carve, 3),
        (Tool::Flatten, 4),
        (Tool::Poke, 4),
        (Tool::Lump, 1),
        (Tool::Scratch, 6),
    ] {
        let clay = on(lined(), Brush::new(tool, size, 4, false), &[front]);
        assert!(seen(clay.clay(), 0.0, 0.0)[1] == 0, "{tool:?} leaves {:?}", seen(clay.clay(), 0.0, 0.0));
        assert_eq!(seen(clay.clay(), 9.5, 0.0), seen(lined().clay(), 9.5, 0.0), "{tool:?}");
    }
    let cut = [at(-10.0, 10.0, 23.0), at(-10.0, -10.0, 23.0), at(10.0, 0.0, 23.0)];
    let clay = on(lined(), Brush::new(Tool::Cut, 1, 1, false), &cut);
    assert!(seen(clay.clay(), 0.0, 0.0)[1] == 0 && seen(clay.clay(), 9.5, 0.0)[0] > EDGE);
    // A covered line does not reappear.
    let clay = on(lined(), Brush::new(Tool::Lump, 2, 1, false), &[front]);
    let clay = on(clay, Brush::new(Tool::Carve, 6, 4, false), &[at(0.0, 0.0, 30.0)]);
    assert_eq!(seen(clay.clay(), 0.0, 0.0)[1], 0);
}

#[test]
fn it_is_rubbed_off() {
    let over: Vec<_> = (-6..=6).map(|y| y as f32).map(|y| at(0.0, y, (576.0 - y * y).sqrt())).collect();
    let left = [1, 2, 3, 4].map(|strength| {
        let clay = on(lined(), Brush::new(Tool::Smooth, 3, strength, false), &over);
        assert!(seen(clay.clay(), 9.5, 0.0)[1] > 240);
        seen(clay.clay(), 0.0, 0.0)[1]
    });
    assert!(left.is_sorted_by(|one, other| one >= other) && left[0] > 0 && left[2] == 0, "{left:?}");
}

#[test]
fn what_is_moved_takes_it_along() {
    let mut clay = lined();
    let (mut x, mut y) = (0.0, 0.0);
    for (right, up) in [(2.25, 1.5), (-1.0, 2.75), (1.5, -1.25_f32)] {
        let way = [0.0, 0.5, 1.0].map(|part| at(x + right * part, y + up * part, 24.0));
        clay = on(clay, Brush::new(Tool::Move, 6, 1, false), &way);
        (x, y) = (x + right, y + up);
        for step in -3..=3 {
            let width = width(clay.clay(), [x + step as f32, y], [0.0, 1.0]);
            assert!((0.85..1.15).contains(&width), "{width}");
        }
        assert!(seen(clay.clay(), x, y - 1.5)[0] < EDGE && seen(clay.clay(), x, y + 1.5)[0] < EDGE);
    }
    for (tool, way) in [(Tool::Pull, [0.0, 0.0, 2.0]), (Tool::Pinch, [4.0, 0.0, 0.0])] {
        let points = [0.0, 0.5, 1.0].map(|part| at(way[0] * part, 0.0, 24.0 + way[2] * part));
        let clay = on(lined(), Brush::new(tool, 5, 2, false), &points);
        let width = width(clay.clay(), [2.0, 0.0], [0.0, 1.0]);
        assert!((0.5..1.2).contains(&width), "{tool:?}: {width}");
    }
}

#[test]
fn a_turn_brings_each_sample_elsewhere() {
    let before = samples(lined().clay());
    let bits = |samples: &[[u8; 2]]| samples.iter().filter(|groove| **groove != [0; 2]).count();
    for size in 1..=3 {
        let turn = Stroke::whole(Tool::Turn, size).unwrap();
        let mut clay = lined();
        clay.add(&turn).unwrap();
        let turned = samples(clay.clay());
        assert_eq!(bits(&turned), bits(&before));
        // In front, to the right: the place after the turn.
        let place = match size {
            1 => [3.0, -23.8, 0.0],
            2 => [23.8, 0.0, -3.0],
            _ => [0.0, -3.0, 23.8],
        };
        assert_eq!(read(clay.clay(), place), read(lined().clay(), [3.0, 0.0, 23.8]), "{size}");
        for _ in 0..3 {
            clay.add(&turn).unwrap();
        }
        assert!(samples(clay.clay()) == before);
    }
}

#[test]
fn what_is_brought_to_the_middle_has_each_sample_elsewhere() {
    let lump = Stroke::new(Brush::new(Tool::Lump, 6, 1, false), vec![at(11.0, 3.0, -14.0)]).unwrap();
    let lump = Sculpture::of(&[lump]).unwrap();
    let front = |x: f32| at(x, 3.0, height(lump.clay(), x, 3.0));
    let line: Vec<_> = (-3..=3).map(|x| front(11.0 + x as f32 * 2.0)).collect();
    let mut clay = on(lump, fine(3), &line);
    let before = samples(clay.clay());
    clay.add(&Stroke::whole(Tool::Centre, 1).unwrap()).unwrap();
    let after = samples(clay.clay());
    assert!(before.iter().any(|groove| *groove != [0; 2]));
    for (from, groove) in before.iter().enumerate().filter(|(_, groove)| **groove != [0; 2]) {
        assert_eq!(after[from + 2 * 14 * FINE * FINE - 2 * 11], *groove);
    }
    let count = |samples: &[[u8; 2]]| samples.iter().filter(|groove| **groove != [0; 2]).count();
    assert_eq!(count(&after), count(&before));
}

#[test]
fn it_is_taken_back_and_done_again() {
    let mut clay = lined();
    let (bare, line) = (ball().clay().digest(), clay.clay().digest());
    assert_ne!(bare, line);
    let digests =
        [(Tool::Lump, 2), (Tool::Move, 5), (Tool::Smooth, 4), (Tool::Engrave, 2)].map(|(tool, size)| {
            let brush = Brush::new(tool, size, 4, false);
            let before = clay.clay().digest();
            // A cancelled stroke leaves no trace.
            clay.begin(brush, at(0.0, 0.0, 24.0)).unwrap();
            clay.extend(at(1.0, 2.0, 24.0)).unwrap();
            clay.cancel();
            assert_eq!(clay.clay().digest(), before, "{tool:?}");
            clay.add(&Stroke::new(brush, vec![at(0.0, 0.0, 24.0), at(1.0, 2.0, 24.0)]).unwrap()).unwrap();
            clay.clay().digest()
        });
    clay.work_whole(Brush::new(Tool::Ball, 5, 1, false)).unwrap();
    assert_eq!(clay.clay().digest(), bare);
    for digest in digests.into_iter().rev() {
        clay.undo().unwrap();
        assert_eq!(clay.clay().digest(), digest);
    }
    clay.undo().unwrap();
    assert_eq!(clay.clay().digest(), line);
    clay.undo().unwrap();
    assert!(clay.clay().digest() == bare && clay.clay().engraving().is_empty());
    clay.redo().unwrap();
    assert_eq!(clay.clay().digest(), line);
}

/// Lines on a ball, and strokes after them.
fn engraved() -> impl Strategy<Value = Vec<Stroke>> {
    let onto = |way: [f32; 3]| {
        let long = way.iter().map(|way| way * way).sum::<f32>().sqrt().max(0.1);
        let [x, y, z] = way.map(|way| way * 24.0 / long);
        at(x, y, z)
    };
    let point = prop::array::uniform3(-1.0..1.0_f32).prop_map(onto);
    let tools = prop_oneof![
        Just(Tool::Engrave),
        Just(Tool::Move),
        Just(Tool::Smooth),
        Just(Tool::Add),
        Just(Tool::Pinch),
        Just(Tool::Dots)
    ];
    let stroke = (tools, 1..=8_u8, 1..=4_u8, point, prop::array::uniform3(-12..=12_i32)).prop_map(
        |(tool, size, strength, from, by)| {
            let to = [0, 1, 2].map(|axis| from.quarters()[axis] + by[axis]);
            Stroke::new(Brush::new(tool, size, strength, true), vec![from, Point::new(to)]).unwrap()
        },
    );
    prop::collection::vec(stroke, 2..12).prop_map(|mut strokes| {
        strokes.insert(0, Stroke::whole(Tool::Ball, 5).unwrap());
        strokes
    })
}

fn is_its_mirror_image(clay: &Clay) -> bool {
    samples(clay).chunks_exact(FINE).all(|row| row.iter().eq(row.iter().rev()))
}

/// Found by random strokes: the left grab included one sample more than the right one.
#[test]
fn clay_moved_under_the_mirror_takes_lines_along_on_both_sides() {
    let stroke = |tool, size, ends: [[i32; 3]; 2]| {
        Stroke::new(Brush::new(tool, size, 1, true), ends.map(Point::new).to_vec()).unwrap()
    };
    let strokes = [
        Stroke::whole(Tool::Ball, 5).unwrap(),
        stroke(Tool::Engrave, 7, [[266, 152, 144], [265, 154, 150]]),
        stroke(Tool::Move, 5, [[169, 188, 96], [160, 199, 90]]),
    ];
    assert!(is_its_mirror_image(&Clay::of(&strokes)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    #[test]
    fn with_the_mirror_there_are_two(strokes in engraved()) {
        prop_assert!(is_its_mirror_image(&Clay::of(&strokes)));
    }

    #[test]
    fn bit_by_bit_it_is_the_same(strokes in engraved()) {
        let mut live = Sculpture::new();
        for stroke in &strokes {
            let Some((first, rest)) = stroke.points().split_first() else {
                live.work_whole(stroke.brush()).unwrap();
                continue;
            };
            live.begin(stroke.brush(), *first).unwrap();
            rest.iter().for_each(|point| live.extend(*point).unwrap());
            live.finish().unwrap();
        }
        prop_assert_eq!(live.clay().digest(), Clay::of(&strokes).digest());
        for left in (0..strokes.len()).rev() {
            live.undo().unwrap();
            prop_assert_eq!(live.clay().digest(), Clay::of(&strokes[..left]).digest());
        }
    }
}
