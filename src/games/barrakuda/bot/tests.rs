//! Tests of the bot's parts: the position by its knowledge, and positions with one right answer.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

use super::{
    super::{
        cards::Card,
        config::Config,
        floor::Wreck,
        tests::{act, choose, config, dive, start, table, with_actions},
        wreck_cards::WreckAction,
        wreck_set::WreckSet,
    },
    *,
};
use crate::kernel::{
    Game, Pending, Seat, Viewer,
    bot::{cost, decide, weigh},
};

/// Calls `look` at every decision of random matches of all kinds.
fn wander(matches: u64, mut look: impl FnMut(&Barrakuda, Seat)) {
    for seed in 0..matches {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut set = WreckSet::OURS;
        set.extra.0[0].general = WreckAction::Pocket;
        let mut config = Config { teams: seed % 4 == 3, set, ..Config::default() };
        config.swapped.iter_mut().for_each(|swapped| *swapped = rng.random());
        let mut game = start(&config, if config.teams { 4 } else { 2 + (seed % 3) as u8 });
        loop {
            let step = match game.pending() {
                Pending::Players(seats) => {
                    let seat = seats.iter().next().unwrap();
                    look(&game, seat);
                    Step::Player(seat, game.offer(seat).actions().choose(&mut rng).unwrap().clone())
                }
                Pending::Chance => Step::Chance(game.draw_chance(&mut rng)),
                Pending::Over(_) => break,
            };
            game.apply(&step);
        }
    }
}

#[test]
fn it_imagines_the_match_as_it_is() {
    let mut pockets = 0;
    wander(40, |game, seat| {
        // The bot's position takes gold without a question.
        let mut known = Position { auto_take: true, ..game.position.clone() };
        if let Phase::Choosing(chosen) = &mut known.phase {
            for other in game.sea().opponents(seat) {
                chosen[other] = None;
            }
        }
        pockets += usize::from(match &known.phase {
            Phase::Resolving { rest, .. } => !rest.pickers.is_empty(),
            Phase::Picking { later, .. } | Phase::Putting { later, .. } => !later.is_empty(),
            _ => false,
        });
        assert_eq!(Position::from_view(&game.view(Viewer::Seat(seat))), known);
    });
    assert!(pockets > 100, "{pockets}");
}

#[test]
fn chances_add_up() {
    wander(10, |game, _| {
        let all = Evaluator::new(&game.position, evaluation::LEARNED).win_probabilities(&game.position);
        let sum: i32 = all.iter().sum();
        assert!((evaluation::SCALE - 4..=evaluation::SCALE).contains(&sum), "{all:?}");
    });
}

fn think(game: &Barrakuda, level: Level, seat: u8) -> Choice<Action, Reason> {
    decide(game, Seat::nth(seat), level, 5)
}

/// The levels that must find the right answer.
const GOOD: [Level; 2] = [Level::Medium, Level::Expert];

fn wreck(number: u8) -> Wreck {
    Wreck::new(number).unwrap()
}

fn play(number: u8) -> Action {
    Action::Play(Card::Dive(wreck(number)))
}

/// Cards are 1 to 5. The first diver has enough gold to win, and the Barracuda is at the other end. No other diver
/// holds a 5 or a Barracuda card.
fn full_bag() -> Barrakuda {
    let mut game = start(&config(), 4);
    game.position.sea.barracuda = wreck(1);
    for diver in &mut game.position.sea.divers.values_mut()[1..] {
        diver.row = vec![wreck(5)];
        diver.holds_barracuda = false;
    }
    game.position.sea.divers[Seat::nth(0)].bag = 7;
    game.position.sea.vaults[0] = 1;
    game
}

#[test]
fn a_full_bag_goes_to_the_vault_when_nobody_can_be_there() {
    let game = full_bag();
    for level in GOOD {
        let choice = think(&game, level, 0);
        assert_eq!(choice.action, play(5), "{level:?}");
        assert!(matches!(choice.reason, Reason::MayWin { .. }), "{level:?}: {:?}", choice.reason);
    }
}

#[test]
fn the_vault_is_filled() {
    let mut game = start(&config(), 4);
    game.position.sea.divers[Seat::nth(0)].bag = 6;
    game.position.sea.vaults[0] = 2;
    dive(&mut game, "5 4 4 4");
    while !game.offer(Seat::nth(0)).actions().contains(&Action::Bank(6)) {
        act(&mut game, "pass");
    }
    for level in Level::ALL {
        let choice = think(&game, level, 0);
        assert_eq!((choice.action, choice.reason), (Action::Bank(6), Reason::Wins), "{level:?}");
    }
}

