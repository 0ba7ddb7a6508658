//! What the scene shows at moments of a small match.

use super::*;
use crate::{
    games::bouillabaisse::{Action, Bouillabaisse, Config, Finding},
    kernel::{Game, Step, Viewer},
};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Four players, thirteen cards each, hearts, queens and the king of spades; the first seat leads.
fn game() -> Bouillabaisse {
    let finding = Finding::Agreed(Suit::Hearts, Rank::QUEEN, card("Ks"));
    let mut game = Bouillabaisse::new(&Config { finding, ..Config::default() }, 4).unwrap();
    game.apply(&Step::table(Action::Dealer(Seat::nth(3))));
    let hands = Suit::ALL.map(|suit| Rank::all().map(|rank| Card { suit, rank }).collect::<Vec<_>>());
    let mut hands = hands.to_vec();
    // The second seat has a club, and the first a diamond for it.
    let (club, diamond) = (hands[0].remove(0), hands[1].remove(0));
    hands[0].push(diamond);
    hands[1].insert(0, club);
    let deal = Step::table(Action::Deal(hands));
    game.check(&deal).unwrap();
    game.apply(&deal);
    game
}

fn play(game: &mut Bouillabaisse, text: &str) {
    for text in text.split(' ') {
        let step = Step::seat(game.turn().unwrap(), Action::Play(card(text)));
        game.check(&step).unwrap();
        game.apply(&step);
    }
}

#[test]
fn the_menu_names_what_counts() {
    let view = game().view(Viewer::Public);
    assert_eq!(costs(&view, 1), [Cost::Trick]);
    assert_eq!(costs(&view, 2), [Cost::Suit(Suit::Hearts)]);
    assert_eq!(costs(&view, 4), [Cost::Card(card("Ks"))]);
    let points: Vec<i32> = costs(&view, 6).into_iter().map(Cost::points).collect();
    assert_eq!(points, [5, 10, 50, 200]);
    assert!(!scene(&view, None, Seat::nth(0)).negative);
}

#[test]
fn places_begin_with_the_near_seat() {
    let mut game = game();
    play(&mut game, "3c 2c");
    let scene = scene(&game.view(Viewer::Seat(Seat::nth(2))), None, Seat::nth(2));
    let seats: Vec<u8> = scene.places.iter().map(|place| place.seat.number()).collect();
    assert_eq!(seats, [2, 3, 0, 1]);
    let played: Vec<Option<Card>> = scene.places.iter().map(|place| place.played).collect();
    assert_eq!(played, [None, None, Some(card("3c")), Some(card("2c"))]);
    assert!(scene.places[0].turn && !scene.places[1].turn && scene.places[1].dealer);
}

#[test]
fn a_trick_stays_in_sight_until_the_next_card() {
    let mut game = game();
    play(&mut game, "3c 2c 2h 2s");
    let after = scene(&game.view(Viewer::Public), None, Seat::nth(0));
    assert_eq!(after.taken, Some((Seat::nth(0), 5)));
    assert!(after.places[0].took && after.places[3].played == Some(card("2s")));
    assert_eq!(after.places[0].taken, Some(5));
    assert_eq!(after.places[2].voids, [Suit::Clubs]);
    play(&mut game, "4c");
    let next = scene(&game.view(Viewer::Public), None, Seat::nth(0));
    assert_eq!((next.taken, next.places[3].played), (None, None));
}

#[test]
fn a_tap_lifts_puts_back_or_says_why_not() {
    let mut game = game();
    play(&mut game, "3c");
    let view = game.view(Viewer::Seat(Seat::nth(1)));
    assert_eq!(tap(&view, None, 0), Some(Tap::Lift(card("2c"))));
    assert_eq!(tap(&view, Some(0), 0), Some(Tap::PutBack));
    assert_eq!(tap(&view, None, 1), Some(Tap::Refuse(Why::FollowSuit(Suit::Clubs))));
    assert_eq!(tap(&view, None, 13), None);
    let waiting = game.view(Viewer::Seat(Seat::nth(2)));
    assert_eq!(tap(&waiting, None, 0), Some(Tap::Refuse(Why::NotYourTurn)));
    let drawn = scene(&view, Some(0), Seat::nth(1));
    assert!(drawn.hand[0].lifted && drawn.hand[0].playable && !drawn.hand[1].playable);
    assert_eq!(drawn.hand.iter().filter(|held| held.first).count(), 2, "two suits, apart");
}

#[test]
fn the_table_sees_no_card_of_any_hand() {
    let scene = scene(&game().view(Viewer::Public), None, Seat::nth(0));
    assert!(scene.hand.is_empty() && scene.open.is_empty());
    assert!(scene.places.iter().all(|place| place.left == 13 && place.played.is_none()));
}
