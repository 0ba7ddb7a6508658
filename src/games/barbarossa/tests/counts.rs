//! Counts of a match for statistics about people.

use super::*;
use crate::games::barbarossa::counts::{ARROWS, LENGTH, LETTERS, LETTERS_NEEDED, RIGHT, WRONG};

#[test]
fn guesses_and_letters_of_each_player() {
    assert_eq!((RIGHT, LETTERS, WRONG, ARROWS, LETTERS_NEEDED, LENGTH), (0, 1, 2, 3, 4, 5));
    let mut game = start(4);
    let mut events = Vec::new();
    let mut after = |steps: &[(u8, &str)]| {
        for (number, action) in steps {
            events.extend(act(&mut game, *number, action));
        }
        (game.counts(&events), events.clone())
    };
    let (counts, _) = after(&[
        (2, "curse letter 1.0 1"),
        (2, "seen"),
        (2, "curse letter 1.0 2"),
        (2, "seen"),
        (3, "curse letter 0.0 1"),
        (3, "seen"),
        (3, "curse try 0.0"),
        (3, "guess ship"),
        (0, "judge no"),
    ]);
    assert_eq!(counts, [[0, 0, 0, 0, 0], [0; 5], [0, 2, 0, 0, 0], [0, 1, 1, 0, 0]]);
    // Carla needed both letters for the boat. Anna needs none, and her second guess is wrong.
    let (counts, _) = after(&[
        (2, "curse try 1.0"),
        (2, "guess boat"),
        (0, "pay 3"),
        (0, "ask 1.0"),
        (1, "answer no"),
        (0, "try 1.0"),
        (0, "guess ship"),
        (1, "judge yes"),
        (0, "try 1.1"),
        (0, "guess fish"),
        (1, "judge no"),
    ]);
    assert_eq!(counts, [[1, 0, 1, 0, 0], [0, 0, 0, 2, 0], [1, 2, 0, 0, 2], [0, 1, 1, 0, 0]]);
    // A letter of a word already guessed was not needed.
    let (counts, events) =
        after(&[(3, "curse letter 1.1 1"), (3, "seen"), (2, "back"), (2, "curse letter 1.0 3"), (2, "seen")]);
    assert_eq!(counts, [[1, 0, 1, 0, 0], [0, 0, 0, 2, 0], [1, 3, 0, 0, 2], [0, 2, 1, 0, 0]]);
    let twice = [events.clone(), events].concat();
    assert_eq!(start(4).counts(&twice)[1][ARROWS], 2, "each word counts once for each player");
    assert_eq!(start(4).counts(&twice)[2], [1, 6, 0, 0, 2]);
}
