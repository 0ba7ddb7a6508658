//! Pens, palms and taps of several fingers.

use super::*;

fn press(id: i32, pointer: Pointer, at: CanvasPoint, usage: Use, now: f64) -> Press {
    Press { id, pointer, at, usage, now }
}

fn finger(id: i32, at: CanvasPoint, now: f64) -> Press {
    press(id, Pointer::Finger, at, Use::Work, now)
}

fn pen(id: i32, at: CanvasPoint, now: f64) -> Press {
    press(id, Pointer::Pen, at, Use::Work, now)
}

#[test]
fn a_finger_sculpts_on_clay_and_turns_beside_it() {
    let mut fingers = Fingers::default();
    assert_eq!(fingers.press(finger(1, [5.0, 5.0], 0.0), true), [PointerAction::Begin([5.0, 5.0])]);
    assert_eq!(fingers.go(1, [9.0, 5.0]), [Some(PointerAction::Go([9.0, 5.0])), None, None]);
    assert_eq!(fingers.go(7, [9.0, 5.0]), [None; 3]);
    assert_eq!(fingers.lift(1, 50.0), [PointerAction::End]);
    assert_eq!(fingers.press(press(2, Pointer::Mouse, [5.0, 5.0], Use::Turn, 0.0), true), []);
    assert_eq!(fingers.go(2, [9.0, 4.0]), [Some(PointerAction::Turn([4.0, -1.0])), None, None]);
    assert_eq!(fingers.lift(2, 90.0), []);
    assert!(!fingers.any());
}

#[test]
fn a_second_finger_starts_a_two_finger_gesture() {
    let mut fingers = Fingers::default();
    fingers.press(finger(1, [100.0, 100.0], 0.0), true);
    assert_eq!(fingers.press(finger(2, [200.0, 100.0], 90.0), true), [PointerAction::Cancel]);
    let actions = fingers.go(2, [300.0, 100.0]);
    assert_eq!(
        actions,
        [Some(PointerAction::Pan([50.0, 0.0])), Some(PointerAction::Zoom(2.0, [200.0, 100.0])), None]
    );
    assert_eq!(fingers.press(finger(3, [0.0; 2], 100.0), true), []);
    assert_eq!(fingers.lift(1, 120.0), []);
    assert_eq!(fingers.go(2, [0.0; 2]), [None; 3]);
    // After the second finger is pressed again, the pinch continues from the current places.
    assert_eq!(fingers.press(finger(4, [100.0, 0.0], 900.0), true), []);
    assert!(matches!(
        fingers.go(4, [200.0, 0.0]),
        [Some(PointerAction::Pan(_)), Some(PointerAction::Zoom(..)), None]
    ));
    assert_eq!([2, 3, 4].map(|id| fingers.lift(id, 950.0)), [const { Vec::new() }; 3]);
}

#[test]
fn two_fingers_turn_the_view_like_a_knob() {
    let mut fingers = Fingers::default();
    assert_eq!(fingers.press(press(1, Pointer::Finger, [100.0, 100.0], Use::Pan, 0.0), true), []);
    assert_eq!(fingers.go(1, [100.0, 90.0]), [Some(PointerAction::Pan([0.0, -10.0])), None, None]);
    fingers.press(press(2, Pointer::Finger, [200.0, 90.0], Use::Turn, 10.0), true);
    let angles: Vec<Option<PointerAction>> =
        (1..8).map(|step| fingers.go(2, [200.0, 90.0 + step as f32 * 6.0])[2]).collect();
    // A small rotation counts as an accident.
    assert_eq!(angles[..4], [None; 4]);
    assert!(
        matches!(angles[6], Some(PointerAction::Twist(angle)) if angle > 0.03 && angle < 0.07),
        "{angles:?}"
    );
}

#[test]
fn a_second_finger_undoes_a_short_stroke() {
    for (way, late, cancelled) in [
        (0.0, 60.0, true),
        (0.0, 450.0, true),
        (20.0, 5000.0, true),
        (200.0, 200.0, true),
        (60.0, 450.0, false),
    ] {
        let mut fingers = Fingers::default();
        fingers.press(finger(1, [100.0, 100.0], 0.0), true);
        fingers.go(1, [100.0 + way, 100.0]);
        let actions = fingers.press(finger(2, [200.0, 200.0], late), true);
        assert_eq!(actions == [PointerAction::Cancel], cancelled, "{way} px, {late} ms: {actions:?}");
        // An intended stroke continues to its end; the palm does not stop it.
        if !cancelled {
            assert_eq!(fingers.go(2, [300.0, 200.0]), [None; 3]);
            assert_eq!(fingers.go(1, [180.0, 100.0])[0], Some(PointerAction::Go([180.0, 100.0])));
            assert_eq!(fingers.lift(1, late + 50.0), [PointerAction::End]);
            assert_eq!(fingers.lift(2, late + 60.0), []);
        }
    }
}

