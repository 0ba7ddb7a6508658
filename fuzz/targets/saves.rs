//! Any save opens or is refused, and what was opened is saved and opened as itself.
#![no_main]

use bar_a_jeux::saves::Storage;
use bar_a_jeux_fuzz::{body, sealed, shelf};

libfuzzer_sys::fuzz_target!(|text: &str| {
    let shelf = shelf();
    shelf.storage().set("bar-a-jeux/match/m/a", &sealed(text)).expect("memory is not full");
    let Ok(opened) = shelf.open("m") else { return };
    shelf.save(&opened.game, 1).expect("what was opened can be saved");
    let again = shelf.open("m").expect("what was saved can be opened");
    assert!(again.notice.is_none() && body(&again.game) == body(&opened.game));
});
