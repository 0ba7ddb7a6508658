//! Any text is a roster, a table of results, a clock or a draft, or is put aside; what was read is written as itself.
#![no_main]

use bar_a_jeux::{
    kernel::Seat,
    saves::{Storage, results::standings},
    table::json,
};
use bar_a_jeux_fuzz::shelf;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let shelf = shelf();
    for key in ["roster", "results", "clock/m", "draft/m/0", "settings"] {
        shelf.storage().set(&format!("bar-a-jeux/{key}"), text).expect("memory is not full");
    }
    if let Ok(roster) = shelf.load_roster() {
        shelf.save_roster(&roster).expect("what was read can be written");
        assert_eq!(shelf.load_roster(), Ok(roster));
    }
    if let Ok(results) = shelf.load_results() {
        standings(&results);
        shelf.save_results(&results).expect("what was read can be written");
        assert_eq!(shelf.load_results(), Ok(results));
    }
    if let Some(mut clock) = shelf.load_clock("m") {
        assert_eq!(json::from_value(&json::to_value(&clock)), Ok(clock.clone()));
        clock.turn(clock.running(), u64::MAX);
        clock.turn(Seat::all(3).collect(), 0);
        clock.out_of_time(1);
    }
    assert_eq!(shelf.load_draft("m", Seat::FIRST).as_deref(), Some(text));
});
