//! Divers on wrecks: alone, with others, with the Barracuda; gold on wrecks.

use super::*;
use crate::games::barrakuda::Slot;

// BK-4.1
#[test]
fn gold_on_a_wreck_goes_to_whoever_has_the_initiative() {
    let mut game = start(&config(), 3);
    game.position.sea.gold[3] = 4;
    let told = dive(&mut game, "4 1 2");
    assert!(told.contains(&Event::Collected { seat: seat(0), wreck: wreck(4), gold: 4 }), "alone: {told:?}");
    assert_eq!(bags(&game)[0], 6);

    let mut game = start(&config(), 3);
    game.position.sea.gold[3] = 2;
    game.position.sea.divers[seat(0)].row = vec![wreck(1)];
    let told = dive(&mut game, "4 4 2");
    assert!(told.contains(&Event::Collected { seat: seat(1), wreck: wreck(4), gold: 2 }), "fewest: {told:?}");

    let mut game = start(&config(), 3);
    game.position.sea.gold[3] = 2;
    dive(&mut game, "4 4 2");
    assert_eq!((game.position.sea.gold[3], bags(&game)), (2, vec![2, 2, 2]), "nobody on a tie");

    // Also beside the Barracuda: the gold is dropped with the bag, unless the diver is protected.
    let mut game = start(&config(), 3);
    game.position.sea.gold[4] = 3;
    choose(&mut game, "5 1 2");
    let told = table(&mut game, "roll 1 5");
    assert!(told.contains(&Event::Collected { seat: seat(0), wreck: wreck(5), gold: 3 }), "{told:?}");
    pass_all(&mut game);
    assert_eq!((game.position.sea.gold[4], bags(&game)[0]), (4, 0), "of five pieces four stay");
    let mut game = start(&with_actions(WreckAction::Nothing, WreckAction::Protected), 3);
    game.position.sea.gold[1] = 3;
    game.position.sea.barracuda = wreck(5);
    choose(&mut game, "2 1 1");
    table(&mut game, "roll 1 2");
    assert_eq!((game.position.sea.gold[1], bags(&game)[0]), (0, 5), "protected");

    let mut game = start(&config(), 2);
    game.position.sea.gold[3] = 1;
    game.position.sea.divers[seat(0)].at = Some(wreck(4));
    choose(&mut game, "b 1");
    table(&mut game, "reach 1");
    act(&mut game, "steer 6");
    assert_eq!(game.position.sea.gold[3], 1, "nobody who lies there");
}

// BK-4.1
#[test]
fn gold_dropped_in_a_round_is_there_for_the_next() {
    let mut game = start(&config(), 2);
    choose(&mut game, "5 5");
    table(&mut game, "roll 1 5");
    assert_eq!((game.position.sea.gold[4], bags(&game)), (4, vec![0, 0]));
    pass_all(&mut game);
    choose(&mut game, "4 b");
    table(&mut game, "reach 1");
    act(&mut game, "steer 6");
    assert_eq!(game.position.sea.gold[4], 4, "whoever is there lies");
    pass_all(&mut game);
    game.position.sea.divers[seat(1)].row.clear();
    let told = dive(&mut game, "1 5");
    assert_eq!(told[2], Event::Collected { seat: seat(1), wreck: wreck(5), gold: 4 }, "{told:?}");
}

// BK-4.2
#[test]
fn alone_one_has_the_special_action_and_then_the_general_one() {
    let mut game = start(&config(), 2);
    dive(&mut game, "4 3");
    assert_eq!(asked(&game), Some((1, Slot::Special, 3, vec!["take".into()])));
    act(&mut game, "take");
    assert_eq!(asked(&game), Some((1, Slot::General, 3, vec!["take".into()])));
    act(&mut game, "take");
    assert_eq!(asked(&game), Some((0, Slot::Special, 4, vec!["take".into()])), "in ascending order");
    act(&mut game, "take");
    act(&mut game, "take");
    assert_eq!((bags(&game), row(&game, 1).len()), (vec![5, 6], 1));
}