#[test]
fn a_full_bag_is_robbed() {
    // On wreck 4 the first diver has the initiative, and a choice: two pieces from the reserve, six of the second
    // diver, or one of the third.
    let mut game = start(&config(), 3);
    game.position.sea.divers[Seat::nth(1)].row = vec![wreck(5)];
    game.position.sea.divers[Seat::nth(2)].row = vec![wreck(3)];
    game.position.sea.divers[Seat::nth(1)].bag = 6;
    game.position.sea.divers[Seat::nth(2)].bag = 1;
    dive(&mut game, "4 4 4");
    for level in GOOD {
        let choice = think(&game, level, 0);
        assert_eq!(choice.action, Action::Rob(Seat::nth(1)), "{level:?}");
        assert_eq!(
            choice.reason,
            Reason::WreckAction { action: choice.action, from: Some((Seat::nth(1), 6)) }
        );
    }
}

#[test]
fn the_barracuda_is_led_to_whoever_is_about_to_win() {
    let mut game = start(&config(), 3);
    game.position.sea.barracuda = wreck(2);
    game.position.sea.divers[Seat::nth(1)].bag = 8;
    choose(&mut game, "b 5 3");
    table(&mut game, "reach 2");
    for level in GOOD {
        let choice = think(&game, level, 0);
        assert_eq!(choice.action, Action::Steer(wreck(5)), "{level:?}");
        assert_eq!(choice.reason, Reason::Bite { whom: Seat::nth(1), gold: 8 }, "{level:?}");
    }
}

#[test]
fn of_two_cards_drawn_the_one_to_the_vault_is_put_down() {
    let mut game = start(&with_actions(WreckAction::Pocket, WreckAction::Nothing), 2);
    game.position.sea.divers[Seat::nth(1)].bag = 8;
    dive(&mut game, "2 3");
    act(&mut game, "late");
    while !matches!(game.position.phase, Phase::Picking { .. }) {
        act(&mut game, "pass");
    }
    act(&mut game, "pocket 1");
    table(&mut game, "draw 1 5");
    for level in GOOD {
        assert_eq!(think(&game, level, 0).action, Action::Put(Card::Dive(wreck(5))), "{level:?}");
    }
}

#[test]
fn a_full_bag_that_is_left_is_weighed_beside_the_one_that_was_there() {
    let mut game = start(&config(), 3);
    game.position.sea.divers[Seat::nth(1)].row = vec![wreck(5)];
    game.position.sea.divers[Seat::nth(2)].row = vec![wreck(3)];
    game.position.sea.divers[Seat::nth(1)].bag = 6;
    game.position.sea.divers[Seat::nth(2)].bag = 1;
    dive(&mut game, "4 4 4");
    let rob = |seat| Action::Rob(Seat::nth(seat));
    for level in GOOD {
        let weighed = |question| weigh(&game, Seat::FIRST, level, question);
        let [best, done] = &weighed(Question::Weigh(rob(2)))[..] else { panic!("{level:?}") };
        assert_eq!((&best.action, &done.action), (&rob(1), &rob(2)), "{level:?}");
        assert!(best.value - done.value > Barrakuda::TIE_MARGIN, "{level:?}: {best:?} {done:?}");
        assert!(matches!(done.reason, Reason::WreckAction { from: Some((_, 1)), .. }), "{level:?}: {done:?}");
        let all = weighed(Question::Advise(3));
        assert_eq!((all.len(), &all[0]), (3, best), "{level:?}");
    }
}

#[test]
fn the_card_that_wins_is_worth_most() {
    let game = full_bag();
    for level in GOOD {
        let [best, done] = &weigh(&game, Seat::FIRST, level, Question::Weigh(play(2)))[..] else { panic!() };
        assert_eq!((&best.action, &done.action), (&play(5), &play(2)), "{level:?}");
        assert!(best.value - done.value > 1_000, "{level:?}: {best:?} {done:?}");
    }
}

/// No cost exceeds the best action's chance to win, however long the match.
#[test]
fn no_action_costs_more_than_can_be_lost() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut costs = Vec::new();
    let mut met = 0;
    wander(6, |game, seat| {
        met += 1;
        if met % 7 != 0 {
            return;
        }
        let level = if met % 70 == 0 { Level::Expert } else { Level::Medium };
        let done = game.offer(seat).actions().choose(&mut rng).unwrap().clone();
        for question in [Question::Advise(u8::MAX), Question::Weigh(done)] {
            let all = weigh(game, seat, level, question);
            let (best, last) = (all[0].value, all[all.len() - 1].value);
            assert!(all.iter().all(|one| (0..=evaluation::SCALE).contains(&one.value)), "{level:?}: {all:?}");
            assert!(cost(best, last) <= best, "{level:?}: {all:?}");
            costs.push(cost(best, last));
        }
    });
    assert!(costs.len() > 200, "{}", costs.len());
    assert!(costs.iter().any(|cost| *cost > 1_000), "{costs:?}");
}
