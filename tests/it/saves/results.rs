//! Who has won how often.

use bar_a_jeux::{kernel::bot::Level, saves::results::standings};

use super::*;

#[test]
fn the_table_of_the_evening_counts_each_player() {
    let mut won = dealt("m", 2);
    won.resign(Seat::nth(1)).unwrap();
    let won = MatchResult::of(&won, 9).unwrap();
    assert_eq!((won.places.as_slice(), won.resigned, won.ended), (&[1, 2][..], true, 9));
    let draw = MatchResult { places: vec![1, 1], resigned: false, ..won.clone() };
    let table = standings(&[won.clone(), draw.clone()]);
    let line = |index: usize| {
        let standing = &table[index];
        (standing.player.name.as_str(), standing.played, standing.won, standing.drawn)
    };
    assert_eq!((line(0), line(1)), (("Ada", 2, 1, 1), ("Ben", 2, 0, 1)));
    assert!(MatchResult::of(&dealt("m", 2), 9).is_none());
    // A bot of the same name is somebody else.
    let mut bot = won.clone();
    bot.players[1].bot = Some(Level::Easy);
    let table = standings(&[won, draw, bot]);
    let bens = table.iter().filter(|standing| standing.player.name == "Ben").map(|ben| ben.played);
    assert_eq!((table.len(), bens.collect::<Vec<_>>()), (3, vec![1, 2]));
}