// BK-4.3
#[test]
fn beside_the_barracuda_bags_are_dropped_and_only_the_general_action_is_left() {
    let mut game = start(&config(), 3);
    game.position.sea.vaults[0] = 5;
    game.position.sea.divers[seat(1)].row = vec![wreck(1)];
    choose(&mut game, "3 3 1");
    table(&mut game, "roll 1 3");
    assert_eq!(bags(&game), [2, 2, 2], "wreck 1 comes first");
    act(&mut game, "pass");
    act(&mut game, "pass");
    assert_eq!((bags(&game), game.position.sea.gold[2]), (vec![0, 0, 2], 4));
    assert_eq!(game.position.sea.vaults[0], 5, "vaults are safe");
    assert_eq!(asked(&game), Some((0, Slot::General, 3, vec!["take".into()])));
    act(&mut game, "take");
    assert_eq!(asked(&game).map(|(by, slot, ..)| (by, slot)), Some((1, Slot::General)));
}

// BK-4.3
#[test]
fn no_more_than_four_pieces_stay_on_a_wreck() {
    let mut game = start(&config(), 2);
    game.position.sea.divers[seat(0)].bag = 3;
    game.position.sea.divers[seat(1)].bag = 3;
    choose(&mut game, "3 3");
    let told = table(&mut game, "roll 1 3");
    let dropped = [
        Event::Dropped { seat: seat(0), wreck: wreck(3), gold: 3, lost: 0 },
        Event::Dropped { seat: seat(1), wreck: wreck(3), gold: 1, lost: 2 },
    ];
    assert!(told.windows(2).any(|pair| pair == dropped), "{told:?}");
    assert_eq!(game.position.sea.gold[2], 4);
}

// BK-4.3, BK-4.5
#[test]
fn whoever_controls_it_keeps_their_bag_and_those_who_only_tried_do_not() {
    let mut game = start(&config(), 3);
    dive(&mut game, "3 1 2");
    pass_all(&mut game);
    choose(&mut game, "b 3 4");
    table(&mut game, "reach 1");
    let told = act(&mut game, "steer 3");
    assert!(
        told.contains(&Event::Spared { seat: seat(0), wreck: wreck(3), by: Shelter::Control }),
        "{told:?}"
    );
    assert_eq!(bags(&game), [2, 0, 2]);
    assert_eq!(
        asked(&game),
        Some((1, Slot::General, 3, vec!["take".into()])),
        "no action for whoever lies there"
    );

    let mut game = start(&config(), 3);
    dive(&mut game, "3 1 2");
    pass_all(&mut game);
    choose(&mut game, "b b 4");
    table(&mut game, "roll 1 3");
    assert_eq!(bags(&game)[0], 0, "two cards: nobody controls it");
}

// BK-4.3
#[test]
fn a_wreck_that_protects_spares_those_who_stand_on_it() {
    let mut game = start(&with_actions(WreckAction::Gold(2), WreckAction::Protected), 3);
    dive(&mut game, "1 2 2");
    pass_all(&mut game);
    choose(&mut game, "2 b b");
    let told = table(&mut game, "roll 2 2");
    assert!(told.contains(&Event::Spared { seat: seat(0), wreck: wreck(2), by: Shelter::Wreck }), "{told:?}");
    assert_eq!(bags(&game), [2, 0, 0], "those who lie there carry out no action");
    assert_eq!(game.position.phase, Phase::choosing(3), "no special action beside the Barracuda");
}

// BK-4.4
#[test]
fn the_initiative_gives_the_special_action_or_a_robbery_and_all_the_general_one() {
    let mut game = start(&config(), 3);
    game.position.sea.divers[seat(0)].row = vec![wreck(1), wreck(2)];
    game.position.sea.divers[seat(2)].row = vec![wreck(1)];
    dive(&mut game, "4 4 4");
    let rob_or_take = vec!["take".to_owned(), "rob 0".to_owned(), "rob 2".to_owned()];
    assert_eq!(asked(&game), Some((1, Slot::Initiative, 4, rob_or_take)));
    assert_eq!(reason(&game), Some(TurnReason::FewestCards));
    act(&mut game, "rob 0");
    assert_eq!(bags(&game), [0, 4, 2], "instead of the special action");
    let order: Vec<u8> = (0..3)
        .map(|_| {
            let (by, slot, ..) = asked(&game).unwrap();
            assert_eq!(slot, Slot::General);
            act(&mut game, "take");
            by
        })
        .collect();
    assert_eq!(order, [1, 2, 0], "by their cards");
    assert_eq!(bags(&game), [1, 5, 3]);
}

