//! Packing: every list of strokes has one form, and everything else is refused.

use proptest::prelude::*;

use super::super::{
    Brush, MAX_BYTES, MAX_POINTS, MAX_STROKES, Point, Stroke, Tool, UnpackError, from_text, pack, to_text,
    unpack,
};
use super::{brush, strokes};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn strokes_come_back(strokes in strokes(20)) {
        let bytes = pack(&strokes);
        prop_assert_eq!(from_text(&to_text(&bytes)), Some(bytes.clone()));
        prop_assert_eq!(unpack(&bytes), Ok(strokes));
    }

    #[test]
    fn what_is_read_is_what_would_be_written(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut bytes = bytes;
        if let Some(first) = bytes.first_mut() {
            *first = 1;
        }
        if let Ok(strokes) = unpack(&bytes) {
            prop_assert_eq!(pack(&strokes), bytes);
        }
    }

    #[test]
    fn a_changed_byte_is_refused_or_means_something_else(
        strokes in strokes(6), at in any::<prop::sample::Index>(), to in any::<u8>(),
    ) {
        let mut bytes = pack(&strokes);
        let at = at.index(bytes.len());
        let same = bytes[at] == to;
        bytes[at] = to;
        match unpack(&bytes) {
            Ok(other) => {
                prop_assert_eq!(other == strokes, same);
                prop_assert_eq!(pack(&other), bytes);
            }
            Err(_) => prop_assert!(!same),
        }
    }

    #[test]
    fn a_part_is_refused(strokes in strokes(6), at in any::<prop::sample::Index>()) {
        let bytes = pack(&strokes);
        let at = at.index(bytes.len());
        prop_assert_eq!(unpack(&bytes[..at]), Err(UnpackError::Short));
    }

    #[test]
    fn text_is_read_in_one_way(text in "[A-Za-z0-9_=+-]{0,12}") {
        if let Some(bytes) = from_text(&text) {
            prop_assert_eq!(to_text(&bytes), text);
        }
    }

    #[test]
    fn brushes_are_in_range(brush in brush()) {
        prop_assert!((1..=8).contains(&brush.size()) && (1..=4).contains(&brush.strength()));
        let again = Brush::new(brush.tool(), brush.size(), brush.strength(), brush.mirror());
        prop_assert_eq!(again, brush);
    }
}

#[test]
fn text_is_base64url() {
    for (bytes, text) in [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg")] {
        assert_eq!(to_text(bytes.as_bytes()), text);
        assert_eq!(from_text(text), Some(bytes.as_bytes().to_vec()));
    }
    assert_eq!(to_text(&[0xfb, 0xff]), "-_8");
    for wrong in ["Z", "Zh", "Zm9", "Zg==", "Z g", "Zm+v", "é"] {
        assert_eq!(from_text(wrong), None, "{wrong}");
    }
}

#[test]
fn the_form_is_as_described() {
    let brush = Brush::new(Tool::Add, 3, 2, true);
    let quarters = Point::MIDDLE.quarters();
    let points =
        [[0, 0, 0], [1, -1, 2], [21, -1, 2]].map(|by| [0, 1, 2].map(|axis| quarters[axis] + by[axis]));
    let stroke = Stroke::new(brush, points.map(Point::new).to_vec()).unwrap();
    let begin = Stroke::whole(Tool::Bar, 8).unwrap();
    let bytes = [1, 2, 1 | 7 << 5, 4 | 1 << 4 | 2 << 5, 2 * 4 + 1, 0, 0, 2 << 2, 1 << 5 | 4, 128, 40, 0, 0];
    assert_eq!(pack(&[begin, stroke]), bytes);
    // From tool 15 on, the number has a byte of its own.
    let strokes = [Stroke::whole(Tool::LyingSlab, 4).unwrap(), Stroke::whole(Tool::Turn, 3).unwrap()];
    assert_eq!(pack(&strokes), [1, 2, 14 | 3 << 5, 15 | 2 << 5, 1]);
}

#[test]
fn what_is_wrong_is_told() {
    let cases: [(&[u8], UnpackError); 20] = [
        (&[], UnpackError::Short),
        (&[2, 0], UnpackError::Version),
        (&[1, 0, 0], UnpackError::Long),
        (&[1, 0x80, 0], UnpackError::Form),
        (&[1, 0x80, 0x80, 0x80, 1], UnpackError::Range),
        (&[1, 0xd9, 4], UnpackError::Much),
        (&[1, 1, 15], UnpackError::Short),
        (&[1, 1, 15, 200], UnpackError::Range),
        // A quarter turn about a fourth axis, and one with a mirror.
        (&[1, 1, 15 | 3 << 5, 1], UnpackError::Form),
        (&[1, 1, 31, 1], UnpackError::Form),
        // A cut has no strength.
        (&[1, 1, 15, 0, 1, 0, 0], UnpackError::Form),
        // A ball with a mirror, and `Nothing` of size 2.
        (&[1, 1, 16], UnpackError::Form),
        (&[1, 1, 3 | 1 << 5], UnpackError::Form),
        // A lump has no strength.
        (&[1, 1, 10, 1, 0, 0], UnpackError::Form),
        // More points than bytes.
        (&[1, 1, 4, 0xfc, 0x7f, 0, 0], UnpackError::Short),
        (&[1, 1, 4, 0xfc, 0xff, 0x7f, 0, 0], UnpackError::Much),
        // The same point twice.
        (&[1, 1, 4, 4, 0, 0, 0, 0], UnpackError::Form),
        // A small difference written as a large one, and an invalid lead byte.
        (&[1, 1, 4, 0, 128, 0, 0, 1], UnpackError::Form),
        (&[1, 1, 4, 0, 129, 0, 0, 0], UnpackError::Form),
        // Outside the lattice.
        (&[1, 1, 4, 0, 128, 0xff, 3, 0, 0], UnpackError::Range),
    ];
    for (bytes, fault) in cases {
        assert_eq!(unpack(bytes), Err(fault), "{bytes:?}");
    }
}

#[test]
fn too_much_is_refused() {
    let brush = Brush::new(Tool::Add, 1, 1, false);
    let tap = Stroke::new(brush, vec![Point::MIDDLE]).unwrap();
    assert!(unpack(&pack(&vec![tap.clone(); MAX_STROKES])).is_ok());
    assert_eq!(unpack(&pack(&vec![tap; MAX_STROKES + 1])), Err(UnpackError::Much));
    let walk = |count: usize| (0..count).map(|at| Point::new([190, 190, 190 + (at % 2) as i32])).collect();
    let stroke = |count| Stroke::new(brush, walk(count)).unwrap();
    let half = MAX_POINTS / 2;
    assert!(unpack(&pack(&[stroke(half), stroke(half)])).is_ok());
    assert_eq!(unpack(&pack(&[stroke(half), stroke(half), stroke(1)])), Err(UnpackError::Much));
    assert_eq!(unpack(&vec![1; MAX_BYTES + 1]), Err(UnpackError::Much));
    // Few points, but from corner to corner with the largest brush.
    let jumps = (0..2000).map(|at| Point::new([at % 2 * 380; 3])).collect();
    let wild = Stroke::new(Brush::new(Tool::Pull, 8, 4, true), jumps).unwrap();
    assert_eq!(unpack(&pack(&[wild])), Err(UnpackError::Much));
}
