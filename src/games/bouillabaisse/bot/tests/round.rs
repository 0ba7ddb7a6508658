//! Rounds of the bot agree with those of the game.

use super::*;

#[test]
fn rounds_are_played_as_the_rules_play_them() {
    let variants = [
        (4, Config::default()),
        (2, Config { all_or_nothing: AllOrNothing::Tricks, ..Config::default() }),
        (2, Config { all_or_nothing: AllOrNothing::Cards, ..Config::default() }),
        (3, Config { all_or_nothing: AllOrNothing::Cards, skip: false, ..Config::default() }),
        (4, Config { cost_selection: CostSelection::Late, help: Help::Strict, ..Config::default() }),
        (5, Config { packs: 2, twins: TwinRule::Last, skip: false, ..Config::default() }),
        (12, Config::default()),
    ];
    for (seats, config) in variants {
        wander(&config, seats, 3, |game, rng| {
            let (view, pack, rules) = seen(game);
            let unseen = UnseenCards::of(&view, &pack, Memory::PERFECT);
            let mut round = Round::of(&view, &rules, unseen.cards());
            for (hand, held) in round.hands.iter_mut().zip(game.hands().values()) {
                *hand = set(held);
            }
            let mut game = game.clone();
            let finished = game.view(Viewer::Public).finished.len();
            loop {
                let seat = game.turn().unwrap();
                assert_eq!(round.turn, seat.index());
                let offer = game.offer(seat);
                let playable = offer.actions().iter().map(|Action::Play(card)| 1 << bit(*card));
                assert_eq!(round.playable(), playable.sum::<u64>());
                let Action::Play(card) = *offer.actions().choose(rng).unwrap();
                round.play(&rules, bit(card));
                game.apply(&Step::Player(seat, Action::Play(card)));
                let view = game.view(Viewer::Public);
                if let Some(last) = view.finished.get(finished) {
                    assert!(round.is_over(&rules) || !config.skip);
                    let points: Vec<i32> = last.scores.values().iter().map(|score| score.points).collect();
                    assert_eq!(round.points(&rules)[..usize::from(seats)], points);
                    break;
                }
                if let Some(points) = &view.points {
                    let taken: Vec<i32> = points.values().iter().map(|points| points.abs()).collect();
                    assert_eq!(round.taken[..usize::from(seats)], taken);
                }
            }
        });
    }
}

fn plays(view: &View) -> Vec<PlayedCard> {
    view.tricks.iter().flat_map(|trick| &trick.cards).chain(&view.trick).copied().collect()
}

#[test]
fn a_round_that_is_played_once_more_ends_where_it_was() {
    for (seats, packs) in [(4, 1), (3, 2)] {
        wander(&Config { packs, ..Config::default() }, seats, 2, |game, rng| {
            let (view, pack, rules) = seen(game);
            let mut unseen = UnseenCards::of(&view, &pack, Memory::PERFECT);
            let mut round = Round::of(&view, &rules, unseen.cards());
            unseen.sample(rng, &mut round);
            let plays = plays(&view);
            let mut again = round.rewound(&rules, &plays);
            assert_eq!(again.all, set(&pack));
            for PlayedCard { by, card } in plays {
                assert_eq!(again.turn, by.index());
                assert_ne!(again.playable() & 1 << bit(card), 0, "{card} could be played");
                again.play(&rules, bit(card));
            }
            assert_eq!(
                (again.hands, again.all, again.taken, again.turn, again.stake),
                (round.hands, round.all, round.taken, round.turn, round.stake)
            );
        });
    }
}
