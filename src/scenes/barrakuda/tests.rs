//! Scenes of a small match.

use rand::{SeedableRng, rngs::ChaCha8Rng};

use super::*;
use crate::{
    games::barrakuda::{
        Action, Barrakuda, Config, Layout, Preset, Resolution, Slot, TurnReason, WreckAction,
    },
    kernel::{Game, Step, Viewer},
};

fn wreck(number: u8) -> Wreck {
    Wreck::new(number).unwrap()
}

/// Plays a player's action, or an event of chance.
fn play(game: &mut Barrakuda, by: Option<u8>, text: &str) {
    let step = match by {
        Some(seat) => Step::Player(Seat::nth(seat), text.parse().unwrap()),
        None => Step::Chance(text.parse().unwrap()),
    };
    game.check(&step).unwrap();
    game.apply(&step);
}

fn view(game: &Barrakuda) -> View {
    game.view(Viewer::Public)
}

/// Two rows of three, 1 2 3 above 4 5 6: two divers go to 3 and 4, and the Barracuda comes to 3.
fn round() -> Barrakuda {
    let config = Config { layout: Layout::Preset(Preset::Lively), ..Config::default() };
    let mut game = Barrakuda::new(&config, 2).unwrap();
    play(&mut game, Some(0), "play 3");
    play(&mut game, Some(1), "play 4");
    play(&mut game, None, "roll 1 3");
    game
}

/// Returns the number of the first beat with this event, counted from 1.
fn beat(view: &View, tells: fn(&Event) -> bool) -> usize {
    1 + view.story.iter().position(|beat| tells(&beat.event)).unwrap()
}

#[test]
fn a_floor_laid_across_is_turned() {
    let game = round();
    let tall = scene(&view(&game), usize::MAX);
    assert_eq!(tall.size, (2, 3), "no wider than tall");
    let cells: Vec<(i8, i8)> = tall.tiles.iter().map(|tile| tile.cell).collect();
    assert_eq!(cells, [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]);
    let across = tall.clone().across();
    assert_eq!(across.size, (3, 2), "as it was laid");
    assert_eq!(across.tiles[3].cell, (0, 1));
    let gentle = Config { layout: Layout::Preset(Preset::Gentle), ..Config::default() };
    let game = Barrakuda::new(&gentle, 2).unwrap();
    assert_eq!(scene(&view(&game), 0).size, (3, 4), "as it was laid");
    let random = Barrakuda::new(&Config::default(), 2).unwrap();
    assert!(scene(&view(&random), 0).tiles.is_empty(), "nothing lies there yet");
}

#[test]
fn each_beat_shows_the_table_as_it_was_then() {
    let game = round();
    let view = view(&game);
    let at = |shown: usize| scene(&view, shown);
    let rolled = at(beat(&view, |event| matches!(event, Event::Rolled { .. })));
    assert_eq!(
        (rolled.barracuda, rolled.dice),
        (wreck(6), Some(Dice { distance: Some(1), direction: Some(wreck(3)) }))
    );
    assert_eq!(rolled.route, [6, 3].map(wreck), "drawn before it swims");
    let swum = at(beat(&view, |event| matches!(event, Event::Swam { .. })));
    assert_eq!(
        (swum.barracuda, swum.route.len(), swum.dice),
        (wreck(3), 2, rolled.dice),
        "the dice still lie there"
    );
    assert_eq!((swum.tiles[2].gold, swum.divers[0].bag), (0, 2), "nobody has been bitten yet");
    let bitten = at(beat(&view, |event| matches!(event, Event::Dropped { .. })));
    assert_eq!((bitten.tiles[2].gold, bitten.divers[0].bag), (2, 0));
    assert!(bitten.route.is_empty() && bitten.dice.is_none());
    assert_eq!(
        bitten.flow,
        Some(Flow { from: GoldPlace::Bag(Seat::nth(0)), to: GoldPlace::Wreck(wreck(3)), gold: 2 })
    );
    let bite = bitten.bite.unwrap();
    assert_eq!((bite.seat, bite.wreck, bite.gold), (Seat::nth(0), wreck(3), 2));
    assert_eq!(swum.bite, None);
    let now = at(usize::MAX);
    assert!(now.tiles[2].lit && now.tiles[2].divers == [DiverThere { seat: Seat::nth(0), lying: false }]);
    assert!(now.divers[0].turn && !now.divers[1].turn && !bitten.tiles[3].lit);
}

