//! Any text is a roster, a table of results, a clock or a draft, or goes into quarantine; a text that was read is
//! written unchanged.
#![no_main]

use bar_a_jeux::{
    history::{people::figures, scoreboard::scoreboard},
    kernel::Seat,
    saves::{
        Storage,
        lists::{GALLERY, RESULTS, ROSTER, WRECK_SETS, presets},
        records::{LEARNT, SETTINGS, VOTES},
    },
    table::json,
};
use bar_a_jeux_fuzz::shelf;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let shelf = shelf();
    let names = [
        "roster",
        "results",
        "evenings",
        "barbarossa-gallery",
        "barrakuda-sets",
        "presets-trove",
        "settings",
    ];
    for key in names.into_iter().chain(["learnt", "barbarossa-votes", "clock/m", "draft/m/0"]) {
        shelf.storage().set(&format!("bar-a-jeux/{key}"), text).expect("memory is not full");
    }
    if let Ok(roster) = shelf.load_roster() {
        let changed =
            shelf.change_list(&ROSTER, |people| people.reverse()).expect("what was read can be written");
        shelf.change_list(&ROSTER, |people| people.reverse()).expect("what was changed can be changed back");
        assert_eq!(changed.len(), roster.len());
        assert_eq!(shelf.load_roster(), Ok(roster));
    }
    if let Ok(results) = shelf.load_results() {
        scoreboard(&results, &shelf.evening_note(None));
        if let Some(player) = results.iter().flat_map(|result| &result.players).next() {
            figures(&results, &player.name);
        }
        shelf.change_list(&RESULTS, |results| results.reverse()).expect("what was read can be written");
        shelf
            .change_list(&RESULTS, |results| results.reverse())
            .expect("what was changed can be changed back");
        assert_eq!(shelf.load_results(), Ok(results));
    }
    if let Some(mut clock) = shelf.load_clock("m") {
        assert_eq!(json::from_value(&json::to_value(&clock)), Ok(clock.clone()));
        clock.turn(clock.running(), u64::MAX);
        clock.turn(Seat::all(3).collect(), 0);
        clock.out_of_time(1);
    }
    drop((shelf.list_of(&GALLERY), shelf.list_of(&WRECK_SETS), shelf.list_of(&presets("trove"))));
    let read = (shelf.record_of(&SETTINGS), shelf.record_of(&LEARNT), shelf.record_of(&VOTES));
    assert!(read.0.is_ok() && read.1.is_ok() && read.2.is_ok());
    assert_eq!(shelf.load_draft("m", Seat::FIRST).as_deref(), Some(text));
});