#[test]
fn a_pen_works_beside_a_palm_at_rest() {
    for looks in [true, false] {
        let mut fingers = Fingers::default();
        // The palm comes first, and makes a mark.
        assert_eq!(
            fingers.press(finger(1, [300.0, 300.0], 0.0), looks),
            [PointerAction::Begin([300.0, 300.0])]
        );
        let begin = PointerAction::Begin([100.0, 100.0]);
        assert_eq!(fingers.press(pen(2, [100.0, 100.0], 900.0), looks), [PointerAction::Cancel, begin]);
        assert_eq!(fingers.go(1, [320.0, 300.0]), [None; 3]);
        assert_eq!(fingers.go(2, [110.0, 100.0])[0], Some(PointerAction::Go([110.0, 100.0])));
        // More of the palm comes down.
        assert_eq!(fingers.press(finger(3, [330.0, 320.0], 950.0), looks), []);
        assert!(!fingers.has(3));
        assert_eq!(fingers.lift(2, 1200.0), [PointerAction::End]);
        // After the pen is lifted, the palm leaves no mark and does not count as a tap.
        assert_eq!(fingers.go(3, [0.0; 2]), [None; 3]);
        assert_eq!([1, 3].map(|id| fingers.lift(id, 1210.0)), [const { Vec::new() }; 2]);
        // The next stroke starts with the palm still down.
        let actions = [finger(4, [300.0, 300.0], 2000.0), pen(2, [100.0, 100.0], 2100.0)]
            .map(|press| fingers.press(press, looks));
        assert_eq!(actions[1].last(), Some(&begin));
    }
}

#[test]
fn a_pen_ends_the_view_that_two_fingers_move() {
    let mut fingers = Fingers::default();
    fingers.press(finger(1, [100.0, 100.0], 0.0), true);
    fingers.press(finger(2, [200.0, 100.0], 20.0), true);
    assert_eq!(fingers.press(pen(3, [50.0, 50.0], 60.0), true), [PointerAction::Begin([50.0, 50.0])]);
    assert_eq!(fingers.go(2, [400.0, 100.0]), [None; 3]);
    assert_eq!([1, 2].map(|id| fingers.lift(id, 90.0)), [const { Vec::new() }; 2]);
    assert_eq!(fingers.lift(3, 100.0), [PointerAction::End]);
}

#[test]
fn after_a_pen_fingers_only_look_if_set() {
    for (looks, action) in [(true, PointerAction::Turn([10.0, 0.0])), (false, PointerAction::Go([15.0, 5.0]))]
    {
        let mut fingers = Fingers::default();
        assert!(!fingers.pen_seen());
        fingers.see_pen();
        fingers.press(finger(1, [5.0, 5.0], 0.0), looks);
        assert_eq!(fingers.go(1, [15.0, 5.0])[0], Some(action));
        fingers.let_go();
        assert!(fingers.pen_seen() && !fingers.any());
        // The mouse does not count as a finger.
        let mouse = press(2, Pointer::Mouse, [5.0, 5.0], Use::Work, 100.0);
        assert_eq!(fingers.press(mouse, looks), [PointerAction::Begin([5.0, 5.0])]);
    }
}

#[test]
fn a_tap_of_two_undoes_and_a_tap_of_three_redoes() {
    for (count, action) in [(1, PointerAction::End), (2, PointerAction::Undo), (3, PointerAction::Redo)] {
        let mut fingers = Fingers::default();
        let mut actions = Vec::new();
        for id in 0..count {
            actions.extend(
                fingers.press(finger(id, [f32::from(id as u8) * 70.0, 90.0], f64::from(id) * 25.0), true),
            );
        }
        for id in 0..count {
            // Fingers slip a little: the view stays.
            actions.extend(fingers.go(id, [f32::from(id as u8) * 70.0 + 5.0, 94.0]).into_iter().flatten());
        }
        for id in 0..count {
            actions.extend(fingers.lift(id, 180.0));
        }
        assert_eq!(actions.last(), Some(&action), "{actions:?}");
        assert!(!actions.iter().any(|action| matches!(
            action,
            PointerAction::Pan(_) | PointerAction::Zoom(..) | PointerAction::Turn(_)
        )));
        // The mark of the first finger is dropped first.
        assert_eq!(actions.contains(&PointerAction::Cancel), count > 1, "{actions:?}");
    }
}

#[test]
fn a_cancelled_pointer_keeps_only_a_long_stroke() {
    let stroke = |pointer: Pointer, way: f32, late: f64| {
        let mut fingers = Fingers::default();
        fingers.press(press(1, pointer, [0.0; 2], Use::Work, 0.0), true);
        fingers.go(1, [way, 0.0]);
        let action = fingers.cancel(1, late);
        assert!(!fingers.any());
        action
    };
    assert_eq!(stroke(Pointer::Finger, 4.0, 900.0), Some(PointerAction::Cancel));
    assert_eq!(stroke(Pointer::Finger, 90.0, 900.0), Some(PointerAction::End));
    assert_eq!(stroke(Pointer::Pen, 4.0, 90.0), Some(PointerAction::End));
    assert_eq!(Fingers::default().cancel(3, 0.0), None);
}
