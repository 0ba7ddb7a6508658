//! Any save opens as any of the games or is refused; an opened save is saved and opened unchanged.
#![no_main]

use bar_a_jeux::{kernel::Game, saves::Storage};
use bar_a_jeux_fuzz::{body, of_game, sealed, shelf};

libfuzzer_sys::fuzz_target!(|text: &str| {
    let text = sealed(text);
    (0..5).for_each(|game| of_game!(game, opens(&text)));
});

fn opens<G: Game>(text: &str) {
    let shelf = shelf();
    shelf.storage().set("bar-a-jeux/match/m/a", text).expect("memory is not full");
    let Ok(opened) = shelf.open::<G>("m") else { return };
    shelf.save(&opened.game, 1).expect("what was opened can be saved");
    let again = shelf.open::<G>("m").expect("what was saved can be opened");
    assert!(again.notice.is_none() && body(&again.game) == body(&opened.game));
}
