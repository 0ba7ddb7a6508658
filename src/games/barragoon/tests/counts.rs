//! Counts of a match for statistics about people.

use super::*;
use crate::games::barragoon::counts::{BARRAGOONS, LENGTH, MOVES, PIECES};

/// Plays actions from these cells, and returns the counts.
fn counts(cells: &[(&str, &str)], actions: &str) -> Vec<Vec<i32>> {
    let mut played = from(cells, Side::White, 24);
    let mut events = Vec::new();
    for action in actions.split_whitespace() {
        played = played.play(action);
        events.append(&mut played.events);
    }
    played.game.counts(&events)
}

#[test]
fn moves_and_captures_belong_to_the_side_that_moves() {
    assert_eq!((MOVES, PIECES, BARRAGOONS, LENGTH), (0, 1, 2, 3));
    let cells =
        [("d1", "w3"), ("a1", "w4"), ("g1", "w4"), ("d4", "b2"), ("g9", "b4"), ("a9", "b4"), ("c9", "b3")];
    let actions = "d1xd4 xx@a5 xx@b5 a9xa5 xx@c5 a1xa5 xx@e5 xx@f5 g9-g5 g1xg5 xx@e6 xx@f6";
    assert_eq!(counts(&cells, actions), [[3, 3, 0], [2, 0, 1]]);
    assert_eq!(counts(&cells, "d1xd4 xx@a5"), [[1, 1, 0], [0, 0, 0]], "a placement is no move");
    assert_eq!(counts(&cells, ""), [[0; 3]; 2]);
}
