//! Any action that can be read is judged at any moment, whoever makes it; and a match goes on from what was accepted.
#![no_main]

use bar_a_jeux::kernel::{Game, Step};
use bar_a_jeux_fuzz::{Dice, action, anybody, look_at, moment, nearly, of_game};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut dice = Dice(bytes);
    of_game!(dice.byte(), judged(&mut dice))
});

fn judged<G: Game>(dice: &mut Dice) {
    let (game, log) = moment::<G>(dice);
    let Some(action) = action::<G>(&nearly(dice, &game, &log)) else { return };
    for step in anybody().map(|by| Step { by, action: action.clone() }) {
        if game.check(&step).is_ok() {
            let mut next = game.clone();
            game.reveals(&step);
            next.apply(&step);
            look_at(&next);
        }
    }
}
