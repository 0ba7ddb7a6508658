//! Live work, replay and undo always give the clay of the list of strokes.

use proptest::prelude::*;

use super::super::{
    Brush, Clay, MAX_STROKES, Mesher, Point, Replay, Sculpture, SculptureError, Stroke, Tool,
};
use super::{at, ball, stroke, strokes};

/// Sculpts a stroke point by point.
fn sculpt(sculpture: &mut Sculpture, stroke: &Stroke) {
    match stroke.points().split_first() {
        None => sculpture.work_whole(stroke.brush()).unwrap(),
        Some((&first, rest)) => {
            sculpture.begin(stroke.brush(), first).unwrap();
            for &point in rest {
                sculpture.extend(point).unwrap();
            }
            let live = sculpture.clay().digest();
            sculpture.finish().unwrap();
            assert_eq!(live, sculpture.clay().digest(), "finishing changed something");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(14))]

    #[test]
    fn live_work_is_what_replaying_gives(strokes in strokes(6)) {
        let mut live = Sculpture::new();
        for stroke in &strokes {
            sculpt(&mut live, stroke);
        }
        prop_assert_eq!(live.strokes(), &strokes[..]);
        let digest = live.clay().digest();
        prop_assert_eq!(Clay::of(&strokes).digest(), digest);
        let mut replay = Replay::new(strokes);
        let mut steps = 0;
        while replay.step(3).unwrap() {
            steps += 3;
        }
        let (done, all) = replay.progress();
        prop_assert!(done == all && steps <= all);
        prop_assert_eq!(replay.into_sculpture().clay().digest(), digest);
    }

    #[test]
    fn undoing_and_redoing_are_exact(strokes in strokes(5), moves in prop::collection::vec(0..5, 12), more in stroke()) {
        let mut sculpture = Sculpture::of(&strokes).unwrap();
        let mut all = strokes;
        for what in moves {
            match what {
                0 | 1 => _ = sculpture.undo(),
                2 | 3 => _ = sculpture.redo(),
                _ if !more.points().is_empty() => {
                    // A cancelled stroke leaves everything unchanged, even the strokes to redo.
                    let before = (sculpture.clay().digest(), sculpture.can_redo(), sculpture.fullness());
                    sculpture.begin(more.brush(), more.points()[0]).unwrap();
                    for &point in &more.points()[1..] {
                        sculpture.extend(point).unwrap();
                    }
                    sculpture.cancel();
                    prop_assert_eq!((sculpture.clay().digest(), sculpture.can_redo(), sculpture.fullness()), before);
                }
                _ => (),
            }
            prop_assert_eq!(sculpture.strokes(), &all[..sculpture.strokes().len()]);
            prop_assert_eq!(sculpture.clay().digest(), Clay::of(sculpture.strokes()).digest());
        }
        all.truncate(sculpture.strokes().len());
        all.push(more.clone());
        sculpt(&mut sculpture, &more);
        prop_assert!(!sculpture.can_redo());
        prop_assert_eq!(sculpture.clay().digest(), Clay::of(&all).digest());
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let mut sculpture = Sculpture::new();
    assert_eq!(sculpture.undo(), Err(SculptureError::Nothing));
    assert_eq!(sculpture.redo(), Err(SculptureError::Nothing));
    assert_eq!(sculpture.extend(Point::MIDDLE), Err(SculptureError::Idle));
    assert_eq!(sculpture.finish(), Err(SculptureError::Idle));
    let add = Brush::new(Tool::Add, 3, 3, false);
    assert_eq!(sculpture.work_whole(add), Err(SculptureError::Point));
    assert_eq!(
        sculpture.begin(Brush::new(Tool::Ball, 3, 1, false), Point::MIDDLE),
        Err(SculptureError::Point)
    );
    sculpture.begin(add, Point::MIDDLE).unwrap();
    assert_eq!(sculpture.begin(add, Point::MIDDLE), Err(SculptureError::Busy));
    assert_eq!(sculpture.undo(), Err(SculptureError::Busy));
    assert_eq!(sculpture.redo(), Err(SculptureError::Busy));
    // A repeated place adds no point.
    sculpture.extend(Point::MIDDLE).unwrap();
    sculpture.finish().unwrap();
    assert_eq!(sculpture.strokes()[0].points().len(), 1);
}

#[test]
fn an_object_can_be_full() {
    let mut sculpture = Sculpture::new();
    let tap = Stroke::new(Brush::new(Tool::Add, 1, 3, false), vec![Point::MIDDLE]).unwrap();
    for _ in 0..MAX_STROKES {
        sculpture.add(&tap).unwrap();
    }
    assert_eq!(sculpture.fullness(), 1.0);
    assert_eq!(sculpture.add(&tap), Err(SculptureError::Full));
    assert_eq!(sculpture.begin(tap.brush(), Point::MIDDLE), Err(SculptureError::Full));
    sculpture.undo().unwrap();
    sculpture.add(&tap).unwrap();
}

#[test]
fn undoing_reaches_beyond_what_is_kept() {
    // Starting over changes much, so some saved states are dropped.
    let mut sculpture = ball();
    for size in [8, 2].repeat(12) {
        sculpture.work_whole(Brush::new(Tool::Slab, size, 1, false)).unwrap();
        sculpture.work_whole(Brush::new(Tool::Ball, size, 1, false)).unwrap();
    }
    let strokes = sculpture.strokes().to_vec();
    let digest = sculpture.clay().digest();
    for left in (0..strokes.len()).rev() {
        sculpture.undo().unwrap();
        if left % 6 == 0 {
            assert_eq!(sculpture.clay().digest(), Clay::of(&strokes[..left]).digest());
        }
    }
    assert!(sculpture.clay().is_empty() && !sculpture.can_undo());
    while sculpture.can_redo() {
        sculpture.redo().unwrap();
    }
    assert_eq!(sculpture.clay().digest(), digest);
}

#[test]
fn starting_anew_can_be_undone() {
    let mut sculpture = ball();
    let digest = sculpture.clay().digest();
    sculpture.work_whole(Brush::new(Tool::Nothing, 1, 1, false)).unwrap();
    assert!(sculpture.clay().is_empty());
    assert_eq!(sculpture.clay().bounds(), None);
    sculpture.undo().unwrap();
    assert_eq!(sculpture.clay().digest(), digest);
}

#[test]
fn a_replay_shows_what_it_has_done() {
    let stroke =
        Stroke::new(Brush::new(Tool::Add, 4, 3, false), vec![at(-20.0, 0.0, 0.0), at(20.0, 0.0, 0.0)]);
    let mut replay = Replay::new(vec![stroke.unwrap()]);
    let mut mesher = Mesher::new();
    let mut widths = Vec::new();
    while replay.step(4).unwrap() {
        let (low, high) = replay.sculpture().clay().bounds().unwrap();
        widths.push(high[0] - low[0]);
        assert!(!mesher.update(replay.sculpture().clay()).is_empty());
    }
    assert!(widths.len() > 3 && widths.is_sorted());
}
