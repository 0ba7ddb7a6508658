//! Any text imports or is refused; an accepted import exports and imports unchanged.
#![no_main]

use bar_a_jeux_fuzz::imported;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let Some(shelf) = imported(text) else { return };
    let all = shelf.export_all().expect("what was imported can be exported");
    let again = imported(&all).expect("an export can be imported");
    assert_eq!(again.export_all().expect("as before"), all);
});
