//! What the scene shows at moments of a small match.

use std::iter;

use super::*;
use crate::{
    games::bouillabaisse::{
        Action, AllOrNothing, Bouillabaisse, Card, Chance, Config, CostSelection, FinishedRound, Help, Rank,
        Suit, View, score::ROUNDS,
    },
    kernel::{Game, Seat, Step, Viewer},
};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Four players, thirteen cards each, hearts, queens and the king of spades; the first seat leads.
fn game() -> Bouillabaisse {
    with(Help::Usual)
}

fn with(help: Help) -> Bouillabaisse {
    let cost_selection = CostSelection::Agreed(Suit::Hearts, Rank::QUEEN, card("Ks"));
    let mut game = Bouillabaisse::new(&Config { cost_selection, help, ..Config::default() }, 4).unwrap();
    game.apply(&Step::Chance(Chance::Dealer(Seat::nth(3))));
    let hands = Suit::ALL.map(|suit| Rank::all().map(|rank| Card { suit, rank }).collect::<Vec<_>>());
    let mut hands = hands.to_vec();
    // The second seat has a club, and the first a diamond for it.
    let (club, diamond) = (hands[0].remove(0), hands[1].remove(0));
    hands[0].push(diamond);
    hands[1].insert(0, club);
    let deal = Step::Chance(Chance::Deal(hands));
    game.check(&deal).unwrap();
    game.apply(&deal);
    game
}

fn play(game: &mut Bouillabaisse, text: &str) {
    for text in text.split(' ') {
        let step = Step::Player(game.turn().unwrap(), Action::Play(card(text)));
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
}

/// The menu card in a round of a match of which this is agreed or drawn.
fn card_of(round: u8, view: &View) -> Vec<(Cost, Option<i32>)> {
    let view = View { round, ..view.clone() };
    scene(&view, None, Seat::nth(0)).dishes.iter().map(|dish| (dish.cost, dish.points)).collect()
}

// BO-3.2
#[test]
fn what_is_settled_stays_in_sight_and_says_when_it_costs() {
    let view = game().view(Viewer::Public);
    let [suit, figure, one] = [Cost::Suit(Suit::Hearts), Cost::Figure(Rank::QUEEN), Cost::Card(card("Ks"))];
    assert_eq!(card_of(1, &view), [(Cost::Trick, Some(5)), (suit, None), (figure, None), (one, None)]);
    assert_eq!(card_of(2, &view), [(suit, Some(10)), (figure, None), (one, None)]);
    assert_eq!(card_of(4, &view), [(suit, None), (figure, None), (one, Some(200))]);
    // BO-3.3: the last round has another sign.
    let last = [(Cost::Trick, Some(-5)), (suit, Some(-10)), (figure, Some(-50)), (one, Some(-200))];
    assert_eq!(card_of(6, &view), last);
    // Drawn late: what is not settled is not there.
    let mut late = view;
    late.costs = crate::games::bouillabaisse::Costs { suit: Some(Suit::Clubs), ..Default::default() };
    assert_eq!(card_of(3, &late), [(Cost::Suit(Suit::Clubs), None)]);
}

// BO-4.1, BO-4.2
#[test]
fn the_menu_card_says_that_the_variant_is_on() {
    let mut view = game().view(Viewer::Public);
    assert_eq!(everything(&view), None);
    for on in [AllOrNothing::Cards, AllOrNothing::Tricks] {
        view.all_or_nothing = on;
        let said = [1, 2, 3, 4, 5, 6].map(|round| everything(&View { round, ..view.clone() }).unwrap());
        use Everything::{NotAll, NotNow, Turns};
        assert_eq!(said, [Turns, Turns, Turns, NotNow, Turns, NotAll]);
    }
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
    assert_eq!(after.taken, Some((Seat::nth(0), Some(5))));
    assert!(after.places[0].took && after.places[3].played == Some(card("2s")));
    assert_eq!(after.places[0].taken, Some(5));
    play(&mut game, "4c");
    let next = scene(&game.view(Viewer::Public), None, Seat::nth(0));
    assert_eq!((next.taken, next.places[3].played), (None, None));
}

// BO-5.2
#[test]
fn a_place_tells_what_the_table_wants_to_be_told() {
    let told = |help| {
        let mut game = with(help);
        play(&mut game, "3c 2c 2h 2s");
        let scene = scene(&game.view(Viewer::Public), None, Seat::nth(0));
        (scene.taken, scene.places[0].taken, scene.places[2].voids.clone())
    };
    let winner = Seat::nth(0);
    assert_eq!(told(Help::Open), (Some((winner, Some(5))), Some(5), vec![Suit::Clubs]));
    assert_eq!(told(Help::Usual), (Some((winner, Some(5))), Some(5), vec![]));
    assert_eq!(told(Help::Strict), (Some((winner, None)), None, vec![]));
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

// BO-4.1
#[test]
fn after_the_last_round_no_points_are_so_far() {
    let mut game = with(Help::Open);
    play(&mut game, "3c 2c 2h 2s");
    let mut view = game.view(Viewer::Omniscient);
    let told = |view: &View| {
        scene(view, None, Seat::nth(0)).places.into_iter().map(|place| (place.taken, place.voids))
    };
    assert!(
        told(&view).any(|(taken, _)| taken == Some(5)) && told(&view).any(|(_, voids)| !voids.is_empty())
    );
    // All that was taken has been counted, perhaps with its sign turned.
    let round =
        FinishedRound { scores: iter::empty().collect(), skipped: false, tricks: view.tricks.clone() };
    view.finished = vec![round; usize::from(ROUNDS)];
    assert!(told(&view).all(|(taken, voids)| taken.is_none() && voids.is_empty()));
}
