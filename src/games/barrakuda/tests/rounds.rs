//! Set-up, choosing, the Barracuda's turn, the end of a round and of a match.

use super::*;
use crate::games::barrakuda::{AGAIN, LONG, Preset, ROUNDS, Slot, WRECKS, config::GOALS};

// BK-1.2, BK-1.3
#[test]
fn everybody_starts_on_the_boat_with_two_gold() {
    let game = start(&config(), 3);
    assert_eq!(bags(&game), [2, 2, 2]);
    assert_eq!(game.position.sea.vaults, [0, 0, 0]);
    assert_eq!(game.position.sea.barracuda, wreck(6));
    for diver in game.position.sea.divers.values() {
        assert_eq!((diver.at, diver.lying), (None, false));
        let hand: Vec<String> = diver.hand().iter().map(Card::to_string).collect();
        assert_eq!(hand, ["1", "2", "3", "4", "5", "b"]);
    }
}

// BK-1.1
#[test]
fn the_table_lays_the_wrecks_unless_it_was_agreed_how() {
    let mut game = start(&Config::default(), 2);
    assert!(game.pending().is_chance());
    assert_eq!(game.check(&chance("floor 0,0 1,0 2,0 0,1 1,1 3,3")), Err(Illegal::NotDue));
    let told = table(&mut game, "floor 0,0 1,0 2,0 0,1 1,1 2,1");
    assert_eq!(told, [Event::Laid]);
    assert_eq!(game.pending().seats().len(), 2);
    for preset in Preset::ALL {
        let game = start(&Config { layout: Layout::Preset(preset), ..Config::default() }, 2);
        assert_eq!(game.position.floor().cells(), preset.cells());
    }
    let torn = [(0, 0), (1, 0), (2, 0), (4, 1), (0, 1), (1, 1)];
    let torn = Barrakuda::new(&Config { layout: Layout::Laid(torn), ..Config::default() }, 2);
    assert!(matches!(torn, Err(Refusal::Floor(_))), "{torn:?}");
}

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

// BK-2.1
#[test]
fn cards_turn_up_when_the_last_has_chosen() {
    let mut game = start(&config(), 3);
    make(&mut game, &step(2, "play 5"));
    make(&mut game, &step(0, "play b"));
    assert!(game.position.sea.divers.values().iter().all(|diver| diver.at.is_none() && diver.row.is_empty()));
    assert_eq!(refused(&game, 0, "play 1"), Refusal::Chosen);
    let told = make(&mut game, &step(1, "play 3"));
    let cards = vec![Card::Barracuda, Card::Dive(wreck(3)), Card::Dive(wreck(5))];
    assert_eq!(told, [Event::Chosen(seat(1)), Event::Revealed(cards)]);
    assert_eq!(game.position.sea.diver(seat(1)).at, Some(wreck(3)));
    let liar = game.position.sea.diver(seat(0));
    assert!(
        liar.lying && liar.at.is_none() && !liar.holds_barracuda,
        "lies down on the boat, the card is in the centre"
    );
}

// BK-2.1
#[test]
fn a_row_keeps_its_order_and_its_cards_are_out_of_the_hand() {
    let mut game = start(&config(), 2);
    for cards in ["4 1", "2 3"] {
        dive(&mut game, cards);
        pass_all(&mut game);
    }
    assert_eq!((row(&game, 0), row(&game, 1)), (vec![4, 2], vec![1, 3]));
    let held = "play 4".parse().unwrap();
    let Action::Play(card) = held else { panic!() };
    assert_eq!(refused(&game, 0, "play 4"), Refusal::NotHeld(card));
    // A Barracuda card leaves the pawn where it is.
    dive(&mut game, "b 5");
    assert_eq!(game.position.sea.diver(seat(0)).at, Some(wreck(2)));
    assert_eq!(row(&game, 0), [4, 2]);
}

