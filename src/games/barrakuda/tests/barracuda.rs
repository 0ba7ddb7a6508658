//! The Barracuda's turn.

use super::*;
use crate::games::barrakuda::WRECKS;

// BK-1.4
#[test]
fn the_dice_have_the_faces_of_the_rulebook() {
    use rand::{SeedableRng, rngs::ChaCha8Rng};
    let mut game = start(&config(), 2);
    choose(&mut game, "1 2");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut faces = std::collections::BTreeMap::new();
    for _ in 0..1200 {
        *faces.entry(game.draw_chance(&mut rng).to_string()).or_insert(0) += 1;
    }
    assert_eq!(faces.len(), 12, "{faces:?}");
    assert!(faces.values().all(|times| (60..140).contains(times)), "{faces:?}");
    assert_eq!(game.check(&chance("roll 3 1")), Err(Illegal::NotDue));
    assert_eq!(game.check(&chance("reach 1")), Err(Illegal::NotDue), "nobody controls it");
}

// BK-3.1, BK-3.2
#[test]
fn without_one_master_both_dice_are_rolled() {
    let mut game = start(&config(), 2);
    choose(&mut game, "1 2");
    let told = table(&mut game, "roll 2 1");
    let route = vec![wreck(5), wreck(4)];
    assert_eq!(
        told[..2],
        [
            Event::Rolled { distance: 2, direction: wreck(1), route: route.clone(), parting: Some(wreck(5)) },
            Event::Swam { by: None, from: wreck(6), route },
        ]
    );
    pass_all(&mut game);
    // Two Barracuda cards cancel each other.
    choose(&mut game, "b b");
    assert_eq!(control(&game), None);
    let told = table(&mut game, "roll 2 4");
    let stays = Event::Rolled { distance: 2, direction: wreck(4), route: vec![], parting: None };
    assert_eq!(told[0], stays, "it is there already");
    assert_eq!(game.position.sea.barracuda, wreck(4));
}

// BK-3.3
#[test]
fn one_barracuda_card_takes_it_anywhere_in_reach() {
    let mut game = start(&config(), 2);
    choose(&mut game, "b 3");
    assert_eq!(game.check(&chance("roll 1 1")), Err(Illegal::NotDue), "distance alone");
    table(&mut game, "reach 1");
    let view = game.view(Viewer::Public);
    assert_eq!(
        view.prompt,
        Prompt::Steering { by: seat(0), distance: 1, reach: [3, 5, 6].map(wreck).to_vec() }
    );
    assert_eq!(refused(&game, 0, "steer 2"), Refusal::OutOfReach(wreck(2)));
    assert_eq!(game.check(&step(1, "steer 3")), Err(Illegal::NotYourTurn));
    act(&mut game, "steer 3");
    assert_eq!(bags(&game), [2, 0], "the other diver was there");
}

// BK-3.4
#[test]
fn it_acts_where_it_stops_and_only_then() {
    let mut game = start(&config(), 2);
    dive(&mut game, "b b");
    assert!(game.position.sea.divers.values().iter().all(|diver| diver.holds_barracuda), "all were played");
    choose(&mut game, "b 2");
    table(&mut game, "reach 1");
    let told = act(&mut game, "steer 6");
    let regains = |event: &Event| matches!(event, Event::StopRegain { .. });
    assert!(!told.iter().any(regains), "it did not move: {told:?}");
    pass_all(&mut game);
    assert!(
        game.position.sea.diver(seat(0)).holds_barracuda,
        "it is on wreck 6 all the same when the round ends (BK-5.2)"
    );
    choose(&mut game, "b 3");
    table(&mut game, "reach 2");
    act(&mut game, "steer 4");
    pass_all(&mut game);
    assert!(!game.position.sea.diver(seat(0)).holds_barracuda);
    choose(&mut game, "1 b");
    table(&mut game, "reach 2");
    let told = act(&mut game, "steer 6");
    let both = [seat(0), seat(1)].into_iter().collect();
    assert_eq!(told[1], Event::StopRegain { wreck: wreck(6), regain: both }, "everyone, and at once");
}

/// A set of six wrecks without actions, with these effects of the Barracuda's stop.
fn with_stops(stops: [LairEffect; WRECKS]) -> Config {
    let mut set = WreckSet { name: "stops".into(), ..WreckSet::OURS };
    for (card, stop) in set.base.0.iter_mut().zip(stops) {
        *card = WreckCard { special: WreckAction::Nothing, general: WreckAction::Nothing, stop };
    }
    Config { set, ..config() }
}

// BK-3.4, BK-6.1
#[test]
fn any_wreck_of_a_set_of_ones_own_may_act_on_the_barracuda() {
    use LairEffect::{Fling, Nothing, Regain};
    let mut game = start(&with_stops([Fling, Nothing, Regain, Nothing, Regain, Nothing]), 3);
    choose(&mut game, "b b 4");
    let told = table(&mut game, "roll 1 5");
    let both = [seat(0), seat(1)].into_iter().collect();
    assert!(told.contains(&Event::StopRegain { wreck: wreck(5), regain: both }), "{told:?}");
    // Over 4 to 1, and flung from there to 3, where all take their card back as well.
    while !is_choosing(&game) {
        act(&mut game, "pass");
    }
    choose(&mut game, "b b 1");
    table(&mut game, "roll 2 4");
    while !is_choosing(&game) {
        act(&mut game, "pass");
    }
    assert!(!game.position.sea.diver(seat(0)).holds_barracuda, "nothing is written on 4");
    choose(&mut game, "2 2 5");
    assert_eq!(
        table(&mut game, "roll 1 1").last(),
        Some(&Event::Swam { by: None, from: wreck(4), route: vec![wreck(1)] })
    );
    assert_eq!(game.check(&chance("fling 1")), Err(Illegal::NotDue), "where it is, it is rolled again");
    let told = table(&mut game, "fling 3");
    assert_eq!(told[..2], [Event::Flung(wreck(3)), Event::StopRegain { wreck: wreck(3), regain: both }]);
    // It is flung once a round, not back and forth for ever.
    let mut game = start(&with_stops([Fling; WRECKS]), 2);
    choose(&mut game, "1 2");
    table(&mut game, "roll 1 3");
    table(&mut game, "fling 1");
    assert_eq!((game.position.sea.barracuda, &game.position.phase), (wreck(1), &Phase::choosing(2)));
}

// BK-3.4
#[test]
fn the_other_last_wreck_flings_it_straight_to_another() {
    let mut swapped = [false; 6];
    swapped[5] = true;
    let mut game = start(&Config { swapped, ..config() }, 2);
    choose(&mut game, "b 4");
    table(&mut game, "reach 1");
    act(&mut game, "steer 5");
    pass_all(&mut game);
    choose(&mut game, "1 2");
    table(&mut game, "roll 2 6");
    assert_eq!(game.check(&chance("fling 6")), Err(Illegal::NotDue), "a 6 is rolled again");
    let told = table(&mut game, "fling 1");
    assert_eq!(told[0], Event::Flung(wreck(1)));
    assert_eq!((game.position.sea.barracuda, bags(&game)[0]), (wreck(1), 0));
}