// BK-4.4
#[test]
fn on_a_tie_there_are_general_actions_only() {
    let mut game = start(&config(), 3);
    let told = dive(&mut game, "4 4 1");
    assert_eq!(asked(&game).unwrap().2, 1);
    act(&mut game, "pass");
    let told = [told, act(&mut game, "pass")].concat();
    assert!(told.contains(&Event::Tied(wreck(4))), "{told:?}");
    assert_eq!(asked(&game), Some((0, Slot::General, 4, vec!["take".into()])));
    act(&mut game, "take");
    assert_eq!(asked(&game), Some((1, Slot::General, 4, vec!["take".into()])));
}

// BK-4.5
#[test]
fn whoever_lies_there_does_nothing_and_can_be_robbed() {
    let mut game = start(&config(), 3);
    game.position.sea.divers[seat(0)].row = vec![wreck(1), wreck(2), wreck(3)];
    game.position.sea.divers[seat(1)].at = Some(wreck(4));
    dive(&mut game, "4 b 1");
    act(&mut game, "pass");
    act(&mut game, "pass");
    let options = vec!["take".to_owned(), "rob 1".to_owned()];
    assert_eq!(asked(&game), Some((0, Slot::Initiative, 4, options)), "with four cards against none");
    assert_eq!(reason(&game), Some(TurnReason::OnlyUpright), "and not for the fewest cards");
    act(&mut game, "rob 1");
    act(&mut game, "take");
    assert_eq!((bags(&game), is_choosing(&game)), (vec![5, 0, 2], true));
}

// BK-4.4, BK-4.5
#[test]
fn the_reason_for_an_initiative_is_the_one_that_holds() {
    let mut game = start(&config(), 3);
    game.position.sea.divers[seat(0)].row = vec![wreck(1), wreck(2)];
    game.position.sea.divers[seat(1)].row = vec![wreck(1)];
    game.position.sea.divers[seat(2)].at = Some(wreck(4));
    dive(&mut game, "4 4 b");
    assert_eq!(asked(&game).map(|(by, slot, ..)| (by, slot)), Some((1, Slot::Initiative)));
    assert_eq!(reason(&game), Some(TurnReason::FewestOfUpright), "whoever lies there has fewer cards");
    act(&mut game, "rob 2");
    assert_eq!(reason(&game), Some(TurnReason::Upright), "then all have the general action");
}

// BK-4.2, BK-4.3, BK-4.4
#[test]
fn who_has_no_initiative_has_another_reason() {
    let mut game = start(&config(), 3);
    dive(&mut game, "4 4 1");
    assert_eq!(reason(&game), Some(TurnReason::Alone), "on wreck 1");
    act(&mut game, "pass");
    assert_eq!(reason(&game), Some(TurnReason::Upright), "alone as well");
    act(&mut game, "pass");
    assert_eq!(reason(&game), Some(TurnReason::Upright), "a tie on wreck 4");

    let mut game = start(&config(), 2);
    choose(&mut game, "3 3");
    table(&mut game, "roll 1 3");
    assert_eq!(reason(&game), Some(TurnReason::BesideBarracuda));
}

// BK-4.6
#[test]
fn every_action_can_be_declined() {
    let mut game = start(&config(), 2);
    dive(&mut game, "3 4");
    let before = game.position.sea.clone();
    for _ in 0..4 {
        let told = act(&mut game, "pass");
        assert!(matches!(told[0], Event::Passed { .. }));
    }
    assert_eq!((game.position.round, game.position.sea == before), (2, true));
}

/// A setting: an action that no player would decline is taken without asking.
#[test]
fn gold_can_be_taken_without_asking() {
    let mut game = start(&Config { auto_take: true, ..config() }, 2);
    game.position.sea.divers[seat(0)].row = vec![wreck(1)];
    dive(&mut game, "4 4");
    assert_eq!(offered(&game), ["take", "rob 0"], "there is something to choose");
    let told = act(&mut game, "rob 0");
    let takes = |number: u8| Event::Took { seat: seat(number), wreck: wreck(4), gold: 1 };
    assert_eq!(told[1..3], [takes(1), takes(0)]);
    assert_eq!((bags(&game), game.position.round), (vec![1, 5], 2));
}
