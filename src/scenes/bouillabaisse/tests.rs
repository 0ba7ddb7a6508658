//! Scenes of a small match.

use std::iter;

use super::*;
use crate::{
    games::bouillabaisse::{
        Action, AllOrNothing, Bouillabaisse, Card, Chance, Config, CostSelection, FinishedRound, Help, Rank,
        Score, Sign, Suit, Taken, View, score::ROUNDS,
    },
    kernel::{Game, PerSeat, Seat, Seats, Step, Viewer},
};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Four players with thirteen cards each; hearts, queens and the king of spades cost. The first seat leads.
fn game() -> Bouillabaisse {
    with(Help::Usual)
}

fn with(help: Help) -> Bouillabaisse {
    let cost_selection = CostSelection::Agreed(Suit::Hearts, Rank::QUEEN, card("Ks"));
    let mut game = Bouillabaisse::new(&Config { cost_selection, help, ..Config::default() }, 4).unwrap();
    game.apply(&Step::Chance(Chance::Dealer(Seat::nth(3))));
    let hands = Suit::ALL.map(|suit| Rank::all().map(|rank| Card { suit, rank }).collect::<Vec<_>>());
    let mut hands = hands.to_vec();
    // The second seat gets a club, and the first a diamond for it.
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

/// Returns the rounds of the menu card, seen from this round.
fn card_of(round: u8, view: &View) -> Vec<Recipe> {
    scene(&View { round, ..view.clone() }, None, Seat::FIRST, Sweep::Resting).recipes
}

// BO-3.2, BO-3.3
#[test]
fn settled_choices_stay_visible_in_every_round() {
    let mut view = game().view(Viewer::Public);
    let [suit, figure, one] = [Cost::Suit(Suit::Hearts), Cost::Figure(Rank::QUEEN), Cost::Card(card("Ks"))];
    let all = vec![Cost::Trick, suit, figure, one];
    let wanted = [vec![Cost::Trick], vec![suit], vec![figure], vec![one], all.clone(), all];
    for round in 1..=ROUNDS {
        let recipes = card_of(round, &view);
        let costs: Vec<_> = recipes.iter().map(|recipe| recipe.costs.clone()).collect();
        assert_eq!(costs, wanted, "from round {round}");
        let signs: Vec<_> = recipes.iter().map(|recipe| recipe.sign).collect();
        assert_eq!((&signs[..5], signs[5]), (&[Sign::Plus; 5][..], Sign::Minus));
    }
    let when = |recipes: Vec<Recipe>| recipes.into_iter().map(|recipe| recipe.when).collect::<Vec<_>>();
    use When::{Later, Now, Past};
    assert_eq!(when(card_of(1, &view)), [Now, Later, Later, Later, Later, Later]);
    assert_eq!(when(card_of(4, &view)), [Past, Past, Past, Now, Later, Later]);
    // Costs drawn late: unknown costs are absent.
    view.costs = crate::games::bouillabaisse::Costs { suit: Some(Suit::Clubs), ..Default::default() };
    let late: Vec<_> = card_of(3, &view).into_iter().map(|recipe| recipe.costs).collect();
    assert_eq!(late[1..4], [vec![Cost::Suit(Suit::Clubs)], vec![], vec![]]);
    let round = FinishedRound { scores: iter::empty().collect(), skipped: false, tricks: vec![] };
    view.finished = vec![round; usize::from(ROUNDS)];
    assert_eq!(when(card_of(6, &view)), [Past; 6], "nothing is being played any more");
}

// BO-3.2, BO-3.3
#[test]
fn each_cost_is_turned_up_with_its_round() {
    let mut game = game();
    let turned = opening(&game.view(Viewer::Public)).unwrap();
    assert_eq!(turned.iter().map(|recipe| recipe.round).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let now: Vec<_> = turned.iter().filter(|recipe| recipe.when == When::Now).collect();
    assert_eq!(now.len(), 1);
    assert_eq!(now[0].costs, [Cost::Trick]);
    play(&mut game, "3c");
    assert_eq!(opening(&game.view(Viewer::Public)), None);
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

// BO-3.3, BO-4.1
#[test]
fn each_round_wants_something_else() {
    let mut view = game().view(Viewer::Public);
    let goals =
        |view: &View| [1, 2, 3, 4, 5, 6].map(|round| goal(&View { round, finished: vec![], ..view.clone() }));
    let [suit, figure, one] = [Cost::Suit(Suit::Hearts), Cost::Figure(Rank::QUEEN), Cost::Card(card("Ks"))];
    let [tricks, suit, figure, one] = [Cost::Trick, suit, figure, one].map(Goal::Avoid);
    assert_eq!(goals(&view), [tricks, suit, figure, one, Goal::AvoidAll, Goal::TakeAll]);
    // Costs drawn late are unknown before.
    let drawn = std::mem::take(&mut view.costs);
    assert_eq!(goals(&view)[1..4], [Goal::AvoidUnknown; 3]);
    view.costs = drawn;
    view.all_or_nothing = AllOrNothing::Cards;
    assert_eq!(goals(&view)[4..], [Goal::AvoidAll, Goal::TakeNotAll]);
}

// BO-2.1
#[test]
fn the_task_is_shown_for_each_viewer() {
    let mut game = game();
    let duties = |game: &Bouillabaisse| {
        let seats = [0, 1, 2].map(|seat| Viewer::Seat(Seat::nth(seat)));
        [Viewer::Public, seats[0], seats[1], seats[2]].map(|viewer| duty(&game.view(viewer)))
    };
    assert_eq!(duties(&game), [Duty::SomebodyLeads, Duty::Lead, Duty::Wait, Duty::Wait]);
    play(&mut game, "3c");
    let clubs = Suit::Clubs;
    assert_eq!(duties(&game), [Duty::SomebodyFollows(clubs), Duty::Wait, Duty::Follow(clubs), Duty::Wait]);
    play(&mut game, "2c");
    assert_eq!(duties(&game)[3], Duty::Discard(clubs));
    let config = Config { cost_selection: CostSelection::Late, ..Config::default() };
    let dealing = Bouillabaisse::new(&config, 4).unwrap();
    assert_eq!(duties(&dealing)[0], Duty::Nothing);
}

#[test]
fn places_begin_with_the_near_seat() {
    let mut game = game();
    play(&mut game, "3c 2c");
    let scene = scene(&game.view(Viewer::Seat(Seat::nth(2))), None, Seat::nth(2), Sweep::Resting);
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
    let after = scene(&game.view(Viewer::Public), None, Seat::nth(0), Sweep::Resting);
    assert_eq!(after.taken, Some((Seat::nth(0), Some(5))));
    assert!(after.places[0].took && after.places[3].played == Some(card("2s")));
    play(&mut game, "4c");
    let next = scene(&game.view(Viewer::Public), None, Seat::nth(0), Sweep::Resting);
    assert_eq!((next.taken, next.places[3].played), (None, None));
}

#[test]
fn points_come_with_the_cards_of_the_trick() {
    let mut game = game();
    play(&mut game, "3c 2c 2h 2s 4c 3d 3h 3s");
    let points = |sweep| {
        let scene = scene(&game.view(Viewer::Public), None, Seat::FIRST, sweep);
        let winner = scene.places.iter().find(|place| place.took).unwrap();
        (winner.taken, winner.gain)
    };
    let (first, both) = points(Sweep::Resting).0.zip(points(Sweep::Gone).0).unwrap();
    assert_eq!(both - first, 5);
    assert_eq!(points(Sweep::Going), (Some(first), None));
    assert_eq!(points(Sweep::Gone), (Some(both), Some(5)));
    assert_eq!(points(Sweep::Still), (Some(both), None), "a look back");
}

#[test]
fn a_trick_that_is_gone_leaves_no_card_behind() {
    let mut game = game();
    assert_eq!(taken_trick(&game.view(Viewer::Public)), None);
    play(&mut game, "3c 2c 2h 2s");
    let mut view = game.view(Viewer::Public);
    assert_eq!(taken_trick(&view), Some((0, 1)));
    let lying = |view: &View, sweep| {
        let scene = scene(view, None, Seat::FIRST, sweep);
        (scene.places.iter().filter(|place| place.played.is_some()).count(), scene.taken.is_some())
    };
    for sweep in [Sweep::Resting, Sweep::Going] {
        assert_eq!(lying(&view, sweep), (4, true));
    }
    assert_eq!(lying(&view, Sweep::Gone), (0, true), "who took it is told until the next card");
    // This trick was the last of its round.
    let tricks = std::mem::take(&mut view.tricks);
    view.finished = vec![FinishedRound { scores: iter::empty().collect(), skipped: false, tricks }];
    assert_eq!(lying(&view, Sweep::Resting), (4, true));
    assert_eq!(lying(&view, Sweep::Gone), (0, false));
    play(&mut game, "4c");
    let next = game.view(Viewer::Public);
    assert_eq!((taken_trick(&next), lying(&next, Sweep::Gone)), (None, (1, false)));
}

#[test]
fn the_holder_of_the_device_sits_near() {
    let mut game = game();
    let all: Seats = Seat::all(4).collect();
    let two: Seats = [1, 2].into_iter().map(Seat::nth).collect();
    let [first, second, third] = [0, 1, 2].map(Seat::nth);
    assert_eq!(near(&game.view(Viewer::Seat(third)), all), third);
    assert_eq!(near(&game.view(Viewer::Public), all), first, "the device goes to whoever is to play");
    assert_eq!(near(&game.view(Viewer::Public), two), second, "bots hold no device");
    play(&mut game, "3c 2c 2h");
    assert_eq!(near(&game.view(Viewer::Public), all), Seat::nth(3));
    assert_eq!(near(&game.view(Viewer::Public), two), second);
    assert_eq!(near(&game.view(Viewer::Public), Seats::NONE), Seat::nth(3), "bots among themselves");
}

#[test]
fn totals_and_the_leader_are_shown_at_the_places() {
    let mut view = game().view(Viewer::Public);
    let told = |view: &View| {
        let scene = scene(view, None, Seat::FIRST, Sweep::Resting);
        scene.places.into_iter().map(|place| (place.total, place.leads)).collect::<Vec<_>>()
    };
    assert_eq!(told(&view), [(None, false); 4], "nothing is counted");
    let scores = PerSeat::filled(4, Score { taken: Taken::default(), turned: false, points: 0 });
    view.finished = vec![FinishedRound { scores, skipped: false, tricks: vec![] }];
    view.totals = [20, 5, 35, 5].into_iter().collect();
    assert_eq!(told(&view), [(Some(20), false), (Some(5), true), (Some(35), false), (Some(5), true)]);
    view.totals = PerSeat::filled(4, 10);
    assert_eq!(told(&view), [(Some(10), false); 4], "where all have the same nobody leads");
}

#[test]
fn a_hand_is_dealt_visibly_until_its_first_card() {
    let mut game = game();
    let fresh = |game: &Bouillabaisse, seat| is_fresh(&game.view(Viewer::Seat(Seat::nth(seat))));
    assert!(fresh(&game, 0) && fresh(&game, 1));
    play(&mut game, "3c");
    assert!(!fresh(&game, 0) && fresh(&game, 1));
    play(&mut game, "2c 2h 2s");
    assert!(!fresh(&game, 1));
}

#[test]
fn cards_that_were_played_still_count_as_dealt() {
    let mut game = game();
    let number = |game: &Bouillabaisse| {
        [0, 1].map(|seat| {
            let view = game.view(Viewer::Seat(Seat::nth(seat)));
            (view.hand().len(), dealt(&view))
        })
    };
    play(&mut game, "3c");
    assert_eq!(number(&game), [(12, 13), (13, 13)]);
    play(&mut game, "2c 2h 2s");
    assert_eq!(number(&game), [(12, 13), (12, 13)]);
}

// BO-5.2
#[test]
fn a_place_shows_only_agreed_facts() {
    let told = |help| {
        let mut game = with(help);
        play(&mut game, "3c 2c 2h 2s");
        let scene = scene(&game.view(Viewer::Public), None, Seat::nth(0), Sweep::Gone);
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
    assert_eq!(tap(&view, None, 1), Some(Tap::Refuse(CardRefusal::FollowSuit(Suit::Clubs))));
    assert_eq!(tap(&view, None, 13), None);
    let waiting = game.view(Viewer::Seat(Seat::nth(2)));
    assert_eq!(tap(&waiting, None, 0), Some(Tap::Refuse(CardRefusal::NotYourTurn)));
    let drawn = scene(&view, Some(0), Seat::nth(1), Sweep::Resting);
    assert!(drawn.hand[0].lifted && drawn.hand[0].playable && !drawn.hand[1].playable);
}

#[test]
fn the_table_sees_no_card_of_any_hand() {
    let scene = scene(&game().view(Viewer::Public), None, Seat::nth(0), Sweep::Resting);
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
        scene(view, None, Seat::nth(0), Sweep::Gone)
            .places
            .into_iter()
            .map(|place| (place.taken, place.voids))
    };
    assert!(
        told(&view).any(|(taken, _)| taken == Some(5)) && told(&view).any(|(_, voids)| !voids.is_empty())
    );
    // All tricks are counted, perhaps with their sign changed.
    let round =
        FinishedRound { scores: iter::empty().collect(), skipped: false, tricks: view.tricks.clone() };
    view.finished = vec![round; usize::from(ROUNDS)];
    assert!(told(&view).all(|(taken, voids)| taken.is_none() && voids.is_empty()));
}
