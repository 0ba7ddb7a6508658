//! An action is written exactly as it was read, so each has a single spelling.
#![no_main]

use bar_a_jeux::kernel::Game;
use bar_a_jeux_fuzz::{ByteSource, action, chance, of_game, text_of};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut source = ByteSource(bytes);
    of_game!(source.byte(), spelled(source.text()))
});

fn spelled<G: Game>(text: &str) {
    if let Some(action) = action::<G>(text) {
        assert_eq!(text_of(&action), text);
    }
    if let Some(chance) = chance::<G>(text) {
        assert_eq!(text_of(&chance), text);
    }
}
