//! After any steps, undos, redos and resignations, the current state and earlier ones equal the fold of the steps in
//! force. Revealed information bars an undo, and the log folds to the same match.
#![no_main]

use bar_a_jeux::{
    kernel::{Game, bot::Level, playout::random_step},
    saves::save::Record,
    table::Undo,
};
use bar_a_jeux_fuzz::{ByteSource, of_game, played};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut source = ByteSource(bytes);
    of_game!(source.byte(), folds(&mut source))
});

fn folds<G: Game>(source: &mut ByteSource) {
    let mut game = played::<G>(source);
    let start = game.game().clone();
    let mut rng = source.chance();
    while !source.0.is_empty() {
        let (what, to) = (source.byte(), source.byte());
        let seat = bar_a_jeux::kernel::Seat::new(to as u8);
        match (what % 16, seat) {
            (0, _) => drop(game.undo_to(to, (what & 16 > 0).into())),
            (1, _) => drop(game.undo((what & 16 > 0).into())),
            (2, _) => drop(game.redo()),
            (3, _) => drop(game.restart_turn((what & 16 > 0).into())),
            (4, Some(seat)) if what > 250 => drop(game.resign(seat)),
            (5, Some(seat)) => drop(game.hand(seat, Level::ALL.get(to >> 4).copied())),
            (6, _) if what > 250 => drop(game.abandon()),
            (7, _) => drop(game.settle(&mut rng)),
            _ => {
                for _ in 0..to % 8 {
                    let Some(step) = random_step(game.game(), &mut rng) else { break };
                    drop(game.play(step));
                }
            }
        }
    }
    let (mut state, mut shown) = (start, 0);
    for (number, step) in game.steps().iter().enumerate() {
        assert!(number % 4 > 0 || game.at(number) == state, "looking back at {number}");
        shown = if state.reveals_information(step) { number + 1 } else { shown };
        state.apply(step);
    }
    assert_eq!(*game.game(), state);
    for to in 0..game.steps().len() {
        let barred = game.undo_to_state(to) == Undo::NeedsConsent;
        assert_eq!(
            barred,
            to < shown
                || game.ending() != state.pending().outcome().map(|_| bar_a_jeux::table::Ending::Completed)
        );
    }
    assert_eq!(Record::of(&game, 1).replay().as_ref(), Ok(&game));
    assert_eq!(game.timeline().played_by().len(), game.steps().len());
}
