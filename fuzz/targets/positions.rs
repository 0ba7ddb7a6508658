//! Any text is a position of Barragoon or is refused. A position is written so that it reads as the same, and can be
//! played.
#![no_main]

use bar_a_jeux::{
    games::barragoon::{Barragoon, Config, Position, Start},
    kernel::{Game, playout::random_step},
};
use bar_a_jeux_fuzz::look_at;
use rand::{SeedableRng, rngs::ChaCha8Rng};

libfuzzer_sys::fuzz_target!(|text: &str| {
    let Ok(position) = text.parse::<Position>() else { return };
    assert_eq!(position.to_string().parse(), Ok(position));
    let config = Config { start: Start::Position(text.to_owned()), ..Config::default() };
    let Ok(mut game) = Barragoon::new(&config, 2) else { return };
    let mut rng = ChaCha8Rng::seed_from_u64(text.len() as u64);
    for _ in 0..20 {
        look_at(&game);
        let Some(step) = random_step(&game, &mut rng) else { return };
        game.apply(&step);
    }
});