#[test]
fn a_match_looks_back_at_bites_finds_and_ways() {
    let mut game = round();
    let statistics = |game: &Barrakuda| view(game).statistics;
    let [bitten, alone] = [0, 1].map(|seat| statistics(&game)[seat].clone());
    assert_eq!((bitten.dives, bitten.bites, bitten.dropped, bitten.way), (1, 1, 2, 0));
    assert_eq!((alone.dives, alone.bites), (1, 0));
    assert_eq!(bites(&view(&game)), (1, 2));
    // Each player takes the gold on offer; beside the Barracuda only the general action remains.
    while view(&game).prompt != Prompt::Choosing {
        let by = game.pending().seats().iter().next().unwrap();
        play(&mut game, Some(by.number()), "take");
    }
    assert_eq!([0, 1].map(|seat| statistics(&game)[seat].found), [1, 3]);
    play(&mut game, Some(0), "play b");
    play(&mut game, Some(1), "play 5");
    play(&mut game, None, "reach 1");
    play(&mut game, Some(0), "steer 6");
    assert_eq!(
        (statistics(&game)[0].dives, statistics(&game)[1].dives),
        (1, 2),
        "whoever lies has not dived"
    );
    assert_eq!(statistics(&game)[1].way, 1, "from 4 to 5");
    play(&mut game, Some(1), "bank 5");
    assert_eq!(vault_lines(&view(&game)), [[0, 0, 0], [0, 0, 5]]);
}

#[test]
fn cards_lie_there_from_the_turn_to_the_end_of_the_round() {
    let mut game = round();
    let shown = |game: &Barrakuda| scene(&view(game), usize::MAX);
    assert_eq!(shown(&game).divers[0].card, Some(Card::Dive(wreck(3))));
    assert_eq!(shown(&game).divers[0].chosen, None);
    while view(&game).prompt != Prompt::Choosing {
        let by = game.pending().seats().iter().next().unwrap();
        play(&mut game, Some(by.number()), "pass");
    }
    assert_eq!((shown(&game).divers[0].card, shown(&game).divers[0].chosen), (None, Some(false)));
    play(&mut game, Some(1), "play 1");
    assert_eq!(shown(&game).divers[1].chosen, Some(true));
    assert_eq!(scene(&game.view(Viewer::Public), usize::MAX).divers[1].card, None);
    assert_eq!(
        scene(&game.view(Viewer::Omniscient), usize::MAX).divers[1].card,
        Some(Card::Dive(wreck(1))),
        "looking back"
    );
    // During playback of the last round, no choice for the next one is shown.
    assert_eq!(scene(&view(&game), 1).divers[1].chosen, None);
}

#[test]
fn a_steering_player_sees_the_targets() {
    let config = Config { layout: Layout::Preset(Preset::Lively), ..Config::default() };
    let mut game = Barrakuda::new(&config, 2).unwrap();
    play(&mut game, Some(0), "play b");
    play(&mut game, Some(1), "play 4");
    play(&mut game, None, "reach 1");
    let targets = |scene: &Scene| -> Vec<u8> {
        scene.tiles.iter().filter(|tile| tile.target).map(|tile| tile.wreck.number()).collect()
    };
    let view = view(&game);
    assert_eq!(targets(&scene(&view, usize::MAX)), [3, 5, 6]);
    assert!(targets(&scene(&view, 1)).is_empty(), "not before the die has been told");
    assert_eq!(actor(&view), Some(Seat::nth(0)));
    assert_eq!(scene(&view, usize::MAX).boat, [Seat::nth(0)], "who has never dived lies on the boat");
}

