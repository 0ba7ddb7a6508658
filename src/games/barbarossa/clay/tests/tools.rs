//! Effects of the first tools, measured.

use proptest::prelude::*;

use super::super::{Brush, Clay, SIDE, Sculpture, Stroke, Tool, lattice::index, sqrt_table::SQRT};
use super::{MIDDLE, at, ball, height, inside, on, slab, steepness, strokes, worked};

#[test]
fn roots_are_near() {
    for square in (0..3000).chain((0..3000).map(|at| at * at * 37 + at)) {
        let exact = f64::from(square).sqrt();
        assert!((f64::from(SQRT.of(square)) - exact).abs() <= 1.1 + exact / 16_000.0, "{square}");
        assert_eq!((square as u32).isqrt(), exact as u32);
    }
    assert_eq!(u32::MAX.isqrt(), 65535);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    #[test]
    fn with_the_mirror_both_sides_are_alike(strokes in strokes(6)) {
        // Sideways turns change which sides are mirrored.
        let level = |stroke: &&Stroke| (stroke.brush().tool(), stroke.brush().size() > 1) != (Tool::Turn, true);
        let mirrored: Vec<_> = strokes.iter().filter(level).map(|stroke| {
            let brush = stroke.brush();
            let brush = Brush::new(brush.tool(), brush.size(), brush.strength(), true);
            Stroke::new(brush, stroke.points().to_vec()).unwrap()
        }).collect();
        let clay = Clay::of(&mirrored);
        for z in 0..SIDE {
            for y in 0..SIDE {
                let row = &clay.field.samples().values()[index(0, y, z)..][..SIDE];
                prop_assert!(row.iter().eq(row.iter().rev()), "row {} {}", y, z);
            }
        }
    }

    #[test]
    fn the_faces_of_the_lattice_stay_free(strokes in strokes(6)) {
        let clay = Clay::of(&strokes);
        for (at, &sample) in clay.field.samples().values().iter().enumerate() {
            let place = [at % SIDE, at / SIDE % SIDE, at / (SIDE * SIDE)];
            if place.iter().any(|at| !(2..SIDE - 2).contains(at)) {
                prop_assert!(sample > 0, "{:?}", place);
            }
        }
    }
}

#[test]
fn a_rope_is_even() {
    for strength in 1..=4 {
        let brush = Brush::new(Tool::Add, 5, strength, false);
        let points: Vec<_> = (-6..=6).map(|step| at(step as f32 * 3.0, 0.0, 3.9)).collect();
        let slab = slab();
        let flat = height(slab.clay(), 0.0, 0.0);
        let points: Vec<_> =
            points.into_iter().map(|point| at(point.voxels()[0] - MIDDLE, 0.0, flat)).collect();
        let sculpture = on(slab, brush, &points);
        let heights: Vec<_> =
            (-30..=30).map(|step| height(sculpture.clay(), step as f32 * 0.5, 0.0)).collect();
        let low = heights.iter().copied().fold(f32::MAX, f32::min);
        let high = heights.iter().copied().fold(f32::MIN, f32::max);
        assert!(high - low < 0.06, "strength {strength}: from {low} to {high}");
        // A stronger brush lifts more, up to a little over the radius.
        let want = 5.0 * (1.0 + f32::from(2 * strength) / 8.0 - 7.0 / 8.0);
        assert!((high - flat - want).abs() < 0.5, "strength {strength}: {} for {want}", high - flat);
    }
}

#[test]
fn a_groove_is_a_rope_turned_over() {
    let slab = slab();
    let flat = height(slab.clay(), 0.0, 0.0);
    let points = [at(-15.0, 0.0, flat), at(15.0, 0.0, flat)];
    let mut depths = Vec::new();
    for strength in 1..=3 {
        let sculpture = on(self::slab(), Brush::new(Tool::Carve, 3, strength, false), &points);
        depths.push(flat - height(sculpture.clay(), 3.0, 0.0));
    }
    assert!(depths.is_sorted() && depths[0] > 0.7 && depths[2] > 2.0, "{depths:?}");
}

#[test]
fn clay_hangs_in_the_air() {
    for (tool, radius) in [(Tool::Add, 5.0), (Tool::Lump, 11.0)] {
        let nothing = Sculpture::new();
        let sculpture = on(nothing, Brush::new(tool, 5, 4, false), &[at(20.0, -10.0, 5.0)]);
        let sculpture = on(sculpture, Brush::new(tool, 5, 4, false), &[at(-20.0, 10.0, 5.0)]);
        let volume = 2.0 * 4.19 * radius * radius * radius;
        let inside = inside(sculpture.clay()) as f32;
        assert!((inside / volume - 1.0).abs() < 0.1, "{tool:?}: {inside} for {volume}");
    }
}

#[test]
fn rubbing_melts_a_ridge_and_keeps_the_ball() {
    let ridge = |level: f32| [at(-12.0, level, 20.5), at(0.0, level, 24.0), at(12.0, level, 20.5)];
    let sculpture = worked(Brush::new(Tool::Add, 4, 3, false), &ridge(0.0));
    let before = height(sculpture.clay(), 0.0, 0.0);
    let rub = Brush::new(Tool::Smooth, 6, 4, false);
    let rubbed = on(sculpture, rub, &[at(0.0, -12.0, 21.0), at(0.0, 12.0, 21.0), at(0.0, -12.0, 21.0)]);
    let after = height(rubbed.clay(), 0.0, 0.0);
    assert!(before > 26.5 && after < 25.6, "{before} {after}");
    // A ball rubbed all over stays a ball.
    let circle: Vec<_> = (0..40)
        .map(|step| (step as f32 * 0.5).sin_cos())
        .map(|(sin, cos)| at(24.0 * sin, 24.0 * cos * 0.6, 24.0 * cos * 0.8))
        .collect();
    let rubbed = on(ball(), rub, &circle);
    let (all, left) = (inside(ball().clay()), inside(rubbed.clay()));
    assert!(left * 100 > all * 97 && left < all * 101 / 100, "{left} of {all}");
}

