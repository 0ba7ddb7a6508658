//! Any bytes are strokes in a single form, or are refused. Strokes of bounded effort make clay.
#![no_main]

use bar_a_jeux::games::barbarossa::clay::{Sculpture, Stroke, from_text, pack, to_text, unpack};

/// Maximum total effort of the strokes; takes a few milliseconds.
const WORK: u32 = 3_000;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    assert_eq!(from_text(&to_text(bytes)).as_deref(), Some(bytes));
    if let Some(read) = std::str::from_utf8(bytes).ok().and_then(from_text) {
        assert_eq!(to_text(&read).as_bytes(), bytes);
    }
    let Ok(strokes) = unpack(bytes) else { return };
    assert_eq!(pack(&strokes), bytes);
    if strokes.iter().map(Stroke::effort).sum::<u32>() < WORK {
        assert_eq!(Sculpture::of(&strokes).expect("no more than is allowed").strokes(), strokes);
    }
});
