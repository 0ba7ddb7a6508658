//! Tools for details, measured: crests, scratches, textures, and moved parts.

use super::super::{Brush, Clay, SIDE, Sculpture, Tool, lattice::coordinates};
use super::{MIDDLE, at, ball, height, inside, on, slab, worked};

/// Returns the centroid of the clay, in voxels from the centre of the lattice.
fn heart(clay: &Clay) -> [f32; 3] {
    let mut sums = [0.0; 3];
    for (at, _) in clay.field.samples().values().iter().enumerate().filter(|(_, sample)| **sample < 0) {
        for (sum, at) in sums.iter_mut().zip(coordinates(at, SIDE)) {
            *sum += at as f32 - MIDDLE;
        }
    }
    sums.map(|sum| sum / inside(clay) as f32)
}

#[test]
fn pinching_raises_a_crest_narrower_than_a_rope() {
    let row: Vec<_> =
        (-6..=6).map(|step| at(step as f32 * 2.0, 0.0, 24.0 - (step * step) as f32 * 0.08)).collect();
    let mut heights = Vec::new();
    for strength in 1..=4 {
        let sculpture = worked(Brush::new(Tool::Pinch, 5, strength, false), &row);
        let at = |y| height(sculpture.clay(), 0.0, y) - height(ball().clay(), 0.0, y);
        heights.push(at(0.0));
        // The clay is lifted in the middle, and not beyond the tool's reach.
        assert!(at(3.0) < at(0.0) * 0.6, "{} {}", at(3.0), at(0.0));
        assert!(at(9.0).abs() < 0.1, "{}", at(9.0));
    }
    assert!(heights.is_sorted() && heights[0] > 0.3 && heights[3] > 2.0, "{heights:?}");
}

#[test]
fn a_scratch_is_a_fine_even_line() {
    let slab = slab();
    let flat = height(slab.clay(), 0.0, 0.0);
    // Askew, so that it is never aligned with the lattice.
    let points = [at(-15.0, -9.0, flat), at(15.0, 8.0, flat)];
    let scratched = on(slab, Brush::new(Tool::Scratch, 1, 3, false), &points);
    let clay = scratched.clay();
    let middle = |step: i32| {
        let x = step as f32 * 0.5;
        (-8..=8)
            .map(|off| height(clay, x, -0.5 + x * 17.0 / 30.0 + off as f32 * 0.25))
            .fold(f32::MAX, f32::min)
    };
    let depths: Vec<_> = (-20..=20).map(|step| flat - middle(step)).collect();
    let (low, high) =
        depths.iter().fold((f32::MAX, f32::MIN), |(low, high), &deep| (low.min(deep), high.max(deep)));
    assert!(low > 0.5 && high < 1.2 && high < low * 1.3, "from {low} to {high}");
    // A voxel and a half beside it the surface is unchanged.
    assert!((height(clay, 0.0, 1.5) - flat).abs() < 0.05 && (height(clay, 0.0, -2.5) - flat).abs() < 0.05);
}

#[test]
fn textures_are_pressed_in_and_show_on_one_side() {
    for tool in [Tool::Dots, Tool::Furrows, Tool::Weave] {
        let slab = slab();
        let flat = height(slab.clay(), 0.0, 0.0);
        let sculpture = on(slab, Brush::new(tool, 6, 3, false), &[at(0.0, 0.0, flat), at(12.0, 0.0, flat)]);
        let clay = sculpture.clay();
        let heights: Vec<_> = (-20..=60)
            .flat_map(|x| (-8..=8).map(move |y| (x as f32 * 0.25, y as f32 * 0.5)))
            .map(|(x, y)| flat - height(clay, x, y))
            .collect();
        let low = heights.iter().copied().fold(f32::MAX, f32::min);
        let high = heights.iter().copied().fold(f32::MIN, f32::max);
        assert!(low.abs() < 0.15 && high > 0.6 && high < 2.5, "{tool:?}: from {low} to {high}");
        let back = clay.pick([MIDDLE, MIDDLE, -100.0], [0.0, 0.0, 1.0]).unwrap().position[2] - MIDDLE;
        assert!((back + flat).abs() < 0.05, "{tool:?} shows on the back");
        assert!((height(clay, -20.0, 0.0) - flat).abs() < 0.02, "{tool:?}");
    }
}

#[test]
fn moving_carries_a_part_along_as_it_is() {
    let stalk: Vec<_> = (0..=8).map(|step| at(0.0, -30.0 + step as f32 * 5.0, 0.0)).collect();
    let head = at(0.0, 14.0, 0.0);
    let sculpture = on(Sculpture::new(), Brush::new(Tool::Add, 4, 4, false), &stalk);
    let sculpture = on(sculpture, Brush::new(Tool::Lump, 3, 1, false), &[head]);
    let before = inside(sculpture.clay());
    let sculpture =
        on(sculpture, Brush::new(Tool::Move, 7, 1, false), &[head, at(6.0, 14.0, 0.0), at(12.0, 14.0, 0.0)]);
    let clay = sculpture.clay();
    let (low, high) = clay.bounds().unwrap();
    // The head is moved and as wide as before; the foot stays.
    assert!((high[0] - MIDDLE - 18.5).abs() < 1.0, "{}", high[0] - MIDDLE);
    assert!((low[1] - MIDDLE + 33.75).abs() < 1.0, "{}", low[1] - MIDDLE);
    assert!(inside(clay) * 10 > before * 9 && heart(clay)[0] > 2.0, "{} of {before}", inside(clay));
}