#[test]
fn rubbing_does_not_eat_a_limb_at_once() {
    let limb = [at(-25.0, 0.0, 0.0), at(25.0, 0.0, 0.0)];
    let sculpture = on(Sculpture::new(), Brush::new(Tool::Add, 3, 3, false), &limb);
    let before = inside(sculpture.clay());
    let sculpture = on(sculpture, Brush::new(Tool::Smooth, 4, 4, false), &limb);
    let after = inside(sculpture.clay());
    assert!(after * 10 > before * 8, "{after} of {before}");
}

#[test]
fn pulling_draws_a_horn_and_pushes_a_dent() {
    let horn: Vec<_> = (0..=10).map(|step| at(0.0, 0.0, 24.0 + step as f32 * 1.8)).collect();
    let sculpture = worked(Brush::new(Tool::Pull, 5, 4, false), &horn);
    let tip = height(sculpture.clay(), 0.0, 0.0);
    assert!((tip - 42.0).abs() < 1.0, "{tip}");
    assert!((height(sculpture.clay(), 20.0, 0.0) - height(ball().clay(), 20.0, 0.0)).abs() < 0.05);
    let dent: Vec<_> = (0..=4).map(|step| at(0.0, 0.0, 24.0 - step as f32 * 2.0)).collect();
    let sculpture = worked(Brush::new(Tool::Pull, 5, 4, false), &dent);
    assert!((height(sculpture.clay(), 0.0, 0.0) - 16.0).abs() < 1.0);
}

#[test]
fn flattening_makes_a_facet_and_fills_no_air() {
    let brush = Brush::new(Tool::Flatten, 7, 3, false);
    let sculpture = worked(brush, &[at(0.0, 0.0, 24.0)]);
    let level = height(sculpture.clay(), 0.0, 0.0);
    assert!(level < 23.0, "{level}");
    for (x, y) in [(3.0, 0.0), (0.0, -4.0), (-3.0, 3.0)] {
        assert!((height(sculpture.clay(), x, y) - level).abs() < 0.1);
    }
    // Dragged over the edge of a slab, it lays no shelf into the air.
    let slab = slab();
    let flat = height(slab.clay(), 0.0, 0.0);
    let all = inside(slab.clay());
    let sculpture = on(slab, brush, &[at(10.0, 0.0, flat), at(45.0, 0.0, flat)]);
    assert!(inside(sculpture.clay()) <= all + all / 100);
    // In the air there is no level.
    let sculpture = on(Sculpture::new(), brush, &[at(0.0, 0.0, 0.0)]);
    assert!(sculpture.clay().is_empty());
}

#[test]
fn poking_makes_a_hole_as_deep_as_strong() {
    let mut depths = Vec::new();
    for strength in 1..=4 {
        let sculpture = worked(Brush::new(Tool::Poke, 4, strength, false), &[at(0.0, 0.0, 24.0)]);
        depths.push(24.0 - height(sculpture.clay(), 0.0, 0.0));
        assert!((height(sculpture.clay(), 6.0, 0.0) - height(ball().clay(), 6.0, 0.0)).abs() < 0.3);
    }
    assert!(depths.is_sorted() && depths[0] > 1.5 && depths[3] > 10.0, "{depths:?}");
}

#[test]
fn the_volume_stays_a_distance() {
    // Hundreds of dabs with one tool, all over a ball.
    for (tool, size, strength) in [
        (Tool::Add, 4, 2),
        (Tool::Carve, 4, 1),
        (Tool::Smooth, 6, 4),
        (Tool::Smooth, 3, 4),
        (Tool::Pull, 4, 2),
        (Tool::Flatten, 6, 2),
        (Tool::Poke, 2, 1),
        (Tool::Pinch, 5, 1),
        (Tool::Scratch, 1, 2),
    ] {
        let mut sculpture = ball();
        for turn in 0..60 {
            let points: Vec<_> = (0..10)
                .filter_map(|step| {
                    let (sin, cos) = (turn as f32 * 2.4 + step as f32 * 0.1).sin_cos();
                    let (up, flat) = (turn as f32 * 0.7).sin_cos();
                    let way = [-cos * flat, -up, -sin * flat];
                    let origin = way.map(|way| MIDDLE - 100.0 * way);
                    sculpture.clay().pick(origin, way).map(|hit| hit.point)
                })
                .collect();
            if let Some(stroke) = Stroke::new(Brush::new(tool, size, strength, false), points) {
                sculpture.add(&stroke).unwrap();
            }
        }
        let [least, middle, most] = steepness(sculpture.clay());
        assert!(least > 50 && middle > 70 && most < 140, "{tool:?} {size}: {least} {middle} {most}");
        // Rubbing removes only a little clay.
        let (all, left) = (inside(ball().clay()), inside(sculpture.clay()));
        assert!(tool != Tool::Smooth || left * 100 > all * 93, "{left} of {all}");
    }
}