// BK-2.2
#[test]
fn the_last_movement_card_brings_all_back_at_once() {
    let mut game = start(&config(), 2);
    for cards in ["1 2", "2 3", "3 4", "4 b"] {
        dive(&mut game, cards);
        pass_all(&mut game);
    }
    choose(&mut game, "5 5");
    assert!(row(&game, 0).is_empty(), "before the initiative is compared");
    table(&mut game, "roll 1 6");
    assert_eq!(
        asked(&game),
        Some((0, Slot::Initiative, 5, vec!["bank 1".into(), "bank 2".into(), "rob 1".into()]))
    );
    assert_eq!(row(&game, 1), [2, 3, 4, 5]);
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
    // Two cards are as good as none.
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

/// A set of six wrecks that do nothing but this where the Barracuda stops.
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
    // By 4 to 1, from where it is flung to 3: there all take their card back as well.
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
    // It is flung once a round: not from one to the other for ever.
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

// BK-5.1
#[test]
fn pawns_stand_up_when_the_round_is_over() {
    let mut game = start(&config(), 2);
    dive(&mut game, "1 2");
    pass_all(&mut game);
    dive(&mut game, "b 4");
    assert!(game.position.sea.diver(seat(0)).lying);
    pass_all(&mut game);
    assert!(!game.position.sea.diver(seat(0)).lying);
}

// BK-5.2
#[test]
fn barracuda_cards_return_when_it_is_home_or_all_are_played() {
    let away = |game: &mut Barrakuda, cards: &str| {
        choose(game, cards);
        if control(game).is_some() {
            table(game, "reach 1");
            act(game, "steer 3");
        } else {
            table(game, "roll 1 3");
        }
        pass_all(game);
        game.position.sea.divers.values().iter().map(|diver| diver.holds_barracuda).collect::<Vec<bool>>()
    };
    let mut game = start(&config(), 3);
    assert_eq!(away(&mut game, "b 1 1"), [false, true, true]);
    assert_eq!(away(&mut game, "1 b 2"), [false, false, true]);
    assert_eq!(away(&mut game, "2 2 b"), [true, true, true], "all played");
    assert_eq!(away(&mut game, "b 3 3"), [false, true, true]);
    choose(&mut game, "3 4 4");
    table(&mut game, "roll 1 6");
    pass_all(&mut game);
    assert!(game.position.sea.diver(seat(0)).holds_barracuda, "it is home");
}

// BK-5.3
#[test]
fn the_first_full_vault_wins_at_once() {
    for goal in GOALS {
        let mut game = start(&Config { goal, ..config() }, 2);
        game.position.sea.vaults = vec![goal - 3, 0];
        game.position.sea.divers[seat(0)].bag = 9;
        dive(&mut game, "5 2");
        act(&mut game, "pass");
        act(&mut game, "bank 2");
        assert!(game.pending().outcome().is_none(), "one piece is missing");
        pass_all(&mut game);
        game.position.sea.divers[seat(0)].row.clear();
        dive(&mut game, "5 1");
        act(&mut game, "pass");
        act(&mut game, "pass");
        let told = act(&mut game, "bank 1");
        assert_eq!(
            told,
            [Event::Banked { seat: seat(0), gold: 1 }, Event::Won(seat(0))],
            "no general action"
        );
        assert_eq!(game.pending().outcome().unwrap().places, [1, 2]);
        assert_eq!(game.check(&step(1, "pass")), Err(Illegal::Over));
    }
    let odd = Barrakuda::new(&Config { goal: 9, ..config() }, 2);
    assert_eq!(odd, Err(Refusal::Goal(9)));
}

// BK-5.4
#[test]
fn where_several_could_win_the_initiative_decides() {
    let mut game = start(&with_actions(WreckAction::Nothing, WreckAction::BankAll), 3);
    game.position.sea.vaults = vec![7, 7, 7];
    for (number, cards) in [(0, vec![3, 4]), (1, vec![1]), (2, vec![1, 3])] {
        game.position.sea.divers[seat(number)].row = cards.into_iter().map(wreck).collect();
    }
    dive(&mut game, "2 2 2");
    act(&mut game, "pass");
    assert_eq!(asked(&game).unwrap().0, 1, "the fewest cards");
    act(&mut game, "pass");
    assert_eq!(asked(&game).unwrap().0, 0, "as many cards as the third: the seat decides");
    act(&mut game, "bank 2");
    assert_eq!(game.pending().outcome().unwrap().places, [1, 2, 2]);
}

/// A match at the end of this round, in which nobody has won.
fn after_round(round: u16) -> Barrakuda {
    let mut game = start(&config(), 3);
    game.position.round = round;
    game.position.sea.vaults = vec![3, 5, 5];
    dive(&mut game, "1 2 3");
    while matches!(game.position.phase, Phase::Resolving { .. }) {
        act(&mut game, "pass");
    }
    game
}

/// Not in the rulebook: after many rounds without a winner all may agree to a draw.
// BK-5.5
#[test]
fn a_long_match_ends_as_a_draw_if_all_agree() {
    let mut game = after_round(LONG);
    assert_eq!(story(&game).last().unwrap().event, Event::DrawAsked(LONG));
    for number in 0..3 {
        assert_eq!(game.view(Viewer::Public).prompt, Prompt::Agreeing { by: seat(number) });
        assert_eq!(game.offer(seat(number)).actions(), [Action::Agree, Action::Refuse]);
        let told = act(&mut game, "agree");
        assert_eq!(told[0], Event::Agreed(seat(number)));
    }
    assert_eq!(story(&game).last().unwrap().event, Event::Drawn);
    assert!(game.pending().outcome().unwrap().is_draw(), "whatever is in the vaults");
    // Who wants to play on does, and is asked again much later.
    let mut game = after_round(LONG);
    act(&mut game, "agree");
    let told = act(&mut game, "refuse");
    assert_eq!(told, [Event::Refused(seat(1))]);
    assert_eq!((&game.position.phase, game.position.round), (&Phase::choosing(3), LONG + 1));
    let asked = |round: u16| matches!(after_round(round).position.phase, Phase::Agreeing { .. });
    assert!(!asked(LONG - 1) && !asked(LONG + 1) && asked(LONG + AGAIN) && asked(LONG + 2 * AGAIN));
}

/// A log ends somewhere, and no bag ever holds more than can be counted.
// BK-5.5
#[test]
fn the_last_round_there_is_is_far_away_and_a_draw() {
    let game = after_round(ROUNDS);
    assert_eq!(story(&game).last().unwrap().event, Event::OutOfRounds);
    assert!(game.pending().outcome().unwrap().is_draw());
    assert_eq!(game.view(Viewer::Public).winners.len(), 3);
    let most = u32::from(ROUNDS) * 4 * 2 * u32::from(crate::games::barrakuda::cards::MOST_GOLD) + 4 * 2;
    assert!(most <= u32::from(Gold::MAX), "four divers who take all there is for so many rounds: {most}");
}

/// The round after it, as `docs/rules/barrakuda.md` and the rules page tell it.
// BK-3.3, BK-4.1, BK-4.3, BK-4.5, BK-5.1, BK-5.2
#[test]
fn the_second_example_goes_as_told() {
    let layout = Layout::Laid(floor(&["614", "235"]).unwrap().cells());
    let mut game = start(&Config { layout, ..Config::default() }, 4);
    for (number, at, row, bag) in
        [(0, 2, vec![5, 2], 4), (1, 4, vec![4], 5), (2, 2, vec![4, 1, 2], 1), (3, 3, vec![3], 1)]
    {
        let diver = &mut game.position.sea.divers[seat(number)];
        (diver.at, diver.bag) = (Some(wreck(at)), bag);
        diver.row = row.into_iter().map(wreck).collect();
    }
    game.position.sea.gold[2] = 3;
    game.position.sea.barracuda = wreck(3);
    choose(&mut game, "b 5 3 2");
    table(&mut game, "reach 2");
    let told = act(&mut game, "steer 5");
    assert!(told.contains(&Event::Collected { seat: seat(2), wreck: wreck(3), gold: 3 }), "{told:?}");
    assert_eq!(asked(&game).map(|(by, slot, ..)| (by, slot)), Some((3, Slot::Initiative)), "upright alone");
    act(&mut game, "rob 0");
    act(&mut game, "take");
    assert_eq!((bags(&game)[0], bags(&game)[3]), (0, 6));
    act(&mut game, "take");
    let told = act(&mut game, "take");
    assert_eq!((bags(&game)[2], row(&game, 2)), (8, vec![4, 1, 2, 3]));
    assert!(told.contains(&Event::Dropped { seat: seat(1), wreck: wreck(5), gold: 4, lost: 1 }), "{told:?}");
    assert_eq!(offered(&game), ["take"], "no special action");
    act(&mut game, "take");
    assert_eq!(
        (
            game.position.round,
            game.position.sea.diver(seat(0)).lying,
            game.position.sea.diver(seat(0)).holds_barracuda
        ),
        (2, false, false)
    );
}

/// The rulebook's example: Red, Blue, Yellow and Green have played 2, 4, 2 and 3.
// BK-2.1, BK-3.1, BK-3.2, BK-4.2, BK-4.3, BK-4.4
#[test]
fn the_example_of_a_round_ends_as_in_the_rulebook() {
    let layout = Layout::Laid(floor(&["614", "235"]).unwrap().cells());
    let mut game = start(&Config { layout, ..Config::default() }, 4);
    let [red, blue, yellow, green] = [0, 1, 2, 3].map(seat);
    game.position.sea.divers[red].row = vec![wreck(5)];
    game.position.sea.divers[yellow].row = vec![wreck(4), wreck(1)];
    game.position.sea.divers[yellow].bag = 1;
    game.position.sea.divers[green].bag = 3;
    game.position.sea.vaults[3] = 1;
    choose(&mut game, "2 4 2 3");
    let told = table(&mut game, "roll 2 3");
    let route = vec![wreck(2), wreck(3)];
    assert_eq!(
        told[0],
        Event::Rolled { distance: 2, direction: wreck(3), route, parting: Some(wreck(2)) },
        "by 2, not by 1"
    );
    // A. Red has the initiative over Yellow.
    assert_eq!(asked(&game), Some((0, Slot::Initiative, 2, vec!["back".into(), "rob 2".into()])));
    let told = act(&mut game, "rob 2");
    assert_eq!(told, [Event::Robbed { seat: red, of: yellow, gold: 1 }]);
    act(&mut game, "take");
    assert_eq!(asked(&game).unwrap().0, yellow.number());
    // B. Green drops three pieces on the wreck and keeps the one in the vault.
    let told = act(&mut game, "take");
    assert!(told.contains(&Event::Dropped { seat: green, wreck: wreck(3), gold: 3, lost: 0 }), "{told:?}");
    assert_eq!((game.position.sea.gold[2], game.position.sea.vaults[3]), (3, 1));
    assert_eq!(asked(&game), Some((3, Slot::General, 3, vec!["take".into()])), "the general action alone");
    act(&mut game, "take");
    // C. Blue is alone and collects three pieces in all.
    act(&mut game, "take");
    act(&mut game, "take");
    assert_eq!(bags(&game), [4, 5, 1, 1]);
    assert_eq!(game.position.sea.diver(blue).at, Some(wreck(4)));
    assert_eq!((game.position.round, row(&game, 3)), (2, vec![3]));
}
