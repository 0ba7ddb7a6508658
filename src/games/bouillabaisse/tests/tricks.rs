//! Tricks (BO-2).

use super::*;

// BO-2.1
#[test]
fn suit_is_followed_by_whoever_can() {
    let mut game = dealt(1, &["7h 2c", "Kh 3c", "2d 4c"], Config { help: Help::Open, ..Config::default() });
    assert_eq!(refused(&game, "Kh"), Refusal::NotHeld(card("Kh")));
    play(&mut game, "7h");
    assert_eq!(refused(&game, "3c"), Refusal::FollowSuit(Suit::Hearts));
    play(&mut game, "Kh");
    let view = game.view(Viewer::Seat(Seat::nth(2)));
    assert_eq!(view.playable(), cards("4c 2d"), "who has none plays anything");
    play(&mut game, "4c");
    let view = game.view(Viewer::Public);
    assert_eq!(view.voids.unwrap().values(), [vec![], vec![], vec![Suit::Hearts]]);
    let step = Step::Player(Seat::nth(0), Action::Play(card("2c")));
    assert_eq!(game.check(&step), Err(Illegal::NotYourTurn));
}

// BO-2.2
#[test]
fn the_highest_of_the_suit_led_wins_and_leads() {
    assert_eq!(won("7h Kh 2c Ah", TwinRule::First), 3);
    assert_eq!(won("7h Ks As Ad", TwinRule::First), 0);
    let mut game = dealt(1, &["7h 2c", "Kh 3c", "2d 4c"], Config::default());
    play(&mut game, "7h Kh 2d");
    assert_eq!(game.turn(), Some(Seat::nth(1)));
    assert_eq!(round(&game).tricks[0].winner, Seat::nth(1));
}

// BO-2.3
#[test]
fn of_two_identical_cards_the_first_or_the_last_wins() {
    assert_eq!(won("7h Kh Kh 2h", TwinRule::First), 1);
    assert_eq!(won("7h Kh Kh 2h", TwinRule::Last), 2);
    assert_eq!(won("Kh 7h Kh Ah", TwinRule::Last), 3);
}
