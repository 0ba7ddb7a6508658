//! A match begins with any options and any number of players, or refuses them; the options of its save are the same.
#![no_main]

use bar_a_jeux::{kernel::Game, table::json};
use bar_a_jeux_fuzz::{ByteSource, look_at, of_game};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut source = ByteSource(bytes);
    let (which, seats) = (source.byte(), source.byte() as u8);
    of_game!(which, begins(seats, source.text()))
});

fn begins<G: Game>(seats: u8, text: &str) {
    let Ok(config) = serde_json::from_str::<G::Config>(text) else { return };
    assert_eq!(json::from_value(&json::to_value(&config)), Ok(config.clone()));
    for seats in [seats, seats % 14] {
        if let Ok(game) = G::start(&config, seats) {
            assert_eq!(game.seats(), seats);
            look_at(&game);
        }
    }
}