#[test]
fn sums_and_victims_are_drawn_together() {
    let actions =
        |texts: &[&str]| -> Vec<Action> { texts.iter().map(|text| text.parse().unwrap()).collect() };
    let bank = actions(&["bank 1", "bank 2", "bank 3", "rob 1"]);
    assert_eq!(
        action_choices(&bank, 3),
        [ActionChoice::Bank(3), ActionChoice::Single(Action::Rob(Seat::nth(1)))]
    );
    let strip = actions(&["regain", "strip 1", "strip 3", "rob 1"]);
    assert_eq!(
        action_choices(&strip, 2),
        [
            ActionChoice::Single(Action::Regain),
            ActionChoice::Strip(vec![Seat::nth(1), Seat::nth(3)]),
            ActionChoice::Single(Action::Rob(Seat::nth(1)))
        ]
    );
    let share = actions(&["take", "share 0", "share 1", "share 3"]);
    assert_eq!(
        action_choices(&share, 2),
        [ActionChoice::Single(Action::Take), ActionChoice::Share { both: 3, own: 2 }]
    );
    // A single sum is no choice.
    assert_eq!(action_choices(&actions(&["bank 5"]), 5), [ActionChoice::Single(Action::Bank(5))]);
    // All the gold is in the player's own bag.
    assert_eq!(
        action_choices(&actions(&["share 0", "share 1"]), 2),
        [ActionChoice::Share { both: 2, own: 2 }]
    );
}

#[test]
fn the_first_player_rotates_and_team_mates_follow() {
    let order = |config: &Config, seats: u8, round: u16| {
        let mut view = view(&Barrakuda::new(config, seats).unwrap());
        view.round = round;
        order(&view).iter().map(|seat| seat.number()).collect::<Vec<u8>>()
    };
    let config = Config::default();
    assert_eq!(order(&config, 3, 1), [0, 1, 2]);
    assert_eq!(order(&config, 3, 2), [1, 2, 0]);
    assert_eq!(order(&config, 3, 4), [0, 1, 2]);
    let teams = Config { teams: true, ..Config::default() };
    assert_eq!(order(&teams, 4, 1), [0, 2, 1, 3]);
    assert_eq!(order(&teams, 4, 2), [1, 3, 2, 0]);
}

// BK-7.2
#[test]
fn team_mates_share_hands_but_not_drawn_cards() {
    let swapped = [true, false, false, false, false, false];
    let layout = Layout::Preset(Preset::First);
    let config = Config { teams: true, swapped, layout, ..Config::default() };
    let mut game = Barrakuda::new(&config, 4).unwrap();
    assert_eq!(looks_along(&game.view(Viewer::Public), Seat::nth(0)), Some(Seat::nth(2)));
    for (seat, card) in ["play 1", "play 2", "play 3", "play 4"].into_iter().enumerate() {
        game.apply(&Step::Player(Seat::nth(seat as u8), card.parse().unwrap()));
    }
    game.apply(&Step::Chance("roll 1 6".parse().unwrap()));
    while !matches!(game.view(Viewer::Public).prompt, Prompt::Putting { .. }) {
        let step = match game.pending().seats().iter().next() {
            Some(seat) => {
                let offer = game.offer(seat);
                let late = offer.actions().iter().find(|action| **action == Action::Late);
                Step::Player(seat, late.unwrap_or(&offer.actions()[0]).clone())
            }
            None => Step::Chance(game.draw_chance(&mut ChaCha8Rng::seed_from_u64(1))),
        };
        game.apply(&step);
    }
    assert_eq!(looks_along(&game.view(Viewer::Public), Seat::nth(0)), None);
}

