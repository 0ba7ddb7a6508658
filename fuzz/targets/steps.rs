//! Any readable action is judged at any moment and by any seat. A refusal changes nothing, and a match goes on after an
//! accepted action.
#![no_main]

use bar_a_jeux::kernel::{Game, StepOf};
use bar_a_jeux_fuzz::{ByteSource, EDGES, action, chance, look_at, moment, nearly, of_game};
use serde_json::{Value, json};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut source = ByteSource(bytes);
    of_game!(source.byte(), judged(&mut source))
});

fn judged<G: Game>(source: &mut ByteSource) {
    let (game, log) = moment::<G>(source);
    for text in nearly(source, &game, &log)
        .iter()
        .filter(|text| action::<G>(text).is_some() || chance::<G>(text).is_some())
    {
        for by in EDGES.map(Value::from).into_iter().chain(["table".into()]) {
            let Ok(step) = serde_json::from_value::<StepOf<G>>(json!({"by": by, "do": text})) else {
                continue;
            };
            let mut next = game.clone();
            match next.check(&step) {
                Ok(()) => {
                    next.apply(&step);
                    look_at(&next);
                }
                Err(_) => assert!(next == game),
            }
        }
    }
}
