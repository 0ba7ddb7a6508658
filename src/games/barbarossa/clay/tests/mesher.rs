//! The surface is closed and oriented, and does not depend on how it was built.

use std::collections::HashMap;

use proptest::prelude::*;

use super::super::{Clay, Mesher, Patch, SIDE, Sculpture, Vertex, export::Whole};
use super::{ball, stroke, strokes};

/// Returns the number of edges that are not used equally often in both directions.
fn open_edges(whole: &Whole) -> usize {
    let mut edges: HashMap<(u32, u32), i32> = HashMap::new();
    for &[a, b, c] in &whole.triangles {
        for (from, to) in [(a, b), (b, c), (c, a)] {
            *edges.entry((from.min(to), from.max(to))).or_default() += if from < to { 1 } else { -1 };
        }
    }
    edges.values().filter(|&&count| count != 0).count()
}

/// Returns six times the enclosed volume, in voxels.
fn volume(whole: &Whole) -> f64 {
    let place = |vertex: u32| whole.positions[vertex as usize].map(|at| f64::from(at) / 256.0);
    let six = whole.triangles.iter().map(|triangle| {
        let [a, b, c] = triangle.map(place);
        a[0] * (b[1] * c[2] - b[2] * c[1])
            + a[1] * (b[2] * c[0] - b[0] * c[2])
            + a[2] * (b[0] * c[1] - b[1] * c[0])
    });
    six.sum::<f64>() / 6.0
}

fn samples_inside(clay: &Clay) -> f64 {
    clay.field.samples().values().iter().filter(|&&sample| sample < 0).count() as f64
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn it_is_closed_and_the_right_way_round(strokes in strokes(8)) {
        let clay = Clay::of(&strokes);
        let whole = Whole::of(&clay);
        prop_assert_eq!(open_edges(&whole), 0);
        let (volume, inside) = (volume(&whole), samples_inside(&clay));
        let slack = 0.15 * whole.triangles.len() as f64;
        prop_assert!((volume - inside).abs() <= slack, "{} {}", volume, inside);
    }

    #[test]
    fn keeping_up_is_as_good_as_beginning_anew(strokes in strokes(5), more in stroke()) {
        let mut sculpture = Sculpture::of(&strokes).unwrap();
        let mut kept = Mesher::new();
        kept.update(sculpture.clay());
        let same = |kept: &mut Mesher, sculpture: &Sculpture| {
            let before = kept.patches().to_vec();
            let changed = kept.update(sculpture.clay()).to_vec();
            let mut fresh = Mesher::new();
            fresh.update(sculpture.clay());
            for (number, patch) in fresh.patches().iter().enumerate() {
                assert!(*patch == kept.patches()[number], "patch {number}");
                assert!(changed.contains(&number) || *patch == before[number], "patch {number} is not told");
            }
        };
        if let Some((&first, rest)) = more.points().split_first() {
            sculpture.begin(more.brush(), first).unwrap();
            same(&mut kept, &sculpture);
            for &point in rest {
                sculpture.extend(point).unwrap();
                same(&mut kept, &sculpture);
            }
            sculpture.finish().unwrap();
        }
        sculpture.undo().unwrap();
        same(&mut kept, &sculpture);
    }

    #[test]
    fn neighbours_agree_on_their_border(strokes in strokes(6)) {
        let mut mesher = Mesher::new();
        mesher.update(&Clay::of(&strokes));
        // Vertices at one place may differ only if they belong to different cells: count distinct bytes by place.
        let mut seen: HashMap<[u8; 6], Vec<[u8; 12]>> = HashMap::new();
        for patch in mesher.patches() {
            let mut own: HashMap<[u8; 6], Vec<[u8; 12]>> = HashMap::new();
            for vertex in patch.vertices().chunks_exact(Vertex::STRIDE) {
                let vertex: [u8; 12] = vertex.try_into().unwrap();
                own.entry(vertex[..6].try_into().unwrap()).or_default().push(vertex);
            }
            for (place, vertices) in own {
                let known = seen.entry(place).or_default();
                for vertex in vertices {
                    if !known.contains(&vertex) {
                        known.push(vertex);
                    }
                }
            }
        }
        let split = seen.values().filter(|kinds| kinds.len() > 1).count();
        // Two cells seldom have a vertex at exactly the same place.
        prop_assert!(split * 200 <= seen.len(), "{} of {}", split, seen.len());
    }
}

#[test]
fn a_ball_is_round_and_looks_outward() {
    let whole = Whole::of(ball().clay());
    let middle = (SIDE as f32 - 1.0) / 2.0;
    for (place, out) in whole.positions.iter().zip(&whole.normals) {
        let off = place.map(|at| f32::from(at) / 256.0 - middle);
        let radius = off.iter().map(|off| off * off).sum::<f32>().sqrt();
        assert!((radius - 24.0).abs() < 0.03, "{radius}");
        let along: f32 = (0..3).map(|axis| off[axis] * f32::from(out[axis]) / 127.0).sum();
        assert!(along / radius > 0.985, "{along} {radius}");
    }
}

#[test]
fn an_open_ball_is_lit_and_a_crease_is_not() {
    let light = |sculpture: &Sculpture| {
        let mut mesher = Mesher::new();
        mesher.update(sculpture.clay());
        let lights = mesher.patches().iter().flat_map(|patch| patch.vertices().chunks_exact(Vertex::STRIDE));
        lights.map(|vertex| vertex[Vertex::LIGHT]).min().unwrap()
    };
    assert!(light(&ball()) > 245);
    let hole = super::super::Brush::new(super::super::Tool::Poke, 4, 3, false);
    assert!(light(&super::worked(hole, &[super::at(0.0, 0.0, 24.0)])) < 90);
}

#[test]
fn nothing_has_no_surface() {
    let mut mesher = Mesher::new();
    assert!(mesher.update(&Clay::new()).is_empty());
    assert!(mesher.patches().iter().all(Patch::is_empty));
    assert!(Whole::of(&Clay::new()).triangles.is_empty());
}
