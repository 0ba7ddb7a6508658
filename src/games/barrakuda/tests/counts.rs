//! Counts of a match for statistics about people.

use super::*;
use crate::games::barrakuda::counts::{BITES, DIVES, DROPPED, FOUND, LENGTH, TEAMS};

#[test]
fn dives_finds_and_bites_of_each_diver() {
    assert_eq!((DIVES, FOUND, BITES, DROPPED, TEAMS, LENGTH), (0, 1, 2, 3, 4, 5));
    let mut game = start(&config(), 2);
    assert_eq!(game.counts(&[]), [[0; 5]; 2], "before the first event");
    choose(&mut game, "3 4");
    // The Barracuda swims to wreck 3 and makes seat 0 drop two.
    table(&mut game, "roll 1 3");
    while !is_choosing(&game) {
        act(&mut game, "take");
    }
    assert_eq!(game.counts(&[]), [[1, 1, 1, 2, 0], [1, 3, 0, 0, 0]]);
    // A lying diver has not dived (BK-2.1).
    choose(&mut game, "b 5");
    table(&mut game, "reach 1");
    act(&mut game, "steer 6");
    assert_eq!(game.counts(&[]), [[1, 1, 1, 2, 0], [2, 3, 0, 0, 0]]);
}

#[test]
fn a_match_of_teams_says_so() {
    let mut game = start(&Config { teams: true, ..config() }, 4);
    dive(&mut game, "1 3 b 4");
    assert_eq!(game.counts(&[]), [1, 1, 0, 1].map(|dives| [dives, 0, 0, 0, 1]));
}
