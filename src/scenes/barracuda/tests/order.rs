//! Tests of the order of play.

use super::*;

fn seats(all: &[u8]) -> Vec<Seat> {
    all.iter().copied().map(Seat::nth).collect()
}

#[test]
fn a_draw_shows_who_has_played_and_who_is_in_the_bag() {
    let mut game = opened();
    let order = |game: &Barracuda| round_order(&game.view(Viewer::Public));
    assert_eq!(order(&game), None, "before the round all pawns are in the bag");
    play(&mut game, Some(0), "begin");
    play(&mut game, None, "pawn 1");
    let first = RoundOrder { played: Vec::new(), drawn: Seat::nth(1), bag: vec![seats(&[0, 2])] };
    assert_eq!(order(&game), Some(first));
    play(&mut game, Some(1), "open 3");
    play(&mut game, None, "pawn 2");
    let second = RoundOrder { played: seats(&[1]), drawn: Seat::nth(2), bag: vec![seats(&[0])] };
    assert_eq!(order(&game), Some(second));
    play(&mut game, Some(2), "take 1");
    assert_eq!(order(&game), None, "the draw is no news any more");
}

#[test]
fn after_last_order_groups_are_drawn_one_after_the_other() {
    let mut game = opened();
    play(&mut game, Some(0), "call 0");
    for (seat, stake) in [(0, "0,0,0,2,0"), (1, "0,0,0,0,1"), (2, "0,0,0,1,0")] {
        play(&mut game, Some(seat), &format!("stake {stake}"));
    }
    play(&mut game, None, "pawn 1");
    let order = round_order(&game.view(Viewer::Public)).unwrap();
    assert_eq!(order.bag, [seats(&[2]), seats(&[0])]);
}
