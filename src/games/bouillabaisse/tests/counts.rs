//! Counts of a match for statistics about people.

use super::*;
use crate::games::bouillabaisse::counts::{LENGTH, PLAYED, points_in};

// BO-3.3: in every round seat 0 takes both hearts with the queen, and seat 1 the other trick with the king of spades.
#[test]
fn each_round_has_its_points() {
    assert_eq!((PLAYED, points_in(1), points_in(6), LENGTH), (0, 1, 6, 7));
    let hands = ["Qh 3s", "2h Ks"];
    let config = Config { skip: false, all_or_nothing: AllOrNothing::Off, ..Config::default() };
    let mut game = dealt(1, &hands, config);
    let deal = Step::Chance(Chance::Deal(game.hands().into()));
    assert_eq!(game.counts(&[]), [[0; 7]; 2]);
    for round in 1..=6 {
        let leads = game.turn() == Some(Seat::FIRST);
        play(&mut game, if leads { "Qh 2h 3s Ks" } else { "2h Qh 3s Ks" });
        match round {
            3 => assert_eq!(game.counts(&[]), [[3, 5, 20, 50, 0, 0, 0], [3, 5, 0, 0, 0, 0, 0]]),
            6 => continue,
            _ => {}
        }
        assert_eq!(game.check(&deal), Ok(()));
        game.apply(&deal);
    }
    assert_eq!(game.counts(&[]), [[6, 5, 20, 50, 0, 75, -75], [6, 5, 0, 0, 200, 205, -205]]);
}