#[test]
fn each_answer_shows_its_effect_on_gold() {
    let mut view = view(&round());
    let (anna, ben) = (Seat::FIRST, Seat::nth(1));
    view.sea.divers[anna].bag = 2;
    view.sea.divers[ben].bag = 11;
    view.sea.vaults[0] = 3;
    let change = |action: &str| gold_change(&view, anna, &action.parse().unwrap());
    assert_eq!(change("rob 1"), Some(GoldChange::Bag { from: 2, to: 13 }));
    assert_eq!(change("bank 2"), Some(GoldChange::Vault { from: 3, to: 5 }));
    assert_eq!(change("share 0"), Some(GoldChange::Bag { from: 2, to: 0 }));
    assert_eq!(change("regain"), None);
    let taken = view.cards.of(wreck(3)).special;
    view.prompt = Prompt::Deciding {
        by: anna,
        wreck: wreck(3),
        slot: Slot::Special,
        reason: TurnReason::Alone,
        options: vec![Action::Take],
        rest: Resolution { wreck: wreck(3), turns: Vec::new(), control: None, pickers: Vec::new() },
    };
    assert_eq!(taken, WreckAction::Gold(3));
    assert_eq!(gold_change(&view, anna, &Action::Take), Some(GoldChange::Bag { from: 2, to: 5 }));
}

#[test]
fn a_haul_shows_gold_before_and_after() {
    let mut sea = view(&round()).sea;
    let (anna, ben) = (Seat::FIRST, Seat::nth(1));
    (sea.divers[anna].bag, sea.divers[ben].bag) = (13, 0);
    (sea.vaults[0], sea.gold[2]) = (6, 4);
    let haul = |event| Haul::of(&Beat { event, sea: sea.clone() });
    let bag = |seat, before, after| Holding { place: GoldPlace::Bag(seat), before, after };
    assert_eq!(
        haul(Event::Robbed { seat: anna, of: ben, gold: 11 }),
        Some(Haul { kind: HaulKind::Robbery, gold: 11, from: bag(ben, 11, 0), to: bag(anna, 2, 13) })
    );
    let heap = Holding { place: GoldPlace::Wreck(wreck(3)), before: 1, after: 4 };
    assert_eq!(
        haul(Event::Dropped { seat: ben, wreck: wreck(3), gold: 3, lost: 2 }),
        Some(Haul { kind: HaulKind::Bite, gold: 5, from: bag(ben, 5, 0), to: heap }),
        "some of it is lost"
    );
    let vault = Holding { place: GoldPlace::Vault(anna), before: 2, after: 6 };
    assert_eq!(
        haul(Event::Banked { seat: anna, gold: 4 }),
        Some(Haul { kind: HaulKind::Bank, gold: 4, from: bag(anna, 17, 13), to: vault })
    );
    assert_eq!(haul(Event::Dropped { seat: ben, wreck: wreck(3), gold: 0, lost: 0 }), None);
    assert_eq!(haul(Event::Laid), None);
}

#[test]
fn the_order_of_the_wrecks_is_told_while_they_are_resolved() {
    let mut game = round();
    let states = |view: &View, shown: usize| -> Vec<(u8, StepState)> {
        scene(view, shown).resolving.iter().map(|step| (step.wreck.number(), step.state)).collect()
    };
    let (anna, ben) = (Seat::FIRST, Seat::nth(1));
    let told = view(&game);
    assert_eq!(states(&told, beat(&told, |event| matches!(event, Event::Swam { .. }))), [], "not yet");
    let now = |by| StepState::Now { by: Some(by) };
    assert_eq!(
        states(&told, beat(&told, |event| matches!(event, Event::Dropped { .. }))),
        [(3, now(anna)), (4, StepState::Later)]
    );
    assert_eq!(states(&told, usize::MAX), [(3, now(anna)), (4, StepState::Later)], "asked at wreck 3");
    play(&mut game, Some(0), "take");
    assert_eq!(states(&view(&game), usize::MAX), [(3, StepState::Done), (4, now(ben))]);
    play(&mut game, Some(1), "take");
    play(&mut game, Some(1), "take");
    assert_eq!(states(&view(&game), usize::MAX), [], "the round is over");
}
