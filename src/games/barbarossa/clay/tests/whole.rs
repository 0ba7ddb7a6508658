//! Tools that affect everything at once, measured: starts, quarter turns, and cuts.

use super::super::{Brush, Clay, Sculpture, Stroke, Tool};
use super::{MIDDLE, at, ball, height, inside, slab, steepness, worked};

fn turn(size: u8) -> Stroke {
    Stroke::whole(Tool::Turn, size).unwrap()
}

#[test]
fn a_quarter_turn_loses_nothing() {
    let lump = |place| Stroke::new(Brush::new(Tool::Lump, 4, 1, false), vec![place]).unwrap();
    for size in 1..=3 {
        let mut strokes = vec![lump(at(9.0, 20.0, 14.0))];
        let clay = Clay::of(&strokes);
        let mut all: Vec<_> = clay.field.samples().values().to_vec();
        let want = match size {
            1 => at(9.0, -14.0, 20.0),
            2 => at(14.0, 20.0, -9.0),
            _ => at(20.0, -9.0, 14.0),
        };
        strokes.push(turn(size));
        let turned = Clay::of(&strokes);
        assert_eq!(turned.digest(), Clay::of(&[lump(want)]).digest(), "{size}");
        let mut others: Vec<_> = turned.field.samples().values().to_vec();
        all.sort_unstable();
        others.sort_unstable();
        assert!(all == others);
        strokes.extend([turn(size), turn(size), turn(size)]);
        assert_eq!(Clay::of(&strokes).digest(), clay.digest());
    }
}

#[test]
fn a_turn_is_undone_like_every_stroke() {
    let mut sculpture = worked(Brush::new(Tool::Add, 5, 3, false), &[at(0.0, 24.0, 0.0)]);
    let before = sculpture.clay().digest();
    sculpture.work_whole(Brush::new(Tool::Turn, 1, 1, false)).unwrap();
    assert_ne!(sculpture.clay().digest(), before);
    sculpture.undo().unwrap();
    assert_eq!(sculpture.clay().digest(), before);
}

#[test]
fn what_is_brought_to_the_middle_is_as_it_was() {
    let centre = Stroke::whole(Tool::Centre, 1).unwrap();
    let lump = |place| Stroke::new(Brush::new(Tool::Lump, 4, 1, false), vec![place]).unwrap();
    let mut sculpture = Sculpture::of(&[lump(at(13.0, 20.0, -9.0))]).unwrap();
    assert!(!sculpture.clay().is_centred());
    sculpture.add(&centre).unwrap();
    assert!(sculpture.clay().is_centred());
    assert_eq!(sculpture.clay().digest(), Clay::of(&[lump(at(0.0, 20.0, 0.0))]).digest());
    // Once is enough, and without clay it has no effect.
    let once = sculpture.clay().digest();
    sculpture.add(&centre).unwrap();
    assert_eq!(sculpture.clay().digest(), once);
    assert_eq!(Clay::of(&[centre]).digest(), Clay::of(&[]).digest());
    sculpture.undo().unwrap();
    sculpture.undo().unwrap();
    assert_eq!(sculpture.clay().digest(), Clay::of(&[lump(at(13.0, 20.0, -9.0))]).digest());
}

#[test]
fn a_wire_cuts_off_what_is_beyond_it() {
    let cut = Brush::new(Tool::Cut, 1, 1, false);
    // A plane 5 above the centre; seen from above its points are counterclockwise.
    let points = [at(-10.0, 5.0, 10.0), at(10.0, 5.0, 10.0), at(0.0, 5.0, -30.0)];
    let sculpture = worked(cut, &points);
    let top = sculpture.clay().bounds().unwrap().1[1] - MIDDLE;
    assert!((top - 5.0).abs() < 0.6, "{top}");
    assert!((height(sculpture.clay(), 0.0, -8.0) - height(ball().clay(), 0.0, -8.0)).abs() < 0.05);
    // In the opposite order the other part is cut off.
    let sculpture = worked(cut, &[points[1], points[0], points[2]]);
    let foot = sculpture.clay().bounds().unwrap().0[1] - MIDDLE;
    assert!((foot - 5.0).abs() < 0.6, "{foot}");
    // Two points, and three on a line, define no plane.
    for points in [&points[..2], &[at(0.0, 0.0, 0.0), at(4.0, 4.0, 0.0), at(8.0, 8.0, 0.0)]] {
        assert_eq!(worked(cut, points).clay().digest(), ball().clay().digest());
    }
}

#[test]
fn beginnings_are_as_large_as_they_say() {
    for tool in [Tool::Cone, Tool::LyingSlab] {
        let clay = Clay::of(&[Stroke::whole(tool, 4).unwrap()]);
        let (low, high) = clay.bounds().unwrap();
        let [wide, tall, deep] = [0, 1, 2].map(|axis| high[axis] - low[axis]);
        assert!((wide - deep).abs() < 0.1, "{tool:?}: {wide} {deep}");
        let want = if tool == Tool::Cone { [36.75, 42.0] } else { [49.0, 12.25] };
        assert!((wide - want[0]).abs() < 3.0 && (tall - want[1]).abs() < 2.5, "{tool:?}: {wide} {tall}");
        assert!((97..=103).contains(&steepness(&clay)[1]), "{tool:?}");
    }
}

#[test]
fn clay_is_measured_before_it_is_worked_on() {
    let slab = slab();
    let flat = height(slab.clay(), 0.0, 0.0);
    let thick = |limit| slab.clay().thickness([MIDDLE, MIDDLE, MIDDLE + flat], [0.0, 0.0, 1.0], limit);
    assert!((thick(40.0) - 2.0 * flat).abs() < 0.5 && thick(3.0) == 3.0);
    let points = [at(-10.0, 5.0, 10.0), at(10.0, 5.0, 10.0), at(0.0, 5.0, -30.0)];
    let ball = ball();
    let [off, rest] = ball.clay().parted(points);
    let cut = worked(Brush::new(Tool::Cut, 1, 1, false), &points);
    assert_eq!(off + rest, inside(ball.clay()));
    assert!(off < rest && inside(cut.clay()).abs_diff(rest) < rest / 100, "{off} {rest}");
}
